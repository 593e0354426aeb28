// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"
#include "core/mutation/ParameterValue.h"

#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace semblance {

/// A pre-training operator that tries a list of values on the program (scope Global) or on each layer (scope Layer).
///
/// It reads and checks the settings, leaves out what does not apply, what equals the original and what is listed twice
/// (each with its reason), so that an operator only says what it is and what it changes. Two programs are equal when
/// their canonical texts are: an operator that has nothing to do leaves the program as it is, and no mutant is made.
///
/// Derive from ProgramOperator or LayerOperator below, or make a ProgramSwitch or LayerSwitch when the operator has no
/// parameter.
class ListOperator : public PreTrainingOperator {
public:
    const OperatorInfo& info() const final { return m_info; }
    std::optional<std::string> notApplicable(const Program& program) const override;
    ConfigurationList configurations(const Program& program, const OperatorSettings& settings) const final;
    Program apply(const Program& program, const Configuration& configuration) const final;

protected:
    explicit ListOperator(OperatorInfo info);

    /// The values tried when the project names none: by default those of the parameter.
    virtual std::vector<std::string> defaultValues(const Program& program) const;
    /// The one text of a value; throws Error for a value outside the parameter's range.
    virtual std::string canonicalText(const std::string& value) const;
    /// Scope Layer: a translated sentence why the layer cannot be changed, or nothing.
    virtual std::optional<std::string> refusal(const Layer& layer, int index) const;
    /// The same where the answer depends on the layers around it; asks the above unless overridden.
    virtual std::optional<std::string> refusalIn(const ModelSpec& model, int index) const;
    /// Scope Layer: a translated sentence why a canonical value does not fit a layer that is not refused, or nothing.
    virtual std::optional<std::string> unfit(const Layer& layer, int index, const std::string& value) const;
    /// Changes the program; parameter and layer of the configuration are checked and canonical.
    virtual void change(Program& program, const Configuration& configuration) const = 0;

    /// "2 (Dropout)", for sentences about a layer.
    static QString layerLabel(const Layer& layer, int index);

private:
    std::vector<std::string> values(const Program& program, const OperatorSettings& settings) const;
    std::vector<std::optional<int>> layers(const Program& program, const OperatorSettings& settings) const;
    void checkLayer(const Program& program, const std::optional<int>& layer) const;
    std::optional<std::string> unfitIn(const ModelSpec& model, const Configuration& configuration) const;
    Program mutant(const Program& program, const Configuration& configuration) const;
    std::string unchanged(const Program& program, const Configuration& configuration) const;

    OperatorInfo m_info;
};

/// An operator that sets one value of the whole program. Value: double, int, or an enumeration with Names.
template <typename Value>
class ProgramOperator : public ListOperator {
protected:
    using ListOperator::ListOperator;
    virtual void change(Program& program, Value value) const = 0;

private:
    std::string canonicalText(const std::string& value) const final
    {
        return valueText(parseValue<Value>(value, info()));
    }
    void change(Program& program, const Configuration& configuration) const final
    {
        change(program, parseValue<Value>(configuration.parameter, info()));
    }
};

/// An operator without a parameter on the whole program.
class ProgramSwitch final : public ListOperator {
public:
    using Refusal = std::optional<std::string> (*)(const Program& program);
    using Change = void (*)(Program& program);
    ProgramSwitch(OperatorInfo info, Refusal refusal, Change change);

    std::optional<std::string> notApplicable(const Program& program) const override { return m_refusal(program); }

private:
    void change(Program& program, const Configuration&) const override { m_change(program); }

    Refusal m_refusal;
    Change m_change;
};

/// Which layers an operator changes, and what it says of the others.
struct LayerRule {
    bool (*applies)(const Layer& layer);
    const char* refusal; ///< "Layer %1 has no bias.", marked with QT_TRANSLATE_NOOP("core", ...)
};

/// An operator on each layer that its rule lets through.
class RuledLayerOperator : public ListOperator {
public:
    RuledLayerOperator(OperatorInfo info, LayerRule rule);

protected:
    static Layer& layerOf(Program& program, const Configuration& configuration);

private:
    std::optional<std::string> refusal(const Layer& layer, int index) const final;

    LayerRule m_rule;
};

/// One without a parameter.
class LayerSwitch final : public RuledLayerOperator {
public:
    using Change = void (*)(Layer& layer);
    LayerSwitch(OperatorInfo info, LayerRule rule, Change change);

private:
    void change(Program& program, const Configuration& configuration) const override;

    Change m_change;
};

/// One that sets a value of the layer.
template <typename Value>
class LayerOperator : public RuledLayerOperator {
public:
    using Change = void (*)(Layer& layer, Value value);
    LayerOperator(OperatorInfo info, LayerRule rule, Change change)
        : RuledLayerOperator(std::move(info), rule)
        , m_change(change)
    {
    }

private:
    std::string canonicalText(const std::string& value) const final
    {
        return valueText(parseValue<Value>(value, info()));
    }
    void change(Program& program, const Configuration& configuration) const final
    {
        m_change(layerOf(program, configuration), parseValue<Value>(configuration.parameter, info()));
    }

    Change m_change;
};

} // namespace semblance
