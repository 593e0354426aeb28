// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/PairModel.h"

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace semblance {

/// The pairs of the open project by data set, with a filter line. What is clicked goes to the shared selection.
class ProjectTree : public QWidget {
    Q_OBJECT
public:
    explicit ProjectTree(QWidget* parent = nullptr);

    PairModel& model() { return *m_model; }
    /// Replaces the pairs; all data sets are opened when there are few enough to see.
    void setPairs(std::vector<PairRow> pairs);
    /// Follows the selection without telling of it again; an empty id clears it.
    void showBug(const QString& bug);

Q_SIGNALS:
    void bugActivated(const QString& bug);
    void datasetActivated(const QString& dataset);

private:
    void activate(const QModelIndex& index);

    PairModel* m_model;
    QSortFilterProxyModel* m_filter;
    QLineEdit* m_line;
    QTreeView* m_view;
    bool m_following = false;
};

} // namespace semblance
