// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/ProjectTree.h"

#include "ui/common/Icons.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace semblance {

ProjectTree::ProjectTree(QWidget* parent)
    : QWidget(parent)
    , m_model(new PairModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_line(new QLineEdit(this))
    , m_view(new QTreeView(this))
{
    m_filter->setSourceModel(m_model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setAutoAcceptChildRows(true);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setFilterKeyColumn(-1);

    m_line->setObjectName(QStringLiteral("pairFilter"));
    m_line->setPlaceholderText(tr("Filter pairs…"));
    m_line->setClearButtonEnabled(true);
    m_line->addAction(icon(QStringLiteral("search"), StateColor::Muted), QLineEdit::LeadingPosition);
    m_line->setAccessibleName(tr("Filter pairs"));

    m_view->setObjectName(QStringLiteral("pairTree"));
    m_view->setAccessibleName(tr("Data sets and bug–fix pairs"));
    m_view->setModel(m_filter);
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(14);
    m_view->setTextElideMode(Qt::ElideMiddle); // ids of a data set differ at their end
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(PairModel::Name, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(PairModel::Status, QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(PairModel::Mutants, QHeaderView::ResizeToContents);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_line);
    layout->addWidget(m_view, 1);

    connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setFilterFixedString(text);
        if (!text.isEmpty())
            m_view->expandAll();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProjectTree::activate);
}

void ProjectTree::setPairs(std::vector<PairRow> pairs)
{
    constexpr std::size_t seenAtOnce = 60;
    const bool few = pairs.size() <= seenAtOnce;
    m_model->setPairs(std::move(pairs));
    if (few)
        m_view->expandAll();
}

void ProjectTree::showBug(const QString& bug)
{
    const QScopedValueRollback guard(m_following, true);
    const QModelIndex index = m_filter->mapFromSource(bug.isEmpty() ? QModelIndex() : m_model->indexOf({}, bug));
    if (index == m_view->currentIndex().siblingAtColumn(PairModel::Name))
        return;
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
}

void ProjectTree::activate(const QModelIndex& index)
{
    if (m_following || !index.isValid())
        return;
    const QString bug = index.data(PairModel::BugRole).toString();
    if (bug.isEmpty())
        Q_EMIT datasetActivated(index.data(PairModel::DatasetRole).toString());
    else
        Q_EMIT bugActivated(bug);
}

} // namespace semblance
