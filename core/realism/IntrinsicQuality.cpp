// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/realism/IntrinsicQuality.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>

namespace semblance {

namespace {

/// C_t: how probably a mutant is killed by each input, over all mutants.
std::vector<double> commonness(const std::vector<KillCounts>& mutants)
{
    std::vector<double> common(mutants.front().kills.size(), 0.0);
    for (const KillCounts& mutant : mutants) {
        if (mutant.kills.size() != common.size() || mutant.instances == 0) {
            throw Error(QCoreApplication::translate("core", "The mutants were run on different numbers of test inputs, "
                                                            "or one has no instance.")
                            .toStdString());
        }
        for (std::size_t input = 0; input < common.size(); ++input)
            common[input] += mutant.probability(input);
    }
    for (double& value : common)
        value /= static_cast<double>(mutants.size());
    return common;
}

IntrinsicQuality qualityOf(const KillCounts& mutant, const std::vector<double>& common)
{
    double mass = 0.0;
    double weighted = 0.0;
    for (std::size_t input = 0; input < common.size(); ++input) {
        mass += mutant.probability(input);
        weighted += mutant.probability(input) * common[input];
    }
    IntrinsicQuality result;
    if (mass == 0.0)
        return result;
    result.killRate = mass / static_cast<double>(common.size());
    result.weightedCommonness = weighted / mass;
    result.quality = std::clamp((1.0 - result.killRate) * (1.0 - result.weightedCommonness), 0.0, 1.0);
    return result;
}

} // namespace

std::vector<IntrinsicQuality> intrinsicQuality(const std::vector<KillCounts>& mutants)
{
    std::vector<IntrinsicQuality> qualities;
    if (mutants.empty())
        return qualities;
    const std::vector<double> common = commonness(mutants);
    qualities.reserve(mutants.size());
    for (const KillCounts& mutant : mutants)
        qualities.push_back(qualityOf(mutant, common));
    return qualities;
}

} // namespace semblance
