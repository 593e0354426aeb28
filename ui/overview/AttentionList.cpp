// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/AttentionList.h"

#include "ui/common/Icons.h"
#include "ui/common/StateColor.h"
#include "ui/selection/ModelRoles.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>

namespace semblance {

namespace {

constexpr int kindRole = Qt::UserRole; ///< of headings

/// What is wrong with the data, as against what is remarkable about it.
bool isWarning(AttentionItem::Kind kind)
{
    return kind != AttentionItem::Kind::Deviations && kind != AttentionItem::Kind::NeverKilled;
}

} // namespace

AttentionList::AttentionList(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("attentionList"));
    setAccessibleName(tr("What needs attention"));
    setColumnCount(2);
    header()->setStretchLastSection(true);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->hide();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformRowHeights(true);
    setTextElideMode(Qt::ElideMiddle); // the number at the end stays
    setExpandsOnDoubleClick(false); // a click on a heading leads away
    connect(this, &QTreeWidget::itemClicked, this, &AttentionList::choose);
    connect(this, &QTreeWidget::itemActivated, this, &AttentionList::choose);
    connect(this, &QTreeWidget::itemExpanded, this, [this](const QTreeWidgetItem* item) {
        if (!m_setting)
            m_expanded.insert(static_cast<AttentionItem::Kind>(item->data(0, kindRole).toInt()));
    });
    connect(this, &QTreeWidget::itemCollapsed, this, [this](const QTreeWidgetItem* item) {
        if (!m_setting)
            m_expanded.erase(static_cast<AttentionItem::Kind>(item->data(0, kindRole).toInt()));
    });
}

void AttentionList::setItems(const std::vector<AttentionItem>& items)
{
    const QScopedValueRollback setting(m_setting, true);
    clear();
    for (const AttentionItem& item : items) {
        auto* heading = new QTreeWidgetItem(this, {attentionTitle(item)});
        heading->setData(0, kindRole, static_cast<int>(item.kind));
        heading->setToolTip(0, attentionReason(item.kind));
        heading->setData(0, Qt::AccessibleDescriptionRole, attentionReason(item.kind));
        heading->setFirstColumnSpanned(true);
        heading->setIcon(0, isWarning(item.kind) ? icon(QStringLiteral("warning"), StateColor::Warning)
                                                 : icon(QStringLiteral("information"), StateColor::Accent));
        for (const AttentionItem::Bug& bug : item.bugs) {
            const QString id = QString::fromStdString(bug.id);
            auto* row = new QTreeWidgetItem(heading, {id, bug.detail});
            row->setData(0, BugRole, id);
            row->setToolTip(1, bug.detail);
        }
        heading->setExpanded(m_expanded.count(item.kind) > 0);
    }
    applyColors();
}

void AttentionList::applyColors()
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        topLevelItem(i)->setForeground(0, stateColor(StateColor::Accent, palette()));
        for (int bug = 0; bug < topLevelItem(i)->childCount(); ++bug)
            topLevelItem(i)->child(bug)->setForeground(1, stateColor(StateColor::Muted, palette()));
    }
}

void AttentionList::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyColors();
}

void AttentionList::setSelectedBug(const QString& bug)
{
    if (const QTreeWidgetItem* current = currentItem(); current && current->data(0, BugRole).toString() == bug)
        return;
    clearSelection();
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int child = 0; topLevelItem(i)->isExpanded() && child < topLevelItem(i)->childCount(); ++child) {
            QTreeWidgetItem* row = topLevelItem(i)->child(child);
            row->setSelected(row->data(0, BugRole).toString() == bug);
        }
    }
}

void AttentionList::choose(QTreeWidgetItem* item)
{
    const QString bug = item->data(0, BugRole).toString();
    if (bug.isEmpty())
        Q_EMIT pageRequested(attentionPage(static_cast<AttentionItem::Kind>(item->data(0, kindRole).toInt())));
    else
        Q_EMIT bugSelected(bug);
}

} // namespace semblance
