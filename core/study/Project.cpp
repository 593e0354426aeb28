// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/Project.h"

#include "core/program/Error.h"
#include "core/program/SaveFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>

namespace semblance {

namespace {

namespace fs = std::filesystem;

constexpr auto projectFileName = "semblance.toml";

QString qpath(const fs::path& path) { return QString::fromStdString(path.string()); }

Error fileError(const fs::path& path, const QString& message)
{
    return Error({path.string(), 0, 0, {}}, message.toStdString());
}

std::string readText(const fs::path& path)
{
    QFile file(qpath(path));
    if (!file.open(QIODevice::ReadOnly))
        throw fileError(path,
                        QCoreApplication::translate("core", "The file cannot be read: %1.").arg(file.errorString()));
    return file.readAll().toStdString();
}

void writeBytes(const fs::path& path, const QByteArray& bytes)
{
    if (const auto problem = saveFile(qpath(path), bytes))
        throw fileError(path, QCoreApplication::translate("core", "The file cannot be written: %1.").arg(*problem));
}

void makeFolder(const fs::path& folder)
{
    std::error_code code;
    fs::create_directories(folder, code);
    if (code)
        throw fileError(folder, QCoreApplication::translate("core", "The folder cannot be made: %1.")
                                    .arg(QString::fromStdString(code.message())));
}

QString sampleFolder(const std::string& sample)
{
    return QStringLiteral(":/samples/") + QString::fromStdString(sample);
}

void copySample(const std::string& sample, const fs::path& folder)
{
    const QDir source(sampleFolder(sample));
    QDirIterator files(source.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString from = files.next();
        const fs::path to = folder / source.relativeFilePath(from).toStdString();
        makeFolder(to.parent_path());
        writeBytes(to, QByteArray::fromStdString(readText(from.toStdString())));
    }
}

void requireSample(const std::string& sample)
{
    QStringList names;
    for (const SampleProject& known : Project::samples()) {
        if (known.name == sample)
            return;
        names << QString::fromStdString(known.name);
    }
    throw Error(QCoreApplication::translate("core", "There is no sample project \"%1\". Samples: %2.")
                    .arg(QString::fromStdString(sample), names.join(QStringLiteral(", ")))
                    .toStdString());
}

} // namespace

const std::vector<SampleProject>& Project::samples()
{
    static const std::vector<SampleProject> all = {
        {"first-steps", "First steps",
         QCoreApplication::translate("core",
                                     "Three real bugs of small dense networks; needs no data and runs in minutes.")
             .toStdString()},
    };
    return all;
}

std::vector<fs::path> Project::pairFiles(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code code;
    for (const auto& entry : fs::directory_iterator(folder / "pairs", code))
        if (entry.path().extension() == ".toml")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

Project Project::load(const fs::path& folder)
{
    const fs::path file = folder / projectFileName;
    std::error_code unreadable; // a folder that may not be entered holds no project for us
    if (!fs::exists(file, unreadable))
        throw fileError(folder,
                        QCoreApplication::translate("core", "This is no Semblance project: there is no %1 in it. "
                                                            "Make one with \"semblance-cli new\".")
                            .arg(QLatin1String(projectFileName)));
    Project project;
    project.m_folder = fs::absolute(folder).lexically_normal();
    project.m_settings = parseProjectSettings(readText(file), file.string());
    for (const fs::path& path : pairFiles(folder))
        project.m_pairs.push_back(PairFile::load(path));
    std::sort(project.m_pairs.begin(), project.m_pairs.end(),
              [](const PairFile& a, const PairFile& b) { return a.pair().id < b.pair().id; });
    for (std::size_t i = 1; i < project.m_pairs.size(); ++i)
        if (project.m_pairs[i].pair().id == project.m_pairs[i - 1].pair().id)
            throw Error({project.m_pairs[i].path().string(), 0, 0, "id"},
                        QCoreApplication::translate("core", "The id \"%1\" is also used by %2. Ids must differ.")
                            .arg(QString::fromStdString(project.m_pairs[i].pair().id),
                                 qpath(project.m_pairs[i - 1].path().filename()))
                            .toStdString());
    return project;
}

Project Project::create(const fs::path& folder, const std::string& sample)
{
    if (!sample.empty())
        requireSample(sample);
    std::error_code unreadable;
    if (fs::exists(folder / projectFileName, unreadable))
        throw fileError(folder, QCoreApplication::translate("core", "There is already a project in this folder. "
                                                                    "Choose another one."));
    makeFolder(folder);
    makeFolder(folder / "pairs");
    makeFolder(folder / "data");
    if (sample.empty()) {
        ProjectSettings settings;
        settings.name = fs::canonical(folder).filename().string();
        writeBytes(folder / projectFileName, QByteArray::fromStdString(writeProjectSettings(settings)));
    } else {
        copySample(sample, folder);
    }
    return load(folder);
}

const BugFixPair* Project::pair(const std::string& bug) const
{
    for (const PairFile& file : m_pairs)
        if (file.pair().id == bug)
            return &file.pair();
    return nullptr;
}

} // namespace semblance
