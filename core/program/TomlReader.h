// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Schema.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace semblance {

/// A value of a TOML document, its dotted key, and what it may be.
struct TomlValue {
    const toml::node& node;
    std::string key;
    Rule rule = {};
};

/// "fixed" and "layers" make "fixed.layers".
std::string joinedKey(const std::string& table, const std::string& key);
/// "layers" and 2 make "layers[2]".
std::string entryKey(const std::string& array, std::size_t index);

/// Runs a reader on text just written: the reader is the one judge of what a file may hold, so nothing is written that
/// could not be read again. Throws the reader's Error with the key, without the line of a file that does not exist.
void checkReadable(const std::function<void()>& read);

/// Reads described values (Schema.h) from a TOML document. Every problem is an Error with file, line, column and key.
class TomlReader {
public:
    /// `file` is only named in messages. Throws Error when the text is not TOML.
    TomlReader(const std::string& text, std::string file);

    const toml::table& root() const { return m_root; }
    /// The table at a key that must be there; `parentKey` is the dotted key of `parent`.
    const toml::table& tableAt(const toml::table& parent, const std::string& parentKey, const std::string& key) const;

    enum class Required { Check, Ignore };

    /// Reads the keys that T has; keys that are not there leave their member as it is. Unknown keys are refused,
    /// except `others`, which the caller reads.
    template <Described T>
    void readKeys(const toml::table& table, const std::string& key, T& value, Required required = Required::Check,
                  const std::vector<std::string>& others = {}) const;

    void read(const TomlValue& at, bool& value) const;
    void read(const TomlValue& at, int& value) const;
    void read(const TomlValue& at, std::uint64_t& value) const;
    void read(const TomlValue& at, double& value) const;
    void read(const TomlValue& at, std::string& value) const;
    template <typename Enum>
        requires std::is_enum_v<Enum>
    void read(const TomlValue& at, Enum& value) const;
    template <Described T>
    void read(const TomlValue& at, T& value) const;
    template <typename T>
    void read(const TomlValue& at, std::vector<T>& value) const;
    template <typename T>
    void read(const TomlValue& at, std::map<std::string, T>& value) const;
    template <typename T>
    void read(const TomlValue& at, std::optional<T>& value) const;

private:
    template <Described T>
    struct KeyVisitor;
    struct KeyCollector;

    template <Described T>
    void refuseUnknown(const toml::table& table, const std::string& key, typename Schema<T>::Kind kind,
                       const std::vector<std::string>& others) const;

    [[noreturn]] void fail(const toml::source_region& place, const std::string& key, const QString& message) const;
    [[noreturn]] void failMissing(const toml::table& table, const std::string& key) const;
    [[noreturn]] void failType(const TomlValue& at, const QString& wanted) const;
    [[noreturn]] void failName(const TomlValue& at, const std::string& name,
                               const std::vector<std::string>& allowed) const;
    [[noreturn]] void failKey(const toml::key& name, const std::string& key, const std::vector<std::string>& known,
                              const std::vector<std::string>& ofOtherKinds, const std::string& kind) const;
    [[noreturn]] void failProblem(const toml::table& table, const std::string& key,
                                  const SchemaProblem& problem) const;

    std::int64_t integer(const TomlValue& at, double lowest, double highest) const;
    void checkNumber(const TomlValue& at, double value) const;
    const toml::array& array(const TomlValue& at) const;
    const toml::table& table(const TomlValue& at) const;

    std::string m_file;
    toml::table m_root;
};

/// Reads each described key that a table has.
template <Described T>
struct TomlReader::KeyVisitor {
    const TomlReader& reader;
    const toml::table& table;
    const std::string& key;
    T& value;
    Required required;

    template <typename Member>
    void operator()(const char* name, Member member, const Rule& rule = {}) const
    {
        if (const toml::node* node = table.get(name))
            reader.read(TomlValue{*node, joinedKey(key, name), rule}, std::invoke(member, value));
        else if (rule.required && required == Required::Check)
            reader.failMissing(table, joinedKey(key, name));
    }
};

struct TomlReader::KeyCollector {
    std::vector<std::string> keys = {};

    template <typename Member>
    void operator()(const char* name, Member, const Rule& = {})
    {
        keys.emplace_back(name);
    }
};

template <Described T>
void TomlReader::readKeys(const toml::table& table, const std::string& key, T& value, Required required,
                          const std::vector<std::string>& others) const
{
    // Unknown keys come first: a misspelt key is not "missing".
    refuseUnknown<T>(table, key, Schema<T>::kindOf(value), others);
    const KeyVisitor<T> visitor{*this, table, key, value, required};
    Schema<T>::describe(Schema<T>::kindOf(value), visitor);
    if (const std::optional<SchemaProblem> problem = Schema<T>::problem(value))
        failProblem(table, key, *problem);
}

template <Described T>
void TomlReader::refuseUnknown(const toml::table& table, const std::string& key, typename Schema<T>::Kind kind,
                               const std::vector<std::string>& others) const
{
    KeyCollector known;
    if constexpr (Schema<T>::tag != nullptr)
        known.keys.emplace_back(Schema<T>::tag);
    Schema<T>::describe(kind, known);
    known.keys.insert(known.keys.end(), others.begin(), others.end());
    for (const auto& [name, node] : table) {
        if (std::find(known.keys.begin(), known.keys.end(), name.str()) != known.keys.end())
            continue;
        KeyCollector ofOtherKinds;
        std::string kindName;
        if constexpr (std::is_enum_v<typename Schema<T>::Kind>) {
            kindName = nameOf(kind);
            for (const auto& entry : Names<typename Schema<T>::Kind>::table())
                Schema<T>::describe(entry.first, ofOtherKinds);
        }
        failKey(name, joinedKey(key, std::string(name.str())), known.keys, ofOtherKinds.keys, kindName);
    }
}

template <typename Enum>
    requires std::is_enum_v<Enum>
void TomlReader::read(const TomlValue& at, Enum& value) const
{
    std::string name;
    read(at, name);
    const std::optional<Enum> known = fromName<Enum>(name);
    if (!known)
        failName(at, name, nameList<Enum>());
    value = *known;
}

template <Described T>
void TomlReader::read(const TomlValue& at, T& value) const
{
    using S = Schema<T>;
    const std::vector<std::string> names = S::names();
    if (!names.empty() && at.node.is_string()) {
        const std::string name = at.node.as_string()->get();
        std::optional<T> known = S::named(name);
        if (!known)
            failName(at, name, names);
        value = std::move(*known);
        return;
    }
    const toml::table& keys = table(at);
    if constexpr (std::is_enum_v<typename S::Kind>) {
        typename S::Kind kind = S::tableKind;
        if constexpr (S::tag != nullptr) {
            if (!keys.contains(S::tag))
                failMissing(keys, joinedKey(at.key, S::tag));
            read(TomlValue{*keys.get(S::tag), joinedKey(at.key, S::tag)}, kind);
        }
        value = S::make(kind);
    }
    readKeys(keys, at.key, value);
}

template <typename T>
void TomlReader::read(const TomlValue& at, std::vector<T>& value) const
{
    Rule entryRule = at.rule;
    entryRule.notEmpty = false;
    value.clear();
    if (at.rule.count > 0 && !at.node.is_array()) {
        T entry{};
        read(TomlValue{at.node, at.key, entryRule}, entry);
        value.assign(at.rule.count, entry);
        return;
    }
    const toml::array& entries = array(at);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        T entry{};
        read(TomlValue{*entries.get(i), entryKey(at.key, i), entryRule}, entry);
        value.push_back(std::move(entry));
    }
}

template <typename T>
void TomlReader::read(const TomlValue& at, std::map<std::string, T>& value) const
{
    value.clear();
    for (const auto& [name, node] : table(at)) {
        const std::string key(name.str());
        read(TomlValue{node, joinedKey(at.key, key), at.rule}, value[key]);
    }
}

/// A value that may be absent is "none" where it must be said that it is.
template <typename T>
void TomlReader::read(const TomlValue& at, std::optional<T>& value) const
{
    value.reset();
    if (at.node.is_string() && at.node.as_string()->get() == "none")
        return;
    read(at, value.emplace());
}

} // namespace semblance
