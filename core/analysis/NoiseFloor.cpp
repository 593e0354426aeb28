// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/NoiseFloor.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace semblance {

namespace {

using Copies = std::vector<const MutantResult*>;

/// Remove, add or duplicate a layer: without a suitable layer they leave the model as it is.
bool changesLayers(const MutantResult& mutant)
{
    static constexpr std::array<std::string_view, 3> operators = {"LR", "LA", "LD"};
    return std::find(operators.begin(), operators.end(), mutant.operatorId) != operators.end();
}

/// A CS of 0 alone could mean that mutant and fault fail on different inputs. But the two flags ask for the same and
/// one thing more: that of CS for a kill of the mutant, that of IoU for a kill of mutant or fault.
bool certainlyKillsNothing(const Realism& realism)
{
    return realism.neverKilled || (realism.iouReliable && !realism.csReliable);
}

Copies controlsOf(const std::vector<MutantResult>& mutants)
{
    Copies controls;
    for (const MutantResult& mutant : mutants) {
        if (mutant.scenario == Scenario::Control && mutant.counts())
            controls.push_back(&mutant);
    }
    return controls;
}

Copies unmutatedCopies(const std::vector<MutantResult>& mutants)
{
    const auto key = [](const MutantResult& mutant) {
        return std::tie(mutant.bug, mutant.operatorId, mutant.parameter);
    };
    std::set<std::tuple<std::string, std::string, std::string>> unmutated;
    for (const MutantResult& mutant : mutants) {
        if (mutant.scenario == Scenario::Post2 && mutant.counts() && changesLayers(mutant) &&
            certainlyKillsNothing(mutant.realism))
            unmutated.insert(key(mutant));
    }
    Copies copies;
    bool kills = false;
    for (const MutantResult& mutant : mutants) {
        if (mutant.scenario != Scenario::Post1 || !mutant.counts() || !changesLayers(mutant) ||
            unmutated.count(key(mutant)) == 0)
            continue;
        copies.push_back(&mutant);
        kills = kills || !certainlyKillsNothing(mutant.realism);
    }
    return kills ? copies : Copies();
}

std::optional<NoiseFloor> floorOf(const Copies& mutants, Metric metric, NoiseSource source)
{
    std::map<std::string, std::vector<double>> values;
    NoiseFloor floor;
    floor.source = source;
    for (const MutantResult* mutant : mutants) {
        if (const std::optional<double> value = mutant->value(metric)) {
            values[mutant->bug].push_back(*value);
            ++floor.mutants;
        }
    }
    if (values.empty())
        return std::nullopt;
    std::vector<double> medians;
    for (auto& [bug, sample] : values)
        medians.push_back(medianOf(std::move(sample)));
    floor.bugs = medians.size();
    floor.box = boxSummary(std::move(medians));
    return floor;
}

} // namespace

std::optional<NoiseFloor> noiseFloor(const std::vector<MutantResult>& mutants, Metric metric)
{
    if (const Copies controls = controlsOf(mutants); !controls.empty())
        return floorOf(controls, metric, NoiseSource::Control);
    return floorOf(unmutatedCopies(mutants), metric, NoiseSource::UnmutatedCopies);
}

} // namespace semblance
