// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace semblance {

/// A rounded frame around the controls of one condition. While the condition holds, the frame is tinted and has a cross
/// that removes it.
class FilterChip : public QWidget {
    Q_OBJECT

public:
    /// `removeTip` also names the cross for screen readers: "Remove the data set filter".
    FilterChip(const QString& removeTip, QWidget* parent);

    void addControl(QWidget* control);
    void setActive(bool active);
    QToolButton* cross() const { return m_cross; }

Q_SIGNALS:
    void removed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QHBoxLayout* m_layout;
    QToolButton* m_cross;
    bool m_active = false;
};

} // namespace semblance
