// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/operators/BugBars.h"

#include "ui/common/StateColor.h"
#include "ui/figure/FigureStyle.h"
#include "ui/figure/Titles.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <set>

namespace semblance {

namespace {

// In pixels.
constexpr double keySize = 10.0;
constexpr double gap = 6.0;
constexpr double leastBar = 1.0; ///< a median of 0 is still a bar
constexpr double widestSlot = 26.0;

constexpr std::array ticks{0.0, 0.25, 0.5, 0.75, 1.0};

/// Data sets in colours that the scenarios beside them do not have, as far as there are any.
constexpr std::array datasetColors{3, 0, 4, 2, 1, 5};

QString tickText(double value) { return QLocale().toString(value, 'f', 2); }

} // namespace

BugBars::BugBars(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("operatorBugs"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Median by bug"));
    setAccessibleDescription(tr("Arrow keys move from bug to bug."));
}

void BugBars::setBars(std::vector<Bar> bars, Metric metric)
{
    std::set<std::string> datasets;
    for (const Bar& bar : bars)
        datasets.insert(bar.dataset);
    m_datasets.assign(datasets.begin(), datasets.end());
    m_bars = std::move(bars);
    m_metric = metric;
    std::stable_sort(m_bars.begin(), m_bars.end(), [](const Bar& a, const Bar& b) { return a.median > b.median; });
    m_selected.reset();
    update();
}

void BugBars::setSelected(const QString& bug)
{
    const auto found =
        std::find_if(m_bars.begin(), m_bars.end(), [id = bug.toStdString()](const Bar& bar) { return bar.bug == id; });
    m_selected.reset();
    if (found != m_bars.end())
        m_selected = static_cast<std::size_t>(std::distance(m_bars.begin(), found));
    update();
}

QFont BugBars::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    return small;
}

double BugBars::scaleWidth() const { return QFontMetricsF(smallFont()).horizontalAdvance(tickText(1.0)) + gap; }

QRectF BugBars::plotArea() const
{
    const double halfLine = QFontMetricsF(smallFont()).height() / 2;
    const std::vector<QRectF> legend = legendPlaces();
    const double below = legend.empty() ? 0.0 : legend.back().bottom() + gap;
    return QRectF(rect()).adjusted(scaleWidth(), halfLine + 1, -1, -below - halfLine);
}

QRectF BugBars::barArea(std::size_t bar) const
{
    const QRectF plot = plotArea();
    const double slot = std::min(widestSlot, plot.width() / static_cast<double>(m_bars.size()));
    return {plot.left() + slot * static_cast<double>(bar), plot.top(), slot, plot.height()};
}

QColor BugBars::colorOf(const std::string& dataset) const
{
    const auto found = std::find(m_datasets.begin(), m_datasets.end(), dataset);
    const auto index = static_cast<std::size_t>(std::distance(m_datasets.begin(), found));
    return curveColor(datasetColors[index % datasetColors.size()], palette());
}

void BugBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(smallFont());
    paintScale(painter);
    paintBars(painter);
    paintLegend(painter);
}

void BugBars::paintScale(QPainter& painter) const
{
    const FigureColors colors = screenColors(palette());
    const QRectF plot = plotArea();
    for (double value : ticks) {
        const double y = qRound(plot.bottom() - value * plot.height()) + 0.5;
        painter.setPen(value > 0.0 ? colors.grid : colors.axis);
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(colors.muted);
        const double height = painter.fontMetrics().height();
        painter.drawText(QRectF(0, y - height / 2, plot.left() - gap, height), Qt::AlignRight | Qt::AlignVCenter,
                         tickText(value));
    }
}

void BugBars::paintBars(QPainter& painter) const
{
    const FigureColors colors = screenColors(palette());
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const QRectF area = barArea(i);
        if (i == m_selected)
            painter.fillRect(area.adjusted(-1, -2, 1, 2), colors.selected);
        const double height = std::max(leastBar, m_bars[i].median * area.height());
        const double margin = area.width() > 4.0 ? 0.5 : 0.0;
        painter.fillRect(QRectF(area.left() + margin, area.bottom() - height, area.width() - 2 * margin, height),
                         colorOf(m_bars[i].dataset));
    }
    if (m_selected) {
        QPen pen(colors.focus, 1.5, hasFocus() ? Qt::DashLine : Qt::SolidLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(barArea(*m_selected).adjusted(-1, -2, 1, 2));
    }
}

std::vector<QRectF> BugBars::legendPlaces() const
{
    const QFontMetricsF metrics(smallFont());
    std::vector<QRectF> places;
    QPointF corner;
    for (const std::string& dataset : m_datasets) {
        const double width = keySize + gap + metrics.horizontalAdvance(datasetTitle(dataset)) + 2 * gap;
        if (corner.x() > 0.0 && corner.x() + width > this->width() - scaleWidth())
            corner = {0.0, corner.y() + metrics.height()};
        places.push_back({corner, QSizeF(width, metrics.height())});
        corner.rx() += width;
    }
    return places;
}

void BugBars::paintLegend(QPainter& painter) const
{
    const std::vector<QRectF> places = legendPlaces();
    if (places.empty())
        return;
    const double top = height() - places.back().bottom();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QRectF place = places[i].translated(scaleWidth(), top);
        painter.fillRect(QRectF(place.left(), place.center().y() - keySize / 2, keySize, keySize),
                         colorOf(m_datasets[i]));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(place.adjusted(keySize + gap, 0, 0, 0), Qt::AlignVCenter, datasetTitle(m_datasets[i]));
    }
}

std::optional<std::size_t> BugBars::barAt(const QPoint& position) const
{
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        if (barArea(i).contains(position))
            return i;
    }
    return std::nullopt;
}

QString BugBars::describe(std::size_t bar) const
{
    const QLocale locale;
    const Bar& entry = m_bars[bar];
    return tr("%1 (%2)\nmedian %3 %4, mutants: %5\n%6 of %7 bugs")
        .arg(QString::fromStdString(entry.bug), datasetTitle(entry.dataset), metricSymbol(m_metric),
             locale.toString(entry.median, 'f', 4), locale.toString(static_cast<qulonglong>(entry.mutants)),
             locale.toString(static_cast<qulonglong>(bar + 1)),
             locale.toString(static_cast<qulonglong>(m_bars.size())));
}

QString BugBars::tooltipAt(const QPoint& position) const
{
    const auto bar = barAt(position);
    return bar ? describe(*bar) : QString();
}

bool BugBars::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = tooltipAt(help->pos()).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
        QToolTip::showText(help->globalPos(), text.isEmpty() ? text : QStringLiteral("<p>%1</p>").arg(text), this);
        return true;
    }
    return QWidget::event(event);
}

void BugBars::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = barAt(event->position().toPoint());
}

void BugBars::mouseReleaseEvent(QMouseEvent* event)
{
    const auto released = barAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && released && released == m_pressed)
        choose(*released);
    m_pressed.reset();
}

void BugBars::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(barAt(event->position().toPoint()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BugBars::keyPressEvent(QKeyEvent* event)
{
    if (m_bars.empty())
        return QWidget::keyPressEvent(event);
    const std::size_t last = m_bars.size() - 1;
    switch (event->key()) {
    case Qt::Key_Right:
        return choose(m_selected ? std::min(*m_selected + 1, last) : 0);
    case Qt::Key_Left:
        return choose(m_selected && *m_selected > 0 ? *m_selected - 1 : 0);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(last);
    default:
        QWidget::keyPressEvent(event);
    }
}

void BugBars::choose(std::size_t bar)
{
    setAccessibleDescription(describe(bar));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    Q_EMIT bugSelected(QString::fromStdString(m_bars[bar].bug));
}

} // namespace semblance
