// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace semblance {

enum class SourceKind {
    BuiltIn,   ///< a data file shipped with Semblance, by name ("iris")
    Synthetic, ///< a rule with parameters and a seed
    Csv,
    Numpy, ///< .npy, or .npz with "file.npz::member"
    Idx    ///< MNIST's format, also .gz
};

/// How a text table is written. Everything has a default for the plain case: comma, dot, no header.
struct CsvFormat {
    std::string separator = ",";           ///< one character, or "whitespace"
    bool header = false;                   ///< the first row names the columns
    std::string quote = "\"";              ///< one character, or empty for none
    std::string decimalMark = ".";         ///< "." or ","
    std::string encoding = "UTF-8";        ///< a name QStringDecoder knows; a byte-order mark is skipped
    int skipRows = 0;                      ///< rows to pass over before the header
    std::vector<std::string> missing = {"", "?", "NA", "NaN"}; ///< fields that mean "no value"
    std::vector<std::string> columns;      ///< input columns by name or 0-based number; empty: all but the targets
    std::vector<std::string> targets;      ///< target columns by name or 0-based number; empty: the last column
};

enum class SplitKind {
    Given,    ///< the source has a training and a test part (two files, a rule that makes both)
    Fraction, ///< the last step of a shuffled or plain cut: a share of all rows is the test set
    Same      ///< training rows are the test rows (some posts test on the training data)
};

struct Split {
    SplitKind kind = SplitKind::Given;
    double testFraction = 0.0; ///< Fraction: 0 < f < 1; test rows = ceil(rows * f), as scikit-learn counts
    bool shuffle = true;       ///< Fraction: rows are permuted first
    std::uint64_t seed = 0;
};

/// Where the rows come from, before any preprocessing. Shared by fixed and faulty program, so that both are judged on
/// the same test inputs.
struct DataRecipe {
    SourceKind source = SourceKind::Synthetic;
    std::string name; ///< BuiltIn: data set; Synthetic: rule
    std::map<std::string, double> parameters; ///< Synthetic
    std::uint64_t seed = 0;                   ///< Synthetic
    std::string trainInputs;  ///< Csv: training (or only) table; Numpy, Idx: training inputs
    std::string trainTargets; ///< Numpy, Idx
    std::string testInputs;   ///< optional
    std::string testTargets;  ///< Numpy, Idx; optional
    CsvFormat csv;
    Split split;
};

enum class StepKind {
    DropColumns,       ///< columns
    DropMissingRows,   ///< every row with a missing value
    FillMissing,       ///< columns (empty: all), fill = "mean", "median", "most_frequent" or a value
    LabelEncode,       ///< text columns (empty: all text columns) to 0..k-1 in sorted order
    OneHot,            ///< columns to one 0/1 column a category, in sorted order
    LabelEncodeTargets, ///< target text or numbers to 0..k-1 in sorted order
    OneHotTargets,     ///< integer targets to rows of `classes` zeros and a one (0: as many as occur)
    Scale,             ///< inputs: (x - offset) / divisor
    ScaleTargets,      ///< targets: (y - offset) / divisor
    TruncateTargets,   ///< targets: fraction cut off (a cast to integer)
    Standardize,       ///< inputs, each column: mean 0, population sd 1; constant columns stay (divisor 1)
    MinMax,            ///< inputs, each column: to [minimum, maximum]
    Reshape,           ///< inputs: shape of one row
    ReshapeTargets,    ///< targets: shape of one row
    RollRows           ///< training rows: the last `rows` rows move to the front (negative: the first to the end)
};

/// Which rows a step learns its numbers from.
enum class FitOn { Train, All };

/// One preprocessing step; a step uses only the members named at its kind.
struct PreprocessingStep {
    StepKind kind = StepKind::Standardize;
    std::vector<std::string> columns;
    std::string fill = "mean";
    int classes = 0;
    double offset = 0.0;
    double divisor = 1.0;
    double minimum = 0.0;
    double maximum = 1.0;
    std::vector<int> shape;
    int rows = 0;
    FitOn fitOn = FitOn::Train;
};

enum class DataMutationKind {
    ChangeLabels,     ///< TCL: percentage of the most frequent class gets other labels (operators.md 1.1)
    AddNoise,         ///< TAN: percentage of the samples gets noise of that percentage of their own sd
    DeleteRows,       ///< TRD: percentage of every class is deleted
    UnbalanceClasses, ///< TUD: percentage of the classes smaller than the mean is deleted
    OverlapClasses,   ///< TCO: percentage of the largest class is copied with the label of the second largest
    // Of DeepMutation (operators.md 2.3): a percentage of all samples ...
    RepeatRows,    ///< DM-DR: is appended once more
    FalsifyLabels, ///< DM-LE: gets another label each
    RemoveRows,    ///< DM-DM: is left out
    ShuffleRows,   ///< DM-DF: changes places
    PerturbInputs  ///< DM-NP: gets N(0, 0.1) on every value
};

/// A change of the training data that a pre-training operator has put into a program. Drawn anew in every instance.
struct DataMutation {
    DataMutationKind kind = DataMutationKind::ChangeLabels;
    double percentage = 0.0; ///< 0..largestPercentage(kind)
};

/// With 100 % of every class deleted nothing would be left to train on.
constexpr double largestPercentage(DataMutationKind kind)
{
    return kind == DataMutationKind::DeleteRows ? 99.0 : 100.0;
}

} // namespace semblance
