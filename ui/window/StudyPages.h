// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/Pages.h"

#include <QWidget>

#include <vector>

class QTabWidget;

namespace semblance {

class FilterBar;
class ResultsPage;

/// The pages of an open project as tabs, below the filters that they share.
class StudyPages : public QWidget {
    Q_OBJECT
public:
    /// `exportFigure` exports the figure of the page that is shown, and is enabled while that has one.
    StudyPages(const PageContext& context, QAction& exportFigure, QWidget* parent = nullptr);

    const std::vector<PageEntry>& entries() const { return m_entries; }
    /// By name; false when there is no such page.
    bool showPage(const QString& name);
    void showPage(int index);
    QString currentPage() const;

private:
    ResultsPage* shownResults() const;
    void follow();

    QAction& m_exportFigure;
    std::vector<PageEntry> m_entries;
    FilterBar* m_filters;
    QTabWidget* m_tabs;
};

} // namespace semblance
