// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tables/ResultTable.h"

namespace semblance {

class TableModel;

/// A study table as the twin of its chart: sorted, copied and exported as ResultTable does.
class TableView : public ResultTable {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    /// The order that the user chose stays, and so does the current row where its ids are still there.
    void setTable(const StudyTable& table);
    TableModel* tableModel() const { return m_model; }

private:
    TableModel* m_model;
};

} // namespace semblance
