// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/WinnersFigure.h"

#include <QWidget>

namespace semblance {

/// The winners figure on screen: drawn by the painter of printed figures, as high as its content. Its parts can be
/// hovered, clicked and walked with the arrow keys.
class WinnersView : public QWidget {
    Q_OBJECT

public:
    explicit WinnersView(QWidget* parent = nullptr);

    void setFigure(const WinnersFigure& figure);
    const WinnersFigure& figure() const { return m_figure; }
    const WinnersLayout& figureLayout() const { return m_layout; }
    QString tooltipAt(const QPointF& point) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A bar by click or Enter; empty: the sum.
    void datasetChosen(const QString& dataset);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    FigureStyle style() const;
    void relayout();
    std::optional<std::size_t> partAt(const QPointF& point) const;
    QString describe(const WinnersLayout::Part& part) const;
    void focusPart(std::size_t part);
    void choose(std::size_t part);

    WinnersFigure m_figure;
    FigureStyle m_style;
    WinnersLayout m_layout;
    mutable QSize m_height; ///< the last answer of heightForWidth(): layouts ask again and again
    std::optional<std::size_t> m_focused;
    std::optional<std::size_t> m_pressed;
};

} // namespace semblance
