// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/operators/OperatorText.h"

#include "core/mutation/Operator.h"
#include "core/mutation/OperatorNames.h"
#include "ui/figure/Titles.h"

#include <QCoreApplication>
#include <QStringList>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(OperatorText)
};

const OperatorInfo* infoOf(const std::string& id)
{
    if (const PreTrainingOperator* found = preTrainingOperator(id))
        return &found->info();
    const PostTrainingOperator* found = postTrainingOperator(id);
    return found ? &found->info() : nullptr;
}

QString scopeText(OperatorScope scope)
{
    switch (scope) {
    case OperatorScope::Global:
        return Text::tr("whole program");
    case OperatorScope::Layer:
        return Text::tr("layers");
    case OperatorScope::Weight:
        return Text::tr("weights");
    case OperatorScope::Neuron:
        return Text::tr("neurons");
    }
    return {};
}

QString searchText(OperatorSearch search)
{
    switch (search) {
    case OperatorSearch::Binary:
        return Text::tr("binary search");
    case OperatorSearch::Exhaustive:
        return Text::tr("all values");
    case OperatorSearch::None:
        break;
    }
    return {};
}

} // namespace

QString operatorTitle(const std::string& id)
{
    const OperatorInfo* info = infoOf(id);
    const QString name = QString::fromStdString(info ? info->title : operatorNameOf(id));
    const QString symbol = QString::fromStdString(id);
    return name.isEmpty() || name == symbol ? symbol : QStringLiteral("%1 · %2").arg(symbol, name);
}

QString operatorAbout(const std::string& id, Scenario scenario)
{
    QStringList parts{scenarioTitle(scenario)};
    if (const OperatorInfo* info = infoOf(id)) {
        parts << QString::fromStdString(info->system) << scopeText(info->scope);
        if (info->search != OperatorSearch::None)
            parts << searchText(info->search);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace semblance
