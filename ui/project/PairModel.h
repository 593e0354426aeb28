// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>

#include <vector>

namespace semblance {

enum class PairStatus { Waiting, Running, Finished, Excluded };

/// What the project tree knows of a bug-fix pair.
struct PairRow {
    QString bug;
    QString dataset;
    QString title;
    PairStatus status = PairStatus::Waiting;
    int mutants = 0; ///< compared so far
};

/// Data sets and their pairs, each with its status and number of mutants. Two levels; the order is that of the ids.
class PairModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Status, Mutants, ColumnCount };
    enum Role {
        BugRole = Qt::UserRole, ///< id; empty for a data set
        DatasetRole,            ///< id of the data set
        StatusRole              ///< PairStatus as int; invalid for a data set
    };

    explicit PairModel(QObject* parent = nullptr);

    void setPairs(std::vector<PairRow> pairs);
    void setStatus(const QString& bug, PairStatus status);
    void setMutants(const QString& bug, int mutants);
    /// Null when unknown.
    const PairRow* pair(const QString& bug) const;
    /// The row of a bug or, without one, of the data set; invalid when unknown.
    QModelIndex indexOf(const QString& dataset, const QString& bug = {}) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Group {
        QString dataset;
        std::vector<PairRow> pairs;
    };
    QVariant groupData(const Group& group, int column, int role) const;
    QVariant pairData(const PairRow& pair, int column, int role) const;
    PairRow* find(const QString& bug, QModelIndex* index);

    std::vector<Group> m_groups;
};

/// The word shown for a status, and its icon's file name.
QString pairStatusText(PairStatus status);
QString pairStatusIcon(PairStatus status);

} // namespace semblance
