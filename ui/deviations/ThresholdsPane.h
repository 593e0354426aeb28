// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"

#include <QWidget>

#include <cstddef>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QUndoStack;

namespace semblance {

/// The thresholds of the deviation rules as a form. Every change is a step of `history`, so that the window's undo
/// takes it back.
class ThresholdsPane : public QWidget {
    Q_OBJECT

public:
    ThresholdsPane(QUndoStack* history, QWidget* parent = nullptr);

    const DeviationRules& rules() const { return m_rules; }
    /// Without a step of the history: for settings.
    void setRules(const DeviationRules& rules);

Q_SIGNALS:
    void rulesChanged();

private:
    class Change;

    QWidget* makeSpinBox(std::size_t threshold);
    void valueEntered(std::size_t threshold, double value);
    void reset();
    void push(const DeviationRules& next, const QString& description, int mergeId);

    QUndoStack* m_history;
    DeviationRules m_rules;
    std::vector<QDoubleSpinBox*> m_spinBoxes; ///< in the order of thresholds
    QPushButton* m_defaults;
};

} // namespace semblance
