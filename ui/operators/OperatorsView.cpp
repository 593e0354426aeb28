// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/operators/OperatorsView.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace semblance {

OperatorsView::OperatorsView(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setObjectName(QStringLiteral("operatorRanking"));
    setAccessibleName(tr("Operator ranking"));
    setAccessibleDescription(tr("Arrow keys move from operator to operator."));
    viewport()->setMouseTracking(true);
    verticalScrollBar()->setSingleStep(24);
}

void OperatorsView::setFigure(const OperatorsFigure& figure)
{
    m_figure = figure;
    relayout();
    setSelected(m_selection);
}

void OperatorsView::relayout()
{
    m_style = screenStyle(palette(), font());
    const double width = viewport()->width();
    m_layout = layoutOperators(m_figure, m_style, FigureCanvas::screen({width, 0.0}));
    if (m_layout.canvas.size.height() < viewport()->height())
        m_layout = layoutOperators(m_figure, m_style, FigureCanvas::screen(QSizeF(width, viewport()->height())));
    const int excess = qCeil(m_layout.canvas.size.height()) - viewport()->height();
    verticalScrollBar()->setRange(0, std::max(0, excess));
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height() - qCeil(m_layout.headerHeight)));
    viewport()->update();
}

void OperatorsView::setSelected(const ResultSelection& selection)
{
    const bool moved = selection != m_selection;
    m_selection = selection;
    m_marks = {};
    for (std::size_t item = 0; item < m_layout.rows.size(); ++item) {
        const OperatorRank& rank = row(item).rank;
        if (rank.scenario == selection.scenario && rank.operatorId == selection.operatorId.toStdString()) {
            m_marks = {item, item};
            if (moved)
                showArea(m_layout.rows[item].area);
        }
    }
    viewport()->update();
}

void OperatorsView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_style.colors.background);
    OperatorsMarks marks = m_marks;
    if (!hasFocus())
        marks.focus.reset();
    const int header = qFloor(m_layout.headerHeight);
    painter.save();
    painter.setClipRect(viewport()->rect().adjusted(0, header, 0, 0));
    painter.translate(0, -verticalScrollBar()->value());
    paintOperators(painter, m_figure, m_layout, m_style, marks, FigurePart::Body);
    painter.restore();
    paintOperators(painter, m_figure, m_layout, m_style, {}, FigurePart::Header);
}

void OperatorsView::resizeEvent(QResizeEvent*) { relayout(); }

void OperatorsView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        relayout();
}

void OperatorsView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void OperatorsView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

QPoint OperatorsView::toViewport(const QPointF& point) const
{
    return (point - QPointF(0.0, verticalScrollBar()->value())).toPoint();
}

std::optional<std::size_t> OperatorsView::rowAt(const QPoint& position) const
{
    if (position.y() < m_layout.headerHeight)
        return std::nullopt;
    const QPointF point = QPointF(position) + QPointF(0.0, verticalScrollBar()->value());
    for (std::size_t item = 0; item < m_layout.rows.size(); ++item) {
        if (m_layout.rows[item].area.contains(point))
            return item;
    }
    return std::nullopt;
}

QString OperatorsView::tooltipAt(const QPoint& position) const
{
    const auto item = rowAt(position);
    return item ? describeRow(row(*item)) : QString();
}

bool OperatorsView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        // Plain text would be taken for HTML when an operator is named "a<b".
        const QString text = tooltipAt(help->pos()).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text), this);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void OperatorsView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = rowAt(event->position().toPoint());
}

/// A click counts only where press and release hit the same row.
void OperatorsView::mouseReleaseEvent(QMouseEvent* event)
{
    const auto released = rowAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && released && released == m_pressed)
        choose(*released);
    m_pressed.reset();
}

void OperatorsView::mouseMoveEvent(QMouseEvent* event)
{
    viewport()->setCursor(rowAt(event->position().toPoint()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void OperatorsView::keyPressEvent(QKeyEvent* event)
{
    if (const auto next = nextRow(event->key()))
        choose(*next);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

std::optional<std::size_t> OperatorsView::nextRow(int key) const
{
    const std::size_t count = m_layout.rows.size();
    if (count == 0)
        return std::nullopt;
    switch (key) {
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return count - 1;
    case Qt::Key_Down:
        return m_marks.focus ? std::min(*m_marks.focus + 1, count - 1) : 0;
    case Qt::Key_Up:
        return m_marks.focus && *m_marks.focus > 0 ? *m_marks.focus - 1 : 0;
    default:
        return std::nullopt;
    }
}

/// Selecting comes back through setSelected(); what is spoken is said here, where the keyboard is.
void OperatorsView::choose(std::size_t item)
{
    const OperatorsFigure::Row chosen = row(item);
    showArea(m_layout.rows[item].area);
    setAccessibleDescription(describeRow(chosen));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    Q_EMIT operatorSelected(QString::fromStdString(chosen.rank.operatorId), chosen.rank.scenario);
}

void OperatorsView::showArea(const QRectF& area)
{
    QScrollBar* bar = verticalScrollBar();
    const int top = qFloor(area.top() - m_layout.headerHeight);
    const int bottom = qCeil(area.bottom()) - viewport()->height();
    if (bar->value() > top)
        bar->setValue(top);
    else if (bar->value() < bottom)
        bar->setValue(bottom);
}

} // namespace semblance
