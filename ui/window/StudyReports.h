// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/ResultsImport.h"
#include "core/study/Project.h"

#include <QObject>

#include <vector>

class QWidget;

namespace semblance {

class MessageBar;
class ReportDialog;
class StudyController;

/// Shows what checks and imports have to say: a line above the pages, and a dialog with everything.
class StudyReports : public QObject {
    Q_OBJECT
public:
    StudyReports(StudyController& study, MessageBar& messages, QWidget* window);

private:
    void showChecked(const std::vector<Finding>& findings);
    void announceImport(const ImportSummary& summary);
    void showImported(const ImportSummary& summary);

    StudyController& m_study;
    MessageBar& m_messages;
    QWidget* m_window;
    ReportDialog* m_findings = nullptr;
    ReportDialog* m_import = nullptr;
};

} // namespace semblance
