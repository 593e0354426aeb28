// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/DataRecipe.h"
#include "core/program/Schema.h"

#include <QCoreApplication>

#include <charconv>
#include <cmath>

namespace semblance {

template <>
struct Schema<CsvFormat> : SchemaBase<CsvFormat> {
    template <typename Visitor>
    static void describe(Plain, Visitor&& visit)
    {
        visit("separator", &CsvFormat::separator, {.notEmpty = true});
        visit("header", &CsvFormat::header);
        visit("quote", &CsvFormat::quote);
        visit("decimal_mark", &CsvFormat::decimalMark, {.allowed = {".", ","}});
        visit("encoding", &CsvFormat::encoding, {.notEmpty = true});
        visit("skip_rows", &CsvFormat::skipRows, {.minimum = 0});
        visit("missing", &CsvFormat::missing);
        visit("columns", &CsvFormat::columns, {.numbersAsText = true});
        visit("targets", &CsvFormat::targets, {.numbersAsText = true});
    }

    static std::optional<SchemaProblem> problem(const CsvFormat& csv)
    {
        if (csv.separator.size() > 1 && csv.separator != "whitespace")
            return SchemaProblem{"separator",
                                 QCoreApplication::translate("core", "must be one character or \"whitespace\"")};
        if (csv.quote.size() > 1)
            return SchemaProblem{"quote", QCoreApplication::translate("core", "must be one character or empty")};
        if (csv.separator == csv.decimalMark)
            return SchemaProblem{"separator", QCoreApplication::translate("core", "must differ from decimal_mark")};
        return std::nullopt;
    }
};

/// "given", "same", or { test_fraction = 0.2, seed = 1 }.
template <>
struct Schema<Split> : SchemaBase<Split, SplitKind> {
    static constexpr Kind tableKind = SplitKind::Fraction;

    static std::vector<std::string> names() { return {"given", "same"}; }
    static std::optional<Split> named(std::string_view name)
    {
        if (name == "given")
            return make(SplitKind::Given);
        return name == "same" ? std::optional(make(SplitKind::Same)) : std::nullopt;
    }

    template <typename Visitor>
    static void describe(SplitKind kind, Visitor&& visit)
    {
        if (kind != SplitKind::Fraction)
            return;
        visit("test_fraction", &Split::testFraction,
              {.required = true, .minimum = 0, .maximum = 1, .aboveMinimum = true, .belowMaximum = true});
        visit("shuffle", &Split::shuffle);
        visit("seed", &Split::seed);
    }
};

template <>
struct Schema<DataRecipe> : SchemaBase<DataRecipe, SourceKind> {
    static constexpr const char* tag = "source";

    static SourceKind kindOf(const DataRecipe& data) { return data.source; }
    static DataRecipe make(SourceKind kind)
    {
        DataRecipe data;
        data.source = kind;
        return data;
    }

    template <typename Visitor>
    static void describe(SourceKind kind, Visitor&& visit)
    {
        using K = SourceKind;
        const Rule needed = {.required = true, .notEmpty = true};
        if (kind == K::BuiltIn || kind == K::Synthetic)
            visit("name", &DataRecipe::name, needed);
        if (kind == K::Synthetic) {
            visit("parameters", &DataRecipe::parameters);
            visit("seed", &DataRecipe::seed);
        }
        if (kind == K::Csv || kind == K::Numpy || kind == K::Idx)
            visit("train_inputs", &DataRecipe::trainInputs, needed);
        if (kind == K::Numpy || kind == K::Idx)
            visit("train_targets", &DataRecipe::trainTargets, needed);
        if (kind == K::Csv || kind == K::Numpy || kind == K::Idx)
            visit("test_inputs", &DataRecipe::testInputs);
        if (kind == K::Numpy || kind == K::Idx)
            visit("test_targets", &DataRecipe::testTargets);
        if (kind == K::Csv)
            visit("csv", &DataRecipe::csv);
        visit("split", &DataRecipe::split);
    }
};

template <>
struct Schema<PreprocessingStep> : SchemaBase<PreprocessingStep, StepKind> {
    using Step = PreprocessingStep;
    static constexpr const char* tag = "step";

    template <typename Visitor>
    static void describe(StepKind kind, Visitor&& visit)
    {
        using K = StepKind;
        const auto is = [kind](auto... kinds) { return ((kind == kinds) || ...); };
        if (is(K::DropColumns))
            visit("columns", &Step::columns, {.required = true, .notEmpty = true, .numbersAsText = true});
        if (is(K::FillMissing, K::LabelEncode, K::OneHot))
            visit("columns", &Step::columns, {.numbersAsText = true});
        if (is(K::FillMissing))
            visit("fill", &Step::fill);
        if (is(K::OneHotTargets))
            visit("classes", &Step::classes, {.minimum = 0});
        if (is(K::Scale, K::ScaleTargets)) {
            visit("offset", &Step::offset);
            visit("divisor", &Step::divisor, {.notZero = true});
        }
        if (is(K::MinMax)) {
            visit("minimum", &Step::minimum);
            visit("maximum", &Step::maximum);
        }
        if (is(K::Reshape, K::ReshapeTargets))
            visit("shape", &Step::shape, {.required = true, .minimum = 1, .notEmpty = kind == K::Reshape});
        if (is(K::RollRows))
            visit("rows", &Step::rows, {.required = true, .notZero = true});
        if (is(K::FillMissing, K::LabelEncode, K::OneHot, K::LabelEncodeTargets, K::OneHotTargets, K::Standardize,
               K::MinMax))
            visit("fit_on", &Step::fitOn);
    }

    static std::optional<SchemaProblem> problem(const Step& step)
    {
        if (step.kind == StepKind::MinMax && !(step.minimum < step.maximum))
            return SchemaProblem{"minimum", QCoreApplication::translate("core", "must be smaller than maximum")};
        if (step.kind == StepKind::FillMissing && !isFill(step.fill))
            return SchemaProblem{"fill",
                                 QCoreApplication::translate(
                                     "core", "must be mean, median, most_frequent or a number in quotes")};
        return std::nullopt;
    }

private:
    static bool isFill(const std::string& text)
    {
        if (text == "mean" || text == "median" || text == "most_frequent")
            return true;
        double value = 0.0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        return error == std::errc() && end == text.data() + text.size() && std::isfinite(value);
    }
};

template <>
struct Schema<DataMutation> : SchemaBase<DataMutation, DataMutationKind> {
    static constexpr const char* tag = "change";

    template <typename Visitor>
    static void describe(DataMutationKind kind, Visitor&& visit)
    {
        visit("percentage", &DataMutation::percentage,
              {.required = true, .minimum = 0, .maximum = largestPercentage(kind)});
    }
};

} // namespace semblance
