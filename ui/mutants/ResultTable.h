// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace semblance {

/// A table of results: rows are selected, columns sorted by raw value, selected rows copied with their header as
/// tab-separated text (numbers in the C locale, at full precision).
class ResultTable : public QTableView {
    Q_OBJECT

public:
    explicit ResultTable(QWidget* parent = nullptr);

    QString selectedText() const;

public Q_SLOTS:
    void copy();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QAction* m_copy;
    QAction* m_selectAll;
};

} // namespace semblance
