// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/deepmutation/DeepMutation.h"
#include "core/mutation/pre/ListOperator.h"

#include <QCoreApplication>

namespace semblance {

namespace {

/// An operator on a share of the training rows of all classes together. It only puts the change into the program: the
/// rows are drawn anew for every instance (mutateTrainingData in core/data/Dataset.h).
class SourceDataOperator final : public ProgramOperator<double> {
public:
    SourceDataOperator(DataMutationKind kind, const char* id, const QString& title, double maximum = 100.0)
        : ProgramOperator(infoOf(id, title, maximum))
        , m_kind(kind)
    {
    }

    std::optional<std::string> notApplicable(const Program& program) const override
    {
        if (m_kind != DataMutationKind::FalsifyLabels || program.task != Task::Regression)
            return std::nullopt;
        return QCoreApplication::translate("core", "A regression has no labels that could be wrong.").toStdString();
    }

private:
    static OperatorInfo infoOf(const char* id, const QString& title, double maximum)
    {
        OperatorInfo info = deepMutationInfo(id, title, OperatorStage::PreTraining, OperatorScope::Global);
        info.parameters = {numberParameter("percentage", 0.0, maximum, {"1"})};
        return info;
    }

    void change(Program& program, double percentage) const override
    {
        if (percentage > 0.0) // nothing is drawn at 0 %, so that is the original
            program.dataMutations.push_back({m_kind, percentage});
    }

    DataMutationKind m_kind;
};

} // namespace

PreOperatorPointer makeDataRepetition()
{
    return std::make_unique<SourceDataOperator>(DataMutationKind::RepeatRows, "DM-DR",
                                                QCoreApplication::translate("core", "Repeat training data"));
}

PreOperatorPointer makeLabelError()
{
    return std::make_unique<SourceDataOperator>(DataMutationKind::FalsifyLabels, "DM-LE",
                                                QCoreApplication::translate("core", "Label errors"));
}

PreOperatorPointer makeDataMissing()
{
    // As with TRD, something must be left to train on.
    return std::make_unique<SourceDataOperator>(DataMutationKind::RemoveRows, "DM-DM",
                                                QCoreApplication::translate("core", "Missing training data"), 99.0);
}

PreOperatorPointer makeDataShuffle()
{
    return std::make_unique<SourceDataOperator>(DataMutationKind::ShuffleRows, "DM-DF",
                                                QCoreApplication::translate("core", "Shuffle training data"));
}

PreOperatorPointer makeNoisePerturbation()
{
    return std::make_unique<SourceDataOperator>(DataMutationKind::PerturbInputs, "DM-NP",
                                                QCoreApplication::translate("core", "Perturb training data"));
}

} // namespace semblance
