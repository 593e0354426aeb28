// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/realism/Realism.h"

#include "core/program/Error.h"
#include "core/statistics/WilsonInterval.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace semblance {

namespace {

// The constants with which the study's driver calls its reliability check (operators.md 3.6).
constexpr int minimumDefinitiveInputs = 5;
constexpr double largestMeanWidth = 0.50;

/// Far more than anyone trains, and few enough for a table of all pairs of kill counts.
constexpr std::size_t mostInstances = 1000;

[[noreturn]] void fail(const char* text)
{
    throw Error(QCoreApplication::translate("core", text).toStdString());
}

void addKills(std::vector<std::uint16_t>& kills, const std::int32_t* expected, const std::int32_t* original,
              const std::int32_t* underTest)
{
    for (std::size_t input = 0; input < kills.size(); ++input) {
        kills[input] = static_cast<std::uint16_t>(
            kills[input] + ((original[input] == expected[input]) & (underTest[input] != expected[input])));
    }
}

/// Several labels an input: right only if all of them are.
void addKillsOfLabels(std::vector<std::uint16_t>& kills, const ClassList& expected, const PairedInstance& instance)
{
    const std::size_t width = expected.width;
    for (std::size_t input = 0; input < kills.size(); ++input) {
        const std::int32_t* row = expected.values.data() + input * width;
        const auto right = [&](const ClassList& classes) {
            return std::equal(row, row + width, classes.values.data() + input * width);
        };
        if (right(*instance.first) && !right(*instance.second))
            ++kills[input];
    }
}

std::vector<Interval> intervalsOf(std::size_t instances)
{
    std::vector<Interval> intervals(instances + 1);
    for (std::size_t kills = 0; kills <= instances; ++kills)
        intervals[kills] = wilsonInterval(kills, instances);
    return intervals;
}

double ratio(std::uint64_t numerator, std::uint64_t denominator)
{
    return denominator == 0 ? 0.0 : static_cast<double>(numerator) / static_cast<double>(denominator);
}

/// How many inputs have m kills of the mutant and f of the fault. There are few such pairs and many inputs, and all
/// metrics are sums over the pairs.
class JointCounts {
public:
    JointCounts(const KillCounts& mutant, const KillCounts& fault)
        : m_columns(fault.instances + 1), m_inputs((mutant.instances + 1) * m_columns, 0)
    {
        // Two tables in turn: most inputs have no kill at all, and counting each of them in the same cell would make
        // every addition wait for the one before.
        std::vector<std::uint64_t> odd(m_inputs.size(), 0);
        const std::size_t inputs = mutant.kills.size();
        for (std::size_t input = 0; input + 1 < inputs; input += 2) {
            ++m_inputs[mutant.kills[input] * m_columns + fault.kills[input]];
            ++odd[mutant.kills[input + 1] * m_columns + fault.kills[input + 1]];
        }
        if (inputs % 2 == 1)
            ++m_inputs[mutant.kills.back() * m_columns + fault.kills.back()];
        for (std::size_t cell = 0; cell < m_inputs.size(); ++cell)
            m_inputs[cell] += odd[cell];
    }

    /// Calls visit(m, f, inputs) for every pair that occurs.
    template <typename Visit>
    void forEach(const Visit& visit) const
    {
        for (std::size_t cell = 0; cell < m_inputs.size(); ++cell) {
            if (m_inputs[cell] > 0)
                visit(cell / m_columns, cell % m_columns, m_inputs[cell]);
        }
    }

private:
    std::size_t m_columns;
    std::vector<std::uint64_t> m_inputs;
};

/// Sums over all inputs. Kills are weighted with the other program's number of instances, so that they are whole
/// numbers and no rounding enters before the final division.
struct Totals {
    std::uint64_t shared = 0;
    std::uint64_t mutant = 0;
    std::uint64_t fault = 0;
    std::uint64_t definitive = 0;
    double mutantWidth = 0.0; ///< of the mutant's intervals
};

Totals totalsOf(const KillCounts& mutant, const KillCounts& fault)
{
    const std::vector<Interval> mutantIntervals = intervalsOf(mutant.instances);
    const std::vector<Interval> faultIntervals = intervalsOf(fault.instances);
    Totals totals;
    JointCounts(mutant, fault).forEach([&](std::size_t m, std::size_t f, std::uint64_t inputs) {
        totals.shared += inputs * std::min(m * fault.instances, f * mutant.instances);
        totals.mutant += inputs * m * fault.instances;
        totals.fault += inputs * f * mutant.instances;
        if (mutantIntervals[m].disjointFrom(faultIntervals[f]))
            totals.definitive += inputs;
        totals.mutantWidth += static_cast<double>(inputs) * mutantIntervals[m].width();
    });
    return totals;
}

} // namespace

KillCounts countKills(const ClassList& expected, const std::vector<PairedInstance>& instances)
{
    if (instances.size() > mostInstances)
        fail(QT_TRANSLATE_NOOP("core", "There are more than 1000 instances of one program."));
    KillCounts counts{std::vector<std::uint16_t>(expected.rows(), 0), instances.size()};
    for (const PairedInstance& instance : instances) {
        for (const ClassList* classes : {instance.first, instance.second}) {
            if (classes->width != expected.width || classes->values.size() != expected.values.size())
                fail(QT_TRANSLATE_NOOP("core", "An instance has predictions for another number of test inputs."));
        }
        if (expected.width == 1)
            addKills(counts.kills, expected.values.data(), instance.first->values.data(),
                     instance.second->values.data());
        else
            addKillsOfLabels(counts.kills, expected, instance);
    }
    return counts;
}

Realism compareKills(const KillCounts& mutant, const KillCounts& fault)
{
    if (mutant.kills.size() != fault.kills.size())
        fail(QT_TRANSLATE_NOOP("core", "Mutant and fault were run on different numbers of test inputs."));
    if (mutant.instances == 0 || fault.instances == 0)
        fail(QT_TRANSLATE_NOOP("core", "Mutant and fault need at least one instance each."));

    const Totals totals = totalsOf(mutant, fault);
    const std::uint64_t united = totals.mutant + totals.fault - totals.shared;
    const auto weight = static_cast<double>(mutant.instances * fault.instances);

    Realism realism;
    realism.couplingStrength = ratio(totals.shared, totals.mutant);
    realism.overlap = ratio(totals.shared, united);
    realism.neverKilled = totals.mutant == 0;
    realism.definitiveInputs = static_cast<int>(totals.definitive);
    if (!mutant.kills.empty())
        realism.meanIntervalWidth = totals.mutantWidth / static_cast<double>(mutant.kills.size());
    const bool distinct = realism.definitiveInputs >= minimumDefinitiveInputs
                          && realism.meanIntervalWidth <= largestMeanWidth;
    realism.csReliable = distinct && totals.mutant > 0;
    realism.iouReliable = distinct && united > 0;
    realism.mutantKillMass = static_cast<double>(totals.mutant) / weight;
    realism.faultKillMass = static_cast<double>(totals.fault) / weight;
    realism.inputs = mutant.kills.size();
    return realism;
}

std::optional<double> coverage(const Realism& realism)
{
    const double cs = realism.couplingStrength;
    const double iou = realism.overlap;
    if (cs > 0.0)
        return std::min(1.0, cs * iou / (cs - iou + iou * cs)); // R = CS M/F; rounding may lead beyond 1
    return realism.faultKillMass > 0.0 ? std::optional<double>(0.0) : std::nullopt;
}

std::optional<double> baseRate(const Realism& realism)
{
    if (realism.inputs == 0)
        return std::nullopt;
    return realism.faultKillMass / static_cast<double>(realism.inputs);
}

} // namespace semblance
