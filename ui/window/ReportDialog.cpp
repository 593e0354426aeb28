// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ReportDialog.h"

#include "core/interchange/ResultsImport.h"
#include "core/study/Project.h"
#include "ui/common/Icons.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace semblance {

namespace {

using Line = ReportDialog::Line;

QString kindText(Line::Kind kind)
{
    switch (kind) {
    case Line::Kind::Error:
        return ReportDialog::tr("error");
    case Line::Kind::Warning:
        return ReportDialog::tr("warning");
    case Line::Kind::Note:
        return ReportDialog::tr("note");
    }
    return {};
}

QIcon kindIcon(Line::Kind kind)
{
    switch (kind) {
    case Line::Kind::Error:
        return icon(QStringLiteral("failed"), StateColor::Error);
    case Line::Kind::Warning:
        return icon(QStringLiteral("warning"), StateColor::Warning);
    case Line::Kind::Note:
        return icon(QStringLiteral("information"), StateColor::Muted);
    }
    return {};
}

int countOf(const std::vector<Line>& lines, Line::Kind kind)
{
    return static_cast<int>(
        std::count_if(lines.begin(), lines.end(), [kind](const Line& line) { return line.kind == kind; }));
}

QString place(const ImportRemark& remark)
{
    if (remark.file.empty())
        return QString::fromStdString(remark.bug);
    const QString file = QString::fromStdString(remark.file);
    return remark.line > 0 ? QStringLiteral("%1:%2").arg(file).arg(remark.line) : file;
}

} // namespace

ReportDialog::ReportDialog(const QString& objectName, const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_summary(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setObjectName(objectName);
    setWindowTitle(title);
    resize(760, 400);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("findings"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setWordWrap(true);
    m_list->setHeaderLabels({tr("Kind"), tr("Where"), tr("What")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

QPushButton* ReportDialog::addButton(const QString& text, const QString& iconName)
{
    QPushButton* button = m_buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setIcon(icon(iconName));
    return button;
}

void ReportDialog::setReport(const QString& summary, const std::vector<Line>& lines)
{
    m_summary->setText(summary);
    m_list->clear();
    for (const Line& line : lines) {
        auto* row = new QTreeWidgetItem(m_list, {kindText(line.kind), line.where, line.what});
        row->setIcon(0, kindIcon(line.kind));
        row->setToolTip(1, line.where);
        row->setToolTip(2, line.what);
    }
    // Names of result files are long; they must not push the message out of sight.
    m_list->resizeColumnToContents(1);
    m_list->setColumnWidth(1, std::min(m_list->columnWidth(1), width() * 2 / 5));
}

void showFindings(ReportDialog& dialog, const std::vector<Finding>& findings)
{
    std::vector<Line> lines;
    for (const Finding& finding : findings)
        lines.push_back({finding.severity == Finding::Severity::Error ? Line::Kind::Error : Line::Kind::Warning,
                         QString::fromStdString(finding.subject), QString::fromStdString(finding.message)});
    dialog.setReport(findings.empty() ? ReportDialog::tr("Nothing stands in the way of a run.")
                                      : ReportDialog::tr("Errors, which stand in the way of a run: %1. Warnings: %2.")
                                            .arg(countOf(lines, Line::Kind::Error))
                                            .arg(countOf(lines, Line::Kind::Warning)),
                     lines);
}

void showImport(ReportDialog& dialog, const ImportSummary& summary)
{
    std::vector<Line> lines;
    for (const ImportRemark& remark : summary.remarks)
        lines.push_back(
            {static_cast<Line::Kind>(remark.severity), place(remark), QString::fromStdString(remark.message)});
    const QLocale locale;
    QString text = ReportDialog::tr("Mutants: %1 of %2 bugs. New or changed bugs: %3.")
                       .arg(locale.toString(static_cast<qulonglong>(summary.mutants)),
                            locale.toString(static_cast<qulonglong>(summary.bugs)),
                            locale.toString(static_cast<qulonglong>(summary.changedBugs)));
    text += QLatin1Char(' ');
    text += lines.empty() ? ReportDialog::tr("Nothing was odd about the files.")
                          : ReportDialog::tr("Errors: %1. Warnings: %2. Notes: %3.")
                                .arg(countOf(lines, Line::Kind::Error))
                                .arg(countOf(lines, Line::Kind::Warning))
                                .arg(countOf(lines, Line::Kind::Note));
    dialog.setReport(text, lines);
}

} // namespace semblance
