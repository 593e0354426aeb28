// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/ProgramText.h"

#include "core/program/ProgramSchema.h"
#include "core/program/TomlText.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QtEndian>

namespace semblance {

namespace {

QByteArray sha256(const std::string& text)
{
    return QCryptographicHash::hash(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
                                    QCryptographicHash::Sha256);
}

std::uint64_t seedOf(const std::string& text) { return qFromBigEndian<quint64>(sha256(text).constData()); }

std::string instanceText(std::uint64_t projectSeed, const std::string& programHash, int index)
{
    return tomlText(projectSeed) + ", " + programHash + ", " + tomlText(index);
}

} // namespace

std::string programText(const Program& program)
{
    std::vector<TomlLine> lines = differingLines(program, Program{}, RequiredKeys::Always);
    lines.insert(lines.begin(), {"task", tomlText(program.task)});
    if (!program.dataMutations.empty())
        lines.push_back({"data_mutations", tomlText(program.dataMutations, Rule{})});
    return blockText(lines) + "\n[data]\n" + blockText(tomlLines(program.data));
}

std::string contentHash(const Program& program, const std::string& dataDigest)
{
    return sha256(programText(program) + dataDigest).toHex().toStdString();
}

std::uint64_t instanceSeed(std::uint64_t projectSeed, const std::string& programHash, int index)
{
    return seedOf(instanceText(projectSeed, programHash, index));
}

std::uint64_t mutationSeed(std::uint64_t projectSeed, const std::string& programHash, int index,
                           const std::string& operatorId, const std::string& parameter, int copy, int attempt)
{
    return seedOf(instanceText(projectSeed, programHash, index) + ", " + operatorId + ", " + parameter + ", " +
                  tomlText(copy) + ", " + tomlText(attempt));
}

bool operator==(const Program& a, const Program& b) { return programText(a) == programText(b); }

std::string BugFixPair::dataset() const
{
    const std::size_t last = id.find_last_not_of("0123456789");
    return last == std::string::npos ? id : id.substr(0, last + 1);
}

} // namespace semblance
