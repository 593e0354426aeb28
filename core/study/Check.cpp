// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Dataset.h"
#include "core/program/Error.h"
#include "core/program/Shapes.h"
#include "core/realism/Predictions.h"
#include "core/study/Plan.h"
#include "core/study/Project.h"

#include <QCoreApplication>

#include <set>

namespace semblance {

namespace {

/// Below this, one input more or less decides a metric (design: screening before training).
constexpr std::size_t fewTestInputs = 20;

class Checker {
public:
    explicit Checker(const std::filesystem::path& folder)
        : m_folder(folder)
    {
    }

    std::vector<Finding> findings()
    {
        const std::size_t before = checkFiles();
        // The plan needs a sound project: pairs that cannot be read have been reported already.
        if (before == 0)
            checkProject();
        return std::move(m_findings);
    }

private:
    template <typename Step>
    bool attempt(const std::string& subject, Step step)
    {
        try {
            step();
            return true;
        } catch (const std::exception& error) {
            m_findings.push_back({Finding::Severity::Error, subject, error.what()});
            return false;
        }
    }

    void warn(const std::string& subject, const QString& message)
    {
        m_findings.push_back({Finding::Severity::Warning, subject, subject + ": " + message.toStdString()});
    }

    /// Every pair by itself, so that one broken file does not hide the others.
    std::size_t checkFiles()
    {
        for (const auto& path : Project::pairFiles(m_folder))
            attempt(path.string(), [&] { PairFile::load(path); });
        return m_findings.size();
    }

    void checkProject()
    {
        attempt(m_folder.string(), [this] {
            const Project project = Project::load(m_folder);
            if (project.pairs().empty())
                warn(m_folder.string(), QCoreApplication::translate("core", "The project has no pairs yet."));
            bool sound = true;
            for (const PairFile& file : project.pairs())
                sound &= checkPair(project, file.pair());
            if (sound)
                makePlan(project);
        });
    }

    bool checkPair(const Project& project, const BugFixPair& pair)
    {
        const std::string fixed = problemOf(project, pair, pair.fixed);
        const std::string faulty = problemOf(project, pair, pair.faulty);
        if (fixed == faulty) // both read the same data: one problem, one finding
            return report(pair.id, pair.id, fixed);
        const bool fixedSound = report(pair.id, pair.id + " (fixed)", fixed);
        return report(pair.id, pair.id + " (faulty)", faulty) && fixedSound;
    }

    bool report(const std::string& subject, const std::string& what, const std::string& problem)
    {
        if (!problem.empty())
            m_findings.push_back({Finding::Severity::Error, subject, what + ": " + problem});
        return problem.empty();
    }

    /// Why a program cannot be run; empty when it can.
    std::string problemOf(const Project& project, const BugFixPair& pair, const Program& program)
    {
        try {
            const PreparedData data = prepareData(program, project.locator());
            const Shape input(data.train.inputs.shape.begin() + 1, data.train.inputs.shape.end());
            inferShapes(program.model, input);
            if (&program == &pair.fixed)
                checkTestSet(pair, program, data);
        } catch (const std::exception& error) {
            return error.what();
        }
        return {};
    }

    void checkTestSet(const BugFixPair& pair, const Program& program, const PreparedData& data)
    {
        const ClassList expected = expectedClasses(data.test.targets, program.task);
        if (expected.rows() < fewTestInputs)
            warn(pair.id,
                 QCoreApplication::translate("core", "The test set has only %1 inputs; CS and IoU will be coarse.")
                     .arg(expected.rows()));
        if (std::set<std::int32_t>(expected.values.begin(), expected.values.end()).size() < 2)
            warn(pair.id, QCoreApplication::translate("core", "All test inputs are of one class."));
    }

    std::filesystem::path m_folder;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkProject(const std::filesystem::path& folder) { return Checker(folder).findings(); }

} // namespace semblance
