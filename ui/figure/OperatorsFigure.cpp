// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/OperatorsFigure.h"

#include "ui/figure/ShownMutants.h"
#include "ui/figure/Titles.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(OperatorsFigure)
};

std::optional<RankInterval> intervalOf(const OperatorRank& rank, const RankIntervals* intervals)
{
    if (!intervals)
        return std::nullopt;
    const auto found =
        std::find_if(intervals->operators.begin(), intervals->operators.end(), [&rank](const RankInterval& interval) {
            return interval.scenario == rank.scenario && interval.operatorId == rank.operatorId;
        });
    return found == intervals->operators.end() ? std::nullopt : std::optional(*found);
}

QString unrankedText(const std::vector<OperatorRank>& unranked, const OperatorsOptions& options)
{
    if (options.showUnranked)
        return Text::tr("grey, hollow: fewer than %1 bugs, not ranked").arg(options.minimumBugs);
    QStringList names;
    for (const OperatorRank& rank : unranked)
        names << QStringLiteral("%1 (%2)").arg(QString::fromStdString(rank.operatorId)).arg(rank.bugs);
    return Text::tr("not ranked, fewer than %1 bugs: %2").arg(options.minimumBugs).arg(names.join(Text::tr(", ")));
}

QString footerText(const std::vector<OperatorRank>& unranked, const OperatorsOptions& options)
{
    QStringList parts{Text::tr("Value of a bug: median over the mutants of the operator"),
                      Text::tr("point: median over the bugs"), Text::tr("bar: quartiles (type 7)")};
    if (options.intervals)
        parts << Text::tr("rank: with its 95 % bootstrap interval over the bugs");
    if (!unranked.empty())
        parts << unrankedText(unranked, options);
    return parts.join(Text::tr("; "));
}

} // namespace

OperatorsFigure operatorsFigure(const std::vector<MutantResult>& mutants, const OperatorsOptions& options)
{
    const ShownMutants shown(mutants, options.dataset, options.scenarios);
    OperatorsFigure figure;
    figure.metric = options.metric;
    figure.minimumBugs = options.minimumBugs;
    figure.title = Text::tr("%1 by operator").arg(metricTitle(options.metric));
    figure.valueTitle = metricTitle(options.metric);
    std::vector<OperatorRank> unranked;
    for (OperatorRank& rank : operatorRanking(shown.list(), options.metric, options.minimumBugs)) {
        if (!rank.rank)
            unranked.push_back(rank);
        if (rank.rank || options.showUnranked)
            figure.rows.push_back({rank, intervalOf(rank, options.intervals), bugCountText(rank.bugs)});
    }
    figure.footer = footerText(unranked, options);
    return figure;
}

QString describeRow(const OperatorsFigure::Row& row)
{
    const QLocale locale;
    const auto number = [&locale](double value) { return locale.toString(value, 'f', 4); };
    const OperatorRank& rank = row.rank;
    QStringList lines{
        Text::tr("%1, %2, %3")
            .arg(QString::fromStdString(rank.operatorId), scenarioTitle(rank.scenario), metricSymbol(rank.metric)),
        Text::tr("%1, mutants: %2").arg(row.count, locale.toString(static_cast<qulonglong>(rank.mutants))),
        Text::tr("quartiles %1, %2, %3").arg(number(rank.q1), number(rank.median), number(rank.q3)),
    };
    if (!rank.rank)
        lines << Text::tr("too few bugs to be ranked");
    else if (!row.interval)
        lines << Text::tr("rank %1").arg(locale.toString(*rank.rank));
    else
        lines << Text::tr("rank %1, 95 % interval %2 to %3; first in %4 % of the resamples")
                     .arg(locale.toString(*rank.rank), locale.toString(row.interval->low, 'g', 3),
                          locale.toString(row.interval->high, 'g', 3),
                          locale.toString(100.0 * row.interval->shareFirst, 'f', 0));
    return lines.join(QLatin1Char('\n'));
}

FigurePage figurePage(const OperatorsFigure& figure, const FigureStyle& style)
{
    const OperatorsLayout layout = layoutOperators(figure, style, FigureCanvas::page(style));
    return {layout.canvas.size, figure.title, layout.warnings,
            [figure, layout, style](QPainter& painter) { paintOperators(painter, figure, layout, style); }};
}

} // namespace semblance
