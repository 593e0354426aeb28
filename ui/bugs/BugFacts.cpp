// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bugs/BugFacts.h"

#include "ui/figure/Titles.h"
#include "ui/results/DeviationText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(BugFacts)
};

/// From this base rate on, a mutant that kills at random couples more often than not.
constexpr double freeCoupling = 0.5;

QString percent(double share)
{
    const int decimals = share > 0.0 && share < 0.01 ? 2 : 0;
    return Text::tr("%1 %", "percent").arg(QLocale().toString(100.0 * share, 'f', decimals));
}

} // namespace

QString winnerText(const std::optional<Winner>& winner)
{
    if (!winner)
        return {};
    const QString symbol = metricSymbol(winner->metric);
    if (winner->strict())
        return Text::tr("%1 has the highest median %2.").arg(scenarioName(winner->winner), symbol);
    QStringList others;
    std::transform(std::next(winner->tied.begin()), winner->tied.end(), std::back_inserter(others), scenarioName);
    return Text::tr("%1 has the highest median %2, tied with %3.")
        .arg(scenarioName(winner->winner), symbol, others.join(Text::tr(" and ")));
}

QString baseRateText(const std::vector<MutantResult>& mutantsOfBug)
{
    const auto known = std::find_if(mutantsOfBug.begin(), mutantsOfBug.end(), [](const MutantResult& mutant) {
        return mutant.counts() && mutant.realism.faultKillMass > 0.0 && baseRate(mutant.realism);
    });
    if (known == mutantsOfBug.end())
        return {};
    const double rate = *baseRate(known->realism);
    const QString inputs = QLocale().toString(static_cast<qulonglong>(known->realism.inputs));
    return rate >= freeCoupling ? Text::tr("The fault fails %1 of the %2 test inputs: a high CS comes for free.")
                                      .arg(percent(rate), inputs)
                                : Text::tr("The fault fails %1 of the %2 test inputs.").arg(percent(rate), inputs);
}

std::optional<DeviationNote> deviationNote(const std::vector<MutantResult>& mutantsOfBug, const DeviationRules& rules)
{
    const std::vector<BugDeviation> found = bugDeviations(mutantsOfBug, rules);
    if (found.empty())
        return std::nullopt;
    const BugDeviation& bug = found.front();
    QStringList titles;
    if (bug.trend != TrendDeviation::None)
        titles << deviationTitle(bug.trend);
    if (bug.level != LevelDeviation::None)
        titles << deviationTitle(bug.level);
    if (titles.isEmpty() && !bug.weakOracle && !bug.baselineMismatch)
        return std::nullopt;
    const QString title = titles.isEmpty() ? Text::tr("To be read with care")
                                           : Text::tr("Deviation: %1").arg(titles.join(QStringLiteral(" · ")));
    return DeviationNote{title, deviationReason(bug, rules)};
}

std::vector<MutantResult> mutantsOfBug(const std::vector<MutantResult>& mutants, const std::string& bug)
{
    std::vector<MutantResult> found;
    std::copy_if(mutants.begin(), mutants.end(), std::back_inserter(found),
                 [&bug](const MutantResult& mutant) { return mutant.bug == bug; });
    return found;
}

} // namespace semblance
