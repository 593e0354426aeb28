// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/DataSchema.h"
#include "core/program/LayerSchema.h"
#include "core/program/Program.h"
#include "core/program/RecipeSchema.h"

namespace semblance {

/// The keys of [fixed] and [faulty]: everything in which a faulty program may differ from its fix.
template <>
struct Schema<Program> : SchemaBase<Program> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        using Recipe = TrainingRecipe;
        visit("preprocessing", &Program::preprocessing);
        visit("layers", path(&Program::model, &ModelSpec::layers), {.required = true, .notEmpty = true});
        visit("loss", path(&Program::recipe, &Recipe::loss), {.required = true});
        visit("crossentropy_on", path(&Program::recipe, &Recipe::crossentropyOn));
        visit("optimizer", path(&Program::recipe, &Recipe::optimizer), {.required = true});
        visit("batch_size", path(&Program::recipe, &Recipe::batchSize), {.minimum = 1});
        visit("epochs", path(&Program::recipe, &Recipe::epochs), {.minimum = 1});
        visit("shuffle", path(&Program::recipe, &Recipe::shuffle));
        visit("validation", path(&Program::recipe, &Recipe::validation));
        visit("learning_rate_stages", path(&Program::recipe, &Recipe::learningRateStages));
        visit("early_stopping", path(&Program::recipe, &Recipe::earlyStopping));
        visit("reduce_learning_rate", path(&Program::recipe, &Recipe::reduceLearningRate));
    }

    /// Layers that do not fit each other, as far as the preprocessing tells the shape of an input; stages out of order.
    static std::optional<SchemaProblem> problem(const Program& program);
};

/// The keys of a pair file before [faulty], which is read on top of [fixed].
template <>
struct Schema<BugFixPair> : SchemaBase<BugFixPair> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("id", &BugFixPair::id, {.required = true, .notEmpty = true});
        visit("title", &BugFixPair::title);
        visit("benchmark", &BugFixPair::benchmark);
        visit("origin", &BugFixPair::origin);
        visit("direction", &BugFixPair::direction, {.required = true, .allowed = {"as_published", "swapped"}});
        visit("fault", &BugFixPair::fault);
        visit("tags", &BugFixPair::tags);
        visit("notes", &BugFixPair::notes);
        visit("task", path(&BugFixPair::fixed, &Program::task), {.required = true});
    }

    static std::optional<SchemaProblem> problem(const BugFixPair& pair);
};

} // namespace semblance
