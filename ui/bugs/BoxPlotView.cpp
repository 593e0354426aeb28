// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BoxPlotView.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <limits>

namespace semblance {

namespace {

constexpr double outlierReach = 5.0; // pixels
constexpr double headroom = 40.0;    // pixels: a panel's heading stays in view with its bugs

} // namespace

BoxPlotView::BoxPlotView(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Boxplots by bug"));
    setAccessibleDescription(tr("Arrow keys move from box to box, Enter opens the bug."));
    viewport()->setMouseTracking(true);
    verticalScrollBar()->setSingleStep(24);
}

void BoxPlotView::setFigure(const BugwiseFigure& figure)
{
    m_figure = figure;
    m_focused.reset();
    relayout();
}

void BoxPlotView::relayout()
{
    m_style = screenStyle(palette(), font());
    const double width = viewport()->width();
    m_layout = layoutBugwise(m_figure, m_style, FigureCanvas::screen({width, 0.0}));
    if (m_layout.canvas.size.height() < viewport()->height())
        m_layout = layoutBugwise(m_figure, m_style, FigureCanvas::screen(QSizeF(width, viewport()->height())));
    const int excess = qCeil(m_layout.canvas.size.height()) - viewport()->height();
    verticalScrollBar()->setRange(0, std::max(0, excess));
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height() - qCeil(m_layout.headerHeight)));
    viewport()->update();
}

void BoxPlotView::setSelected(const ResultSelection& selection, std::optional<double> value)
{
    m_marks.bug = bugIndex(selection.bug);
    m_marks.scenario = selection.scenario;
    m_marks.value = value;
    for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
        if (m_marks.bug == m_layout.boxes[i].bug && m_marks.scenario == m_layout.boxes[i].scenario)
            m_focused = i;
    }
    for (const BugwiseLayout::Band& band : m_layout.bands) {
        if (m_marks.bug == band.bug)
            showArea(band.area);
    }
    viewport()->update();
}

std::optional<std::size_t> BoxPlotView::bugIndex(const QString& bug) const
{
    const auto found = std::find_if(m_figure.bugs.begin(), m_figure.bugs.end(),
                                    [&](const BugwiseFigure::Bug& entry) { return entry.id == bug.toStdString(); });
    return found == m_figure.bugs.end() ? std::nullopt
                                        : std::optional<std::size_t>(std::distance(m_figure.bugs.begin(), found));
}

QString BoxPlotView::bugId(std::size_t bug) const { return QString::fromStdString(m_figure.bugs[bug].id); }

void BoxPlotView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_style.colors.background);
    BugwiseMarks marks = m_marks;
    if (m_focused && hasFocus())
        marks.focus = BugwiseHit{m_layout.boxes[*m_focused].bug, m_focused, std::nullopt};
    painter.save();
    painter.setClipRect(viewport()->rect().adjusted(0, qFloor(m_layout.headerHeight) - 6, 0, 0));
    painter.translate(0, -verticalScrollBar()->value());
    paintBugwise(painter, m_layout, m_style, marks, FigurePart::Body);
    painter.restore();
    paintBugwise(painter, m_layout, m_style, {}, FigurePart::Header);
}

void BoxPlotView::resizeEvent(QResizeEvent*) { relayout(); }

void BoxPlotView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        relayout();
}

void BoxPlotView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void BoxPlotView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

QPoint BoxPlotView::toViewport(const QPointF& point) const
{
    return (point - QPointF(0.0, verticalScrollBar()->value())).toPoint();
}

std::optional<BugwiseHit> BoxPlotView::hitAt(const QPoint& position) const
{
    if (position.y() < m_layout.headerHeight - outlierReach)
        return std::nullopt;
    return hitTest(m_layout, QPointF(position) + QPointF(0.0, verticalScrollBar()->value()), outlierReach);
}

QString BoxPlotView::tooltipAt(const QPoint& position) const
{
    const auto hit = hitAt(position);
    if (!hit)
        return {};
    if (!hit->item)
        return bugId(hit->bug);
    const BoxItem& item = m_layout.boxes[*hit->item];
    QString text = describeBox(m_figure.boxes[item.box]);
    if (hit->outlier) {
        const double value = item.outliers[*hit->outlier].value;
        text += QLatin1Char('\n') + tr("outlier %1").arg(QLocale().toString(value, 'f', 4));
    }
    return text;
}

bool BoxPlotView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        // Plain text would be taken for HTML when a bug is named "a<b".
        const QString text = tooltipAt(help->pos()).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text), this);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void BoxPlotView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = event->position().toPoint();
}

/// A click counts only where press and release hit the same thing.
void BoxPlotView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const auto pressed = hitAt(*m_pressed);
    const auto released = hitAt(event->position().toPoint());
    m_pressed.reset();
    if (pressed && released && pressed->bug == released->bug && pressed->item == released->item)
        emitSelected(*released);
}

void BoxPlotView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto hit = hitAt(event->position().toPoint()); hit && event->button() == Qt::LeftButton)
        Q_EMIT bugOpened(bugId(hit->bug));
}

void BoxPlotView::mouseMoveEvent(QMouseEvent* event)
{
    viewport()->setCursor(hitAt(event->position().toPoint()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BoxPlotView::emitSelected(const BugwiseHit& hit)
{
    const QString bug = bugId(hit.bug);
    if (!hit.item) {
        Q_EMIT bugSelected(bug);
        return;
    }
    m_focused = hit.item;
    const BoxItem item = m_layout.boxes[*hit.item];
    if (hit.outlier)
        Q_EMIT outlierSelected(bug, item.scenario, item.outliers[*hit.outlier].value);
    else
        Q_EMIT boxSelected(bug, item.scenario);
}

void BoxPlotView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (m_focused)
            Q_EMIT bugOpened(bugId(m_layout.boxes[*m_focused].bug));
        return;
    }
    if (const auto next = nextBox(event->key()))
        focusBox(*next);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

std::optional<std::size_t> BoxPlotView::nextBox(int key) const
{
    const std::size_t count = m_layout.boxes.size();
    const bool upright = m_figure.orientation == Qt::Vertical;
    const bool forward = key == (upright ? Qt::Key_Right : Qt::Key_Down);
    const bool back = key == (upright ? Qt::Key_Left : Qt::Key_Up);
    const bool panelForward = key == (upright ? Qt::Key_Down : Qt::Key_Right);
    const bool panelBack = key == (upright ? Qt::Key_Up : Qt::Key_Left);
    if (count == 0 || !(forward || back || panelForward || panelBack || key == Qt::Key_Home || key == Qt::Key_End))
        return std::nullopt;
    if (key == Qt::Key_End)
        return count - 1;
    if (key == Qt::Key_Home || !m_focused)
        return 0;
    if (forward)
        return std::min(*m_focused + 1, count - 1);
    if (back)
        return *m_focused == 0 ? 0 : *m_focused - 1;
    return boxInNeighbourPanel(*m_focused, panelForward ? 1 : -1);
}

/// The box nearest to this one in the next or previous panel; the box itself where there is none.
std::optional<std::size_t> BoxPlotView::boxInNeighbourPanel(std::size_t from, int direction) const
{
    const auto panelOf = [this](const BoxItem& item) {
        const auto found = std::find_if(m_layout.panels.begin(), m_layout.panels.end(), [&](const QRectF& panel) {
            return panel.adjusted(-1, -1, 1, 1).contains(item.scale.center());
        });
        return static_cast<int>(std::distance(m_layout.panels.begin(), found));
    };
    const int wanted = panelOf(m_layout.boxes[from]) + direction;
    std::size_t best = from;
    double nearest = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < m_layout.boxes.size(); ++i) {
        const double distance = QLineF(m_layout.boxes[i].scale.center(), m_layout.boxes[from].scale.center()).length();
        if (panelOf(m_layout.boxes[i]) == wanted && distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

void BoxPlotView::focusBox(std::size_t item)
{
    m_focused = item;
    const BoxItem box = m_layout.boxes[item];
    showArea(box.hitArea);
    setAccessibleDescription(describeBox(m_figure.boxes[box.box]));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    Q_EMIT boxSelected(bugId(box.bug), box.scenario);
    viewport()->update();
}

void BoxPlotView::showArea(const QRectF& area)
{
    const int above = qFloor(area.top() - m_layout.headerHeight - headroom);
    const int below = qCeil(area.bottom() + 8) - viewport()->height();
    QScrollBar* bar = verticalScrollBar();
    if (bar->value() < below)
        bar->setValue(below);
    if (bar->value() > above)
        bar->setValue(above);
}

} // namespace semblance
