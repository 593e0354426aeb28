// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

#include <memory>

class QSettings;

namespace semblance {

/// Everything that is remembered between two starts. Names and defaults stand in one table in Settings.cpp.
enum class Setting {
    Theme,          ///< "system", "light", "dark"
    Language,       ///< "system" or the name of a translation: "en", "de", "zh_CN"
    LastProject,    ///< folder; empty: none was open
    RecentProjects, ///< folders, latest first
    LastPage,       ///< name of the page, "bugs"
    Filters,        ///< of LastProject, as FilterSelection writes them
    DeviationRules, ///< thresholds of the page Deviations, as JSON
    FamilyChoice,   ///< how the page Selection chooses families, as JSON
    WindowGeometry,
    WindowState
};

/// An INI file of the user. A value of the wrong type counts as not there, so a damaged file never stops the start.
class Settings : public QObject {
    Q_OBJECT
public:
    /// The file of the user (Linux: ~/.config/semblance/semblance.ini).
    explicit Settings(QObject* parent = nullptr);
    /// A file of one's own, for tests.
    explicit Settings(const QString& file, QObject* parent = nullptr);
    ~Settings() override;

    QVariant value(Setting key) const;
    QString text(Setting key) const { return value(key).toString(); }
    void setValue(Setting key, const QVariant& value);

    /// Sizes of splitters and table headers by object name (see WidgetState.h).
    QByteArray widgetState(const QString& name) const;
    void setWidgetState(const QString& name, const QByteArray& state);
    /// Forgets the arrangement of the window and of every widget.
    void resetLayout();

    /// Moves a folder to the front of RecentProjects.
    void addRecentProject(const QString& folder);

Q_SIGNALS:
    void changed(semblance::Setting key);
    void layoutReset();

private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace semblance
