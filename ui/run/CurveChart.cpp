// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/CurveChart.h"

#include "ui/common/StateColor.h"

#include <QChart>
#include <QCursor>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QMouseEvent>
#include <QPen>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace semblance {

namespace {

constexpr int maximumPoints = 2000; ///< of one line; more would take longer to draw than the time between updates
constexpr int curveWidth = 2;

struct Values {
    EpochValue training;
    EpochValue validation;
};

Values valuesOf(CurveChart::Measure measure)
{
    if (measure == CurveChart::Measure::Loss)
        return {&EpochResult::loss, &EpochResult::validationLoss};
    return {&EpochResult::accuracy, &EpochResult::validationAccuracy};
}

/// 1, 2 or 5 times a power of ten, so that the epoch axis has at most eight ticks.
double epochStep(int epochs)
{
    constexpr double maximumTicks = 8.0;
    constexpr std::array factors{2.0, 2.5, 2.0};
    double step = 1.0;
    for (std::size_t next = 0; epochs / step > maximumTicks; ++next)
        step *= factors[next % factors.size()];
    return step;
}

} // namespace

CurveChart::CurveChart(Measure measure, QWidget* parent)
    : QChartView(parent), m_measure(measure), m_epochs(new QValueAxis(this)), m_values(new QValueAxis(this))
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMinimumSize(180, 140);
    const QString name = measure == Measure::Loss ? tr("Loss") : tr("Accuracy");
    setAccessibleName(tr("%1 by epoch").arg(name));
    chart()->legend()->hide();
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setMargins(QMargins(2, 2, 6, 2));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->addAxis(m_epochs, Qt::AlignBottom);
    chart()->addAxis(m_values, Qt::AlignLeft);
    chart()->setLocalizeNumbers(true);
    chart()->setLocale(QLocale());
    // With localized numbers Qt Charts 6.4 leaves labels empty whose format names no precision.
    m_epochs->setLabelFormat(QStringLiteral("%.0d"));
    m_epochs->setTickType(QValueAxis::TicksDynamic);
    m_epochs->setTickAnchor(0.0);
    m_values->setTitleText(name);
    m_values->setLabelFormat(QStringLiteral("%.4g"));
    setCurves({});
    applyColors();
}

void CurveChart::setCurves(const std::vector<ShownCurve>& curves)
{
    m_curves = curves;
    const Values values = valuesOf(m_measure);
    std::size_t used = 0;
    int epochs = 1;
    std::vector<QList<QPointF>> all;
    QStringList missing;
    for (const ShownCurve& curve : m_curves) {
        for (const EpochValue value : {values.training, values.validation}) {
            const std::vector<QList<QPointF>> segments = finiteSegments(curve.history, value);
            all.insert(all.end(), segments.begin(), segments.end());
            used = drawSegments(segments, curve, value == values.training ? Qt::SolidLine : Qt::DashLine, used);
            const QString gaps = missingEpochs(curve.history, value);
            if (!gaps.isEmpty() && !missing.contains(gaps))
                missing += gaps;
        }
        if (!curve.history.empty())
            epochs = std::max(epochs, curve.history.back().epoch + 1);
    }
    for (; used < m_series.size(); ++used)
        m_series[used]->clear();
    setRanges(epochs, all);
    m_epochs->setTitleText(missing.isEmpty() ? tr("Epoch")
                                             : tr("Epoch (not a number: %1)").arg(missing.join(QStringLiteral("; "))));
}

QString CurveChart::axisNote() const { return m_epochs->titleText(); }

std::size_t CurveChart::drawSegments(const std::vector<QList<QPointF>>& segments, const ShownCurve& curve,
                                     Qt::PenStyle style, std::size_t next)
{
    for (const QList<QPointF>& segment : segments) {
        QLineSeries* line = series(next++);
        line->setName(style == Qt::SolidLine ? curve.title : tr("%1, validation").arg(curve.title));
        line->setPen(QPen(curveColor(curve.color, palette()), curveWidth, style));
        line->setPointsVisible(segment.size() == 1);
        line->replace(decimated(segment, maximumPoints));
    }
    return next;
}

QLineSeries* CurveChart::series(std::size_t index)
{
    while (m_series.size() <= index) {
        auto* line = new QLineSeries(this);
        chart()->addSeries(line);
        line->attachAxis(m_epochs);
        line->attachAxis(m_values);
        connect(line, &QLineSeries::hovered, this, [this, line](const QPointF& point, bool entered) {
            // The nearest measured point, with all its digits: what lies between two epochs was not measured.
            const QList<QPointF> points = line->points();
            const auto nearer = [x = point.x()](const QPointF& a, const QPointF& b) {
                return std::abs(a.x() - x) < std::abs(b.x() - x);
            };
            const auto nearest = std::min_element(points.begin(), points.end(), nearer);
            if (!entered || nearest == points.end())
                return QToolTip::hideText();
            const QString value = QLocale().toString(nearest->y(), 'g', QLocale::FloatingPointShortest);
            QToolTip::showText(QCursor::pos(), tr("%1\nepoch %2: %3").arg(line->name()).arg(nearest->x()).arg(value),
                               this);
        });
        m_series.push_back(line);
    }
    return m_series[index];
}

void CurveChart::setRanges(int epochs, const std::vector<QList<QPointF>>& all)
{
    m_epochs->setTickInterval(epochStep(epochs));
    m_epochs->setRange(epochs > 1 ? 1.0 : 0.0, std::max(2, epochs));
    if (m_measure == Measure::Accuracy) {
        m_values->setRange(0.0, 1.0);
        return;
    }
    const std::pair<double, double> range = valueRange(all).value_or(std::pair(0.0, 1.0));
    const double low = std::min(0.0, range.first);
    const double high = range.second > low ? range.second : low + 1.0;
    m_values->setTickCount(5);
    m_values->setRange(low, high);
    m_values->applyNiceNumbers();
}

void CurveChart::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyColors();
}

void CurveChart::mousePressEvent(QMouseEvent* event)
{
    // QTBUG-118669: the base class uses the item under the cursor without asking whether there is one.
    event->ignore();
}

void CurveChart::applyColors()
{
    const QColor muted = stateColor(StateColor::Muted, palette());
    const QColor grid = palette().color(QPalette::Midlight);
    setBackgroundBrush(palette().color(QPalette::Base));
    chart()->setBackgroundBrush(palette().color(QPalette::Base));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    for (QValueAxis* axis : {m_epochs, m_values}) {
        axis->setLabelsBrush(muted);
        axis->setTitleBrush(muted);
        axis->setLabelsFont(small);
        axis->setTitleFont(small);
        axis->setLinePen(QPen(grid, 1));
        axis->setGridLinePen(QPen(grid, 1));
    }
    // Only the pens; the points stay. setCurves() works on a copy, since it replaces m_curves.
    setCurves(std::vector<ShownCurve>(m_curves));
}

} // namespace semblance
