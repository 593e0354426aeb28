// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// Layers with the semantics of Keras 2.10 (spec: keras_semantics, "Layers"). Names are those of Keras.
enum class LayerKind {
    Dense,
    Activation,
    Dropout,
    Flatten,
    Reshape,
    Conv1D,
    Conv2D,
    MaxPooling1D,
    MaxPooling2D,
    AveragePooling1D,
    AveragePooling2D,
    GlobalMaxPooling1D,
    GlobalMaxPooling2D,
    GlobalAveragePooling1D,
    GlobalAveragePooling2D,
    BatchNormalization,
    Embedding,
    SimpleRNN,
    LSTM,
    GRU,
    LeakyReLU,
    ELU
};

enum class Activation {
    Linear,
    Relu,
    Elu,
    Selu,
    Softplus,
    Softsign,
    Tanh,
    Sigmoid,
    HardSigmoid,
    Exponential,
    Softmax,
    Swish
};

enum class Padding { Valid, Same };

enum class InitializerKind {
    Zeros,
    Ones,
    Constant,
    RandomNormal,
    RandomUniform,
    TruncatedNormal,
    Orthogonal,
    Identity,
    GlorotUniform,
    GlorotNormal,
    HeUniform,
    HeNormal,
    LecunUniform,
    LecunNormal,
    VarianceScaling
};

/// An initialiser and the parameters its kind uses; unset parameters take the defaults of Keras 2.10.
struct Initializer {
    InitializerKind kind = InitializerKind::GlorotUniform;
    double value = 0.0;                ///< constant
    double mean = 0.0;                 ///< random_normal, truncated_normal
    double standardDeviation = 0.05;   ///< random_normal, truncated_normal
    double minimum = -0.05;            ///< random_uniform
    double maximum = 0.05;             ///< random_uniform
    double gain = 1.0;                 ///< orthogonal, identity
};

/// Penalty l1 * sum|w| + l2 * sum w^2 on a kernel, added to the loss. By name ("l1", "l2", "l1_l2") a factor is 0.01.
struct Regularizer {
    double l1 = 0.0;
    double l2 = 0.0;
    bool empty() const { return l1 == 0.0 && l2 == 0.0; }
};

/// One layer. A kind uses only the members that its entry in the layer table lists (core/program/LayerSchema.h);
/// the others keep their defaults, are not written and are refused in a file.
struct Layer {
    LayerKind kind = LayerKind::Dense;
    std::string name; ///< optional; shown beside the index

    int units = 0;                                  ///< Dense, recurrent: width (>= 1)
    int filters = 0;                                ///< convolutions (>= 1)
    std::vector<int> kernelSize;                    ///< convolutions: 1 or 2 extents
    std::vector<int> strides;                       ///< convolutions, pooling; empty: the default (see stridesOf)
    std::vector<int> poolSize;                      ///< pooling: default 2
    Padding padding = Padding::Valid;               ///< convolutions, pooling
    std::vector<int> targetShape;                   ///< Reshape, without the sample axis; one entry may be -1
    Activation activation = Activation::Linear;     ///< Dense, convolutions, recurrent (default tanh), Activation
    Activation recurrentActivation = Activation::Sigmoid; ///< LSTM, GRU
    bool useBias = true;
    Initializer kernelInitializer;                  ///< also the embeddings of Embedding (default random_uniform)
    Initializer recurrentInitializer{InitializerKind::Orthogonal};
    Initializer biasInitializer{InitializerKind::Zeros};
    Regularizer kernelRegularizer;
    double rate = 0.0;                              ///< Dropout: share dropped, 0..1
    double alpha = 0.3;                             ///< LeakyReLU (0.3), ELU (1.0)
    double momentum = 0.99;                         ///< BatchNormalization
    double epsilon = 1e-3;                          ///< BatchNormalization
    bool center = true;                             ///< BatchNormalization: has beta
    bool scale = true;                              ///< BatchNormalization: has gamma
    int inputDim = 0;                               ///< Embedding: number of words
    int outputDim = 0;                              ///< Embedding: width
    bool returnSequences = false;                   ///< recurrent
    bool resetAfter = true;                         ///< GRU: Keras 2 default; bias is [2, 3 units] then

    /// A layer of the kind with the defaults of Keras (recurrent activation tanh, pool size 2, ELU alpha 1, ...).
    static Layer ofKind(LayerKind kind);
};

bool isConvolution(LayerKind kind);
bool isRecurrent(LayerKind kind);
/// Pooling with a window; the global kinds are not among them.
bool isPooling(LayerKind kind);
/// Axes that a convolution or pooling (global too) moves over: 1 or 2; 0 for all other kinds.
int spatialAxes(LayerKind kind);
/// The strides in effect, one a spatial axis: 1 for a convolution, the pool size for pooling unless given.
std::vector<int> stridesOf(const Layer& layer);

/// Whether the kind has a kernel (weights that operators mutate): Dense, convolutions, recurrent.
bool hasKernel(LayerKind kind);
/// Whether the kind has an activation entry of its own.
bool hasActivation(LayerKind kind);
/// Whether the kind has a use_bias flag.
bool hasBias(LayerKind kind);

} // namespace semblance
