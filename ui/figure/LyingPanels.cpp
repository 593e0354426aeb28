// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes that lie: panels beside each other, values to the right, bugs from top to bottom, value axis at the top.
#include "ui/figure/BugwiseLayouter.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(BugwiseLayouter)
};

// In points.
constexpr double narrowestColumn = 200.0;
constexpr double columnGap = 12.0;
constexpr double tallestPlot = 650.0; // an A4 page without margins
constexpr double comfortablePitch = 18.0;

} // namespace

void BugwiseLayouter::addLyingPanels()
{
    const std::size_t bugs = m_figure.bugs.size();
    const QStringList footer = footerLines(m_figure.footer);
    const double titleHeight = m_fitter.lineHeight(m_style.fontPoints);
    const double tickHeight = m_fitter.lineHeight(textPoints(0.9)) + units(gap);
    const double top = m_y + titleHeight + tickHeight;
    const double around = top + footerHeight(footer);

    const double room = automaticHeight() ? units(tallestPlot) : std::max(height() - around, 1.0);
    const auto inColumn = std::max<std::size_t>(
        1, static_cast<std::size_t>(room / units(std::max(m_style.pitchPoints, comfortablePitch))));
    const auto widest = std::max<std::size_t>(1, static_cast<std::size_t>(width() / units(narrowestColumn)));
    const std::size_t columns = std::clamp<std::size_t>((bugs + inColumn - 1) / inColumn, 1, widest);
    m_pitch = lyingPitch((bugs + columns - 1) / columns, around);

    const double count = static_cast<double>(columns);
    const double columnWidth = (width() - units(2 * margin) - units(columnGap) * (count - 1)) / count;
    const Labels labels = planLyingLabels(columnWidth);
    m_layout.headerHeight = top;
    double left = units(margin);
    for (const BugPanel& panel : splitEvenly(bugs, columns)) {
        const double plotWidth = columnWidth - labels.room - labels.countRoom - units(2 * gap);
        const QRectF area(left + labels.room, top, plotWidth, m_pitch * static_cast<double>(panel.count()));
        addLyingPanel(panel, PlotFrame(area, Qt::Horizontal), labels);
        addText(m_fitter.fitted(FigureText::Role::AxisTitle, m_figure.valueTitle, m_style.fontPoints, columnWidth),
                {area.center().x(), m_y + titleHeight / 2});
        m_layout.headerHeight = top;
        left += columnWidth + units(columnGap);
    }
    for (const QRectF& area : m_layout.panels)
        m_y = std::max(m_y, area.bottom());
    addFooter(footer);
}

double BugwiseLayouter::lyingPitch(std::size_t rows, double aroundPlots) const
{
    const double least = units(m_style.pitchPoints);
    const double count = static_cast<double>(rows);
    if (!automaticHeight())
        return std::max((height() - aroundPlots) / count, least);
    return std::clamp(units(tallestPlot) / count, least, std::max(least, units(comfortablePitch)));
}

BugwiseLayouter::Labels BugwiseLayouter::planLyingLabels(double columnWidth)
{
    if (!automaticHeight() && m_pitch <= units(m_style.pitchPoints))
        warnThatHeightGrew();
    Labels labels;
    for (const BugwiseFigure::Bug& bug : m_figure.bugs)
        labels.texts << bug.label;
    planCounts(labels, false);
    const double room = columnWidth * 0.4;
    labels.points = m_fitter.shrunk(labels.texts, textPoints(0.9), room);
    labels.room = std::min(m_fitter.widest(labels.texts, labels.points), room) + units(gap);
    return labels;
}

void BugwiseLayouter::addLyingPanel(const BugPanel& panel, const PlotFrame& frame, const Labels& labels)
{
    const QRectF& area = frame.area();
    addAxes(frame, area.top() - units(gap));
    if (labels.counts != Counts::None) {
        const FigureText n = m_fitter.fitted(FigureText::Role::Count, QStringLiteral("n"), textPoints(0.75), width());
        addTextBehind(n, {area.right() + units(countGap), area.top() - units(gap) - n.size.height() / 2});
    }
    for (std::size_t bug = panel.first; bug < panel.last; ++bug) {
        const double position = area.top() + m_pitch * (static_cast<double>(bug - panel.first) + 0.5);
        addBoxes(frame, bug, position);
        addCounts(frame, bug, position, labels);
        addTextBefore(
            m_fitter.fitted(FigureText::Role::Label, labels.texts[static_cast<int>(bug)], labels.points, labels.room),
            {area.left() - units(gap), position});
        m_layout.bands.push_back({bug, QRectF(area.left() - labels.room, position - m_pitch / 2,
                                              labels.room + area.width() + labels.countRoom, m_pitch)});
    }
}

} // namespace semblance
