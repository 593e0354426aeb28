// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/SelectiveMutation.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QSlider;
class QSpinBox;
class QToolButton;

namespace semblance {

/// How families are chosen: the data sets, the least hit rate and the least number of bugs.
class SelectionControls : public QWidget {
    Q_OBJECT

public:
    explicit SelectionControls(QWidget* parent = nullptr);

    /// The data sets that there are. Those of setSettings() that are there are checked; when none is, the usual ones.
    void setDatasets(const std::vector<std::string>& datasets);

    /// With the names of the checked data sets.
    const SelectionSettings& settings() const { return m_settings; }
    void setSettings(const SelectionSettings& settings);

Q_SIGNALS:
    /// By the user.
    void settingsChanged();

private:
    QWidget* buildHitRate();
    void checkDatasets();
    void datasetToggled();
    void setHitRate(double hitRate);
    void showHitRate();
    void keepOneChecked();

    SelectionSettings m_settings;
    std::vector<std::string> m_datasets;
    std::vector<QCheckBox*> m_boxes; ///< one for each of m_datasets
    QWidget* m_boxArea;
    QSlider* m_slider;
    QDoubleSpinBox* m_hitRate;
    std::vector<QToolButton*> m_marks;
    QSpinBox* m_minimumBugs;
};

} // namespace semblance
