// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/analysis/PublishedResults.h"

#include "core/analysis/FaultKills.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <tuple>

namespace semblance::testing {

namespace {

constexpr double publishedInstances = 5.0;

QString operatorOf(const QString& mutantName)
{
    static const QHash<QString, QString> abbreviations = {
        {"change_label", "TCL"},
        {"delete_training_data", "TRD"},
        {"unbalance_train_data", "TUD"},
        {"add_noise", "TAN"},
        {"make_output_classes_overlap", "TCO"},
        {"change_batch_size", "HBS"},
        {"change_learning_rate", "HLR"},
        {"change_epochs", "HNE"},
        {"disable_batching", "HDB"},
        {"change_activation_function", "ACH"},
        {"remove_activation_function", "ARM"},
        {"add_activation_function", "AAL"},
        {"add_weights_regularisation", "RAW"},
        {"change_dropout_rate", "RCD"},
        {"change_earlystopping_patience", "RCP"},
        {"change_weights_initialisation", "WCI"},
        {"remove_bias", "WRB"},
        {"change_loss_function", "LCH"},
        {"change_optimisation_function", "OCH"},
        {"remove_validation_set", "VRM"},
    };
    static const QRegularExpression pre(QStringLiteral("^MM_[a-z0-9]+_([a-z_]+)_mutated\\d+_MP"));
    static const QRegularExpression post(QStringLiteral("^MM_[a-z0-9]+_(?:original\\d+_)?([A-Z]+)_"));
    const QRegularExpressionMatch match = pre.match(mutantName);
    return match.hasMatch() ? abbreviations.value(match.captured(1)) : post.match(mutantName).captured(1);
}

Scenario scenarioOf(const QString& name)
{
    if (name == QLatin1String("pre_training"))
        return Scenario::Pre;
    return name.contains(QLatin1String("scenario1")) ? Scenario::Post1 : Scenario::Post2;
}

using Key = std::tuple<std::string, Scenario, std::string>;

void readFile(const QString& path, const MutantResult& common, double Realism::*value,
              std::map<Key, MutantResult>& mutants)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    file.readLine(); // names the fault; wrong in cleanml012
    while (!file.atEnd()) {
        const QStringList cells = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char(','));
        if (cells.size() != 2)
            continue;
        MutantResult& mutant = mutants.try_emplace({common.bug, common.scenario, cells[0].toStdString()}, common)
                                   .first->second;
        mutant.name = cells[0].toStdString();
        mutant.operatorId = operatorOf(cells[0]).toStdString();
        mutant.realism.*value = cells[1].toDouble();
    }
}

/// The published files lack the fault's kills; they follow from the metrics.
void setFaultKillMasses(std::vector<MutantResult>& mutants)
{
    std::map<std::pair<std::string, Scenario>, std::vector<MetricPair>> metrics;
    for (const MutantResult& mutant : mutants)
        metrics[{mutant.bug, mutant.scenario}].push_back({mutant.realism.couplingStrength, mutant.realism.overlap});
    std::map<std::pair<std::string, Scenario>, double> masses;
    for (const auto& [key, pairs] : metrics)
        masses[key] = static_cast<double>(recoverFaultKills(pairs).value_or(0)) / publishedInstances;
    for (MutantResult& mutant : mutants)
        mutant.realism.faultKillMass = masses[{mutant.bug, mutant.scenario}];
}

} // namespace

std::vector<MutantResult> publishedResults(const QString& folder)
{
    static const QRegularExpression fileName(QStringLiteral(
        "^(?:coupling_strength|detectability_overlap)_"
        "((cleanml|deepfd|deeplocalize|defect4ml)\\d{3})_(.+)_clean\\.csv$"));
    const std::pair<QString, double Realism::*> metrics[]
        = {{QStringLiteral("coupling_strength"), &Realism::couplingStrength},
           {QStringLiteral("detectability_overlap"), &Realism::overlap}};
    std::map<Key, MutantResult> byKey;
    for (const auto& [metric, value] : metrics) {
        const QDir files(folder + QLatin1Char('/') + metric);
        for (const QString& name : files.entryList(QDir::Files, QDir::Name)) {
            const QRegularExpressionMatch match = fileName.match(name);
            if (!match.hasMatch())
                continue;
            MutantResult common;
            common.bug = match.captured(1).toStdString();
            common.dataset = match.captured(2).toStdString();
            common.scenario = scenarioOf(match.captured(3));
            readFile(files.filePath(name), common, value, byKey);
        }
    }
    std::vector<MutantResult> mutants;
    mutants.reserve(byKey.size());
    for (auto& [key, mutant] : byKey)
        mutants.push_back(std::move(mutant));
    setFaultKillMasses(mutants);
    return mutants;
}

} // namespace semblance::testing
