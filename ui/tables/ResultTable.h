// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interchange/Table.h"

#include <QTableView>

#include <functional>

namespace semblance {

class Background;

/// A table of results: rows are selected, columns sorted by raw value, selected rows copied with their header as
/// tab-separated text (numbers in the C locale, at full precision), and all rows written to a file.
class ResultTable : public QTableView {
    Q_OBJECT

public:
    /// Makes the table that is written, when its file has been chosen. It runs in another thread, so it owns all that
    /// it needs.
    using TableMaker = std::function<StudyTable()>;

    explicit ResultTable(QWidget* parent = nullptr);

    QString selectedText() const;
    /// What "Export table..." writes: `prepare` is called when the user asks for it. Without it there is no such
    /// action.
    void setExport(std::function<TableMaker()> prepare);
    /// For buttons and menus.
    QAction* exportAction() const { return m_export; }

public Q_SLOTS:
    void copy();
    /// Asks for a file and writes the table as its ending says: CSV, LaTeX or Markdown.
    void exportTable();

Q_SIGNALS:
    void exported(const QString& path);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void write(const TableMaker& make, const QString& path);
    void showFailure(const QString& message);

    QAction* m_copy;
    QAction* m_selectAll;
    QAction* m_export;
    std::function<TableMaker()> m_prepare;
    Background* m_background = nullptr; ///< made for the first export
};

} // namespace semblance
