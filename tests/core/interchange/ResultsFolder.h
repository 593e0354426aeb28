// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <filesystem>

namespace semblance::testing {

/// A folder in the published layout with made-up bugs whose values are fractions of whole kills, to be damaged.
class ResultsFolder {
public:
    static constexpr int faultKills = 7;
    static constexpr int inputs = 20;

    std::filesystem::path path() const { return m_folder.path().toStdString(); }
    QString filePath(const QString& name) const { return m_folder.filePath(name); }
    /// Clean and plain files of both metrics for "pre", "post1", "post2"; four mutants each.
    void addBug(const QString& bug, const QStringList& scenarios = {"pre", "post1", "post2"}) const;
    /// quality/quality_BUG_pre_training.csv.
    void addQuality(const QString& bug) const;

    QByteArray read(const QString& name) const;
    void write(const QString& name, const QByteArray& bytes) const;
    void replace(const QString& name, const QByteArray& from, const QByteArray& to) const;
    void remove(const QString& name) const;

    /// "coupling_strength/coupling_strength_deepfd001_pre_training_clean.csv"
    static QString fileName(const QString& metric, const QString& bug, const QString& scenario, bool clean = true);

private:
    QTemporaryDir m_folder;
};

/// "error file:line: message" of every remark.
QStringList remarkLines(const std::vector<ImportRemark>& remarks);

} // namespace semblance::testing
