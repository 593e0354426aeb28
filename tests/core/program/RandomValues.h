// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/ProgramSchema.h"
#include "core/statistics/Random.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace semblance::testing {

/// Fills described values at random, within their rules: one more visitor of the schema, so a new key is in the
/// property tests at once.
class RandomValues {
public:
    explicit RandomValues(std::uint64_t seed) : m_random(seed, "pairs") {}

    BugFixPair pair()
    {
        BugFixPair pair;
        fill(pair);
        fill(pair.fixed.data, Rule{});
        fill(pair.fixed);
        pair.faulty = pair.fixed;
        // About half of the keys of the faulty program differ.
        const Program other = [this] {
            Program program;
            fill(program);
            return program;
        }();
        const auto mix = [&](const char*, auto member, const Rule& = {}) {
            if (chance())
                std::invoke(member, pair.faulty) = std::invoke(member, other);
        };
        Schema<Program>::describe(Plain{}, mix);
        repair(pair.faulty);
        return pair;
    }

private:
    bool chance() { return m_random.below(2) == 0; }

    template <Described T>
    void fill(T& value)
    {
        const auto visit = [&](const char*, auto member, const Rule& rule = {}) {
            if (rule.required || chance())
                fill(std::invoke(member, value), rule);
        };
        Schema<T>::describe(Schema<T>::kindOf(value), visit);
        repair(value);
    }

    template <Described T>
    void fill(T& value, const Rule&)
    {
        if constexpr (std::is_enum_v<typename Schema<T>::Kind>) {
            typename Schema<T>::Kind kind;
            fill(kind, Rule{});
            value = Schema<T>::make(kind);
        }
        fill(value);
    }

    template <typename Enum>
        requires std::is_enum_v<Enum>
    void fill(Enum& value, const Rule&)
    {
        value = Names<Enum>::table()[m_random.below(Names<Enum>::table().size())].first;
    }

    template <typename T>
    void fill(std::vector<T>& values, const Rule& rule)
    {
        Rule entryRule = rule;
        entryRule.notEmpty = false;
        values.resize(rule.count > 0 ? rule.count : m_random.below(4) + (rule.notEmpty ? 1 : 0));
        for (T& value : values)
            fill(value, entryRule);
    }

    template <typename T>
    void fill(std::optional<T>& value, const Rule& rule)
    {
        value.reset();
        if (chance())
            fill(value.emplace(), rule);
    }

    void fill(std::map<std::string, double>& values, const Rule& rule)
    {
        values.clear();
        for (std::uint64_t i = m_random.below(4); i > 0; --i)
            fill(values[text()], rule);
    }

    void fill(bool& value, const Rule&) { value = chance(); }

    void fill(int& value, const Rule& rule)
    {
        const double low = std::max(rule.minimum, -2147483648.0);
        const double high = std::min(rule.maximum, 2147483647.0);
        do
            value = static_cast<int>(chance() ? low + std::floor(m_random.uniform() * std::min(high - low + 1, 20.0))
                                              : low + std::floor(m_random.uniform() * (high - low + 1)));
        while (rule.notZero && value == 0);
    }

    void fill(std::uint64_t& value, const Rule&) { value = m_random.next64() >> (1 + m_random.below(63)); }

    void fill(double& value, const Rule& rule)
    {
        do
            value = number();
        while (!(rule.aboveMinimum ? value > rule.minimum : value >= rule.minimum) ||
               !(rule.belowMaximum ? value < rule.maximum : value <= rule.maximum) || (rule.notZero && value == 0));
    }

    void fill(std::string& value, const Rule& rule)
    {
        if (!rule.allowed.empty())
            value = rule.allowed[m_random.below(rule.allowed.size())];
        else if (rule.numbersAsText && chance())
            value = std::vector<std::string>{"25", "0.0001", "12.50", "007", "1e-07", "nan"}[m_random.below(6)];
        else
            do
                value = text();
            while (rule.notEmpty && value.empty());
    }

    double number()
    {
        switch (m_random.below(5)) {
        case 0:
            return static_cast<double>(m_random.below(1000));
        case 1:
            return m_random.uniform();
        case 2:
            return m_random.normal();
        case 3:
            return m_random.uniform() * std::pow(10.0, m_random.uniform(-300.0, 300.0));
        default:
            return chance() ? 0.0 : 1.0;
        }
    }

    std::string text()
    {
        static const std::vector<std::string> letters = {
            "a",  "Z",  "0",  "-",    "_",    " ", ".", "\"", "\\", "'", "#",
            "\n", "\r", "\t", "\x01", "\x7f", "[", "=", "ß",  "大", "😀"};
        std::string result;
        for (std::uint64_t i = m_random.below(8); i > 0; --i)
            result += letters[m_random.below(letters.size())];
        return result;
    }

    template <typename T>
    void repair(T&)
    {
    }
    void repair(Initializer& value)
    {
        if (value.minimum > value.maximum)
            std::swap(value.minimum, value.maximum);
    }
    void repair(CsvFormat& csv)
    {
        csv.separator = std::vector<std::string>{",", ";", "\t", "whitespace"}[m_random.below(4)];
        csv.quote = chance() ? "'" : "";
        csv.decimalMark = csv.separator == "," || chance() ? "." : ",";
    }
    void repair(PreprocessingStep& step)
    {
        if (step.kind == StepKind::MinMax)
            step.maximum = step.minimum + std::abs(step.minimum) + 1;
        step.fill = std::vector<std::string>{"mean", "median", "most_frequent", "0", "-1.50"}[m_random.below(5)];
    }
    void repair(Program& program)
    {
        std::vector<LearningRateStage>& stages = program.recipe.learningRateStages;
        for (std::size_t i = 0; i < stages.size(); ++i)
            stages[i].fromEpoch = static_cast<int>(i) * 7;
        // With a known input shape random layers would hardly ever fit.
        std::erase_if(program.preprocessing, [](const auto& step) { return step.kind == StepKind::Reshape; });
    }
    void repair(BugFixPair& pair) { pair.id = "pair-" + std::to_string(m_random.below(1000)); }

    Random m_random;
};

} // namespace semblance::testing
