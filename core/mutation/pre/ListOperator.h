// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mutation/Operator.h"
#include "core/mutation/ParameterValue.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// A pre-training operator that tries a list of values on the program (scope Global) or on each layer (scope Layer).
///
/// It reads and checks the settings, leaves out what does not apply, what equals the original and what is listed twice
/// (each with its reason), so that an operator only says what it is and what it changes. Two programs are equal when
/// their canonical texts are: an operator that has nothing to do leaves the program as it is, and no mutant is made.
///
/// Derive from ProgramOperator or LayerOperator below; from this class when the operator has no parameter.
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
    /// Changes the program; parameter and layer of the configuration are checked and canonical.
    virtual void change(Program& program, const Configuration& configuration) const = 0;

    /// "2 (Dropout)", for sentences about a layer.
    static QString layerLabel(const Layer& layer, int index);

private:
    std::vector<std::string> values(const Program& program, const OperatorSettings& settings) const;
    std::vector<std::optional<int>> layers(const Program& program, const OperatorSettings& settings) const;
    void checkLayer(const Program& program, const std::optional<int>& layer) const;
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

/// An operator that sets one value of a layer, on each layer that does not refuse.
template <typename Value>
class LayerOperator : public ListOperator {
protected:
    using ListOperator::ListOperator;
    virtual void change(Layer& layer, Value value) const = 0;

private:
    std::string canonicalText(const std::string& value) const final
    {
        return valueText(parseValue<Value>(value, info()));
    }
    void change(Program& program, const Configuration& configuration) const final
    {
        change(program.model.layers[static_cast<std::size_t>(*configuration.layer)],
               parseValue<Value>(configuration.parameter, info()));
    }
};

} // namespace semblance
