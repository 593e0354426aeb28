// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/pre/ListOperator.h"
#include "core/mutation/pre/PreOperators.h"

#include <QCoreApplication>

namespace semblance {

namespace {

/// An operator of one percentage that changes the training rows. It only puts the change into the program: the rows
/// are drawn anew for every instance when its data are prepared (mutateTrainingData in core/data/Dataset.h).
class TrainingDataOperator final : public ProgramOperator<double> {
public:
    TrainingDataOperator(DataMutationKind kind, const char* id, const char* name, const QString& title)
        : ProgramOperator({.id = id,
                           .name = name,
                           .title = title.toStdString(),
                           .system = "DeepCrime",
                           .search = OperatorSearch::Binary,
                           .parameters = {percentage(largestPercentage(kind))}})
        , m_kind(kind)
    {
    }

    std::optional<SearchRange> searchRange(const Program&) const override
    {
        return SearchRange{.mild = 0.0, .severe = largestPercentage(m_kind), .precision = 5.0, .decimals = 2};
    }

private:
    /// The first steps of the reference's binary search from its upper bound (operators.md 1.6), severe to mild.
    static ParameterInfo percentage(double maximum)
    {
        if (maximum < 100.0)
            return numberParameter("percentage", 0.0, maximum, {"99", "49.5", "24.75", "12.38"});
        return numberParameter("percentage", 0.0, maximum, {"100", "50", "25", "12.5"});
    }

    void change(Program& program, double percentage) const override
    {
        if (percentage > 0.0) // nothing is drawn at 0 %, so that is the original
            program.dataMutations.push_back({m_kind, percentage});
    }

    DataMutationKind m_kind;
};

} // namespace

PreOperatorPointer makeChangeLabels()
{
    return std::make_unique<TrainingDataOperator>(DataMutationKind::ChangeLabels, "TCL", "change_label",
                                                  QCoreApplication::translate("core", "Change labels"));
}

PreOperatorPointer makeDeleteTrainingData()
{
    return std::make_unique<TrainingDataOperator>(DataMutationKind::DeleteRows, "TRD", "delete_training_data",
                                                  QCoreApplication::translate("core", "Delete training data"));
}

PreOperatorPointer makeUnbalanceTrainingData()
{
    return std::make_unique<TrainingDataOperator>(DataMutationKind::UnbalanceClasses, "TUD", "unbalance_train_data",
                                                  QCoreApplication::translate("core", "Unbalance the training data"));
}

PreOperatorPointer makeAddNoise()
{
    return std::make_unique<TrainingDataOperator>(
        DataMutationKind::AddNoise, "TAN", "add_noise",
        QCoreApplication::translate("core", "Add noise to the training data"));
}

PreOperatorPointer makeOverlapClasses()
{
    return std::make_unique<TrainingDataOperator>(DataMutationKind::OverlapClasses, "TCO",
                                                  "make_output_classes_overlap",
                                                  QCoreApplication::translate("core", "Make output classes overlap"));
}

} // namespace semblance
