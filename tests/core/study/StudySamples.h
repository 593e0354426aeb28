// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Error.h"
#include "core/study/Plan.h"

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <filesystem>
#include <set>

namespace semblance::testing {

/// A pair whose trainings take milliseconds: 44 rows of side_effects_by_age, a dense network, a few epochs. Its fault
/// is to train for one epoch only.
QByteArray tinyPair(const QByteArray& id = "tiny001", int epochs = 4);

/// n = 2; HNE 1 and 2, WRB on both layers, GF and NEB at 0.1 and 0.5. HNE 1 is the faulty program.
QByteArray tinySettings(const QByteArray& moreKeys = {}, const QByteArray& moreTables = {});

/// A project of these in a folder that goes with the test; files can be written over.
class TestProject {
public:
    explicit TestProject(const QByteArray& pair = tinyPair(), const QByteArray& settings = tinySettings());

    std::filesystem::path path() const { return m_folder.path().toStdString(); }
    QString qpath() const { return m_folder.path(); }
    QString results() const { return m_folder.filePath(QStringLiteral("results.sqlite")); }
    /// `name` relative to the project: "pairs/a.toml", "data/a.csv".
    void write(const QString& name, const QByteArray& bytes) const;
    Project load() const { return Project::load(path()); }

private:
    QTemporaryDir m_folder;
};

/// A plan made by hand, without project and programs that could be trained: pair "a" with a pre-training mutant, a
/// scenario 1 and a scenario 2 mutant, n = 2.
Plan handMadePlan();
PairPlan handMadePair(const std::string& bug, const std::string& fixedHash, const std::string& faultyHash);

/// All instances that a plan needs.
std::set<InstanceKey> instancesOf(const Plan& plan);
std::set<PostInstanceKey> postInstancesOf(const Plan& plan);

/// An outcome that predicts these classes.
InstanceOutcome outcomeOf(const std::vector<std::int32_t>& classes);

/// The message of the Error that `call` throws; empty if it throws none.
template <typename Call>
QString errorOf(Call call)
{
    try {
        call();
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace semblance::testing
