// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/OperatorsFigure.h"
#include "ui/selection/FilterSelection.h"

#include <QAbstractScrollArea>

namespace semblance {

/// The operator ranking on screen: drawn by the painter of printed figures, in the colours of the palette. Rows can be
/// hovered, clicked and walked with the arrow keys; the header stays when the rest scrolls.
class OperatorsView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit OperatorsView(QWidget* parent = nullptr);

    void setFigure(const OperatorsFigure& figure);
    /// Marks the selected operator and scrolls there when it is out of view.
    void setSelected(const ResultSelection& selection);

    const OperatorsLayout& figureLayout() const { return m_layout; }
    /// From the figure's coordinates to the viewport's, for a point of the body.
    QPoint toViewport(const QPointF& point) const;
    QString tooltipAt(const QPoint& position) const;
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    void operatorSelected(const QString& operatorId, semblance::Scenario scenario);

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
    bool viewportEvent(QEvent* event) override;

private:
    void relayout();
    const OperatorsFigure::Row& row(std::size_t item) const { return m_figure.rows[m_layout.rows[item].row]; }
    std::optional<std::size_t> rowAt(const QPoint& position) const;
    std::optional<std::size_t> nextRow(int key) const;
    void choose(std::size_t item);
    void showArea(const QRectF& area);

    OperatorsFigure m_figure;
    FigureStyle m_style;
    OperatorsLayout m_layout;
    ResultSelection m_selection;
    OperatorsMarks m_marks; ///< `focus` is kept while another widget has the keyboard, but not drawn then
    std::optional<std::size_t> m_pressed;
};

} // namespace semblance
