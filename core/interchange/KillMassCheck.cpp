// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/KillMassCheck.h"

#include "core/analysis/FaultKills.h"
#include "core/program/Names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>

namespace semblance {

namespace {

/// Trained instances of every program in the published study.
constexpr double instances = 5.0;
/// The recovered kills of all published mutants are whole within 3e-9; half a kill would be another value.
constexpr double wholeTolerance = 1e-5;
constexpr double metricTolerance = 1e-9;

using Kills = std::map<Scenario, std::uint64_t>;

bool isWhole(double value) { return std::abs(value - std::round(value)) <= wholeTolerance; }

/// IoU above CS, that is a coverage above 1.
bool isAbove(double iou, double cs) { return iou > cs + metricTolerance; }

/// M = F IoU / (CS - IoU + IoU CS), for CS > 0.
double mutantKills(const MutantResult& mutant, std::uint64_t faultKills)
{
    const double cs = mutant.realism.couplingStrength;
    const double iou = mutant.realism.overlap;
    return static_cast<double>(faultKills) * iou / (cs - iou + iou * cs);
}

QString title(Scenario scenario) { return QString::fromStdString(nameOf(scenario)); }

class KillMassCheck {
public:
    KillMassCheck(std::vector<MutantResult>& mutants, const std::set<Scenario>& exact,
                  std::vector<ImportRemark>& remarks)
        : m_mutants(mutants)
        , m_exact(exact)
        , m_remarks(remarks)
    {
    }

    void run()
    {
        const Kills kills = faultKills();
        for (const Scenario scenario : m_exact) {
            const auto known = kills.find(scenario);
            if (known != kills.end())
                setMasses(scenario, known->second);
            else
                warnOfUnknownFault(scenario);
        }
        checkCoverage();
        setInputs();
    }

private:
    void warn(const QString& message)
    {
        m_remarks.push_back({ImportRemark::Severity::Warning, {}, 0, m_mutants.front().bug, message.toStdString()});
    }

    /// The mutants that have values.
    template <typename Use>
    void forEach(Scenario scenario, Use use)
    {
        for (MutantResult& mutant : m_mutants)
            if (mutant.scenario == scenario && mutant.counts())
                use(mutant);
    }

    /// Mutants of a scenario that couple to the fault, by whether they and it have whole kills in common.
    struct Fit {
        std::vector<MutantResult*> whole;
        std::vector<MutantResult*> misfits;
    };

    Fit fitOf(Scenario scenario, std::uint64_t faultKills)
    {
        Fit fit;
        forEach(scenario, [&fit, faultKills](MutantResult& mutant) {
            const double cs = mutant.realism.couplingStrength;
            const double iou = mutant.realism.overlap;
            if (cs <= 0.0 || isAbove(iou, cs))
                return;
            const double kills = mutantKills(mutant, faultKills);
            (isWhole(kills) && isWhole(cs * kills) ? fit.whole : fit.misfits).push_back(&mutant);
        });
        return fit;
    }

    Kills recoveredKills()
    {
        Kills kills;
        for (const Scenario scenario : m_exact) {
            std::vector<MetricPair> values;
            forEach(scenario, [&values](const MutantResult& mutant) {
                values.push_back({mutant.realism.couplingStrength, mutant.realism.overlap});
            });
            if (const auto recovered = recoverFaultKills(values))
                kills[scenario] = *recovered;
        }
        return kills;
    }

    /// One fault has one number of kills, whoever it is compared with. Scenarios may tell different ones: too few
    /// when they have few mutants, too many when a value is wrong. The least that suits most mutants of each scenario
    /// is taken: of those that lack a common factor p, only one mutant in p^2 fits by chance.
    Kills faultKills()
    {
        const Kills recovered = recoveredKills();
        std::set<std::uint64_t> candidates;
        for (const auto& [scenario, kills] : recovered)
            candidates.insert(kills);
        for (const std::uint64_t candidate : candidates) {
            const bool suits = std::all_of(m_exact.begin(), m_exact.end(), [this, candidate](Scenario scenario) {
                const Fit fit = fitOf(scenario, candidate);
                return fit.misfits.empty() || fit.misfits.size() < fit.whole.size();
            });
            if (!suits)
                continue;
            Kills kills;
            for (const Scenario scenario : m_exact)
                kills[scenario] = candidate;
            return kills;
        }
        if (candidates.size() > 1)
            warnOfDifferentFaults(recovered);
        return recovered;
    }

    void warnOfDifferentFaults(const Kills& kills)
    {
        QStringList counts;
        for (const auto& [scenario, count] : kills)
            counts << QStringLiteral("%1 %2").arg(title(scenario)).arg(count);
        warn(QCoreApplication::translate("core", "The fault's kills differ between the scenarios (%1): they were "
                                                 "compared with different originals or faults.")
                 .arg(counts.join(QStringLiteral(", "))));
    }

    /// It is in order where no mutant couples to the fault.
    void warnOfUnknownFault(Scenario scenario)
    {
        bool couples = false;
        forEach(scenario, [&couples](const MutantResult& m) { couples = couples || m.realism.couplingStrength > 0.0; });
        if (couples)
            warn(QCoreApplication::translate("core", "CS and IoU in scenario %1 are no whole kills of inputs: a value "
                                                     "was changed or rounded. Kill masses stay unknown.")
                     .arg(title(scenario)));
    }

    void setMasses(Scenario scenario, std::uint64_t faultKills)
    {
        const Fit fit = fitOf(scenario, faultKills);
        for (MutantResult* mutant : fit.whole)
            mutant->realism.mutantKillMass = std::round(mutantKills(*mutant, faultKills)) / instances;
        forEach(scenario, [faultKills](MutantResult& mutant) {
            mutant.realism.faultKillMass = static_cast<double>(faultKills) / instances;
        });
        if (!fit.misfits.empty())
            warn(QCoreApplication::translate("core",
                                             "CS and IoU of %n mutant(s) in scenario %1 are no whole kills of inputs; "
                                             "the first is %2. A value was changed or rounded.",
                                             nullptr, static_cast<int>(fit.misfits.size()))
                     .arg(title(scenario), QString::fromStdString(fit.misfits.front()->name)));
    }

    void checkCoverage()
    {
        for (const Scenario scenario : m_exact)
            forEach(scenario, [this](const MutantResult& mutant) {
                if (isAbove(mutant.realism.overlap, mutant.realism.couplingStrength))
                    warn(QCoreApplication::translate("core", "IoU is larger than CS for %1 in scenario %2: that cannot "
                                                             "be, one of them is wrong.")
                             .arg(QString::fromStdString(mutant.name), title(mutant.scenario)));
            });
    }

    /// S_m = kills / (instances x inputs), with one whole number of inputs for all.
    void setInputs()
    {
        std::set<double> candidates;
        forEach(Scenario::Pre, [&candidates](const MutantResult& mutant) {
            if (mutant.quality && mutant.realism.mutantKillMass > 0.0) {
                const double inputs = mutant.realism.mutantKillMass / mutant.quality->killRate;
                candidates.insert(isWhole(inputs) ? std::round(inputs) : inputs);
            }
        });
        if (candidates.empty())
            return;
        const double inputs = *candidates.begin();
        if (candidates.size() > 1 || !isWhole(inputs)) {
            warn(QCoreApplication::translate("core", "The quality data do not belong to one number of test inputs: the "
                                                     "mutants' kills give %1 to %2.")
                     .arg(*candidates.begin())
                     .arg(*candidates.rbegin()));
            return;
        }
        for (MutantResult& mutant : m_mutants) {
            mutant.realism.inputs = static_cast<std::size_t>(inputs);
            if (mutant.quality && mutant.realism.couplingStrength == 0.0)
                mutant.realism.mutantKillMass = std::round(mutant.quality->killRate * inputs * instances) / instances;
        }
    }

    std::vector<MutantResult>& m_mutants;
    const std::set<Scenario>& m_exact;
    std::vector<ImportRemark>& m_remarks;
};

} // namespace

void recoverKillMasses(std::vector<MutantResult>& mutants, const std::set<Scenario>& exact,
                       std::vector<ImportRemark>& remarks)
{
    if (!mutants.empty())
        KillMassCheck(mutants, exact, remarks).run();
}

} // namespace semblance
