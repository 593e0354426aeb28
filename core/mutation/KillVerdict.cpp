// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/KillVerdict.h"

#include "core/mutation/Search.h"
#include "core/statistics/MultipleComparisons.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace semblance {

namespace {

/// Scores of all runs of both sides for one class.
struct Series {
    std::vector<double> originals;
    std::vector<double> mutants;
};

using Runs = std::vector<const Predictions*>;
using SeriesOfClass = std::map<std::int32_t, Series>;

void addScores(SeriesOfClass& all, std::vector<double> Series::*side, const Runs& runs, const ClassList& expected,
               Oracle oracle)
{
    for (std::size_t run = 0; run < runs.size(); ++run) {
        if (!runs[run])
            continue;
        for (const ClassScore& score : scoresOf(*runs[run], expected, oracle)) {
            std::vector<double>& series = all[score.classIndex].*side;
            series.resize(runs.size(), std::numeric_limits<double>::quiet_NaN());
            series[run] = score.score;
        }
    }
}

double harmOf(const KillTest& test, const KillRule& rule)
{
    return rule.direction == ScoreDirection::LargerIsBetter ? test.cohensD : -test.cohensD;
}

/// As many tests as there are classes make one likely to fail by chance; Holm's correction keeps the error of all.
void adjust(std::vector<KillTest>& tests, const KillRule& rule)
{
    std::vector<double> p;
    for (const KillTest& test : tests)
        p.push_back(test.pValue);
    p = holmAdjusted(p);
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const bool harmful = harmOf(tests[i], rule) >= rule.effectSize;
        tests[i].pValue = p[i];
        tests[i].killed = harmful && p[i] < rule.significance;
        tests[i].killedAsPublished = harmful && roundedTo(3, p[i]) < rule.significance;
    }
}

/// The test that decides: a kill before none, then the smallest p, then the greatest harm.
std::size_t decisive(const std::vector<KillTest>& tests, const KillRule& rule)
{
    const auto rank = [&rule](const KillTest& test) {
        return std::tuple(!test.killed, test.pValue, -harmOf(test, rule));
    };
    const auto best = std::min_element(tests.begin(), tests.end(),
                                       [&rank](const KillTest& a, const KillTest& b) { return rank(a) < rank(b); });
    return static_cast<std::size_t>(best - tests.begin());
}

QString shown(double number, int digits) { return QLocale().toString(number, 'g', digits); }

QString killText(const KillTest& test)
{
    if (test.outcome == KillTest::Outcome::Separated)
        return QCoreApplication::translate("core", "Killed: all its runs score the same, and worse than the original.");
    return QCoreApplication::translate("core", "Killed: p = %1, d = %2.")
        .arg(shown(test.pValue, 2), shown(test.cohensD, 3));
}

QString survivalText(const KillTest& test, const KillRule& rule)
{
    if (test.outcome == KillTest::Outcome::ZeroVariance)
        return QCoreApplication::translate("core", "Not killed: all runs of original and mutant score the same.");
    if (harmOf(test, rule) < 0.0)
        return QCoreApplication::translate("core", "Not killed: it scores no worse than the original (d = %1).")
            .arg(shown(test.cohensD, 3));
    if (test.pValue < rule.significance)
        return QCoreApplication::translate("core", "Not killed: the effect d = %1 is smaller than %2.")
            .arg(shown(test.cohensD, 3), shown(rule.effectSize, 3));
    return QCoreApplication::translate("core", "Not killed: p = %1 is not below %2.")
        .arg(shown(test.pValue, 2), shown(rule.significance, 3));
}

} // namespace

KillTest testScores(std::vector<double> originals, std::vector<double> mutants, const KillRule& rule)
{
    if (rule.statistic == KillStatistic::SignedRank) {
        const std::size_t runs = std::max(originals.size(), mutants.size());
        originals.resize(runs, std::numeric_limits<double>::quiet_NaN());
        mutants.resize(runs, std::numeric_limits<double>::quiet_NaN());
    }
    return killTest(originals, mutants, rule);
}

KillVerdict judge(const Runs& originals, const Runs& mutants, const ClassList& expected, Task task, Oracle oracle,
                  const KillRule& rule)
{
    Runs present;
    std::copy_if(originals.begin(), originals.end(), std::back_inserter(present),
                 [](const Predictions* run) { return run != nullptr; });
    KillVerdict verdict;
    verdict.oracle = chosenOracle(oracle, present, expected, task);
    KillRule directed = rule;
    directed.direction = directionOf(verdict.oracle);

    SeriesOfClass all;
    addScores(all, &Series::originals, originals, expected, verdict.oracle);
    addScores(all, &Series::mutants, mutants, expected, verdict.oracle);
    if (all.empty())
        all.emplace(ClassScore::noClass, Series());
    std::vector<std::int32_t> classes;
    std::vector<KillTest> tests;
    for (const auto& [classIndex, series] : all) {
        classes.push_back(classIndex);
        tests.push_back(testScores(series.originals, series.mutants, directed));
    }
    if (tests.size() > 1)
        adjust(tests, directed);
    const std::size_t deciding = decisive(tests, directed);
    verdict.test = tests[deciding];
    if (classes[deciding] != ClassScore::noClass)
        verdict.classIndex = classes[deciding];
    return verdict;
}

std::string explain(const KillVerdict& verdict, const KillRule& rule)
{
    const KillTest& test = verdict.test;
    if (verdict.invalid())
        return QCoreApplication::translate("core", "Invalid: %1 runs of the original and %2 of the mutant have a "
                                                   "score; each needs %3.")
            .arg(test.originalRuns)
            .arg(test.mutantRuns)
            .arg(KillTest::minimumRuns)
            .toStdString();
    KillRule directed = rule;
    directed.direction = directionOf(verdict.oracle);
    const QString text = test.killed ? killText(test) : survivalText(test, directed);
    if (!verdict.classIndex)
        return text.toStdString();
    return QCoreApplication::translate("core", "Class %1: %2").arg(*verdict.classIndex).arg(text).toStdString();
}

} // namespace semblance
