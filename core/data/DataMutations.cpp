// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"

#include "core/data/DeepCrimeSteps.h"
#include "core/data/DeepMutationSteps.h"
#include "core/program/Error.h"
#include "core/program/Names.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace semblance {

namespace {

/// Word numbers are integer arrays, to which DeepCrime casts its noise back.
bool takesWordNumbers(const Program& program)
{
    return !program.model.layers.empty() && program.model.layers.front().kind == LayerKind::Embedding;
}

bool addsNoise(DataMutationKind kind)
{
    return kind == DataMutationKind::AddNoise || kind == DataMutationKind::PerturbInputs;
}

/// Beyond the first and last word there is nothing that an embedding could look up.
void clampWords(Tensor& inputs, int words)
{
    for (float& value : inputs.values)
        value = std::clamp(value, 0.0f, static_cast<float>(words - 1));
}

void checkPercentage(const DataMutation& mutation)
{
    const double largest = largestPercentage(mutation.kind);
    if (!(mutation.percentage >= 0.0 && mutation.percentage <= largest)) // NaN fails too
        throw Error(QCoreApplication::translate("core", "%1: the percentage is %2; it must lie in 0..%3.")
                        .arg(QString::fromStdString(nameOf(mutation.kind)))
                        .arg(mutation.percentage)
                        .arg(largest)
                        .toStdString());
}

} // namespace

Samples mutateTrainingData(const Samples& train, const Program& program, std::uint64_t seed)
{
    Samples mutated = train;
    for (std::size_t i = 0; i < program.dataMutations.size(); ++i) {
        const DataMutation& mutation = program.dataMutations[i];
        checkPercentage(mutation);
        Random random(seed, "data mutation " + std::to_string(i));
        const bool words = addsNoise(mutation.kind) && takesWordNumbers(program);
        if (isOfDeepMutation(mutation.kind))
            applyDeepMutation(mutated, mutation, words, random);
        else
            applyDeepCrime(mutated, mutation, program.task, words, random);
        if (words)
            clampWords(mutated.inputs, program.model.layers.front().inputDim);
    }
    return mutated;
}

} // namespace semblance
