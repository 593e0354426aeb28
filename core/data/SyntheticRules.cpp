// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/SyntheticRules.h"

#include "core/data/SyntheticGenerators.h"
#include "core/program/Error.h"

#include <QCoreApplication>

#include <cmath>

namespace semblance {

namespace {

constexpr double mostRows = 1e7;

SyntheticParameter rows(const std::string& name, double value, double minimum, const char* meaning)
{
    return {name, value, minimum, mostRows, true, meaning};
}

constexpr const char* trainingRows = QT_TRANSLATE_NOOP("core", "training rows");
constexpr const char* testRows = QT_TRANSLATE_NOOP("core", "test rows; 0 for none");

const SyntheticParameter& findParameter(const SyntheticRule& rule, const std::string& name)
{
    QStringList known;
    for (const SyntheticParameter& parameter : rule.parameters) {
        if (parameter.name == name)
            return parameter;
        known << QString::fromStdString(parameter.name);
    }
    throw Error(
        QCoreApplication::translate("core", "The rule '%1' has no parameter '%2'; it has: %3.")
            .arg(QString::fromStdString(rule.name), QString::fromStdString(name), known.join(QStringLiteral(", ")))
            .toStdString());
}

void checkRange(const SyntheticParameter& parameter, double value)
{
    // Written so that a NaN fails too.
    if (value >= parameter.minimum && value <= parameter.maximum && (!parameter.whole || value == std::floor(value)))
        return;
    const QString text =
        parameter.whole
            ? QCoreApplication::translate("core", "Parameter '%1' is %2; it must be a whole number in %3..%4.")
            : QCoreApplication::translate("core", "Parameter '%1' is %2; it must be in %3..%4.");
    throw Error(text.arg(QString::fromStdString(parameter.name))
                    .arg(value)
                    .arg(parameter.minimum)
                    .arg(parameter.maximum)
                    .toStdString());
}

const SyntheticRule& findRule(const std::string& name)
{
    QStringList known;
    for (const SyntheticRule& rule : syntheticRules()) {
        if (rule.name == name)
            return rule;
        known << QString::fromStdString(rule.name);
    }
    throw Error(QCoreApplication::translate("core", "There is no synthetic rule '%1'; known are: %2.")
                    .arg(QString::fromStdString(name), known.join(QStringLiteral(", ")))
                    .toStdString());
}

} // namespace

const std::vector<SyntheticRule>& syntheticRules()
{
    static const std::vector<SyntheticRule> rules = {
        {"game_of_life",
         QT_TRANSLATE_NOOP("core", "Random boards on a torus and their next state in Conway's Game of Life; the input "
                                   "is padded by wrapping round."),
         {rows("samples", 8000, 1, trainingRows),
          rows("test", 2000, 0, testRows),
          {"height", 3, 3, 1000, true, QT_TRANSLATE_NOOP("core", "rows of a board")},
          {"width", 3, 3, 1000, true, QT_TRANSLATE_NOOP("core", "columns of a board")},
          {"alive", 0.5, 0, 1, false, QT_TRANSLATE_NOOP("core", "probability that a cell is alive")},
          {"padding", 1, 0, 1, true, QT_TRANSLATE_NOOP("core", "cells added on each side of the input")}},
         gameOfLife},
        {"make_multilabel_classification",
         QT_TRANSLATE_NOOP("core", "Word counts of random documents that belong to any number of classes, by the rule "
                                   "of scikit-learn's function of that name."),
         {rows("samples", 100, 1, QT_TRANSLATE_NOOP("core", "rows, to be split")),
          {"features", 20, 1, 10000, true, QT_TRANSLATE_NOOP("core", "different words")},
          {"classes", 5, 1, 1000, true, QT_TRANSLATE_NOOP("core", "classes")},
          {"labels", 2, 0.01, 100, false, QT_TRANSLATE_NOOP("core", "mean number of classes of a document")},
          {"length", 50, 0.01, 500, false, QT_TRANSLATE_NOOP("core", "mean number of words of a document")}},
         multilabelDocuments},
        {"ones_and_zeros",
         QT_TRANSLATE_NOOP("core", "Vectors of ones (label 1), followed by as many vectors of zeros (label 0)."),
         {rows("samples", 20000, 1, trainingRows),
          rows("test", 200, 0, testRows),
          {"features", 128, 1, 100000, true, QT_TRANSLATE_NOOP("core", "length of a vector")}},
         onesAndZeros},
        {"remainder_bits",
         QT_TRANSLATE_NOOP("core", "Random bits of a number, lowest first, and as target the bits of its remainder."),
         {rows("samples", 10000, 1, trainingRows),
          rows("test", 0, 0, testRows),
          {"bits", 20, 1, 52, true, QT_TRANSLATE_NOOP("core", "bits of a number")},
          {"modulus", 7, 1, 1000000, true, QT_TRANSLATE_NOOP("core", "divisor")}},
         remainderBits},
        {"side_effects_by_age",
         QT_TRANSLATE_NOOP("core", "Pairs of a person of 13 to 64 and one of 65 to 100 years; the older has side "
                                   "effects (label 1), in the noisy pairs the younger. Noisy pairs come first."),
         {rows("regular", 1000, 0, QT_TRANSLATE_NOOP("core", "regular training pairs")),
          rows("noisy", 50, 0, QT_TRANSLATE_NOOP("core", "noisy training pairs")),
          rows("test_regular", 200, 0, QT_TRANSLATE_NOOP("core", "regular test pairs")),
          rows("test_noisy", 10, 0, QT_TRANSLATE_NOOP("core", "noisy test pairs"))},
         sideEffectsByAge},
        {"two_squares",
         QT_TRANSLATE_NOOP("core", "Points uniform in the square 0.2..0.4 (label 0), followed by as many in 0.5..0.7 "
                                   "(label 1)."),
         {rows("samples", 400, 1, trainingRows), rows("test", 0, 0, testRows)},
         twoSquares},
        {"uniform_noise",
         QT_TRANSLATE_NOOP("core", "Sequences of uniform numbers in 0..1 whose targets are such numbers too: there is "
                                   "nothing to learn."),
         {rows("samples", 1000, 1, trainingRows),
          rows("test", 200, 0, testRows),
          {"length", 5, 1, 10000, true, QT_TRANSLATE_NOOP("core", "numbers of a sequence")}},
         uniformNoise},
        {"xor", QT_TRANSLATE_NOOP("core", "The four rows of the exclusive or."), {}, exclusiveOr},
    };
    return rules;
}

SourceData makeSynthetic(const DataRecipe& recipe)
{
    const SyntheticRule& rule = findRule(recipe.name);
    SyntheticRule::Settings settings;
    for (const SyntheticParameter& parameter : rule.parameters)
        settings[parameter.name] = parameter.defaultValue;
    for (const auto& [name, value] : recipe.parameters) {
        checkRange(findParameter(rule, name), value);
        settings[name] = value;
    }
    return rule.make(settings, recipe.seed);
}

} // namespace semblance
