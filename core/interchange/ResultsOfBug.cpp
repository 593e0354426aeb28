// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interchange/ResultsOfBug.h"

#include "core/interchange/KillMassCheck.h"
#include "core/program/Names.h"
#include "core/program/Program.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>
#include <map>

namespace semblance {

namespace {

using Severity = ImportRemark::Severity;

constexpr std::array scenarios = {Scenario::Pre, Scenario::Post1, Scenario::Post2};
constexpr double extrinsicTolerance = 1e-9;
constexpr double roundedTolerance = 1e-4; ///< plain files have four decimals

/// What is known of a mutant; values and flags in the order of publishedMetrics.
struct Entry {
    ParsedMutantName parsed;
    std::array<std::optional<double>, 2> values;
    std::array<std::optional<bool>, 2> reliable;
};

QString title(Scenario scenario) { return QString::fromStdString(nameOf(scenario)); }
QString title(Metric metric) { return metric == Metric::CouplingStrength ? "CS" : "IoU"; }

class BugMerge {
public:
    BugMerge(const std::string& bug, const BugFiles& files, std::vector<ImportRemark>& remarks)
        : m_bug(bug)
        , m_files(files)
        , m_remarks(remarks)
    {
        BugFixPair pair;
        pair.id = bug;
        m_dataset = pair.dataset();
    }

    std::vector<MutantResult> run()
    {
        checkHeaders();
        for (const Scenario scenario : scenarios)
            addScenario(scenario);
        remarkOnPairsOfFiles();
        std::vector<MutantResult> mutants = results();
        if (m_files.quality)
            addQuality(mutants);
        recoverKillMasses(mutants, m_exact, m_remarks);
        return mutants;
    }

private:
    void remark(Severity severity, const QString& message, const std::string& file = {}, int line = 0)
    {
        m_remarks.push_back({severity, file, line, m_bug, message.toStdString()});
    }

    /// One remark for all files with the same header, which usually come from one slip.
    void checkHeaders()
    {
        std::map<std::string, std::vector<const ReadResults*>> odd;
        for (const ReadResults* read : m_files.results)
            if (read->content.sound && read->content.fault != "FM_" + m_bug + "_faulty")
                odd[read->content.fault].push_back(read);
        for (const auto& [fault, files] : odd)
            remark(
                Severity::Note,
                QCoreApplication::translate("core",
                                            "The header of %n file(s) of %1 names the fault \"%2\"; the bug was taken "
                                            "from the file name.",
                                            nullptr, static_cast<int>(files.size()))
                    .arg(QString::fromStdString(m_bug), QString::fromStdString(fault)),
                files.front()->file.name);
    }

    /// The file of a metric that can be read; nothing when there is none.
    const ReadResults* find(Scenario scenario, Metric metric, bool exact) const
    {
        for (const ReadResults* read : m_files.results)
            if (read->content.sound && read->file.scenario == scenario && read->file.metric == metric &&
                read->file.exact == exact)
                return read;
        return nullptr;
    }

    void addScenario(Scenario scenario)
    {
        QStringList missing;
        bool exact = true;
        for (std::size_t i = 0; i < publishedMetrics.size(); ++i) {
            const ReadResults* clean = find(scenario, publishedMetrics[i], true);
            const ReadResults* plain = find(scenario, publishedMetrics[i], false);
            if (const ReadResults* read = clean ? clean : plain)
                addValues(*read, i);
            else
                missing << title(publishedMetrics[i]);
            exact = exact && clean;
            if (plain)
                addFlags(*plain, i);
            m_flagsMissing += clean && !plain;
            if (!clean && plain)
                m_rounded.push_back(plain->file.name);
        }
        if (exact)
            m_exact.insert(scenario);
        if (missing.size() == 2)
            remark(Severity::Warning,
                   QCoreApplication::translate("core", "The bug has no results in scenario %1.").arg(title(scenario)));
        else if (missing.size() == 1)
            remark(Severity::Warning,
                   QCoreApplication::translate("core", "The bug has no %1 in scenario %2: these mutants are excluded.")
                       .arg(missing.front(), title(scenario)));
        else
            warnOfHalfMutants(scenario);
    }

    void addValues(const ReadResults& read, std::size_t metric)
    {
        for (const ResultsRow& row : read.content.rows) {
            Entry& entry = m_entries[{read.file.scenario, row.mutant}];
            std::optional<double>& value = entry.values[metric];
            if (value) {
                const QString name = QString::fromStdString(row.mutant);
                if (*value == row.value)
                    remark(Severity::Note, QCoreApplication::translate("core", "%1 is listed twice.").arg(name),
                           read.file.name, row.line);
                else
                    remark(Severity::Warning,
                           QCoreApplication::translate("core", "%1 is listed twice with different values; the first "
                                                               "one was kept.")
                               .arg(name),
                           read.file.name, row.line);
                continue;
            }
            value = row.value;
            entry.parsed = row.parsed;
        }
    }

    void addFlags(const ReadResults& read, std::size_t metric)
    {
        for (const ResultsRow& row : read.content.rows) {
            const auto entry = m_entries.find({read.file.scenario, row.mutant});
            if (entry != m_entries.end() && !entry->second.reliable[metric])
                entry->second.reliable[metric] = row.reliable;
        }
    }

    void remarkOnPairsOfFiles()
    {
        if (!m_rounded.empty())
            remark(Severity::Warning,
                   QCoreApplication::translate("core",
                                               "%n file(s) of the bug without a readable _clean file beside them: the "
                                               "rounded values were taken.",
                                               nullptr, static_cast<int>(m_rounded.size())),
                   m_rounded.front());
        if (m_flagsMissing > 0)
            remark(Severity::Note,
                   QCoreApplication::translate("core",
                                               "%n file(s) with reliability flags (without _clean) are missing: the "
                                               "mutants count as unreliable.",
                                               nullptr, m_flagsMissing));
    }

    void warnOfHalfMutants(Scenario scenario)
    {
        int halves = 0;
        for (const auto& [key, entry] : m_entries)
            halves += key.first == scenario && entry.values[0].has_value() != entry.values[1].has_value();
        if (halves > 0)
            remark(Severity::Warning,
                   QCoreApplication::translate("core",
                                               "%n mutant(s) in scenario %1 have only one of CS and IoU and are "
                                               "excluded.",
                                               nullptr, halves)
                       .arg(title(scenario)));
    }

    std::vector<MutantResult> results() const
    {
        std::vector<MutantResult> mutants;
        mutants.reserve(m_entries.size());
        for (const auto& [key, entry] : m_entries) {
            MutantResult& mutant = mutants.emplace_back();
            mutant.bug = m_bug;
            mutant.dataset = m_dataset;
            mutant.scenario = key.first;
            mutant.name = key.second;
            mutant.operatorId = entry.parsed.operatorId;
            mutant.parameter = entry.parsed.parameter;
            mutant.layer = entry.parsed.layer;
            mutant.original = entry.parsed.original;
            mutant.realism = realismOf(entry);
        }
        return mutants;
    }

    static Realism realismOf(const Entry& entry)
    {
        Realism realism;
        if (!entry.values[0] || !entry.values[1]) {
            realism.status = Realism::Status::Excluded;
            realism.reason = QCoreApplication::translate("core", "The imported results lack its %1.")
                                 .arg(title(publishedMetrics[entry.values[0] ? 1 : 0]))
                                 .toStdString();
            return realism;
        }
        realism.couplingStrength = *entry.values[0];
        realism.overlap = *entry.values[1];
        realism.csReliable = entry.reliable[0].value_or(false);
        realism.iouReliable = entry.reliable[1].value_or(false);
        // The two flags ask for the same, but that of CS also for a kill of the mutant (operators.md 3.6).
        realism.neverKilled = realism.couplingStrength == 0.0 && realism.iouReliable && entry.reliable[0] == false;
        return realism;
    }

    void addQuality(std::vector<MutantResult>& mutants)
    {
        const ReadQuality& quality = *m_files.quality;
        std::map<std::string, const QualityRow*> rows;
        for (const QualityRow& row : quality.content.rows)
            rows.emplace(row.mutant, &row);
        const double tolerance = m_exact.contains(Scenario::Pre) ? extrinsicTolerance : roundedTolerance;
        int without = 0;
        std::vector<const QualityRow*> different;
        for (MutantResult& mutant : mutants) {
            if (mutant.scenario != Scenario::Pre || !mutant.counts())
                continue;
            const auto found = rows.find(mutant.name);
            if (found == rows.end()) {
                ++without;
                continue;
            }
            const QualityRow& row = *found->second;
            mutant.quality = row.intrinsic;
            mutant.realism.neverKilled = row.intrinsic.killRate == 0.0;
            if (std::abs(row.extrinsic - mutant.realism.overlap) > tolerance)
                different.push_back(&row);
        }
        warnOfQuality(quality.file.name, without, different);
    }

    void warnOfQuality(const std::string& file, int without, const std::vector<const QualityRow*>& different)
    {
        if (!m_files.quality->content.sound)
            return;
        if (without > 0)
            remark(Severity::Warning,
                   QCoreApplication::translate("core", "%n pre-training mutant(s) of the bug are not in this file.",
                                               nullptr, without),
                   file);
        if (!different.empty())
            remark(Severity::Warning,
                   QCoreApplication::translate("core",
                                               "EQ of %n mutant(s) differs from their IoU; the first is %1. The files "
                                               "are of different studies.",
                                               nullptr, static_cast<int>(different.size()))
                       .arg(QString::fromStdString(different.front()->mutant)),
                   file, different.front()->line);
    }

    const std::string& m_bug;
    std::string m_dataset;
    const BugFiles& m_files;
    std::vector<ImportRemark>& m_remarks;
    std::map<std::pair<Scenario, std::string>, Entry> m_entries;
    std::set<Scenario> m_exact;
    std::vector<std::string> m_rounded; ///< files whose values were taken for want of better ones
    int m_flagsMissing = 0;
};

} // namespace

std::vector<MutantResult> mutantsOfBug(const std::string& bug, const BugFiles& files,
                                       std::vector<ImportRemark>& remarks)
{
    return BugMerge(bug, files, remarks).run();
}

} // namespace semblance
