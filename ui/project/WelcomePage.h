// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace semblance {

class Settings;

/// A sample project as the welcome page offers it.
struct SampleOffer {
    QString name;  ///< "first-steps"
    QString title; ///< "First steps"
    QString description;
};

/// What is seen while no project is open: how to begin, and where one left off.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    WelcomePage(const std::vector<SampleOffer>& samples, const Settings& settings, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Reads the recent projects anew; folders that no longer exist are left out.
    void refreshRecent();

Q_SIGNALS:
    void openRequested();
    void importRequested();
    void sampleRequested(const QString& name);
    void projectRequested(const QString& folder);

private:
    void addStart(const std::vector<SampleOffer>& samples, QVBoxLayout* column);

    const Settings& m_settings;
    QVBoxLayout* m_recent;
};

} // namespace semblance
