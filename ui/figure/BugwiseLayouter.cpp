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

constexpr double keySize = 7.0;      // points
constexpr double markerRadius = 1.1; // points

} // namespace

BugwiseLayouter::BugwiseLayouter(const BugwiseFigure& figure, const FigureStyle& style, const FigureCanvas& canvas)
    : m_figure(figure)
    , m_style(style)
    , m_fitter(style, m_layout.canvas)
{
    m_layout.canvas = canvas;
}

BugwiseLayout BugwiseLayouter::layout()
{
    checkStyle();
    m_layout.markerRadius = units(markerRadius);
    m_y = units(margin);
    addHeader();
    if (m_figure.bugs.empty())
        addFooter(footerLines());
    else if (m_figure.orientation == Qt::Vertical)
        addStandingPanels();
    else
        addLyingPanels();
    m_layout.warnings = m_fitter.warnings();
    return std::move(m_layout);
}

double BugwiseLayouter::textPoints(double share) const
{
    return std::max(m_style.fontPoints * share, std::min(m_style.fontPoints, FigureStyle::smallestReadablePoints));
}

void BugwiseLayouter::checkStyle()
{
    if (m_style.fontPoints < FigureStyle::smallestReadablePoints) {
        m_fitter.warn(Messages::tr("Text of %1 pt is hard to read in print. Use at least %2 pt.")
                          .arg(m_style.fontPoints)
                          .arg(FigureStyle::smallestReadablePoints));
    }
    const double thinnest = std::min(m_style.linePoints, m_style.gridPoints);
    if (thinnest < FigureStyle::thinnestPrintableLine) {
        m_fitter.warn(Messages::tr("Lines of %1 pt may vanish in print. Use at least %2 pt.")
                          .arg(thinnest)
                          .arg(FigureStyle::thinnestPrintableLine));
    }
}

void BugwiseLayouter::addHeader()
{
    double legendLeft = units(margin);
    double lineHeight = m_fitter.lineHeight(m_style.fontPoints);
    if (!m_figure.title.isEmpty()) {
        const double points = textPoints(1.2);
        FigureText title =
            m_fitter.fitted(FigureText::Role::Title, m_figure.title, points, width() - units(2 * margin));
        lineHeight = title.size.height();
        legendLeft += title.size.width() + units(4 * gap);
        addTextBehind(title, {units(margin), m_y + lineHeight / 2});
    }
    m_y += lineHeight / 2;
    addLegend(legendLeft);
    m_y += lineHeight / 2 + units(gap);
    m_layout.headerHeight = m_y;
}

/// Right-aligned beside the title when all keys fit there, else below it, in as many lines as needed.
void BugwiseLayouter::addLegend(double firstLineLeft)
{
    const double lineHeight = m_fitter.lineHeight(m_style.fontPoints);
    const double key = units(keySize + gap);
    const double right = width() - units(margin);
    std::vector<FigureText> entries;
    double total = -units(3 * gap);
    for (Scenario scenario : m_figure.scenarios) {
        entries.push_back(m_fitter.fitted(FigureText::Role::Legend, scenarioTitle(scenario), m_style.fontPoints,
                                          right - units(margin) - key));
        total += key + entries.back().size.width() + units(3 * gap);
    }
    double x = right - total;
    if (x < firstLineLeft) {
        x = units(margin);
        if (!m_figure.title.isEmpty())
            m_y += lineHeight * 1.2;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i > 0 && x + key + entries[i].size.width() > right + units(0.1)) {
            x = units(margin);
            m_y += lineHeight * 1.2;
        }
        m_layout.legend.push_back(
            {m_figure.scenarios[i], QRectF(x, m_y - units(keySize) / 2, units(keySize), units(keySize))});
        addTextBehind(entries[i], {x + key, m_y});
        x += key + entries[i].size.width() + units(3 * gap);
    }
}

void BugwiseLayouter::addAxes(const PlotFrame& frame, double tickEdge)
{
    const QRectF& area = frame.area();
    m_layout.panels.push_back(area);
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

QStringList BugwiseLayouter::footerLines() const
{
    return m_fitter.wrapped(m_figure.footer, textPoints(0.75), width() - units(2 * margin));
}

double BugwiseLayouter::footerHeight(const QStringList& lines) const
{
    return static_cast<double>(lines.size()) * m_fitter.lineHeight(textPoints(0.75)) + units(gap + margin);
}

/// At the bottom of the page; a page of automatic height ends below it.
void BugwiseLayouter::addFooter(const QStringList& lines)
{
    const double total = m_y + footerHeight(lines);
    m_layout.canvas.size.setHeight(std::ceil(std::max(total, height())));
    double y = height() - footerHeight(lines) + units(gap);
    for (const QString& line : lines) {
        const FigureText text =
            m_fitter.fitted(FigureText::Role::Footer, line, textPoints(0.75), width() - units(2 * margin));
        addTextBehind(text, {units(margin), y + text.size.height() / 2});
        y += text.size.height();
    }
}

void BugwiseLayouter::addText(FigureText text, const QPointF& center, double angle)
{
    text.center = center;
    text.angle = angle;
    m_layout.texts.push_back(std::move(text));
}

void BugwiseLayouter::addTextBehind(FigureText text, const QPointF& leftMiddle)
{
    const double half = text.size.width() / 2;
    addText(std::move(text), leftMiddle + QPointF(half, 0.0));
}

void BugwiseLayouter::addTextBefore(FigureText text, const QPointF& rightMiddle)
{
    const double half = text.size.width() / 2;
    addText(std::move(text), rightMiddle - QPointF(half, 0.0));
}

} // namespace semblance
