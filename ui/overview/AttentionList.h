// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/overview/Attention.h"

#include <QTreeWidget>

#include <set>

namespace semblance {

/// What needs attention, each with its bugs below it. A heading asks for the page that shows more, a bug is selected.
class AttentionList : public QTreeWidget {
    Q_OBJECT

public:
    explicit AttentionList(QWidget* parent = nullptr);

    void setItems(const std::vector<AttentionItem>& items);
    void setSelectedBug(const QString& bug);

Q_SIGNALS:
    void bugSelected(const QString& bug);
    void pageRequested(const QString& page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(QTreeWidgetItem* item);
    void applyColors();

    std::set<AttentionItem::Kind> m_expanded;
    bool m_setting = false;
};

} // namespace semblance
