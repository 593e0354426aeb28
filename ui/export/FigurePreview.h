// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/FigureExport.h"

#include <QWidget>

namespace semblance {

/// A page of paper at real size: 85 mm on it are 85 mm on the screen, as far as the screen tells its resolution.
class FigurePreview : public QWidget {
    Q_OBJECT

public:
    explicit FigurePreview(QWidget* parent = nullptr);

    void setPage(const FigurePage& page, const QColor& paper);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double dotsPerInch() const;

    FigurePage m_page;
    QColor m_paper;
};

} // namespace semblance
