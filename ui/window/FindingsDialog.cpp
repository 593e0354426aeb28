// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FindingsDialog.h"

#include "ui/common/Icons.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace semblance {

FindingsDialog::FindingsDialog(QWidget* parent)
    : QDialog(parent), m_summary(new QLabel(this)), m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("findingsDialog"));
    setWindowTitle(tr("Check of the project"));
    resize(720, 360);
    m_list->setObjectName(QStringLiteral("findings"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setWordWrap(true);
    m_list->setHeaderLabels({tr("Kind"), tr("Where"), tr("What")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* again = buttons->addButton(tr("Check again"), QDialogButtonBox::ActionRole);
    again->setIcon(icon(QStringLiteral("check")));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(again, &QPushButton::clicked, this, &FindingsDialog::checkRequested);
}

void FindingsDialog::setFindings(const std::vector<Finding>& findings)
{
    m_list->clear();
    for (const Finding& finding : findings) {
        const bool error = finding.severity == Finding::Severity::Error;
        auto* row = new QTreeWidgetItem(m_list, {error ? tr("error") : tr("warning"),
                                                 QString::fromStdString(finding.subject),
                                                 QString::fromStdString(finding.message)});
        row->setIcon(0, error ? icon(QStringLiteral("failed"), StateColor::Error)
                              : icon(QStringLiteral("warning"), StateColor::Warning));
        row->setToolTip(2, row->text(2));
    }
    const auto errors = std::count_if(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.severity == Finding::Severity::Error;
    });
    const auto warnings = static_cast<int>(findings.size()) - static_cast<int>(errors);
    if (findings.empty())
        m_summary->setText(tr("Nothing stands in the way of a run."));
    else
        m_summary->setText(tr("Errors, which stand in the way of a run: %1. Warnings: %2.").arg(errors).arg(warnings));
}

} // namespace semblance
