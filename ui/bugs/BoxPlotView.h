// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/BugwisePainter.h"
#include "ui/selection/FilterSelection.h"

#include <QAbstractScrollArea>

namespace semblance {

/// The bug-wise figure on screen: drawn by the painter of printed figures, in the colours of the palette. Boxes and
/// outliers can be hovered, clicked and walked with the arrow keys; the header stays when the rest scrolls.
class BoxPlotView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit BoxPlotView(QWidget* parent = nullptr);

    void setFigure(const BugwiseFigure& figure);
    /// Marks a bug, box and, with `value`, a mutant of it; scrolls there when it is out of view.
    void setSelected(const ResultSelection& selection, std::optional<double> value);

    const BugwiseLayout& figureLayout() const { return m_layout; }
    /// From the figure's coordinates to the viewport's, for a point of the body.
    QPoint toViewport(const QPointF& point) const;
    QString tooltipAt(const QPoint& position) const;
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    void bugSelected(const QString& bug);
    void boxSelected(const QString& bug, semblance::Scenario scenario);
    void outlierSelected(const QString& bug, semblance::Scenario scenario, double value);
    /// Enter or double click.
    void bugOpened(const QString& bug);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void relayout();
    std::optional<BugwiseHit> hitAt(const QPoint& position) const;
    void emitSelected(const BugwiseHit& hit);
    /// Index of the box reached from the focused one by a key, or nothing.
    std::optional<std::size_t> nextBox(int key) const;
    std::optional<std::size_t> boxInNeighbourPanel(std::size_t from, int direction) const;
    void focusBox(std::size_t item);
    void showArea(const QRectF& area);
    std::optional<std::size_t> bugIndex(const QString& bug) const;
    QString bugId(std::size_t bug) const;

    BugwiseFigure m_figure;
    FigureStyle m_style;
    BugwiseLayout m_layout;
    BugwiseMarks m_marks;
    std::optional<std::size_t> m_focused; ///< index into m_layout.boxes
    std::optional<QPoint> m_pressed;
};

} // namespace semblance
