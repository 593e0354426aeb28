// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StudyReports.h"

#include "ui/common/MessageBar.h"
#include "ui/window/ReportDialog.h"
#include "ui/window/StudyController.h"

#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace semblance {

namespace {

void present(ReportDialog& dialog)
{
    dialog.show();
    dialog.raise();
}

} // namespace

StudyReports::StudyReports(StudyController& study, MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_study(study)
    , m_messages(messages)
    , m_window(window)
{
    connect(&study, &StudyController::checked, this, &StudyReports::showChecked);
    connect(&study, &StudyController::imported, this, &StudyReports::announceImport);
    connect(&study, &StudyController::importFailed, this,
            [this](const QString& message) { m_messages.showMessage(MessageBar::Kind::Error, message); });
}

void StudyReports::showChecked(const std::vector<Finding>& findings)
{
    if (!m_findings) {
        m_findings = new ReportDialog(QStringLiteral("findingsDialog"), tr("Check of the project"), m_window);
        connect(m_findings->addButton(tr("Check again"), QStringLiteral("check")), &QPushButton::clicked, &m_study,
                &StudyController::check);
    }
    showFindings(*m_findings, findings);
    present(*m_findings);
}

void StudyReports::announceImport(const ImportSummary& summary)
{
    const auto worst =
        std::max_element(summary.remarks.begin(), summary.remarks.end(),
                         [](const ImportRemark& a, const ImportRemark& b) { return a.severity < b.severity; });
    const bool odd = worst != summary.remarks.end() && worst->severity != ImportRemark::Severity::Note;
    const QLocale locale;
    m_messages.showMessage(odd ? MessageBar::Kind::Warning : MessageBar::Kind::Success,
                           summary.changedBugs == 0
                               ? tr("These results were imported before; nothing has changed.")
                               : tr("Imported: %1 mutants of %2 bugs.")
                                     .arg(locale.toString(static_cast<qulonglong>(summary.mutants)),
                                          locale.toString(static_cast<qulonglong>(summary.bugs))),
                           tr("Show report"), [this, summary] { showImported(summary); });
}

void StudyReports::showImported(const ImportSummary& summary)
{
    if (!m_import)
        m_import = new ReportDialog(QStringLiteral("importDialog"), tr("Report of the import"), m_window);
    showImport(*m_import, summary);
    present(*m_import);
}

} // namespace semblance
