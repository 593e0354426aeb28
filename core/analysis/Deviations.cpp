// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/Deviations.h"

#include "core/analysis/Winners.h"

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>

namespace semblance {

namespace {

/// Average number of inputs that the fault kills an instance, a scenario; 0 = not known.
using FaultMasses = std::array<double, comparedScenarios.size()>;

std::map<std::string, FaultMasses> faultMasses(const std::vector<MutantResult>& mutants)
{
    std::map<std::string, FaultMasses> masses;
    for (const MutantResult& mutant : mutants) {
        if (!mutant.counts() || mutant.scenario == Scenario::Control)
            continue;
        double& mass = masses[mutant.bug][static_cast<std::size_t>(mutant.scenario)];
        mass = std::max(mass, mutant.realism.faultKillMass);
    }
    return masses;
}

/// One bug while its rules are looked at. Comparisons allow for the epsilon.
class Case {
public:
    Case(const ScenarioBoxes& cs, const ScenarioBoxes& iou, const DeviationRules& rules)
        : m_cs(cs), m_iou(iou), m_rules(rules)
    {
    }

    BugDeviation judged() const;

private:
    bool above(double a, double b) const { return a > b + m_rules.epsilon; }
    bool atLeast(double a, double b) const { return a >= b - m_rules.epsilon; }

    TrendDeviation trendOf(const BugDeviation& bug) const;
    LevelDeviation levelOf() const;

    /// Whether both metrics' boxes of all scenarios meet a condition.
    template <typename Condition>
    bool everywhere(const Condition& condition) const
    {
        return std::all_of(comparedScenarios.begin(), comparedScenarios.end(), [&](Scenario scenario) {
            return condition(*m_cs.box(scenario), *m_iou.box(scenario));
        });
    }

    const ScenarioBoxes& m_cs;
    const ScenarioBoxes& m_iou;
    const DeviationRules& m_rules;
};

double largerOfPost(const ScenarioBoxes& boxes, double BoxSummary::*value)
{
    return std::max(boxes.box(Scenario::Post1)->*value, boxes.box(Scenario::Post2)->*value);
}

double gapOf(const ScenarioBoxes& boxes, Scenario winner)
{
    return boxes.box(winner)->median - boxes.box(Scenario::Pre)->median;
}

BugDeviation Case::judged() const
{
    BugDeviation bug;
    bug.bug = m_cs.bug;
    bug.dataset = m_cs.dataset;
    bug.csWinner = winnerOf(m_cs, Metric::CouplingStrength, m_rules.epsilon).winner;
    bug.iouWinner = winnerOf(m_iou, Metric::Overlap, m_rules.epsilon).winner;
    bug.csGap = gapOf(m_cs, bug.csWinner);
    bug.iouGap = gapOf(m_iou, bug.iouWinner);
    bug.preCsWhisker = m_cs.box(Scenario::Pre)->whiskerHigh;
    bug.winnerCsWhisker = m_cs.box(bug.csWinner)->whiskerHigh;
    bug.postCsWhisker = largerOfPost(m_cs, &BoxSummary::whiskerHigh);
    bug.preCsMaximum = m_cs.box(Scenario::Pre)->maximum;
    bug.postCsMaximum = largerOfPost(m_cs, &BoxSummary::maximum);
    bug.preIouMaximum = m_iou.box(Scenario::Pre)->maximum;
    bug.postIouMaximum = largerOfPost(m_iou, &BoxSummary::maximum);
    bug.trend = trendOf(bug);
    bug.level = levelOf();
    return bug;
}

TrendDeviation Case::trendOf(const BugDeviation& bug) const
{
    const bool preWinsCs = bug.csWinner == Scenario::Pre;
    const bool preWinsIou = bug.iouWinner == Scenario::Pre;
    const bool preIouTail = above(bug.preIouMaximum, bug.postIouMaximum);
    if (preWinsCs && preWinsIou)
        return TrendDeviation::None;
    if (preWinsCs)
        return preIouTail ? TrendDeviation::IouOnly : TrendDeviation::Reversal;
    if (atLeast(std::min(bug.preCsWhisker, bug.winnerCsWhisker), m_rules.tailHigh) && (preWinsIou || preIouTail))
        return TrendDeviation::BothHighTails;
    const bool preCsTail = above(bug.preCsMaximum, bug.postCsMaximum) || above(bug.preCsWhisker, bug.postCsWhisker);
    if (preWinsIou && atLeast(m_rules.narrowGap, bug.csGap) && preCsTail)
        return TrendDeviation::NarrowCsLead;
    const bool noTailLost = atLeast(bug.preCsMaximum, bug.postCsMaximum)
                            && atLeast(bug.preIouMaximum, bug.postIouMaximum);
    return !preWinsIou && noTailLost ? TrendDeviation::DualMedianPreTail : TrendDeviation::Reversal;
}

LevelDeviation Case::levelOf() const
{
    if (everywhere([this](const BoxSummary& cs, const BoxSummary& iou) {
            return atLeast(m_rules.nearZero, std::max(cs.q3, iou.q3));
        }))
        return LevelDeviation::BothNearZero;
    if (everywhere([this](const BoxSummary& cs, const BoxSummary& iou) {
            return atLeast(std::min(cs.median, iou.median), m_rules.nearOne);
        }))
        return LevelDeviation::BothNearOne;
    if (everywhere([this](const BoxSummary& cs, const BoxSummary& iou) {
            return atLeast(cs.median, m_rules.csHigh) && atLeast(m_rules.iouLow, iou.median);
        }))
        return LevelDeviation::CsHighIouLow;
    return LevelDeviation::None;
}

void setFlags(BugDeviation& bug, const FaultMasses& masses, const DeviationRules& rules)
{
    const double largest = *std::max_element(masses.begin(), masses.end());
    bug.weakOracle = largest < rules.weakOracleKills;
    bug.baselineMismatch = std::any_of(masses.begin(), masses.end(), [&](double mass) {
        return mass > 0.0 && largest - mass > rules.epsilon * largest;
    });
}

} // namespace

std::string_view deviationName(TrendDeviation deviation)
{
    switch (deviation) {
    case TrendDeviation::None:
        return "none";
    case TrendDeviation::BothHighTails:
        return "both_high_tails";
    case TrendDeviation::NarrowCsLead:
        return "narrow_cs_lead";
    case TrendDeviation::DualMedianPreTail:
        return "dual_median_pre_tail";
    case TrendDeviation::IouOnly:
        return "iou_only";
    case TrendDeviation::Reversal:
        return "reversal";
    }
    throw std::invalid_argument("deviationName: unknown deviation");
}

std::string_view deviationName(LevelDeviation deviation)
{
    switch (deviation) {
    case LevelDeviation::None:
        return "none";
    case LevelDeviation::BothNearZero:
        return "both_near_zero";
    case LevelDeviation::BothNearOne:
        return "both_near_one";
    case LevelDeviation::CsHighIouLow:
        return "cs_high_iou_low";
    }
    throw std::invalid_argument("deviationName: unknown deviation");
}

std::vector<BugDeviation> bugDeviations(const std::vector<MutantResult>& mutants, const DeviationRules& rules)
{
    const std::vector<BugDistribution> cs = bugDistributions(mutants, Metric::CouplingStrength);
    const std::vector<BugDistribution> iou = bugDistributions(mutants, Metric::Overlap);
    // Every counting mutant has both metrics, so the lists below hold the same bugs in the same order.
    const std::vector<ScenarioBoxes> csBoxes = scenarioBoxes(cs, Metric::CouplingStrength);
    const std::vector<ScenarioBoxes> iouBoxes = scenarioBoxes(iou, Metric::Overlap);
    const std::map<std::string, FaultMasses> masses = faultMasses(mutants);

    std::vector<BugDeviation> bugs;
    for (std::size_t i = 0; i < csBoxes.size(); ++i) {
        if (!csBoxes[i].complete())
            continue;
        bugs.push_back(Case(csBoxes[i], iouBoxes[i], rules).judged());
        setFlags(bugs.back(), masses.at(csBoxes[i].bug), rules);
    }
    return bugs;
}

} // namespace semblance
