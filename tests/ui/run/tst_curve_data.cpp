// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/CurveChart.h"
#include "ui/run/CurveData.h"

#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QLineSeries>
#include <QTest>
#include <QValueAxis>

#include <cmath>
#include <limits>

using namespace semblance;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

std::vector<EpochResult> history(const std::vector<double>& losses)
{
    std::vector<EpochResult> result;
    for (const double loss : losses) {
        EpochResult epoch;
        epoch.epoch = static_cast<int>(result.size());
        epoch.loss = loss;
        epoch.accuracy = 0.5;
        epoch.validationLoss = notANumber;
        epoch.validationAccuracy = notANumber;
        result.push_back(epoch);
    }
    return result;
}

QString toText(const std::vector<QList<QPointF>>& segments)
{
    QStringList texts;
    for (const QList<QPointF>& segment : segments) {
        QStringList points;
        for (const QPointF& point : segment)
            points += QStringLiteral("%1:%2").arg(point.x()).arg(point.y());
        texts += points.join(QLatin1Char(' '));
    }
    return texts.join(QStringLiteral(" | "));
}

/// Points of all series that are drawn.
qsizetype drawnPoints(const CurveChart& view)
{
    qsizetype points = 0;
    for (const QAbstractSeries* series : view.chart()->series())
        points += qobject_cast<const QLineSeries*>(series)->count();
    return points;
}

} // namespace

class CurveDataTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void segments_data()
    {
        QTest::addColumn<QList<double>>("losses");
        QTest::addColumn<QString>("segments");
        QTest::addColumn<QString>("missing");
        QTest::newRow("none") << QList<double>{} << "" << "";
        QTest::newRow("whole") << QList<double>{3, 2, 1} << "1:3 2:2 3:1" << "";
        QTest::newRow("gap") << QList<double>{3, notANumber, 1} << "1:3 | 3:1" << "2";
        QTest::newRow("start and end") << QList<double>{notANumber, notANumber, 2, infinite} << "3:2" << "1–2, 4";
        QTest::newRow("all") << QList<double>{notANumber, notANumber} << "" << "1–2";
    }

    void segments()
    {
        QFETCH(QList<double>, losses);
        const auto epochs = history({losses.begin(), losses.end()});
        QTEST(toText(finiteSegments(epochs, &EpochResult::loss)), "segments");
        QTEST(missingEpochs(epochs, &EpochResult::loss), "missing");
    }

    void noValidationIsNotMissing()
    {
        auto epochs = history({1, 2, 3});
        QCOMPARE(missingEpochs(epochs, &EpochResult::validationLoss), QString());
        epochs[0].validationLoss = 1.0; // validated, but later not a number
        QCOMPARE(missingEpochs(epochs, &EpochResult::validationLoss), QStringLiteral("2–3"));
    }

    void decimationKeepsSpikes()
    {
        QList<QPointF> points;
        for (int x = 0; x < 100000; ++x)
            points.append(QPointF(x, x == 54321 ? 99.0 : x == 12345 ? -99.0 : std::sin(x * 0.01)));
        const QList<QPointF> kept = decimated(points, 2000);
        QVERIFY(kept.size() <= 2000);
        QVERIFY(kept.size() > 1000);
        QVERIFY(kept.contains(QPointF(54321, 99.0)));
        QVERIFY(kept.contains(QPointF(12345, -99.0)));
        QVERIFY(std::is_sorted(kept.begin(), kept.end(), [](auto& a, auto& b) { return a.x() < b.x(); }));
        QCOMPARE(decimated(points.mid(0, 10), 2000), points.mid(0, 10));
    }

    void rangeOfFinitePoints()
    {
        QVERIFY(!valueRange({}));
        QVERIFY(!valueRange({{}}));
        const auto range = valueRange({{{1, 5}, {2, -1}}, {{4, 7}}});
        QCOMPARE(range->first, -1.0);
        QCOMPARE(range->second, 7.0);
    }

    void chartInterruptsLineAndNamesTheGap()
    {
        CurveChart chart(CurveChart::Measure::Loss);
        chart.resize(400, 300);
        chart.setCurves({{QStringLiteral("<b>TCL</b>"), history({3, notANumber, notANumber, 1, 0.5}), 0}});
        QCOMPARE(drawnPoints(chart), 3);
        QCOMPARE(chart.axisNote(), QStringLiteral("Epoch (not a number: 2–3)"));
        const auto axes = chart.chart()->axes(Qt::Vertical);
        QVERIFY(qobject_cast<QValueAxis*>(axes.first())->max() >= 3.0);
        QVERIFY(!chart.grab().isNull());
    }

    void chartWithoutAnyFiniteValue()
    {
        CurveChart chart(CurveChart::Measure::Loss);
        chart.setCurves({{QStringLiteral("exploded"), history({notANumber, infinite}), 0}});
        QCOMPARE(drawnPoints(chart), 0);
        QVERIFY(chart.axisNote().contains(QStringLiteral("1–2")));
        chart.setCurves({});
        QCOMPARE(chart.axisNote(), QStringLiteral("Epoch"));
    }

    void axesShowNumbers()
    {
        CurveChart chart(CurveChart::Measure::Loss);
        chart.resize(400, 300);
        chart.setCurves({{QStringLiteral("a"), history({3, 2, 1}), 0}});
        QVERIFY(!chart.grab().isNull()); // lays the axes out
        QStringList texts;
        for (const QGraphicsItem* item : chart.scene()->items()) {
            if (const auto* text = dynamic_cast<const QGraphicsTextItem*>(item))
                texts += text->toPlainText();
        }
        QVERIFY2(texts.contains(QStringLiteral("2")), qPrintable(texts.join(QLatin1Char('|'))));
    }

    void fewerCurvesEmptyTheRest()
    {
        CurveChart chart(CurveChart::Measure::Loss);
        chart.setCurves({{QStringLiteral("a"), history({3, 2}), 0},
                         {QStringLiteral("b"), history({3, notANumber, 2}), 1}});
        QCOMPARE(drawnPoints(chart), 4);
        chart.setCurves({{QStringLiteral("a"), history({3, 2, 1}), 0}});
        QCOMPARE(drawnPoints(chart), 3);
    }
};

QTEST_MAIN(CurveDataTest)
#include "tst_curve_data.moc"
