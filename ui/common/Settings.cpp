// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Settings.h"

#include <QMetaType>
#include <QSettings>
#include <QStandardPaths>

#include <array>

namespace semblance {

namespace {

constexpr int maximumRecentProjects = 8;

struct Entry {
    Setting key;
    QString name;
    QVariant standard;
};

const std::array<Entry, 10>& table()
{
    static const std::array<Entry, 10> entries{{
        {Setting::Theme, QStringLiteral("view/theme"), QStringLiteral("system")},
        {Setting::Language, QStringLiteral("view/language"), QStringLiteral("system")},
        {Setting::LastProject, QStringLiteral("session/project"), QString()},
        {Setting::RecentProjects, QStringLiteral("session/recent"), QStringList()},
        {Setting::LastPage, QStringLiteral("session/page"), QStringLiteral("bugs")},
        {Setting::Filters, QStringLiteral("session/filters"), QByteArray()},
        {Setting::DeviationRules, QStringLiteral("analysis/deviationRules"), QByteArray()},
        {Setting::FamilyChoice, QStringLiteral("analysis/familyChoice"), QByteArray()},
        {Setting::WindowGeometry, QStringLiteral("window/geometry"), QByteArray()},
        {Setting::WindowState, QStringLiteral("window/state"), QByteArray()},
    }};
    return entries;
}

const Entry& entry(Setting key) { return table()[static_cast<std::size_t>(key)]; }

QString widgetKey(const QString& name) { return QStringLiteral("widgets/") + name; }

QString userFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
           + QStringLiteral("/semblance/semblance.ini");
}

} // namespace

Settings::Settings(QObject* parent) : Settings(userFile(), parent) {}

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), m_store(std::make_unique<QSettings>(file, QSettings::IniFormat))
{
}

Settings::~Settings() = default;

QVariant Settings::value(Setting key) const
{
    const Entry& found = entry(key);
    QVariant value = m_store->value(found.name, found.standard);
    // An INI file holds text: a list of one reads as a string, and foreign bytes do not convert.
    return value.convert(found.standard.metaType()) ? value : found.standard;
}

void Settings::setValue(Setting key, const QVariant& newValue)
{
    if (value(key) == newValue)
        return;
    m_store->setValue(entry(key).name, newValue);
    Q_EMIT changed(key);
}

QByteArray Settings::widgetState(const QString& name) const { return m_store->value(widgetKey(name)).toByteArray(); }

void Settings::setWidgetState(const QString& name, const QByteArray& state)
{
    m_store->setValue(widgetKey(name), state);
}

void Settings::resetLayout()
{
    m_store->remove(QStringLiteral("widgets"));
    setValue(Setting::WindowGeometry, QByteArray());
    setValue(Setting::WindowState, QByteArray());
    Q_EMIT layoutReset();
}

void Settings::addRecentProject(const QString& folder)
{
    QStringList folders = value(Setting::RecentProjects).toStringList();
    folders.removeAll(folder);
    folders.prepend(folder);
    while (folders.size() > maximumRecentProjects)
        folders.removeLast();
    setValue(Setting::RecentProjects, folders);
}

} // namespace semblance
