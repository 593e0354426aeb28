// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BoxGeometry.h"
#include "ui/figure/BoxPainter.h"
#include "ui/figure/BugwisePanels.h"

#include <QTest>

using namespace semblance;

class tst_BoxGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void box_data();
    void box();
    void lyingBoxIsTheStandingOneTurned();
    void equalValuesStayVisible_data();
    void equalValuesStayVisible();
    void whiskersEndAtTheBox();
    void outliersWithEqualValuesAreOnePoint();
    void valuesBeyondTheAxisLieOnItsBorder();
    void placesAreCentredAndDoNotOverlap_data();
    void placesAreCentredAndDoNotOverlap();
    void hatchStaysInside_data();
    void hatchStaysInside();
    void panels_data();
    void panels();
};

namespace {

const QRectF plot(100.0, 50.0, 400.0, 200.0);
const BoxMeasures measures{20.0, 16.0, 2.0, 1.0};

BoxSummary summary(double low, double q1, double median, double q3, double high, std::vector<double> outliers = {})
{
    BoxSummary box;
    box.n = 10;
    box.whiskerLow = low;
    box.q1 = q1;
    box.median = median;
    box.q3 = q3;
    box.whiskerHigh = high;
    box.outliers = std::move(outliers);
    return box;
}

} // namespace

void tst_BoxGeometry::box_data()
{
    QTest::addColumn<double>("q1");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("q3");
    QTest::addColumn<QRectF>("body");
    QTest::addColumn<double>("medianY");
    QTest::newRow("middle") << 0.25 << 0.5 << 0.75 << QRectF(142, 100, 16, 100) << 150.0;
    QTest::newRow("whole axis") << 0.0 << 0.5 << 1.0 << QRectF(142, 50, 16, 200) << 150.0;
    QTest::newRow("median on q1") << 0.25 << 0.25 << 0.75 << QRectF(142, 100, 16, 100) << 199.5;
    QTest::newRow("median on q3") << 0.25 << 0.75 << 0.75 << QRectF(142, 100, 16, 100) << 100.5;
}

void tst_BoxGeometry::box()
{
    QFETCH(double, q1);
    QFETCH(double, median);
    QFETCH(double, q3);
    QFETCH(QRectF, body);
    QFETCH(double, medianY);
    const PlotFrame frame(plot, Qt::Vertical);
    const BoxItem item = boxItem(frame, summary(0.0, q1, median, q3, 1.0), 150.0, measures, true);
    QCOMPARE(item.body, body);
    QVERIFY(item.median.has_value());
    QCOMPARE(item.median->y1(), medianY);
    QCOMPARE(item.median->y2(), medianY);
    QCOMPARE(item.hitArea, QRectF(140, 50, 20, 200));
    QCOMPARE(item.scale, QLineF(150, 250, 150, 50));
}

void tst_BoxGeometry::lyingBoxIsTheStandingOneTurned()
{
    const PlotFrame frame(plot, Qt::Horizontal);
    const BoxItem item = boxItem(frame, summary(0.1, 0.25, 0.5, 0.75, 0.9, {0.95}), 150.0, measures, true);
    QCOMPARE(item.body, QRectF(200, 142, 200, 16));
    QCOMPARE(*item.median, QLineF(300, 142, 300, 158));
    QCOMPARE(item.outliers.front().center, QPointF(480, 150));
    QCOMPARE(item.hitArea, QRectF(100, 140, 400, 20));
}

void tst_BoxGeometry::equalValuesStayVisible_data()
{
    QTest::addColumn<Qt::Orientation>("orientation");
    QTest::addColumn<double>("value");
    for (double value : {0.0, 0.5, 1.0}) {
        QTest::addRow("standing at %g", value) << Qt::Vertical << value;
        QTest::addRow("lying at %g", value) << Qt::Horizontal << value;
    }
}

void tst_BoxGeometry::equalValuesStayVisible()
{
    QFETCH(Qt::Orientation, orientation);
    QFETCH(double, value);
    const BoxItem item =
        boxItem(PlotFrame(plot, orientation), summary(value, value, value, value, value), 150.0, measures, true);
    const double thickness = orientation == Qt::Vertical ? item.body.height() : item.body.width();
    QCOMPARE(thickness, measures.minimumBody);
    QVERIFY(plot.contains(item.body));
    QVERIFY(!item.median); // it would hide the colour
    QVERIFY(item.whiskers.empty());
}

void tst_BoxGeometry::whiskersEndAtTheBox()
{
    const BoxItem item =
        boxItem(PlotFrame(plot, Qt::Vertical), summary(0.25, 0.25, 0.5, 0.75, 0.9), 150.0, measures, true);
    QCOMPARE(item.whiskers.size(), std::size_t(2)); // stem and cap of the upper one only
    QCOMPARE(item.whiskers[0], QLineF(150, 100, 150, 70));
    QCOMPARE(item.whiskers[1].y1(), 70.0);
}

void tst_BoxGeometry::outliersWithEqualValuesAreOnePoint()
{
    const BoxSummary box = summary(0.4, 0.5, 0.5, 0.6, 0.7, {0.0, 0.0, 0.1, 1.0});
    const PlotFrame frame(plot, Qt::Vertical);
    const BoxItem item = boxItem(frame, box, 150.0, measures, true);
    QCOMPARE(item.outliers.size(), std::size_t(3));
    QCOMPARE(item.outliers[0].center, QPointF(150, 250));
    QCOMPARE(item.outliers[2].value, 1.0);
    QVERIFY(boxItem(frame, box, 150.0, measures, false).outliers.empty());
}

void tst_BoxGeometry::valuesBeyondTheAxisLieOnItsBorder()
{
    const PlotFrame frame(plot, Qt::Vertical);
    QCOMPARE(frame.point(150.0, 1.0 + 1e-12).y(), plot.top());
    QCOMPARE(frame.point(150.0, -0.5).y(), plot.bottom());
}

void tst_BoxGeometry::placesAreCentredAndDoNotOverlap_data()
{
    QTest::addColumn<double>("band");
    QTest::addColumn<int>("count");
    for (int count = 1; count <= 4; ++count)
        QTest::addRow("%d boxes", count) << 30.0 << count;
    QTest::newRow("wide band") << 300.0 << 3;
}

void tst_BoxGeometry::placesAreCentredAndDoNotOverlap()
{
    QFETCH(double, band);
    QFETCH(int, count);
    const BoxPlaces places(band, static_cast<std::size_t>(count), 18.0);
    QVERIFY(places.pitch <= 18.0);
    QVERIFY(places.pitch * count <= band);
    QCOMPARE(places.offset(0) + places.offset(static_cast<std::size_t>(count - 1)) + 1.0, 1.0);
    if (count > 1)
        QCOMPARE(places.offset(1) - places.offset(0), places.pitch);
}

void tst_BoxGeometry::hatchStaysInside_data()
{
    QTest::addColumn<ScenarioLook::Hatch>("hatch");
    QTest::addColumn<QRectF>("area");
    QTest::addColumn<bool>("empty");
    for (const QRectF& area : {QRectF(10, 20, 8, 100), QRectF(10, 20, 100, 8), QRectF(-5, -5, 9, 9)}) {
        const QByteArray size = QByteArray::number(area.width()) + "x" + QByteArray::number(area.height());
        QTest::newRow("none " + size) << ScenarioLook::Hatch::None << area << true;
        QTest::newRow("diagonal " + size) << ScenarioLook::Hatch::Diagonal << area << false;
        QTest::newRow("horizontal " + size) << ScenarioLook::Hatch::Horizontal << area << false;
        QTest::newRow("cross " + size) << ScenarioLook::Hatch::Cross << area << false;
    }
}

void tst_BoxGeometry::hatchStaysInside()
{
    QFETCH(ScenarioLook::Hatch, hatch);
    QFETCH(QRectF, area);
    QFETCH(bool, empty);
    const std::vector<QLineF> lines = hatchLines(area, hatch, 3.0);
    QCOMPARE(lines.empty(), empty);
    const QRectF rounded = area.adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
    for (const QLineF& line : lines) {
        QVERIFY(rounded.contains(line.p1()));
        QVERIFY(rounded.contains(line.p2()));
    }
}

void tst_BoxGeometry::panels_data()
{
    QTest::addColumn<QString>("groups"); // one letter a bug
    QTest::addColumn<int>("perPanel");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all fit") << "aabb" << 4 << "0-4";
    QTest::newRow("one group has its heading") << "aaa" << 4 << "a0-3";
    QTest::newRow("a panel each") << "aabbb" << 4 << "a0-2 b2-5";
    QTest::newRow("even parts") << "aaaaaaabb" << 5 << "a0-3 a3-7 b7-9";
    QTest::newRow("no groups") << "-----" << 2 << "0-1 1-3 3-5";
    QTest::newRow("one bug a panel") << "ab" << 0 << "a0-1 b1-2";
    QTest::newRow("nothing") << "" << 5 << "";
}

void tst_BoxGeometry::panels()
{
    QFETCH(QString, groups);
    QFETCH(int, perPanel);
    QFETCH(QString, expected);
    std::vector<BugwiseFigure::Bug> bugs;
    for (QChar letter : groups)
        bugs.push_back({{}, {}, {}, letter == QLatin1Char('-') ? QString() : QString(letter)});
    QStringList parts;
    for (const BugPanel& panel : splitIntoPanels(bugs, static_cast<std::size_t>(perPanel)))
        parts << panel.heading + QStringLiteral("%1-%2").arg(panel.first).arg(panel.last);
    QCOMPARE(parts.join(QLatin1Char(' ')), expected);
}

QTEST_APPLESS_MAIN(tst_BoxGeometry)
#include "tst_box_geometry.moc"
