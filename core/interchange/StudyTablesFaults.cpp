// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/StudyTablesFaults.h"

#include "core/interchange/StudyTablesFields.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <utility>

namespace semblance::tables {

std::optional<double> FaultOfBug::baseRate(std::size_t scenario) const
{
    if (!kills[scenario] || inputs == 0)
        return std::nullopt;
    return *kills[scenario] / static_cast<double>(inputs);
}

std::optional<double> FaultOfBug::baseRate() const
{
    for (std::size_t i = 0; i < kills.size(); ++i)
        if (const auto rate = baseRate(i))
            return rate;
    return std::nullopt;
}

std::optional<bool> FaultOfBug::consistent() const
{
    std::vector<double> known;
    for (const std::optional<double>& value : kills)
        if (value)
            known.push_back(*value);
    if (known.size() < 2)
        return std::nullopt;
    const auto [least, most] = std::minmax_element(known.begin(), known.end());
    return *most - *least <= tieEpsilon * *most;
}

std::vector<FaultOfBug> faultsOf(const std::vector<MutantResult>& mutants)
{
    std::map<std::string, FaultOfBug> faults;
    for (const MutantResult& mutant : mutants) {
        if (!mutant.counts() || mutant.scenario == Scenario::Control)
            continue;
        FaultOfBug& fault = faults[mutant.bug];
        fault.bug = mutant.bug;
        fault.dataset = mutant.dataset;
        fault.inputs = std::max(fault.inputs, mutant.realism.inputs);
        if (mutant.realism.faultKillMass > 0.0) {
            std::optional<double>& kills = fault.kills[static_cast<std::size_t>(mutant.scenario)];
            kills = std::max(kills.value_or(0.0), mutant.realism.faultKillMass);
        }
    }
    std::vector<FaultOfBug> ordered;
    for (auto& [bug, fault] : faults)
        ordered.push_back(std::move(fault));
    return ordered;
}

StudyTable faultKillTable(const std::vector<MutantResult>& mutants, const TableOptions&)
{
    std::vector<Field<FaultOfBug>> fields = {
        {textColumn("bug", QT_TRANSLATE_NOOP("core", "Bug")), [](const FaultOfBug& f) { return cell(f.bug); }},
        {textColumn("dataset", QT_TRANSLATE_NOOP("core", "Data set"), Use::Data),
         [](const FaultOfBug& f) { return cell(f.dataset); }},
    };
    for (std::size_t i = 0; i < comparedScenarios.size(); ++i) {
        const std::string& name = nameOf(comparedScenarios[i]);
        TableColumn column = numberColumn("fault_kills_" + name, "", Use::Everywhere, 1);
        column.heading = QCoreApplication::translate("core", "Kills, %1").arg(QString::fromStdString(name));
        fields.push_back({column, [i](const FaultOfBug& f) { return cell(f.kills[i]); }});
    }
    const std::vector<Field<FaultOfBug>> more = {
        {integerColumn("n_tests", QT_TRANSLATE_NOOP("core", "Test inputs")),
         [](const FaultOfBug& f) { return f.inputs > 0 ? cell(f.inputs) : TableCell(); }},
        {numberColumn("fault_kill_rate", QT_TRANSLATE_NOOP("core", "Base rate")),
         [](const FaultOfBug& f) { return cell(f.baseRate()); }},
        {integerColumn("baseline_consistent", QT_TRANSLATE_NOOP("core", "Same in all scenarios"), Use::Data),
         [](const FaultOfBug& f) { return cell(f.consistent()); }},
    };
    fields.insert(fields.end(), more.begin(), more.end());
    return tableOf(QCoreApplication::translate("core", "What the faults kill"),
                   QCoreApplication::translate("core", "Test inputs that one instance of the fault kills on average. "
                                                       "Base rate: their share of the test set; near 1 a high CS comes "
                                                       "for free."),
                   fields, faultsOf(mutants));
}

} // namespace semblance::tables
