// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"

#include <QFrame>

#include <vector>

class QLabel;

namespace semblance {

class BoxComparison;

/// Why the selected bug is where it is, in plain words, with its boxes.
class DeviationDetails : public QFrame {
    Q_OBJECT

public:
    explicit DeviationDetails(QWidget* parent = nullptr);

    /// `mutants` of the bug, for its boxes.
    void showBug(const BugDeviation& bug, const DeviationRules& rules, const std::vector<MutantResult>& mutants);
    /// Without a bug, or with one that cannot be judged.
    void showNone(const QString& title, const QString& hint);

Q_SIGNALS:
    /// The link to the page with all boxes of the bug.
    void bugOpened();

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyColors();

    QLabel* m_title;
    QLabel* m_categories;
    QFrame* m_reasonBox;
    QLabel* m_reason;
    BoxComparison* m_boxes;
    QLabel* m_link;
    bool m_deviates = false;
};

} // namespace semblance
