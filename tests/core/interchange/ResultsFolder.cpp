// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/interchange/ResultsFolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>

namespace semblance::testing {

namespace {

/// Kills of a mutant and those that it shares with the fault; all instances together.
struct Kills {
    int mutant = 0;
    int shared = 0;
    double cs() const { return mutant == 0 ? 0.0 : double(shared) / mutant; }
    double iou() const { return double(shared) / (mutant + ResultsFolder::faultKills - shared); }
};

constexpr std::array<Kills, 4> kills = {{{3, 2}, {5, 5}, {4, 0}, {0, 0}}};

QStringList names(const QString& scenario)
{
    if (scenario == QLatin1String("pre"))
        return {"add_noise_mutated0_MP_12.5", "change_activation_function_mutated0_MP_hard_sigmoid_1",
                "disable_batching_mutated0_MP", "remove_bias_mutated0_MP_2"};
    if (scenario == QLatin1String("post1"))
        return {"original0_GF_0.01_1", "original0_NS_0.01_1", "original1_GF_0.01_1", "original4_LD_0.01_1"};
    return {"GF_0.01_1", "GF_1.0_1", "LA_0.01_1", "WS_0.2_1"};
}

QByteArray contents(bool overlap, const QString& bug, const QString& scenario, bool clean)
{
    QByteArray text = ",FM_" + bug.toUtf8() + "_faulty\n";
    const QStringList mutants = names(scenario);
    for (std::size_t i = 0; i < kills.size(); ++i) {
        const double value = overlap ? kills[i].iou() : kills[i].cs();
        const bool reliable = overlap || kills[i].mutant > 0;
        text += "MM_" + bug.toUtf8() + "_" + mutants[static_cast<qsizetype>(i)].toUtf8() + ",";
        text += clean ? QByteArray::number(value, 'g', 17)
                      : QByteArray::number(value, 'f', 4) + (reliable ? " (reliable)" : " (unreliable)");
        text += "\n";
    }
    return text;
}

} // namespace

void ResultsFolder::addBug(const QString& bug, const QStringList& scenarios) const
{
    for (const QString& scenario : scenarios)
        for (const bool clean : {true, false}) {
            write(fileName("coupling_strength", bug, scenario, clean), contents(false, bug, scenario, clean));
            write(fileName("detectability_overlap", bug, scenario, clean), contents(true, bug, scenario, clean));
        }
}

void ResultsFolder::addQuality(const QString& bug) const
{
    QByteArray text = "bug_id,mutant_type,operator,config_str,IQ,EQ,EQ_reliable,S_m,weighted_C\n";
    const QStringList mutants = names("pre");
    for (std::size_t i = 0; i < kills.size(); ++i)
        text += bug.toUtf8() + ",MM_" + bug.toUtf8() + "_" + mutants[static_cast<qsizetype>(i)].toUtf8() + ",o,," +
                "0.5," + QByteArray::number(kills[i].iou(), 'g', 17) + ",True," +
                QByteArray::number(kills[i].mutant / (5.0 * inputs), 'g', 17) + ",0.25\n";
    write("quality/quality_" + bug + "_pre_training.csv", text);
}

QByteArray ResultsFolder::read(const QString& name) const
{
    QFile file(filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", qPrintable(name));
    return file.readAll();
}

void ResultsFolder::write(const QString& name, const QByteArray& bytes) const
{
    QDir().mkpath(QFileInfo(filePath(name)).path());
    QFile file(filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
}

void ResultsFolder::replace(const QString& name, const QByteArray& from, const QByteArray& to) const
{
    QByteArray bytes = read(name);
    if (bytes.count(from) != 1)
        qFatal("\"%s\" is not once in %s", from.constData(), qPrintable(name));
    write(name, bytes.replace(from, to));
}

void ResultsFolder::remove(const QString& name) const
{
    if (!QFile::remove(filePath(name)))
        qFatal("cannot remove %s", qPrintable(name));
}

QString ResultsFolder::fileName(const QString& metric, const QString& bug, const QString& scenario, bool clean)
{
    const QString longName = scenario == QLatin1String("pre")     ? QStringLiteral("pre_training")
                             : scenario == QLatin1String("post1") ? QStringLiteral("post_training_scenario1_mutants")
                                                                  : QStringLiteral("post_training_scenario2_mutants");
    return metric + "/" + metric + "_" + bug + "_" + longName + (clean ? "_clean.csv" : ".csv");
}

QStringList remarkLines(const std::vector<ImportRemark>& remarks)
{
    const QStringList severities = {"note", "warning", "error"};
    QStringList lines;
    for (const ImportRemark& remark : remarks)
        lines << severities[static_cast<int>(remark.severity)] + " " + QString::fromStdString(remarkText(remark));
    return lines;
}

} // namespace semblance::testing
