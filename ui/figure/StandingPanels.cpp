// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes that stand: panels below each other, values upwards, bugs from left to right.
#include "ui/figure/BugwiseLayouter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(BugwiseLayouter)
};

constexpr double longestLabel = 90.0; // points

std::size_t longestPanel(const std::vector<BugPanel>& panels)
{
    std::size_t longest = 1;
    for (const BugPanel& panel : panels)
        longest = std::max(longest, panel.count());
    return longest;
}

} // namespace

void BugwiseLayouter::addStandingPanels()
{
    const double axisTitleRoom = m_fitter.lineHeight(m_style.fontPoints) + units(gap);
    const double tickRoom = m_fitter.width(tickTexts({0.0}).first(), textPoints(0.9)) + units(gap);
    const double left = units(margin) + axisTitleRoom + tickRoom;
    const double right = std::max(width() - units(2 * margin), left + units(m_style.pitchPoints));
    const auto perPanel = static_cast<std::size_t>((right - left) / units(m_style.pitchPoints));
    const std::vector<BugPanel> panels = splitIntoPanels(m_figure.bugs, perPanel);
    m_pitch = (right - left) / static_cast<double>(longestPanel(panels));

    const Labels labels = planStandingLabels(panels);
    const QStringList footer = footerLines(m_figure.footer);
    const double heading =
        panels.front().heading.isEmpty() ? units(gap) : m_fitter.lineHeight(m_style.fontPoints) + units(gap);
    const double around = heading + labels.countRoom + labels.room + units(panelGap);
    const double count = static_cast<double>(panels.size());
    const double plotHeight = standingPlotHeight(panels.size(), m_y + around * count + footerHeight(footer));

    const FigureText valueTitle = m_fitter.fitted(FigureText::Role::AxisTitle, m_figure.valueTitle, m_style.fontPoints,
                                                  (plotHeight + around) * count);
    const double titleX = units(margin) + valueTitle.size.height() / 2;
    const bool titleInEachPanel = valueTitle.size.width() <= plotHeight;
    for (const BugPanel& panel : panels) {
        m_y += heading;
        addStandingPanel(panel, PlotFrame(QRectF(left, m_y, right - left, plotHeight), Qt::Vertical), labels);
        if (titleInEachPanel)
            addText(valueTitle, {titleX, m_y + plotHeight / 2}, -90.0);
        m_y += plotHeight + around - heading;
    }
    m_y -= units(panelGap);
    if (!titleInEachPanel)
        addText(valueTitle, {titleX, (m_layout.panels.front().top() + m_layout.panels.back().bottom()) / 2}, -90.0);
    addFooter(footer);
}

double BugwiseLayouter::standingPlotHeight(std::size_t panels, double aroundPlots)
{
    if (automaticHeight()) {
        // Proportions that keep quartiles readable at one column (85 mm) and two columns (180 mm).
        const double wanted = panels == 1 ? std::clamp(width() * 0.45, units(100.0), units(200.0))
                                          : std::clamp(width() * 0.24, units(70.0), units(130.0));
        return wanted;
    }
    const double available = (height() - aroundPlots) / static_cast<double>(panels);
    if (available >= units(lowestPlot))
        return available;
    warnThatHeightGrew();
    return units(lowestPlot);
}

/// Level labels when they fit side by side, else turned by 90 degrees, else also shrunk.
BugwiseLayouter::Labels BugwiseLayouter::planStandingLabels(const std::vector<BugPanel>& panels)
{
    Labels labels;
    for (const BugPanel& panel : panels) {
        for (std::size_t bug = panel.first; bug < panel.last; ++bug)
            labels.texts << (panel.heading.isEmpty() ? m_figure.bugs[bug].label : m_figure.bugs[bug].shortLabel);
    }
    planCounts(labels, true);
    labels.points = textPoints(0.9);
    labels.turned = m_fitter.widest(labels.texts, labels.points) > m_pitch * 0.92;
    if (!labels.turned) {
        labels.room = m_fitter.lineHeight(labels.points) + units(gap);
        return labels;
    }
    labels.points = m_fitter.shrunk(labels.texts, labels.points, units(longestLabel));
    const double closest = m_pitch / 0.95;
    if (m_fitter.lineHeight(labels.points) > closest)
        labels.points = std::max(labels.points * closest / m_fitter.lineHeight(labels.points), 1.0);
    if (labels.points < std::min(m_style.fontPoints, FigureStyle::smallestReadablePoints)) {
        m_fitter.warn(Messages::tr("Bug labels had to shrink to %1 pt. Use a wider figure or fewer bugs.")
                          .arg(labels.points, 0, 'f', 1));
    }
    labels.room = std::min(m_fitter.widest(labels.texts, labels.points), units(longestLabel)) + units(gap);
    return labels;
}

void BugwiseLayouter::addStandingPanel(const BugPanel& panel, const PlotFrame& frame, const Labels& labels)
{
    const QRectF& area = frame.area();
    addAxes(frame, area.left() - units(gap));
    if (!panel.heading.isEmpty()) {
        const FigureText heading =
            m_fitter.fitted(FigureText::Role::GroupTitle, panel.heading, m_style.fontPoints, area.width());
        addTextBehind(heading, {area.left(), area.top() - units(gap) - heading.size.height() / 2});
    }
    if (labels.counts != Counts::None) {
        const FigureText n = m_fitter.fitted(FigureText::Role::Count, QStringLiteral("n"), textPoints(0.75), width());
        addTextBefore(n, {area.left() - units(gap), area.bottom() + units(gap) + n.size.height() / 2});
    }
    const double labelTop = area.bottom() + labels.countRoom + units(gap);
    for (std::size_t bug = panel.first; bug < panel.last; ++bug) {
        const double position = area.left() + m_pitch * (static_cast<double>(bug - panel.first) + 0.5);
        addBoxes(frame, bug, position);
        addCounts(frame, bug, position, labels);
        addStandingLabel(labels.texts[static_cast<int>(bug)], {position, labelTop}, labels);
        m_layout.bands.push_back(
            {bug, QRectF(position - m_pitch / 2, area.top(), m_pitch, area.height() + labels.countRoom + labels.room)});
    }
}

void BugwiseLayouter::addStandingLabel(const QString& text, const QPointF& topMiddle, const Labels& labels)
{
    const FigureText label =
        m_fitter.fitted(FigureText::Role::Label, text, labels.points, labels.turned ? labels.room : m_pitch);
    if (labels.turned)
        addText(label, topMiddle + QPointF(0.0, label.size.width() / 2), -90.0);
    else
        addText(label, topMiddle + QPointF(0.0, label.size.height() / 2));
}

} // namespace semblance
