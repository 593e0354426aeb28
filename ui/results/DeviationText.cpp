// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/DeviationText.h"

#include "ui/figure/Titles.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(DeviationText)
};

QString number(double value) { return QLocale().toString(value, 'f', 3); }

/// As it was entered: 0.1, not 0.100.
QString threshold(double value) { return QLocale().toString(value, 'g', 6); }

QString maxima(double pre, double post) { return Text::tr("%1 against %2").arg(number(pre), number(post)); }

QString lead(Metric metric, Scenario winner, double gap)
{
    const QString symbol = metricSymbol(metric);
    return winner == Scenario::Pre
               ? Text::tr("%1 wins %2").arg(scenarioName(winner), symbol)
               : Text::tr("%1 wins %2 (ahead of pre by %3)").arg(scenarioName(winner), symbol, number(gap));
}

QString highTailsReason(const BugDeviation& bug, const DeviationRules& rules)
{
    return Text::tr("%1 wins CS, but the upper whiskers of pre (%2) and %1 (%3) both reach %4: the best mutants of "
                    "either are almost perfect.")
        .arg(scenarioName(bug.csWinner), number(bug.preCsWhisker), number(bug.winnerCsWhisker),
             threshold(rules.tailHigh));
}

QString narrowLeadReason(const BugDeviation& bug, const DeviationRules& rules)
{
    const bool byMaximum = bug.preCsMaximum > bug.postCsMaximum + rules.epsilon;
    const QString tail = byMaximum
                             ? Text::tr("the higher CS maximum (%1)").arg(maxima(bug.preCsMaximum, bug.postCsMaximum))
                             : Text::tr("the higher CS whisker (%1)").arg(maxima(bug.preCsWhisker, bug.postCsWhisker));
    return Text::tr("%1 leads on CS by only %2 (at most %3 counts as narrow), while pre wins IoU and has %4.")
        .arg(scenarioName(bug.csWinner), number(bug.csGap), threshold(rules.narrowGap), tail);
}

QString trendReason(const BugDeviation& bug, const DeviationRules& rules)
{
    const QString iouMaxima = maxima(bug.preIouMaximum, bug.postIouMaximum);
    switch (bug.trend) {
    case TrendDeviation::None:
        return {};
    case TrendDeviation::BothHighTails:
        return highTailsReason(bug, rules);
    case TrendDeviation::NarrowCsLead:
        return narrowLeadReason(bug, rules);
    case TrendDeviation::DualMedianPreTail:
        return Text::tr("Post-training wins the medians of CS (%1) and IoU (%2), but no maximum of pre is lower: "
                        "CS %3, IoU %4.")
            .arg(scenarioName(bug.csWinner), scenarioName(bug.iouWinner), maxima(bug.preCsMaximum, bug.postCsMaximum),
                 iouMaxima);
    case TrendDeviation::IouOnly:
        return Text::tr("Pre wins CS and %1 wins IoU by %2, but pre has the higher IoU maximum (%3).")
            .arg(scenarioName(bug.iouWinner), number(bug.iouGap), iouMaxima);
    case TrendDeviation::Reversal:
        return Text::tr("%1, %2, and no tail of pre explains it.")
            .arg(lead(Metric::CouplingStrength, bug.csWinner, bug.csGap),
                 lead(Metric::Overlap, bug.iouWinner, bug.iouGap));
    }
    return {};
}

QString levelReason(const BugDeviation& bug, const DeviationRules& rules)
{
    switch (bug.level) {
    case LevelDeviation::None:
        return {};
    case LevelDeviation::BothNearZero:
        return Text::tr("In all scenarios three quarters of the mutants have CS and IoU of at most %1.")
            .arg(threshold(rules.nearZero));
    case LevelDeviation::BothNearOne:
        return Text::tr("In all scenarios the medians of CS and IoU are at least %1.").arg(threshold(rules.nearOne));
    case LevelDeviation::CsHighIouLow:
        return Text::tr("In all scenarios the CS median is at least %1 and the IoU median at most %2: the mutants kill "
                        "what the fault kills, but only a small part of it.")
            .arg(threshold(rules.csHigh), threshold(rules.iouLow));
    }
    return {};
}

QStringList flagReasons(const BugDeviation& bug, const DeviationRules& rules)
{
    QStringList reasons;
    if (bug.weakOracle)
        reasons << Text::tr("The fault is known to fail fewer than %1 test inputs: too few to tell mutants apart.")
                       .arg(threshold(rules.weakOracleKills));
    if (bug.baselineMismatch)
        reasons << Text::tr("The fault kills differ between the scenarios, so they were compared with different "
                            "originals.");
    return reasons;
}

} // namespace

QString deviationTitle(TrendDeviation deviation)
{
    switch (deviation) {
    case TrendDeviation::None:
        return Text::tr("On the trend");
    case TrendDeviation::BothHighTails:
        return Text::tr("High tails on both sides");
    case TrendDeviation::NarrowCsLead:
        return Text::tr("Narrow lead on CS");
    case TrendDeviation::DualMedianPreTail:
        return Text::tr("Post wins medians, pre keeps tails");
    case TrendDeviation::IouOnly:
        return Text::tr("Post leads on IoU only");
    case TrendDeviation::Reversal:
        return Text::tr("Reversal");
    }
    return {};
}

QString deviationTitle(LevelDeviation deviation)
{
    switch (deviation) {
    case LevelDeviation::None:
        return Text::tr("Usual level");
    case LevelDeviation::BothNearZero:
        return Text::tr("CS and IoU near zero");
    case LevelDeviation::BothNearOne:
        return Text::tr("CS and IoU near one");
    case LevelDeviation::CsHighIouLow:
        return Text::tr("High CS, low IoU");
    }
    return {};
}

QString deviationReason(const BugDeviation& bug, const DeviationRules& rules)
{
    QStringList reasons{trendReason(bug, rules), levelReason(bug, rules)};
    reasons.removeAll(QString());
    if (!bug.deviates())
        reasons << Text::tr("Pre-training mutants win CS and IoU, as for most bugs.");
    return (reasons + flagReasons(bug, rules)).join(QLatin1Char(' '));
}

} // namespace semblance
