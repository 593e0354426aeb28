// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/Runner.h"
#include "ui/run/CurveChart.h"

#include <QWidget>

#include <map>
#include <optional>

class QLabel;
class QStackedLayout;
class QToolButton;

namespace semblance {

/// Loss and accuracy side by side: of the trainings that run now, or of one that is looked at.
class CurvesPane : public QWidget {
    Q_OBJECT
public:
    explicit CurvesPane(QWidget* parent = nullptr);

    static constexpr int maximumLive = 4; ///< more lines than this cannot be told apart

    /// The latest training of a worker replaces its former one. Workers beyond maximumLive are not shown.
    void setLive(const LiveCurve& curve);
    /// Shows trainings from the store until showLive().
    void showStored(const QString& title, const std::vector<ShownCurve>& instances);
    void showLive();
    /// Forgets all curves, for another run or project.
    void clear();

    const CurveChart& loss() const { return *m_loss; }
    const CurveChart& accuracy() const { return *m_accuracy; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshLegend(const std::vector<ShownCurve>& curves);

    struct Stored {
        QString title;
        std::vector<ShownCurve> instances;
    };

    std::map<int, LiveCurve> m_live; ///< by worker
    std::optional<Stored> m_stored;
    QLabel* m_title;
    QToolButton* m_back;
    QLabel* m_legend;
    QLabel* m_hint;
    QWidget* m_charts;
    QStackedLayout* m_stack;
    CurveChart* m_loss;
    CurveChart* m_accuracy;
};

} // namespace semblance
