// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"
#include "ui/figure/BugwiseLayout.h"

#include <QWidget>

#include <array>
#include <vector>

namespace semblance {

/// The boxes of one bug: a row a scenario, CS beside IoU on a common scale from 0 to 1.
class BoxComparison : public QWidget {
    Q_OBJECT

public:
    explicit BoxComparison(QWidget* parent = nullptr);

    /// Of one bug; an empty list shows nothing.
    void setMutants(const std::vector<MutantResult>& mutants);

    /// What lies under a point: the numbers of its box; empty elsewhere.
    QString tooltipAt(const QPointF& point) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Panel {
        Metric metric = Metric::CouplingStrength;
        std::vector<BugDistribution> boxes; ///< by scenario
        QRectF plot;
        std::vector<BoxItem> items; ///< one for each of boxes
    };

    void relayout();
    void layoutPanel(Panel& panel) const;
    void paintPanel(QPainter& painter, const Panel& panel) const;
    QString rowText(std::size_t row) const;
    double rowMiddle(std::size_t row) const;
    double lineHeight() const;

    std::array<Panel, 2> m_panels;
    std::vector<Scenario> m_rows;
    FigureStyle m_style;
};

} // namespace semblance
