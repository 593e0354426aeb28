// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Names.h"

#include "core/program/ProjectFile.h"

namespace semblance {

template <typename Enum>
using NameTable = std::vector<std::pair<Enum, std::string>>;
template <typename Enum>
using AliasTable = std::vector<std::pair<std::string, Enum>>;

// Defines both tables of an enumeration; the aliases are all spellings that Keras 1 and 2 accept besides the name.
#define SEMBLANCE_NAMES(Enum, ...)                                                                                     \
    template <>                                                                                                        \
    const NameTable<Enum>& Names<Enum>::table()                                                                        \
    {                                                                                                                  \
        using E = Enum;                                                                                                \
        static const NameTable<Enum> names = {__VA_ARGS__};                                                            \
        return names;                                                                                                  \
    }
#define SEMBLANCE_ALIASES(Enum, ...)                                                                                   \
    template <>                                                                                                        \
    const AliasTable<Enum>& Names<Enum>::aliases()                                                                     \
    {                                                                                                                  \
        using E [[maybe_unused]] = Enum;                                                                               \
        static const AliasTable<Enum> names = {__VA_ARGS__};                                                           \
        return names;                                                                                                  \
    }

// clang-format off
SEMBLANCE_NAMES(LayerKind,
    {E::Dense, "Dense"}, {E::Activation, "Activation"}, {E::Dropout, "Dropout"}, {E::Flatten, "Flatten"},
    {E::Reshape, "Reshape"}, {E::Conv1D, "Conv1D"}, {E::Conv2D, "Conv2D"}, {E::MaxPooling1D, "MaxPooling1D"},
    {E::MaxPooling2D, "MaxPooling2D"}, {E::AveragePooling1D, "AveragePooling1D"},
    {E::AveragePooling2D, "AveragePooling2D"}, {E::GlobalMaxPooling1D, "GlobalMaxPooling1D"},
    {E::GlobalMaxPooling2D, "GlobalMaxPooling2D"}, {E::GlobalAveragePooling1D, "GlobalAveragePooling1D"},
    {E::GlobalAveragePooling2D, "GlobalAveragePooling2D"}, {E::BatchNormalization, "BatchNormalization"},
    {E::Embedding, "Embedding"}, {E::SimpleRNN, "SimpleRNN"}, {E::LSTM, "LSTM"}, {E::GRU, "GRU"},
    {E::LeakyReLU, "LeakyReLU"}, {E::ELU, "ELU"})
SEMBLANCE_ALIASES(LayerKind,
    {"Convolution1D", E::Conv1D}, {"Convolution2D", E::Conv2D}, {"MaxPool1D", E::MaxPooling1D},
    {"MaxPool2D", E::MaxPooling2D}, {"AvgPool1D", E::AveragePooling1D}, {"AvgPool2D", E::AveragePooling2D},
    {"GlobalMaxPool1D", E::GlobalMaxPooling1D}, {"GlobalMaxPool2D", E::GlobalMaxPooling2D},
    {"GlobalAvgPool1D", E::GlobalAveragePooling1D}, {"GlobalAvgPool2D", E::GlobalAveragePooling2D})

SEMBLANCE_NAMES(Activation,
    {E::Linear, "linear"}, {E::Relu, "relu"}, {E::Elu, "elu"}, {E::Selu, "selu"}, {E::Softplus, "softplus"},
    {E::Softsign, "softsign"}, {E::Tanh, "tanh"}, {E::Sigmoid, "sigmoid"}, {E::HardSigmoid, "hard_sigmoid"},
    {E::Exponential, "exponential"}, {E::Softmax, "softmax"}, {E::Swish, "swish"})
SEMBLANCE_ALIASES(Activation, {"silu", E::Swish})

SEMBLANCE_NAMES(Padding, {E::Valid, "valid"}, {E::Same, "same"})
SEMBLANCE_ALIASES(Padding)

SEMBLANCE_NAMES(InitializerKind,
    {E::Zeros, "zeros"}, {E::Ones, "ones"}, {E::Constant, "constant"}, {E::RandomNormal, "random_normal"},
    {E::RandomUniform, "random_uniform"}, {E::TruncatedNormal, "truncated_normal"}, {E::Orthogonal, "orthogonal"},
    {E::Identity, "identity"}, {E::GlorotUniform, "glorot_uniform"}, {E::GlorotNormal, "glorot_normal"},
    {E::HeUniform, "he_uniform"}, {E::HeNormal, "he_normal"}, {E::LecunUniform, "lecun_uniform"},
    {E::LecunNormal, "lecun_normal"}, {E::VarianceScaling, "variance_scaling"})
SEMBLANCE_ALIASES(InitializerKind,
    {"zero", E::Zeros}, {"one", E::Ones}, {"normal", E::RandomNormal}, {"uniform", E::RandomUniform})

SEMBLANCE_NAMES(Loss,
    {E::MeanSquaredError, "mean_squared_error"}, {E::MeanAbsoluteError, "mean_absolute_error"},
    {E::MeanAbsolutePercentageError, "mean_absolute_percentage_error"},
    {E::MeanSquaredLogarithmicError, "mean_squared_logarithmic_error"}, {E::SquaredHinge, "squared_hinge"},
    {E::Hinge, "hinge"}, {E::CategoricalHinge, "categorical_hinge"}, {E::LogCosh, "logcosh"}, {E::Huber, "huber"},
    {E::CategoricalCrossentropy, "categorical_crossentropy"},
    {E::SparseCategoricalCrossentropy, "sparse_categorical_crossentropy"},
    {E::BinaryCrossentropy, "binary_crossentropy"},
    {E::KullbackLeiblerDivergence, "kullback_leibler_divergence"}, {E::Poisson, "poisson"},
    {E::CosineSimilarity, "cosine_similarity"})
SEMBLANCE_ALIASES(Loss,
    {"mse", E::MeanSquaredError}, {"MSE", E::MeanSquaredError}, {"mae", E::MeanAbsoluteError},
    {"MAE", E::MeanAbsoluteError}, {"mape", E::MeanAbsolutePercentageError},
    {"MAPE", E::MeanAbsolutePercentageError}, {"msle", E::MeanSquaredLogarithmicError},
    {"MSLE", E::MeanSquaredLogarithmicError}, {"log_cosh", E::LogCosh}, {"huber_loss", E::Huber},
    {"bce", E::BinaryCrossentropy}, {"BCE", E::BinaryCrossentropy}, {"kld", E::KullbackLeiblerDivergence},
    {"KLD", E::KullbackLeiblerDivergence}, {"kl_divergence", E::KullbackLeiblerDivergence},
    {"cosine", E::CosineSimilarity}, {"cosine_proximity", E::CosineSimilarity})

SEMBLANCE_NAMES(CrossentropyOn, {E::CachedLogits, "cached_logits"}, {E::Probabilities, "probabilities"})
SEMBLANCE_ALIASES(CrossentropyOn)

SEMBLANCE_NAMES(OptimizerKind,
    {E::Sgd, "sgd"}, {E::RmsProp, "rmsprop"}, {E::Adagrad, "adagrad"}, {E::Adadelta, "adadelta"},
    {E::Adam, "adam"}, {E::Adamax, "adamax"}, {E::Nadam, "nadam"})
SEMBLANCE_ALIASES(OptimizerKind,
    {"SGD", E::Sgd}, {"RMSprop", E::RmsProp}, {"Adagrad", E::Adagrad}, {"Adadelta", E::Adadelta},
    {"Adam", E::Adam}, {"Adamax", E::Adamax}, {"Nadam", E::Nadam})

SEMBLANCE_NAMES(ValidationKind, {E::None, "none"}, {E::Split, "split"}, {E::TestData, "test_data"})
SEMBLANCE_ALIASES(ValidationKind)

SEMBLANCE_NAMES(Monitor,
    {E::Loss, "loss"}, {E::Accuracy, "accuracy"}, {E::ValidationLoss, "val_loss"},
    {E::ValidationAccuracy, "val_accuracy"})
SEMBLANCE_ALIASES(Monitor, {"acc", E::Accuracy}, {"val_acc", E::ValidationAccuracy})

SEMBLANCE_NAMES(SourceKind,
    {E::BuiltIn, "built_in"}, {E::Synthetic, "synthetic"}, {E::Csv, "csv"}, {E::Numpy, "numpy"}, {E::Idx, "idx"})
SEMBLANCE_ALIASES(SourceKind)

SEMBLANCE_NAMES(SplitKind, {E::Given, "given"}, {E::Fraction, "fraction"}, {E::Same, "same"})
SEMBLANCE_ALIASES(SplitKind)

SEMBLANCE_NAMES(StepKind,
    {E::DropColumns, "drop_columns"}, {E::DropMissingRows, "drop_missing_rows"}, {E::FillMissing, "fill_missing"},
    {E::LabelEncode, "label_encode"}, {E::OneHot, "one_hot"}, {E::LabelEncodeTargets, "label_encode_targets"},
    {E::OneHotTargets, "one_hot_targets"}, {E::Scale, "scale"}, {E::ScaleTargets, "scale_targets"},
    {E::TruncateTargets, "truncate_targets"}, {E::Standardize, "standardize"}, {E::MinMax, "min_max"},
    {E::Reshape, "reshape"}, {E::ReshapeTargets, "reshape_targets"}, {E::RollRows, "roll_rows"})
SEMBLANCE_ALIASES(StepKind)

SEMBLANCE_NAMES(FitOn, {E::Train, "train"}, {E::All, "all"})
SEMBLANCE_ALIASES(FitOn)

SEMBLANCE_NAMES(DataMutationKind, {E::ChangeLabels, "change_labels"}, {E::AddNoise, "add_noise"},
    {E::DeleteRows, "delete_rows"}, {E::UnbalanceClasses, "unbalance_classes"}, {E::OverlapClasses, "overlap_classes"},
    {E::RepeatRows, "repeat_rows"}, {E::FalsifyLabels, "falsify_labels"}, {E::RemoveRows, "remove_rows"},
    {E::ShuffleRows, "shuffle_rows"}, {E::PerturbInputs, "perturb_inputs"})
SEMBLANCE_ALIASES(DataMutationKind)

SEMBLANCE_NAMES(Task,
    {E::Multiclass, "multiclass"}, {E::Binary, "binary"}, {E::Multilabel, "multilabel"},
    {E::Regression, "regression"})
SEMBLANCE_ALIASES(Task)

SEMBLANCE_NAMES(Scenario,
    {E::Pre, "pre"}, {E::Post1, "post1"}, {E::Post2, "post2"}, {E::Control, "control"})
SEMBLANCE_ALIASES(Scenario)

SEMBLANCE_NAMES(Metric, {E::CouplingStrength, "cs"}, {E::Overlap, "iou"}, {E::Coverage, "coverage"})
SEMBLANCE_ALIASES(Metric)

SEMBLANCE_NAMES(Device, {E::Auto, "auto"}, {E::Cpu, "cpu"}, {E::Cuda, "cuda"})
SEMBLANCE_ALIASES(Device)
// clang-format on

#undef SEMBLANCE_NAMES
#undef SEMBLANCE_ALIASES

template <typename Enum>
const std::string& nameOf(Enum value)
{
    return Names<Enum>::table().at(static_cast<std::size_t>(value)).second;
}

template <typename Enum>
std::optional<Enum> fromName(std::string_view name)
{
    for (const auto& [value, known] : Names<Enum>::table())
        if (known == name)
            return value;
    for (const auto& [alias, value] : Names<Enum>::aliases())
        if (alias == name)
            return value;
    return std::nullopt;
}

template <typename Enum>
std::string allNames()
{
    std::string names;
    for (const auto& entry : Names<Enum>::table())
        names += (names.empty() ? "" : ", ") + entry.second;
    return names;
}

#define SEMBLANCE_INSTANTIATE(Enum)                                                                                    \
    template const std::string& nameOf<Enum>(Enum);                                                                    \
    template std::optional<Enum> fromName<Enum>(std::string_view);                                                     \
    template std::string allNames<Enum>();

SEMBLANCE_INSTANTIATE(LayerKind)
SEMBLANCE_INSTANTIATE(Activation)
SEMBLANCE_INSTANTIATE(Padding)
SEMBLANCE_INSTANTIATE(InitializerKind)
SEMBLANCE_INSTANTIATE(Loss)
SEMBLANCE_INSTANTIATE(CrossentropyOn)
SEMBLANCE_INSTANTIATE(OptimizerKind)
SEMBLANCE_INSTANTIATE(ValidationKind)
SEMBLANCE_INSTANTIATE(Monitor)
SEMBLANCE_INSTANTIATE(SourceKind)
SEMBLANCE_INSTANTIATE(SplitKind)
SEMBLANCE_INSTANTIATE(StepKind)
SEMBLANCE_INSTANTIATE(FitOn)
SEMBLANCE_INSTANTIATE(DataMutationKind)
SEMBLANCE_INSTANTIATE(Task)
SEMBLANCE_INSTANTIATE(Scenario)
SEMBLANCE_INSTANTIATE(Metric)
SEMBLANCE_INSTANTIATE(Device)

#undef SEMBLANCE_INSTANTIATE

} // namespace semblance
