// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/TomlReader.h"

#include "core/program/Error.h"
#include "core/program/NearestName.h"
#include "core/program/TomlText.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

QString joined(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list.join(QStringLiteral(", "));
}

QString typeName(toml::node_type type)
{
    switch (type) {
    case toml::node_type::table:
        return QCoreApplication::translate("core", "a table");
    case toml::node_type::array:
        return QCoreApplication::translate("core", "an array");
    case toml::node_type::string:
        return QCoreApplication::translate("core", "a text");
    case toml::node_type::integer:
        return QCoreApplication::translate("core", "an integer");
    case toml::node_type::floating_point:
        return QCoreApplication::translate("core", "a number");
    case toml::node_type::boolean:
        return QCoreApplication::translate("core", "true or false");
    default:
        return QCoreApplication::translate("core", "a date or time");
    }
}

/// "at least 1", "above 0 and below 1", ...; the bounds are written as in the file.
QString allowedRange(const Rule& rule)
{
    const QString low = QString::fromStdString(tomlText(rule.minimum));
    const QString high = QString::fromStdString(tomlText(rule.maximum));
    const QString from = rule.aboveMinimum ? QCoreApplication::translate("core", "above %1").arg(low)
                                           : QCoreApplication::translate("core", "at least %1").arg(low);
    const QString to = rule.belowMaximum ? QCoreApplication::translate("core", "below %1").arg(high)
                                         : QCoreApplication::translate("core", "at most %1").arg(high);
    if (!std::isfinite(rule.maximum))
        return from;
    return std::isfinite(rule.minimum) ? QCoreApplication::translate("core", "%1 and %2").arg(from, to) : to;
}

bool within(double value, const Rule& rule)
{
    return (rule.aboveMinimum ? value > rule.minimum : value >= rule.minimum) &&
           (rule.belowMaximum ? value < rule.maximum : value <= rule.maximum);
}

} // namespace

std::string joinedKey(const std::string& table, const std::string& key)
{
    const std::string written = tomlKey(key);
    return table.empty() ? written : table + "." + written;
}

std::string entryKey(const std::string& array, std::size_t index) { return array + "[" + std::to_string(index) + "]"; }

void checkReadable(const std::function<void()>& read)
{
    try {
        read();
    } catch (const Error& error) {
        throw Error(SourcePosition{{}, 0, 0, error.position().key}, error.message());
    }
}

TomlReader::TomlReader(const std::string& text, std::string file) : m_file(std::move(file))
{
    try {
        m_root = toml::parse(std::string_view(text));
    } catch (const toml::parse_error& error) {
        fail(error.source(), {},
             QCoreApplication::translate("core", "not valid TOML: %1")
                 .arg(QString::fromUtf8(error.description().data(), static_cast<int>(error.description().size()))));
    }
}

void TomlReader::fail(const toml::source_region& place, const std::string& key, const QString& message) const
{
    throw Error(SourcePosition{m_file, static_cast<int>(place.begin.line), static_cast<int>(place.begin.column), key},
                message.toStdString());
}

void TomlReader::failMissing(const toml::table& table, const std::string& key) const
{
    fail(table.source(), key, QCoreApplication::translate("core", "the key is missing"));
}

void TomlReader::failType(const TomlValue& at, const QString& wanted) const
{
    fail(at.node.source(), at.key,
         QCoreApplication::translate("core", "is %1, must be %2").arg(typeName(at.node.type()), wanted));
}

void TomlReader::failName(const TomlValue& at, const std::string& name, const std::vector<std::string>& allowed) const
{
    const std::optional<std::string> nearest = nearestName(name, allowed);
    const QString shown = QString::fromStdString(tomlText(name));
    fail(at.node.source(), at.key,
         nearest ? QCoreApplication::translate("core", "%1 is not known; did you mean %2? Allowed: %3")
                       .arg(shown, QString::fromStdString(tomlText(*nearest)), joined(allowed))
                 : QCoreApplication::translate("core", "%1 is not known; allowed: %2").arg(shown, joined(allowed)));
}

void TomlReader::failKey(const toml::key& name, const std::string& key, const std::vector<std::string>& known,
                         const std::vector<std::string>& ofOtherKinds, const std::string& kind) const
{
    const std::string text(name.str());
    if (std::find(ofOtherKinds.begin(), ofOtherKinds.end(), text) != ofOtherKinds.end())
        fail(name.source(), key,
             QCoreApplication::translate("core", "%1 does not use this key; allowed: %2")
                 .arg(QString::fromStdString(kind), joined(known)));
    const std::optional<std::string> nearest = nearestName(text, known);
    fail(name.source(), key,
         nearest ? QCoreApplication::translate("core", "unknown key; did you mean %1? Allowed: %2")
                       .arg(QString::fromStdString(*nearest), joined(known))
                 : QCoreApplication::translate("core", "unknown key; allowed: %1").arg(joined(known)));
}

void TomlReader::failProblem(const toml::table& table, const std::string& key, const SchemaProblem& problem) const
{
    const toml::node* node = table.get(problem.key);
    std::string full = joinedKey(key, problem.key);
    if (problem.index) {
        full = entryKey(full, *problem.index);
        if (node && node->is_array() && node->as_array()->size() > *problem.index)
            node = node->as_array()->get(*problem.index);
    }
    fail(node ? node->source() : table.source(), full, problem.message);
}

const toml::table& TomlReader::tableAt(const toml::table& parent, const std::string& parentKey,
                                       const std::string& key) const
{
    const std::string full = joinedKey(parentKey, key);
    const toml::node* node = parent.get(key);
    if (!node)
        failMissing(parent, full);
    return table(TomlValue{*node, full});
}

const toml::table& TomlReader::table(const TomlValue& at) const
{
    if (!at.node.is_table())
        failType(at, typeName(toml::node_type::table));
    return *at.node.as_table();
}

const toml::array& TomlReader::array(const TomlValue& at) const
{
    if (!at.node.is_array())
        failType(at, typeName(toml::node_type::array));
    const toml::array& entries = *at.node.as_array();
    if (at.rule.notEmpty && entries.empty())
        fail(at.node.source(), at.key, QCoreApplication::translate("core", "must not be empty"));
    if (at.rule.count > 0 && entries.size() != at.rule.count)
        fail(at.node.source(), at.key,
             QCoreApplication::translate("core", "has %1 entries, must have %2")
                 .arg(entries.size())
                 .arg(at.rule.count));
    return entries;
}

void TomlReader::checkNumber(const TomlValue& at, double value) const
{
    const QString shown = QString::fromStdString(tomlText(value));
    if (!std::isfinite(value))
        fail(at.node.source(), at.key, QCoreApplication::translate("core", "is %1, must be finite").arg(shown));
    if (!within(value, at.rule))
        fail(at.node.source(), at.key,
             QCoreApplication::translate("core", "is %1, must be %2").arg(shown, allowedRange(at.rule)));
    if (at.rule.notZero && value == 0.0)
        fail(at.node.source(), at.key, QCoreApplication::translate("core", "must not be 0"));
}

std::int64_t TomlReader::integer(const TomlValue& at, double lowest, double highest) const
{
    if (!at.node.is_integer())
        failType(at, typeName(toml::node_type::integer));
    const std::int64_t value = at.node.as_integer()->get();
    checkNumber(at, static_cast<double>(value));
    // The limits of the type are named only to those who go beyond them.
    TomlValue limited = at;
    limited.rule.minimum = std::max(lowest, at.rule.minimum);
    limited.rule.maximum = std::min(highest, at.rule.maximum);
    checkNumber(limited, static_cast<double>(value));
    return value;
}

void TomlReader::read(const TomlValue& at, bool& value) const
{
    if (!at.node.is_boolean())
        failType(at, typeName(toml::node_type::boolean));
    value = at.node.as_boolean()->get();
}

void TomlReader::read(const TomlValue& at, int& value) const
{
    value = static_cast<int>(integer(at, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

void TomlReader::read(const TomlValue& at, std::uint64_t& value) const
{
    // TOML's integers are signed, so seeds end at 2^63 - 1.
    value = static_cast<std::uint64_t>(integer(at, 0.0, std::numeric_limits<double>::infinity()));
}

void TomlReader::read(const TomlValue& at, double& value) const
{
    if (!at.node.is_number())
        failType(at, typeName(toml::node_type::floating_point));
    value = *at.node.value<double>();
    checkNumber(at, value);
}

void TomlReader::read(const TomlValue& at, std::string& value) const
{
    if (at.rule.numbersAsText && at.node.is_integer()) {
        value = tomlText(at.node.as_integer()->get());
        return;
    }
    if (at.rule.numbersAsText && at.node.is_floating_point()) {
        value = tomlText(at.node.as_floating_point()->get());
        return;
    }
    if (!at.node.is_string())
        failType(at, typeName(toml::node_type::string));
    value = at.node.as_string()->get();
    if (at.rule.notEmpty && value.empty())
        fail(at.node.source(), at.key, QCoreApplication::translate("core", "must not be empty"));
    const std::vector<std::string>& allowed = at.rule.allowed;
    if (!allowed.empty() && std::find(allowed.begin(), allowed.end(), value) == allowed.end())
        failName(at, value, allowed);
}

} // namespace semblance
