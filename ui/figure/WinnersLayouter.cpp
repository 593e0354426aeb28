// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/WinnersLayouter.h"

#include "ui/figure/Titles.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(WinnersLayouter)
};

// In points, where not a share.
constexpr double columnGap = 7.0;
constexpr double labelGap = 6.0;
constexpr double rowGap = 6.0;
constexpr double barHeight = 13.0;
constexpr double widestTitleShare = 0.35; // of the page
constexpr double largestStretch = 2.0;    // of the rows of a page that is high enough

} // namespace

WinnersLayouter::WinnersLayouter(const WinnersFigure& figure, const FigureStyle& style, const FigureCanvas& canvas)
    : FigureComposer(style, canvas)
    , m_figure(figure)
{
}

WinnersLayout WinnersLayouter::layout()
{
    addHeader(m_figure.title, legend());
    const QStringList footer = footerLines(m_figure.footer);
    if (!m_figure.counts.empty()) {
        planColumns();
        planLabels();
        m_y += units(gap);
        const double rowPitch = pitch(m_y + units(rowGap) + axisHeight() + footerHeight(footer));
        for (std::size_t i = 0; i < m_figure.counts.size(); ++i) {
            if (i > 0 && m_figure.counts[i].dataset == "all")
                m_y += units(rowGap);
            addBar(i, rowPitch);
        }
        addAxis();
    }
    addFooter(footer);
    m_layout.canvas = m_canvas;
    m_layout.legend = std::move(m_legend);
    m_layout.texts = std::move(m_texts);
    m_layout.warnings = m_fitter.warnings();
    return std::move(m_layout);
}

bool WinnersLayouter::anyTies() const
{
    return std::any_of(m_figure.counts.begin(), m_figure.counts.end(),
                       [](const WinCount& count) { return count.wins != count.strictWins; });
}

std::vector<FigureComposer::LegendEntry> WinnersLayouter::legend() const
{
    std::vector<LegendEntry> entries;
    for (Scenario scenario : comparedScenarios)
        entries.push_back({{LegendKey::Kind::Scenario, scenario, {}}, scenarioTitle(scenario)});
    if (anyTies())
        entries.push_back({{LegendKey::Kind::TieRule, {}, {}}, Messages::tr("Won by the tie rule only")});
    return entries;
}

QString WinnersLayouter::barTitle(const WinCount& count) const
{
    return count.dataset == "all" ? Messages::tr("All") : datasetTitle(count.dataset);
}

QString WinnersLayouter::percent(double share) const
{
    return Messages::tr("%1 %").arg(m_style.locale.toString(100.0 * share, 'f', 0));
}

QString WinnersLayouter::winsText(const WinCount& count, std::size_t scenario, Detail detail) const
{
    const std::size_t wins = count.wins[scenario];
    if (wins == 0)
        return {};
    const std::size_t ties = wins - count.strictWins[scenario];
    const QString share = percent(static_cast<double>(wins) / static_cast<double>(count.bugs));
    if (detail == Detail::Count)
        return QString::number(wins);
    if (detail == Detail::Percent || ties == 0)
        return Messages::tr("%1 (%2)").arg(QString::number(wins), share);
    return Messages::tr("%1 (%2), %3 tied").arg(QString::number(wins), share, QString::number(ties));
}

void WinnersLayouter::planColumns()
{
    QStringList titles;
    QStringList bugs;
    for (const WinCount& count : m_figure.counts) {
        titles << barTitle(count);
        bugs << bugCountText(count.bugs);
    }
    const double room = width() * widestTitleShare;
    m_titlePoints = m_fitter.shrunk(titles, m_style.fontPoints, room, true);
    const double titleWidth = std::min(m_fitter.widest(titles, m_titlePoints, true), room);
    const double bugsWidth = m_fitter.widest(bugs, textPoints(0.75));
    m_plotLeft = units(margin) + std::max(titleWidth, bugsWidth) + units(columnGap);
    // Half of "100 %" stands beyond the bars.
    m_plotRight = width() - units(margin) - m_fitter.width(percent(1.0), textPoints(0.75)) / 2;
}

bool WinnersLayouter::labelsFit(Detail detail, double points) const
{
    return std::all_of(m_figure.counts.begin(), m_figure.counts.end(), [&](const WinCount& count) {
        double total = -units(labelGap);
        for (std::size_t i = 0; i < count.wins.size(); ++i) {
            if (count.wins[i] > 0)
                total += m_fitter.width(winsText(count, i, detail), points) + units(labelGap);
        }
        return total <= m_plotRight - m_plotLeft;
    });
}

/// Smaller letters go before shorter texts; all bars are written alike.
void WinnersLayouter::planLabels()
{
    for (Detail detail : {Detail::Ties, Detail::Percent, Detail::Count}) {
        for (double share : {0.9, 0.8, 0.75}) {
            m_detail = detail;
            m_labelPoints = textPoints(share);
            if (labelsFit(m_detail, m_labelPoints)) {
                if (detail == Detail::Count)
                    m_fitter.warn(Messages::tr("There is no room for the percentages. Use a wider figure."));
                return;
            }
        }
    }
    m_fitter.warn(Messages::tr("The figure is too narrow for its numbers. Use a wider figure."));
}

double WinnersLayouter::naturalPitch() const
{
    return std::max(units(barHeight) + m_fitter.lineHeight(m_labelPoints),
                    m_fitter.lineHeight(m_titlePoints) + m_fitter.lineHeight(textPoints(0.75))) +
           units(rowGap);
}

double WinnersLayouter::pitch(double aroundBars)
{
    if (automaticHeight())
        return naturalPitch();
    const double available = (height() - aroundBars) / static_cast<double>(m_figure.counts.size());
    if (available < naturalPitch())
        warnThatHeightGrew();
    return std::clamp(available, naturalPitch(), largestStretch * naturalPitch());
}

void WinnersLayouter::addBar(std::size_t index, double pitch)
{
    const WinCount& count = m_figure.counts[index];
    const double labelHeight = m_fitter.lineHeight(m_labelPoints);
    const QRectF bar(m_plotLeft, m_y, m_plotRight - m_plotLeft, pitch - labelHeight - units(rowGap));
    addParts(index, bar);
    addLabels(count, bar.bottom() + units(1.0) + labelHeight / 2);

    const auto role = count.dataset == "all" ? FigureText::Role::GroupTitle : FigureText::Role::Label;
    const FigureText title =
        m_fitter.fitted(role, barTitle(count), m_titlePoints, m_plotLeft - units(margin + columnGap) + units(0.1));
    const FigureText bugs =
        m_fitter.fitted(FigureText::Role::Count, bugCountText(count.bugs), textPoints(0.75), width());
    const double top = bar.center().y() - title.size.height() / 2;
    addTextBehind(title, {units(margin), top + title.size.height() / 2});
    addTextBehind(bugs, {units(margin), top + title.size.height() + bugs.size.height() / 2});
    m_y += pitch;
}

void WinnersLayouter::addParts(std::size_t index, const QRectF& bar)
{
    const WinCount& count = m_figure.counts[index];
    std::size_t before = 0;
    for (std::size_t i = 0; i < count.wins.size(); ++i) {
        const std::size_t strict = count.strictWins[i];
        for (const auto& [wins, byTieRule] : {std::pair(strict, false), std::pair(count.wins[i] - strict, true)}) {
            if (wins == 0)
                continue;
            const auto share = [&count](std::size_t bugs) {
                return static_cast<double>(bugs) / static_cast<double>(count.bugs);
            };
            const double left = position(share(before));
            const QRectF area(left, bar.top(), position(share(before + wins)) - left, bar.height());
            m_layout.parts.push_back({index, comparedScenarios[i], byTieRule, wins, area});
            before += wins;
        }
    }
}

/// In the middle below each scenario's part, pushed apart where parts are thinner than their numbers.
void WinnersLayouter::addLabels(const WinCount& count, double middle)
{
    std::vector<FigureText> labels;
    std::vector<double> lefts;
    std::size_t before = 0;
    for (std::size_t i = 0; i < count.wins.size(); ++i) {
        const double center =
            (static_cast<double>(before) + static_cast<double>(count.wins[i]) / 2) / static_cast<double>(count.bugs);
        before += count.wins[i];
        if (count.wins[i] == 0)
            continue;
        labels.push_back(m_fitter.fitted(FigureText::Role::Tick, winsText(count, i, m_detail), m_labelPoints, width()));
        const double least =
            lefts.empty() ? m_plotLeft : lefts.back() + labels[lefts.size() - 1].size.width() + units(labelGap);
        lefts.push_back(std::max(least, position(center) - labels.back().size.width() / 2));
    }
    double right = m_plotRight;
    for (std::size_t i = labels.size(); i-- > 0;) {
        lefts[i] = std::min(lefts[i], right - labels[i].size.width());
        right = lefts[i] - units(labelGap);
    }
    for (std::size_t i = 0; i < labels.size(); ++i)
        addTextBehind(labels[i], {lefts[i], middle});
}

double WinnersLayouter::axisHeight() const { return units(gap) + m_fitter.lineHeight(textPoints(0.75)) + units(gap); }

void WinnersLayouter::addAxis()
{
    const double points = textPoints(0.75);
    const double need = m_fitter.width(percent(1.0), points) + units(labelGap);
    int parts = 4; // halved until the labels have room
    while (parts > 1 && (m_plotRight - m_plotLeft) / parts < need)
        parts /= 2;
    m_layout.axes.emplace_back(m_plotLeft, m_y, m_plotRight, m_y);
    m_y += units(gap);
    for (int i = 0; i <= parts; ++i) {
        const double share = static_cast<double>(i) / parts;
        m_layout.axes.emplace_back(position(share), m_y - units(gap), position(share), m_y);
        addText(m_fitter.fitted(FigureText::Role::Count, percent(share), points, width()),
                {position(share), m_y + m_fitter.lineHeight(points) / 2});
    }
    m_y += axisHeight() - units(gap);
}

WinnersLayout layoutWinners(const WinnersFigure& figure, const FigureStyle& style, const FigureCanvas& canvas)
{
    return WinnersLayouter(figure, style, canvas).layout();
}

} // namespace semblance
