// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deviations/BoxComparison.h"

#include "ui/figure/BoxGeometry.h"
#include "ui/figure/BoxPainter.h"
#include "ui/figure/FigureDrawing.h"
#include "ui/figure/Titles.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <set>

namespace semblance {

namespace {

constexpr std::array ticks{0.0, 0.5, 1.0};
constexpr std::size_t usualRows = 3;

// In heights of a line of text.
constexpr double rowHeight = 1.6;
constexpr double boxHeight = 0.9;
constexpr double gap = 0.9;
constexpr double panelGap = 1.8; ///< clears the last tick of one scale from the first of the next

constexpr double outlierRadius = 1.8; // pixels

QString tickText(double value) { return QLocale().toString(value, 'f', 1); }

} // namespace

BoxComparison::BoxComparison(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("boxComparison"));
    setAccessibleName(tr("Boxplots of the bug"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_panels[1].metric = Metric::Overlap;
}

void BoxComparison::setMutants(const std::vector<MutantResult>& mutants)
{
    std::set<Scenario> scenarios;
    QStringList description;
    for (Panel& panel : m_panels) {
        panel.boxes = bugDistributions(mutants, panel.metric);
        for (const BugDistribution& box : panel.boxes) {
            scenarios.insert(box.scenario);
            description << describeBox(box);
        }
    }
    m_rows.assign(scenarios.begin(), scenarios.end());
    setAccessibleDescription(description.join(QStringLiteral("\n\n")));
    updateGeometry();
    relayout();
}

double BoxComparison::lineHeight() const { return QFontMetricsF(font()).height(); }

double BoxComparison::rowMiddle(std::size_t row) const
{
    return lineHeight() * (1.3 + rowHeight * (static_cast<double>(row) + 0.5));
}

QSize BoxComparison::sizeHint() const
{
    const auto rows = static_cast<double>(std::max(usualRows, m_rows.size()));
    return QSizeF(24 * lineHeight(), (1.3 + rowHeight * rows + 1.4) * lineHeight()).toSize();
}

QSize BoxComparison::minimumSizeHint() const { return {sizeHint().width() * 2 / 3, sizeHint().height()}; }

QString BoxComparison::rowText(std::size_t row) const
{
    const std::vector<BugDistribution>& boxes = m_panels.front().boxes;
    const auto box = std::find_if(boxes.begin(), boxes.end(),
                                  [&](const BugDistribution& entry) { return entry.scenario == m_rows[row]; });
    const std::size_t n = box == boxes.end() ? 0 : box->box.n;
    return tr("%1 (%2)").arg(scenarioName(m_rows[row]), QLocale().toString(static_cast<qulonglong>(n)));
}

void BoxComparison::relayout()
{
    m_style = screenStyle(palette(), font());
    const QFontMetricsF metrics(font());
    double label = 0.0;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        label = std::max(label, metrics.horizontalAdvance(rowText(row)));
    const double space = gap * lineHeight();
    const double left = label + space;
    const double between = panelGap * lineHeight();
    const double width = std::max(1.0, (this->width() - left - between - space) / 2);
    const double height = m_rows.empty() ? 0.0 : rowHeight * lineHeight() * static_cast<double>(m_rows.size());
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        m_panels[i].plot = QRectF(left + static_cast<double>(i) * (width + between), 1.3 * lineHeight(), width, height);
        layoutPanel(m_panels[i]);
    }
    update();
}

void BoxComparison::layoutPanel(Panel& panel) const
{
    const PlotFrame frame(panel.plot, Qt::Horizontal);
    const BoxMeasures measures{rowHeight * lineHeight(), boxHeight * lineHeight(), 2.0, 2.0};
    panel.items.clear();
    for (const BugDistribution& box : panel.boxes) {
        const auto row = std::find(m_rows.begin(), m_rows.end(), box.scenario) - m_rows.begin();
        BoxItem item = boxItem(frame, box.box, rowMiddle(static_cast<std::size_t>(row)), measures, true);
        item.scenario = box.scenario;
        panel.items.push_back(std::move(item));
    }
}

void BoxComparison::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const QRectF place(0.0, rowMiddle(row) - lineHeight() / 2, m_panels[0].plot.left() - gap * lineHeight(),
                           lineHeight());
        painter.setPen(m_style.colors.text);
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, rowText(row));
    }
    for (const Panel& panel : m_panels)
        paintPanel(painter, panel);
}

void BoxComparison::paintPanel(QPainter& painter, const Panel& panel) const
{
    const double line = lineHeight();
    const PlotFrame frame(panel.plot, Qt::Horizontal);
    painter.setPen(m_style.colors.text);
    // Where the words have no room, their symbol has.
    const QString title = metricTitle(panel.metric);
    const bool fits = painter.fontMetrics().horizontalAdvance(title) <= panel.plot.width();
    painter.drawText(QRectF(panel.plot.left(), 0.0, panel.plot.width(), line), Qt::AlignLeft,
                     fits ? title : metricSymbol(panel.metric));
    std::vector<QLineF> grid;
    painter.setPen(m_style.colors.muted);
    for (double value : ticks) {
        grid.push_back(frame.across(panel.plot.top(), panel.plot.bottom(), value));
        const QPointF at = frame.point(panel.plot.bottom(), value);
        painter.drawText(QRectF(at.x() - 2 * line, at.y() + 2, 4 * line, line), Qt::AlignHCenter, tickText(value));
    }
    drawLines(painter, grid, m_style.colors.grid, 1.0);
    BoxPainter boxes(painter, m_style, FigureCanvas::screen(size()));
    for (const BoxItem& item : panel.items) {
        boxes.drawBox(item);
        boxes.drawOutliers(item, outlierRadius);
    }
}

void BoxComparison::resizeEvent(QResizeEvent*) { relayout(); }

void BoxComparison::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        relayout();
}

QString BoxComparison::tooltipAt(const QPointF& point) const
{
    for (const Panel& panel : m_panels) {
        for (std::size_t i = 0; i < panel.items.size(); ++i) {
            if (panel.items[i].hitArea.contains(point))
                return describeBox(panel.boxes[i]);
        }
    }
    return {};
}

bool BoxComparison::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    // Plain text would be taken for HTML when a bug is named "a<b".
    const QString text = tooltipAt(help->pos()).toHtmlEscaped();
    QToolTip::showText(help->globalPos(),
                       text.isEmpty() ? text : QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text), this);
    return true;
}

} // namespace semblance
