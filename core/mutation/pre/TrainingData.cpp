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
    TrainingDataOperator(DataMutationKind kind, OperatorInfo info) : ProgramOperator(std::move(info)), m_kind(kind) {}

private:
    void change(Program& program, double percentage) const override
    {
        if (percentage > 0.0) // nothing is drawn at 0 %, so that is the original
            program.dataMutations.push_back({m_kind, percentage});
    }

    DataMutationKind m_kind;
};

/// The first steps of the reference's binary search from its upper bound (operators.md 1.6), severe to mild.
ParameterInfo percentage() { return numberParameter("percentage", 0.0, 100.0, {"100", "50", "25", "12.5"}); }

} // namespace

PreOperatorPointer makeChangeLabels()
{
    return std::make_unique<TrainingDataOperator>(
        DataMutationKind::ChangeLabels,
        OperatorInfo{.id = "TCL",
                     .name = "change_label",
                     .title = QCoreApplication::translate("core", "Change labels").toStdString(),
                     .system = "DeepCrime",
                     .search = OperatorSearch::Binary,
                     .parameters = {percentage()}});
}

PreOperatorPointer makeAddNoise()
{
    return std::make_unique<TrainingDataOperator>(
        DataMutationKind::AddNoise,
        OperatorInfo{.id = "TAN",
                     .name = "add_noise",
                     .title = QCoreApplication::translate("core", "Add noise to the training data").toStdString(),
                     .system = "DeepCrime",
                     .search = OperatorSearch::Binary,
                     .parameters = {percentage()}});
}

} // namespace semblance
