// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace semblance {

/// The controls above the figure that change this page alone; what pages share is in the filter bar.
class BugsToolBar : public QWidget {
    Q_OBJECT

public:
    explicit BugsToolBar(QWidget* parent = nullptr);

    BugOrder order() const;
    Qt::Orientation orientation() const;
    bool showOutliers() const;
    bool showNoise() const;
    bool showTable() const;
    /// The noise band is offered only where its level is known.
    void setNoiseKnown(bool known);
    void setExportEnabled(bool enabled);

Q_SIGNALS:
    void viewChanged(); ///< order, orientation, outliers, noise band
    void tableToggled(bool table);
    void exportClicked();

private:
    QToolButton* addButton(const QString& name, const QString& text, const QString& tip, bool checkable);
    void addOrder();

    QComboBox* m_order;
    QToolButton* m_horizontal;
    QToolButton* m_outliers;
    QToolButton* m_noise;
    QToolButton* m_table;
    QToolButton* m_export;
};

} // namespace semblance
