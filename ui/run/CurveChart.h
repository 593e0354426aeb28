// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run/CurveData.h"

#include <QChartView>
#include <QString>

class QLineSeries;
class QValueAxis;

namespace semblance {

/// A training as a chart shows it.
struct ShownCurve {
    QString title;
    std::vector<EpochResult> history;
    int color = 0; ///< index of curveColor()
};

/// One measure over the epochs of a few trainings: solid for training, dashed for validation. Nothing is smoothed; a
/// value that is not a number interrupts the line and is named at the axis.
class CurveChart : public QChartView {
    Q_OBJECT
public:
    enum class Measure { Loss, Accuracy };

    CurveChart(Measure measure, QWidget* parent = nullptr);

    /// Replaces everything shown.
    void setCurves(const std::vector<ShownCurve>& curves);
    /// Text of the epoch axis, with what is missing.
    QString axisNote() const;

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QLineSeries* series(std::size_t index);
    std::size_t drawSegments(const std::vector<QList<QPointF>>& segments, const ShownCurve& curve, Qt::PenStyle style,
                             std::size_t next);
    void setRanges(int epochs, const std::vector<QList<QPointF>>& all);
    void applyColors();

    Measure m_measure;
    QValueAxis* m_epochs;
    QValueAxis* m_values;
    std::vector<QLineSeries*> m_series; ///< a pool: series are emptied, never removed
    std::vector<ShownCurve> m_curves;
};

} // namespace semblance
