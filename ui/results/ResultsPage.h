// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace semblance {

class FilterSelection;
class StudyResults;

/// A page that shows results under the shared filter. A page out of sight does no work: it refreshes when it is shown
/// again, so that a change of the filter costs what the visible page costs.
class ResultsPage : public QWidget {
    Q_OBJECT
public:
    ResultsPage(StudyResults* results, FilterSelection* selection, QWidget* parent = nullptr);

    /// Whether the page shows a figure that can be exported, now.
    virtual bool hasFigure() const { return false; }
    /// Opens the export dialog with the figure as it is.
    virtual void exportFigure() {}

Q_SIGNALS:
    /// hasFigure() may answer differently.
    void figureChanged();
    void runRequested();
    void importRequested();
    /// Another page by its name, "mutants".
    void pageRequested(const QString& page);

protected:
    /// Proposed name of an exported file, without ending: "bugwise-cs-deepfd" for "bugwise".
    QString fileName(const QString& kind) const;
    /// Brings the page up to date with results() and selection()->filter(). Called in the event loop, once for many
    /// changes, and only while the page is visible.
    virtual void refresh() = 0;
    /// Marks what is selected. Called after refresh() and on every change of the selection while visible.
    virtual void followSelection() {}

    StudyResults* results() const { return m_results; }
    FilterSelection* selection() const { return m_selection; }
    /// For changes that concern this page alone, such as the order of the bars.
    void requestRefresh();

    void showEvent(QShowEvent* event) override;

private:
    void refreshNow();

    StudyResults* m_results;
    FilterSelection* m_selection;
    bool m_stale = true;
    bool m_selectionStale = true;
    bool m_queued = false;
};

} // namespace semblance
