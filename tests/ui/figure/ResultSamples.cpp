// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/ResultSamples.h"

#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextStream>

#include <map>

namespace semblance::testing {

namespace {

Scenario scenarioOf(const QString& fileName)
{
    if (fileName.contains(QLatin1String("scenario1")))
        return Scenario::Post1;
    return fileName.contains(QLatin1String("scenario2")) ? Scenario::Post2 : Scenario::Pre;
}

/// Mutant name to value.
std::map<QString, double> columnOf(const QString& path)
{
    std::map<QString, double> values;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return values;
    QTextStream stream(&file);
    stream.readLine();
    for (QString line = stream.readLine(); !line.isNull(); line = stream.readLine()) {
        const qsizetype comma = line.lastIndexOf(QLatin1Char(','));
        bool number = false;
        const double value = line.mid(comma + 1).toDouble(&number);
        if (comma > 0 && number)
            values[line.left(comma)] = value;
    }
    return values;
}

} // namespace

MutantResult sampleMutant(const std::string& bug, const std::string& dataset, Scenario scenario,
                          const std::string& name, double couplingStrength, double overlap)
{
    MutantResult mutant;
    mutant.bug = bug;
    mutant.dataset = dataset;
    mutant.scenario = scenario;
    mutant.name = name;
    mutant.operatorId = name.substr(0, name.find('_'));
    mutant.parameter = name.substr(name.find('_') + 1);
    mutant.realism.couplingStrength = couplingStrength;
    mutant.realism.overlap = overlap;
    mutant.realism.csReliable = true;
    return mutant;
}

std::vector<MutantResult> sampleMutants(int perDataset)
{
    std::vector<MutantResult> mutants;
    for (const std::string dataset : {"deepfd", "deeplocalize"}) {
        for (int bug = 1; bug <= perDataset; ++bug) {
            const std::string id = dataset + QString::number(bug).rightJustified(3, QLatin1Char('0')).toStdString();
            for (int i = 0; i < 12; ++i) {
                const double value = i == 0 ? 0.02 : 0.4 + 0.03 * i;
                mutants.push_back(
                    sampleMutant(id, dataset, Scenario::Pre, "TCL_" + std::to_string(i), value, value / 2));
            }
            for (int i = 0; i < 5; ++i)
                mutants.push_back(sampleMutant(id, dataset, Scenario::Post1, "GF_" + std::to_string(i), 1.0, 0.0));
            for (int i = 0; bug % 2 == 0 && i < 3; ++i)
                mutants.push_back(sampleMutant(id, dataset, Scenario::Post2, "WS_" + std::to_string(i), 0.1 * i, 0.3));
        }
    }
    return mutants;
}

std::vector<MutantResult> publishedMutants()
{
    std::vector<MutantResult> mutants;
    const QString folder = publishedFolder() + QStringLiteral("/dl-mutant-realism/results/");
    const QRegularExpression bugPattern(QStringLiteral("^coupling_strength_(([a-z0-9]+?)\\d{3})_"));
    const QStringList files = QDir(folder + QStringLiteral("coupling_strength"))
                                  .entryList({QStringLiteral("*_clean.csv")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QRegularExpressionMatch match = bugPattern.match(file);
        const std::map<QString, double> strengths = columnOf(folder + QStringLiteral("coupling_strength/") + file);
        QString twin = file;
        twin.replace(QLatin1String("coupling_strength"), QLatin1String("detectability_overlap"));
        const std::map<QString, double> overlaps = columnOf(folder + QStringLiteral("detectability_overlap/") + twin);
        for (const auto& [name, strength] : strengths) {
            const auto overlap = overlaps.find(name);
            mutants.push_back(sampleMutant(match.captured(1).toStdString(), match.captured(2).toStdString(),
                                           scenarioOf(file),
                                           name.mid(name.indexOf(QLatin1Char('_'), 3) + 1).toStdString(), strength,
                                           overlap == overlaps.end() ? 0.0 : overlap->second));
        }
    }
    return mutants;
}

} // namespace semblance::testing
