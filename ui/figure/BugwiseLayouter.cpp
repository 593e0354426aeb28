// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BugwiseLayouter.h"

#include "ui/figure/Titles.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(BugwiseLayouter)
};

constexpr double markerRadius = 1.1; // points

} // namespace

BugwiseLayouter::BugwiseLayouter(const BugwiseFigure& figure, const FigureStyle& style, const FigureCanvas& canvas)
    : FigureComposer(style, canvas)
    , m_figure(figure)
{
}

BugwiseLayout BugwiseLayouter::layout()
{
    m_layout.markerRadius = units(markerRadius);
    addHeader(m_figure.title, legend());
    m_layout.headerHeight = m_y;
    if (m_figure.bugs.empty())
        addFooter(footerLines(m_figure.footer));
    else if (m_figure.orientation == Qt::Vertical)
        addStandingPanels();
    else
        addLyingPanels();
    m_layout.canvas = m_canvas;
    m_layout.legend = std::move(m_legend);
    m_layout.texts = std::move(m_texts);
    m_layout.warnings = m_fitter.warnings();
    return std::move(m_layout);
}

std::vector<FigureComposer::LegendEntry> BugwiseLayouter::legend() const
{
    std::vector<LegendEntry> entries;
    for (Scenario scenario : m_figure.scenarios)
        entries.push_back({{LegendKey::Kind::Scenario, scenario, {}}, scenarioTitle(scenario)});
    if (m_figure.noise)
        entries.push_back({{LegendKey::Kind::Noise, {}, {}}, Messages::tr("Training noise")});
    return entries;
}

void BugwiseLayouter::addAxes(const PlotFrame& frame, double tickEdge)
{
    const QRectF& area = frame.area();
    m_layout.panels.push_back(area);
    if (m_figure.noise) {
        const bool standing = frame.upright();
        m_layout.noiseBands.push_back(frame.rect(standing ? area.left() : area.top(),
                                                 standing ? area.right() : area.bottom(), m_figure.noise->box.q1,
                                                 m_figure.noise->box.q3));
    }
    const double points = textPoints(0.9);
    const double lineHeight = m_fitter.lineHeight(points);
    const bool upright = frame.upright();
    const double need = upright ? lineHeight * 1.3 : m_fitter.width(tickTexts({1.0}).first(), points) * 1.6;
    for (double value : tickValues(upright ? area.height() : area.width(), need)) {
        m_layout.grid.push_back(upright ? QLineF(frame.point(area.left(), value), frame.point(area.right(), value))
                                        : QLineF(frame.point(area.top(), value), frame.point(area.bottom(), value)));
        const FigureText text = m_fitter.fitted(FigureText::Role::Tick, tickTexts({value}).first(), points, width());
        if (upright)
            addTextBefore(text, {tickEdge, frame.point(0.0, value).y()});
        else
            addText(text, {frame.point(0.0, value).x(), tickEdge - lineHeight / 2});
    }
    m_layout.axes.push_back(upright ? QLineF(area.bottomLeft(), area.bottomRight())
                                    : QLineF(area.topLeft(), area.topRight()));
}

void BugwiseLayouter::addBoxes(const PlotFrame& frame, std::size_t bug, double position)
{
    const BoxPlaces place = places();
    BoxMeasures measures;
    measures.pitch = place.pitch;
    measures.width = place.pitch * 0.78;
    measures.medianWidth = units(2 * m_style.linePoints);
    measures.minimumBody = units(std::max(1.2, 2 * m_style.linePoints));
    for (std::size_t i = 0; i < m_figure.scenarios.size(); ++i) {
        const BugDistribution* distribution = m_figure.box(bug, m_figure.scenarios[i]);
        if (!distribution)
            continue;
        BoxItem item = boxItem(frame, distribution->box, position + place.offset(i), measures, m_figure.showOutliers);
        item.bug = bug;
        item.box = static_cast<std::size_t>(distribution - m_figure.boxes.data());
        item.scenario = distribution->scenario;
        m_layout.boxes.push_back(std::move(item));
    }
}

void BugwiseLayouter::planCounts(Labels& labels, bool standing)
{
    if (!m_figure.showCounts)
        return;
    const double points = textPoints(0.75);
    QStringList single;
    QStringList joined;
    for (std::size_t bug = 0; bug < m_figure.bugs.size(); ++bug) {
        joined << countsText(bug);
        for (Scenario scenario : m_figure.scenarios)
            single << countText(bug, scenario);
    }
    const double widest = m_fitter.widest(single, points);
    const double boxPitch = places().pitch;
    const double closest = m_fitter.digitHeight(points) * 1.2; // digits have no descenders
    if (standing ? widest * 1.1 <= boxPitch : closest <= boxPitch)
        labels.counts = Counts::Level;
    else if (standing && closest <= boxPitch)
        labels.counts = Counts::Turned;
    else if (closest <= m_pitch)
        labels.counts = Counts::ByBug;
    else
        m_fitter.warn(Messages::tr("There is no room for the numbers of mutants. Use a larger figure."));

    if (labels.counts == Counts::None)
        return;
    const double extent = labels.counts == Counts::ByBug ? m_fitter.widest(joined, points) : widest;
    if (!standing)
        labels.countRoom = extent + units(countGap);
    else
        labels.countRoom = units(gap) + (labels.counts == Counts::Level ? m_fitter.lineHeight(points) : extent);
}

void BugwiseLayouter::addCounts(const PlotFrame& frame, std::size_t bug, double position, const Labels& labels)
{
    const double points = textPoints(0.75);
    const auto add = [&](const QString& text, double at) {
        const FigureText fitted = m_fitter.fitted(FigureText::Role::Count, text, points, width());
        if (!frame.upright())
            addTextBehind(fitted, {frame.area().right() + units(countGap), at});
        else if (labels.counts == Counts::Level)
            addText(fitted, {at, frame.area().bottom() + units(gap) + fitted.size.height() / 2});
        else
            addText(fitted, {at, frame.area().bottom() + units(gap) + fitted.size.width() / 2}, -90.0);
    };
    if (labels.counts == Counts::ByBug) {
        add(countsText(bug), position);
    } else if (labels.counts != Counts::None) {
        for (std::size_t i = 0; i < m_figure.scenarios.size(); ++i) {
            if (const QString text = countText(bug, m_figure.scenarios[i]); !text.isEmpty())
                add(text, position + places().offset(i));
        }
    }
}

QString BugwiseLayouter::countText(std::size_t bug, Scenario scenario) const
{
    const BugDistribution* distribution = m_figure.box(bug, scenario);
    return distribution ? QString::number(distribution->box.n) : QString();
}

QString BugwiseLayouter::countsText(std::size_t bug) const
{
    QStringList parts;
    for (Scenario scenario : m_figure.scenarios) {
        const QString count = countText(bug, scenario);
        parts << (count.isEmpty() ? QStringLiteral("–") : count);
    }
    return parts.join(QLatin1Char('/'));
}

QStringList BugwiseLayouter::tickTexts(const std::vector<double>& values) const
{
    QStringList texts;
    for (double value : values)
        texts << m_style.locale.toString(value, 'f', 1);
    return texts;
}

std::vector<double> BugwiseLayouter::tickValues(double room, double need) const
{
    for (int parts : {5, 2}) {
        if (room / parts >= need) {
            std::vector<double> values;
            for (int i = 0; i <= parts; ++i)
                values.push_back(static_cast<double>(i) / parts);
            return values;
        }
    }
    return {0.0, 1.0};
}

} // namespace semblance
