// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/PairFile.h"

#include "core/program/Error.h"
#include "core/program/ProgramSchema.h"
#include "core/program/SaveFile.h"
#include "core/program/TomlReader.h"
#include "core/program/TomlText.h"

#include <QCoreApplication>
#include <QFile>

namespace semblance {

namespace {

/// The pair's text, whether or not it can be read back.
std::string pairText(const BugFixPair& pair)
{
    const std::vector<TomlLine> head = differingLines(pair, BugFixPair{}, RequiredKeys::Always);
    const std::vector<TomlLine> fixed = differingLines(pair.fixed, Program{}, RequiredKeys::Always);
    const std::vector<TomlLine> faulty = differingLines(pair.faulty, pair.fixed, RequiredKeys::WhenDifferent);
    return blockText(head) + "\n[data]\n" + blockText(tomlLines(pair.fixed.data)) + "\n[fixed]\n" + blockText(fixed) +
           "\n[faulty]\n" + blockText(faulty);
}

void refuseUnwritable(const BugFixPair& pair)
{
    const auto refuse = [](const char* key, const QString& message) {
        throw Error(SourcePosition{{}, 0, 0, key}, message.toStdString());
    };
    if (!pair.fixed.dataMutations.empty() || !pair.faulty.dataMutations.empty())
        refuse("data_mutations",
               QCoreApplication::translate("core", "a pair cannot hold mutated data; save the unmutated program"));
    if (pair.fixed.task != pair.faulty.task)
        refuse("task", QCoreApplication::translate("core", "differs between the fixed and the faulty program"));
    if (blockText(tomlLines(pair.fixed.data)) != blockText(tomlLines(pair.faulty.data)))
        refuse("data", QCoreApplication::translate("core", "differs between the fixed and the faulty program"));
}

bool sameText(const BugFixPair& a, const BugFixPair& b)
{
    return pairText(a) == pairText(b) && a.fixed == b.fixed && a.faulty == b.faulty;
}

QString shownPath(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

[[noreturn]] void fail(const QString& path, const QString& message)
{
    throw Error(SourcePosition{path.toStdString(), 0, 0, {}}, message.toStdString());
}

} // namespace

BugFixPair parsePair(const std::string& text, const std::string& file)
{
    const TomlReader reader(text, file);
    const toml::table& root = reader.root();
    BugFixPair pair;
    reader.readKeys(root, {}, pair, TomlReader::Required::Check, {"data", "fixed", "faulty"});
    const toml::table& data = reader.tableAt(root, {}, "data");
    const toml::table& fixed = reader.tableAt(root, {}, "fixed");
    const toml::table& faulty = reader.tableAt(root, {}, "faulty");
    reader.read(TomlValue{data, "data"}, pair.fixed.data);
    reader.readKeys(fixed, "fixed", pair.fixed);
    pair.faulty = pair.fixed;
    reader.readKeys(faulty, "faulty", pair.faulty, TomlReader::Required::Ignore);
    return pair;
}

std::string writePair(const BugFixPair& pair)
{
    refuseUnwritable(pair);
    const std::string text = pairText(pair);
    checkReadable([&text] { parsePair(text, {}); });
    return text;
}

PairFile::PairFile(std::filesystem::path path, BugFixPair pair) : m_path(std::move(path)), m_pair(std::move(pair)) {}

PairFile PairFile::load(const std::filesystem::path& path)
{
    const QString name = shownPath(path);
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        fail(name, QCoreApplication::translate("core", "cannot be read: %1").arg(file.errorString()));
    std::string text = file.readAll().toStdString();
    if (file.error() != QFileDevice::NoError)
        fail(name, QCoreApplication::translate("core", "cannot be read: %1").arg(file.errorString()));
    PairFile loaded(path, parsePair(text, name.toStdString()));
    loaded.m_sourceText = std::move(text);
    return loaded;
}

void PairFile::setPair(const BugFixPair& pair)
{
    if (!m_sourceText.empty() && !sameText(pair, m_pair))
        m_sourceText.clear();
    m_pair = pair;
}

std::string PairFile::text() const { return m_sourceText.empty() ? writePair(m_pair) : m_sourceText; }

void PairFile::save() const
{
    const std::string content = text();
    const QString name = shownPath(m_path);
    if (const auto problem = saveFile(name, QByteArray::fromStdString(content)))
        fail(name, QCoreApplication::translate("core", "cannot be saved: %1").arg(*problem));
}

} // namespace semblance
