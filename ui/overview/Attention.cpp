// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/Attention.h"

#include "ui/figure/Titles.h"
#include "ui/results/DeviationText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Attention)
};

using Kind = AttentionItem::Kind;

QString count(std::size_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

/// What a bug's mutants say of it.
struct BugFacts {
    std::array<std::size_t, comparedScenarios.size()> mutants{}; ///< counting ones
    std::size_t excluded = 0;
    std::size_t neverKilled = 0;
    std::size_t inputs = 0; ///< the fewest known; 0: not known
    double baseRate = 0.0;  ///< the highest known
};

std::map<std::string, BugFacts> factsOf(const std::vector<MutantResult>& mutants)
{
    std::map<std::string, BugFacts> facts;
    for (const MutantResult& mutant : mutants) {
        if (mutant.scenario == Scenario::Control)
            continue;
        BugFacts& bug = facts[mutant.bug];
        if (!mutant.counts()) {
            ++bug.excluded;
            continue;
        }
        ++bug.mutants[static_cast<std::size_t>(mutant.scenario)];
        bug.neverKilled += mutant.realism.neverKilled ? 1 : 0;
        if (const std::size_t inputs = mutant.realism.inputs; inputs > 0)
            bug.inputs = bug.inputs == 0 ? inputs : std::min(bug.inputs, inputs);
        bug.baseRate = std::max(bug.baseRate, baseRate(mutant.realism).value_or(0.0));
    }
    return facts;
}

/// Scenarios that others have and this bug lacks: a study without scenario 2 lacks nothing.
QString missingScenarios(const BugFacts& bug, const std::array<bool, comparedScenarios.size()>& studied)
{
    QStringList missing;
    for (Scenario scenario : comparedScenarios) {
        const auto index = static_cast<std::size_t>(scenario);
        if (studied[index] && bug.mutants[index] == 0)
            missing << scenarioName(scenario);
    }
    return missing.isEmpty() ? QString() : Text::tr("no %1").arg(missing.join(QStringLiteral(", ")));
}

QString deviationDetail(const BugDeviation& bug)
{
    QStringList categories;
    if (bug.trend != TrendDeviation::None)
        categories << deviationTitle(bug.trend);
    if (bug.level != LevelDeviation::None)
        categories << deviationTitle(bug.level);
    return categories.join(Text::tr("; "));
}

class Collector {
public:
    void add(Kind kind, const std::string& bug, const QString& detail, std::size_t mutants = 0)
    {
        AttentionItem& item = m_items[kind];
        item.kind = kind;
        item.bugs.push_back({bug, detail});
        item.mutants += mutants;
    }
    void addDeviations(const std::vector<BugDeviation>& bugs);
    void addFacts(const std::map<std::string, BugFacts>& facts);

    std::vector<AttentionItem> items() const
    {
        std::vector<AttentionItem> items;
        for (const auto& [kind, item] : m_items)
            items.push_back(item);
        return items;
    }

private:
    std::map<Kind, AttentionItem> m_items;
};

void Collector::addDeviations(const std::vector<BugDeviation>& bugs)
{
    for (const BugDeviation& bug : bugs) {
        if (bug.deviates())
            add(Kind::Deviations, bug.bug, deviationDetail(bug));
        if (bug.weakOracle)
            add(Kind::WeakOracle, bug.bug, {});
        if (bug.baselineMismatch)
            add(Kind::BaselineMismatch, bug.bug, {});
    }
}

void Collector::addFacts(const std::map<std::string, BugFacts>& facts)
{
    std::array<bool, comparedScenarios.size()> studied{};
    for (const auto& [id, bug] : facts) {
        for (std::size_t i = 0; i < studied.size(); ++i)
            studied[i] = studied[i] || bug.mutants[i] > 0;
    }
    for (const auto& [id, bug] : facts) {
        if (const QString missing = missingScenarios(bug, studied); !missing.isEmpty())
            add(Kind::MissingScenario, id, missing);
        if (bug.baseRate > highBaseRate)
            add(Kind::HighBaseRate, id, Text::tr("%1 %").arg(QLocale().toString(100 * bug.baseRate, 'f', 0)));
        if (bug.inputs > 0 && bug.inputs < fewInputs)
            add(Kind::FewInputs, id, Text::tr("inputs: %1").arg(count(bug.inputs)));
        if (bug.excluded > 0)
            add(Kind::Excluded, id, Text::tr("mutants: %1").arg(count(bug.excluded)), bug.excluded);
        if (bug.neverKilled > 0)
            add(Kind::NeverKilled, id, Text::tr("mutants: %1").arg(count(bug.neverKilled)), bug.neverKilled);
    }
}

} // namespace

std::vector<AttentionItem> attentionItems(const std::vector<MutantResult>& mutants, const DeviationRules& rules)
{
    Collector collector;
    collector.addDeviations(bugDeviations(mutants, rules));
    collector.addFacts(factsOf(mutants));
    return collector.items();
}

QString attentionTitle(const AttentionItem& item)
{
    const QString bugs = count(item.bugs.size());
    switch (item.kind) {
    case Kind::Deviations:
        return Text::tr("Bugs that deviate: %1").arg(bugs);
    case Kind::WeakOracle:
        return Text::tr("Weak oracles: %1").arg(bugs);
    case Kind::BaselineMismatch:
        return Text::tr("Baselines that differ: %1").arg(bugs);
    case Kind::MissingScenario:
        return Text::tr("Bugs without all scenarios: %1").arg(bugs);
    case Kind::HighBaseRate:
        return Text::tr("Faults that fail most inputs: %1").arg(bugs);
    case Kind::FewInputs:
        return Text::tr("Bugs with few test inputs: %1").arg(bugs);
    case Kind::Excluded:
        return Text::tr("Excluded mutants: %1").arg(count(item.mutants));
    case Kind::NeverKilled:
        return Text::tr("Mutants never killed: %1").arg(count(item.mutants));
    }
    return {};
}

QString attentionReason(Kind kind)
{
    switch (kind) {
    case Kind::Deviations:
        return Text::tr("They do not follow the trend that pre-training mutants resemble the fault more.");
    case Kind::WeakOracle:
        return Text::tr("The fault fails too few test inputs to tell mutants apart.");
    case Kind::BaselineMismatch:
        return Text::tr("The fault fails other inputs in one scenario than in another, so their originals differ.");
    case Kind::MissingScenario:
        return Text::tr("They are left out where scenarios are compared.");
    case Kind::HighBaseRate:
        return Text::tr("The fault fails more than %1 % of the test inputs, so a high CS comes for free.")
            .arg(QLocale().toString(100 * highBaseRate, 'f', 0));
    case Kind::FewInputs:
        return Text::tr("With fewer than %1 test inputs CS and IoU take few values only.").arg(count(fewInputs));
    case Kind::Excluded:
        return Text::tr("They count nowhere. The Mutants page says why.");
    case Kind::NeverKilled:
        return Text::tr("Their CS would be 0/0; it counts as 0, as in the study.");
    }
    return {};
}

QString attentionPage(Kind kind)
{
    switch (kind) {
    case Kind::Deviations:
    case Kind::WeakOracle:
    case Kind::BaselineMismatch:
        return QStringLiteral("deviations");
    case Kind::Excluded:
    case Kind::NeverKilled:
        return QStringLiteral("mutants");
    case Kind::MissingScenario:
    case Kind::HighBaseRate:
    case Kind::FewInputs:
        break;
    }
    return QStringLiteral("bugs");
}

} // namespace semblance
