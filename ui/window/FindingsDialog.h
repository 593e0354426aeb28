// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Project.h"

#include <QDialog>

#include <vector>

class QLabel;
class QTreeWidget;

namespace semblance {

/// What the check of a project found, beside the window: one can go on working while putting things right.
class FindingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit FindingsDialog(QWidget* parent = nullptr);
    void setFindings(const std::vector<Finding>& findings);

Q_SIGNALS:
    void checkRequested();

private:
    QLabel* m_summary;
    QTreeWidget* m_list;
};

} // namespace semblance
