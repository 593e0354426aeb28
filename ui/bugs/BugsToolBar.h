// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"

#include <QWidget>

#include <set>
#include <string>

class QAction;
class QComboBox;
class QToolButton;

namespace semblance {

class FilterSelection;

/// The controls above the figure. What other pages share goes into the filter; the rest only changes this page.
class BugsToolBar : public QWidget {
    Q_OBJECT

public:
    BugsToolBar(FilterSelection* selection, QWidget* parent = nullptr);

    void setDatasets(const std::set<std::string>& datasets);
    BugOrder order() const;
    Qt::Orientation orientation() const;
    bool showOutliers() const;
    bool showTable() const;
    void setExportEnabled(bool enabled);

Q_SIGNALS:
    void viewChanged(); ///< order, orientation, outliers
    void tableToggled(bool table);
    void exportClicked();

private:
    QToolButton* addButton(const QString& text, const QString& tip, bool checkable);
    void addMetricSwitch();
    void addCombos();
    void followFilter();

    FilterSelection* m_selection;
    QToolButton* m_couplingStrength;
    QToolButton* m_overlap;
    QComboBox* m_dataset;
    QComboBox* m_order;
    QToolButton* m_horizontal;
    QToolButton* m_outliers;
    QToolButton* m_table;
    QToolButton* m_export;
};

} // namespace semblance
