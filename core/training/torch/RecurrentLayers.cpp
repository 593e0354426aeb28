// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/torch/TorchLayer.h"

#include <ATen/ATen.h>

namespace semblance {

namespace {

/// What a step needs: the layer's weights, and the input's share of every gate, one product for the whole sequence.
class Recurrence {
public:
    Recurrence(const TorchLayer& layer, const at::Tensor& x)
        : m_layer(layer)
        , m_recurrentKernel(layer.weights[1])
        , m_steps(project(x).unbind(0))
        , m_hidden(at::zeros({x.size(0), layer.spec.units}, x.options()))
        , m_cell(m_hidden)
    {}

    at::Tensor run()
    {
        std::vector<at::Tensor> sequence;
        for (const at::Tensor& input : m_steps) {
            step(input);
            if (m_layer.spec.returnSequences)
                sequence.push_back(m_hidden);
        }
        return m_layer.spec.returnSequences ? at::stack(sequence, 1) : m_hidden;
    }

private:
    bool hasTwoBiases() const { return m_layer.spec.kind == LayerKind::GRU && m_layer.spec.resetAfter; }

    /// steps x samples x gates * units
    at::Tensor project(const at::Tensor& x) const
    {
        const at::Tensor& kernel = m_layer.weights.front();
        const at::Tensor rows = x.transpose(0, 1).reshape({-1, x.size(2)});
        at::Tensor product;
        if (m_layer.spec.useBias)
            product = at::addmm(hasTwoBiases() ? m_layer.bias()[0] : m_layer.bias(), rows, kernel);
        else
            product = at::mm(rows, kernel);
        return product.view({x.size(1), x.size(0), kernel.size(1)});
    }

    void step(const at::Tensor& input)
    {
        switch (m_layer.spec.kind) {
        case LayerKind::LSTM:
            return stepLstm(input);
        case LayerKind::GRU:
            return m_layer.spec.resetAfter ? stepGruResetAfter(input) : stepGruResetBefore(input);
        default:
            m_hidden = output(at::addmm(input, m_hidden, m_recurrentKernel));
        }
    }

    void stepLstm(const at::Tensor& input)
    {
        const std::vector<at::Tensor> gates = at::addmm(input, m_hidden, m_recurrentKernel).chunk(4, 1);
        m_cell = gate(gates[1]) * m_cell + gate(gates[0]) * output(gates[2]);
        m_hidden = gate(gates[3]) * output(m_cell);
    }

    void stepGruResetAfter(const at::Tensor& input)
    {
        const at::Tensor product = m_layer.spec.useBias ? at::addmm(m_layer.bias()[1], m_hidden, m_recurrentKernel)
                                                        : at::mm(m_hidden, m_recurrentKernel);
        const std::vector<at::Tensor> fromInput = input.chunk(3, 1);
        const std::vector<at::Tensor> fromHidden = product.chunk(3, 1);
        const at::Tensor reset = gate(fromInput[1] + fromHidden[1]);
        update(gate(fromInput[0] + fromHidden[0]), output(fromInput[2] + reset * fromHidden[2]));
    }

    void stepGruResetBefore(const at::Tensor& input)
    {
        const std::vector<at::Tensor> fromInput = input.chunk(3, 1);
        const std::vector<at::Tensor> kernels = m_recurrentKernel.chunk(3, 1);
        const at::Tensor reset = gate(at::addmm(fromInput[1], m_hidden, kernels[1]));
        update(gate(at::addmm(fromInput[0], m_hidden, kernels[0])),
               output(at::addmm(fromInput[2], reset * m_hidden, kernels[2])));
    }

    void update(const at::Tensor& keep, const at::Tensor& candidate)
    {
        m_hidden = candidate + keep * (m_hidden - candidate);
    }

    at::Tensor gate(const at::Tensor& x) const { return activate(m_layer.spec.recurrentActivation, x); }
    at::Tensor output(const at::Tensor& x) const { return activate(m_layer.spec.activation, x); }

    const TorchLayer& m_layer;
    const at::Tensor& m_recurrentKernel;
    std::vector<at::Tensor> m_steps;
    at::Tensor m_hidden;
    at::Tensor m_cell;
};

} // namespace

at::Tensor recur(const TorchLayer& layer, const at::Tensor& x) { return Recurrence(layer, x).run(); }

} // namespace semblance
