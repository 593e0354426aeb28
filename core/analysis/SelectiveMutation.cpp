// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/SelectiveMutation.h"

#include "core/statistics/BoxSummary.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace semblance {

namespace {

using Candidates = std::vector<const MutantResult*>;

/// The mutants that take part, by data set.
std::map<std::string, Candidates> candidatesByDataset(const std::vector<MutantResult>& mutants)
{
    std::map<std::string, Candidates> datasets;
    for (const MutantResult& mutant : mutants) {
        if (mutant.scenario == Scenario::Pre && mutant.counts() && mutant.quality)
            datasets[mutant.dataset].push_back(&mutant);
    }
    return datasets;
}

bool choosesOn(const std::string& dataset, const SelectionSettings& settings)
{
    return settings.datasets.empty() || settings.datasets.count(dataset) > 0;
}

bool isHighHigh(const MutantResult& mutant, const QualityMedians& medians)
{
    return mutant.quality->quality >= medians.intrinsic && mutant.realism.overlap >= medians.extrinsic;
}

std::size_t countHighHigh(const Candidates& candidates, const QualityMedians& medians)
{
    const auto count = std::count_if(candidates.begin(), candidates.end(),
                                     [&medians](const MutantResult* mutant) { return isHighHigh(*mutant, medians); });
    return static_cast<std::size_t>(count);
}

/// `candidates` must not be empty.
QualityMedians mediansOf(const std::string& dataset, const Candidates& candidates)
{
    std::vector<double> intrinsic;
    std::vector<double> extrinsic;
    for (const MutantResult* mutant : candidates) {
        intrinsic.push_back(mutant->quality->quality);
        extrinsic.push_back(mutant->realism.overlap);
    }
    QualityMedians medians;
    medians.dataset = dataset;
    medians.mutants = candidates.size();
    medians.intrinsic = medianOf(std::move(intrinsic));
    medians.extrinsic = medianOf(std::move(extrinsic));
    medians.highHigh = countHighHigh(candidates, medians);
    return medians;
}

double share(std::size_t part, std::size_t whole) { return static_cast<double>(part) / static_cast<double>(whole); }

/// A family while its mutants are counted.
struct FamilyCounts {
    std::string operatorId;
    std::size_t mutants = 0;
    std::size_t highHigh = 0;
    std::set<std::string> bugs, datasets;
    std::set<std::string> highHighBugs, highHighDatasets;

    void add(const MutantResult& mutant, bool isHighHigh)
    {
        operatorId = mutant.operatorId;
        ++mutants;
        bugs.insert(mutant.bug);
        datasets.insert(mutant.dataset);
        if (!isHighHigh)
            return;
        ++highHigh;
        highHighBugs.insert(mutant.bug);
        highHighDatasets.insert(mutant.dataset);
    }
};

MutantFamily familyOf(const std::string& id, const FamilyCounts& counts, const SelectionSettings& settings)
{
    MutantFamily family;
    family.id = id;
    family.operatorId = counts.operatorId;
    family.key = id.substr(id.find("::") + 2);
    family.mutants = counts.mutants;
    family.highHigh = counts.highHigh;
    family.bugs = counts.bugs.size();
    family.datasets = counts.datasets.size();
    family.highHighBugs = counts.highHighBugs.size();
    family.highHighDatasets = counts.highHighDatasets.size();
    family.hitRate = share(counts.highHigh, counts.mutants);
    // No tolerance: IEEE division gives for 3 of 10 the very number that 0.30 is read as.
    family.selected = family.hitRate >= settings.hitRate && family.bugs >= settings.minimumBugs;
    return family;
}

SelectionValidation validationOf(const std::string& dataset, const Candidates& candidates, const Candidates& kept)
{
    const QualityMedians before = mediansOf(dataset, candidates);
    SelectionValidation validation;
    validation.dataset = dataset;
    validation.before = candidates.size();
    validation.after = kept.size();
    validation.reduction = 1.0 - share(kept.size(), candidates.size());
    validation.intrinsicBefore = before.intrinsic;
    validation.extrinsicBefore = before.extrinsic;
    validation.highHighBefore = share(before.highHigh, before.mutants);
    if (kept.empty())
        return validation;
    const QualityMedians after = mediansOf(dataset, kept);
    validation.intrinsicAfter = after.intrinsic;
    validation.extrinsicAfter = after.extrinsic;
    validation.highHighAfter = share(countHighHigh(kept, before), kept.size());
    return validation;
}

} // namespace

std::vector<QualityMedians> qualityMedians(const std::vector<MutantResult>& mutants, const SelectionSettings& settings)
{
    std::vector<QualityMedians> medians;
    for (const auto& [dataset, candidates] : candidatesByDataset(mutants)) {
        if (choosesOn(dataset, settings))
            medians.push_back(mediansOf(dataset, candidates));
    }
    return medians;
}

std::vector<MutantFamily> mutantFamilies(const std::vector<MutantResult>& mutants, const SelectionSettings& settings)
{
    std::map<std::string, FamilyCounts> counts;
    for (const auto& [dataset, candidates] : candidatesByDataset(mutants)) {
        if (!choosesOn(dataset, settings))
            continue;
        const QualityMedians medians = mediansOf(dataset, candidates);
        for (const MutantResult* mutant : candidates)
            counts[canonicalFamily(*mutant)].add(*mutant, isHighHigh(*mutant, medians));
    }
    std::vector<MutantFamily> families;
    families.reserve(counts.size());
    for (const auto& [id, count] : counts)
        families.push_back(familyOf(id, count, settings));
    const auto key = [](const MutantFamily& family) {
        return std::make_tuple(family.hitRate, family.highHighDatasets, family.highHighBugs, family.highHigh);
    };
    // Stable: equal families stay in the order of their ids.
    std::stable_sort(families.begin(), families.end(),
                     [&key](const MutantFamily& a, const MutantFamily& b) { return key(a) > key(b); });
    return families;
}

std::vector<SelectionValidation> validateSelection(const std::vector<MutantResult>& mutants,
                                                   const std::vector<MutantFamily>& families,
                                                   const SelectionSettings& settings)
{
    std::set<std::string> selected;
    for (const MutantFamily& family : families) {
        if (family.selected)
            selected.insert(family.id);
    }
    std::vector<SelectionValidation> validations;
    for (const auto& [dataset, candidates] : candidatesByDataset(mutants)) {
        if (choosesOn(dataset, settings))
            continue;
        Candidates kept;
        std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(kept),
                     [&](const MutantResult* mutant) { return selected.count(canonicalFamily(*mutant)) > 0; });
        validations.push_back(validationOf(dataset, candidates, kept));
    }
    return validations;
}

} // namespace semblance
