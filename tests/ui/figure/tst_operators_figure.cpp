// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestData.h"
#include "tests/ui/figure/FigureChecks.h"
#include "tests/ui/figure/ResultSamples.h"
#include "ui/figure/OperatorsFigure.h"

#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include <algorithm>

using namespace semblance;
using namespace semblance::testing;

class tst_OperatorsFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingLeavesThePage_data();
    void nothingLeavesThePage();
    void rowsStandUnderTheirScenario();
    void barsFollowTheAxis();
    void unrankedAreGreyOrNamed();
    void filters();
    void intervalsNeedRoom();
    void longNamesShrinkThenAreCut();
    void fixedHeightIsKeptOrWarned();
    void smallTextAndThinLinesAreWarned();
    void equalQuartilesShowThePoint();
    void noRows();
    void numbersFollowTheLocale();
    void description();
    void headerAndBodyMakeTheWhole();
    void marksArePainted();
    void publishedOrder_data();
    void publishedOrder();

private:
    static void verifyInside(const OperatorsLayout& layout);
};

namespace {

FigureStyle pageStyle(double widthMm, double heightMm = 0.0)
{
    FigureStyle style;
    style.widthMm = widthMm;
    style.heightMm = heightMm;
    return style;
}

OperatorsLayout pageLayout(const OperatorsFigure& figure, const FigureStyle& style)
{
    return layoutOperators(figure, style, FigureCanvas::page(style));
}

/// TCL on all bugs, GF and (on half of the bugs) WS.
OperatorsFigure sample(const RankIntervals* intervals = nullptr, std::size_t minimumBugs = 15)
{
    OperatorsOptions options;
    options.intervals = intervals;
    options.minimumBugs = minimumBugs;
    return operatorsFigure(sampleMutants(10), options);
}

RankIntervals sampleIntervals()
{
    RankIntervals intervals;
    intervals.operators.push_back({Scenario::Pre, "TCL", 1, 1.0, 14.0, 0.27});
    intervals.operators.push_back({Scenario::Post1, "GF", 1, 1.0, 2.0, 0.9});
    return intervals;
}

QStringList operators(const OperatorsFigure& figure, Scenario scenario)
{
    QStringList ids;
    for (const OperatorsFigure::Row& row : figure.rows) {
        if (row.rank.scenario == scenario)
            ids << QString::fromStdString(row.rank.operatorId);
    }
    return ids;
}

} // namespace

void tst_OperatorsFigure::verifyInside(const OperatorsLayout& layout)
{
    QCOMPARE(textProblem(layout.texts, layout.canvas), QString());
    const QRectF page(QPointF(), layout.canvas.size);
    const double reach = layout.markerRadius;
    double lowest = layout.headerHeight - 1e-6;
    for (const OperatorsLayout::Row& row : layout.rows) {
        QVERIFY(row.area.top() >= lowest);
        QVERIFY(page.contains(row.area));
        QVERIFY(row.area.contains(QRectF(row.median, QSizeF()).adjusted(-reach, -reach, reach, reach)));
        QVERIFY(row.quartiles.left() <= row.median.x() && row.median.x() <= row.quartiles.right());
        QVERIFY(row.quartiles.top() >= row.area.top() && row.quartiles.bottom() <= row.area.bottom());
        QVERIFY(row.quartiles.left() >= layout.axes.front().x1() - 1e-6);
        QVERIFY(row.quartiles.right() <= layout.axes.front().x2() + 1e-6);
        lowest = row.area.bottom() - 1e-6;
    }
    for (const LegendKey& key : layout.legend)
        QVERIFY(page.contains(key.area));
}

void tst_OperatorsFigure::nothingLeavesThePage_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<bool>("intervals");
    QTest::addColumn<bool>("title");
    for (double width : {60.0, 85.0, 120.0, 180.0}) {
        QTest::addRow("%g mm", width) << width << false << true;
        QTest::addRow("%g mm with ranks", width) << width << true << true;
        QTest::addRow("%g mm without title", width) << width << true << false;
    }
}

void tst_OperatorsFigure::nothingLeavesThePage()
{
    QFETCH(double, width);
    QFETCH(bool, intervals);
    QFETCH(bool, title);
    const RankIntervals known = sampleIntervals();
    const OperatorsFigure figure = sample(intervals ? &known : nullptr);
    FigureStyle style = pageStyle(width);
    style.showTitle = title;
    const OperatorsLayout layout = pageLayout(figure, style);
    QCOMPARE(layout.canvas.size.width(), width * 100.0);
    QCOMPARE(layout.rows.size(), std::size_t(3));
    QCOMPARE(textsOf(layout.texts, FigureText::Role::Title).size(), title ? 1 : 0);
    QCOMPARE(layout.warnings, QStringList());
    verifyInside(layout);
    QCOMPARE(fileProblem(figurePage(figure, style), style), QString());
}

void tst_OperatorsFigure::rowsStandUnderTheirScenario()
{
    const OperatorsLayout layout = pageLayout(sample(), pageStyle(85.0));
    QCOMPARE(textsOf(layout.texts, FigureText::Role::GroupTitle),
             QStringList({"Pre-training", "Post-training, scenario 1", "Post-training, scenario 2"}));
    QCOMPARE(layout.legend.size(), std::size_t(3));
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        QVERIFY(layout.legend[i].area.bottom() < layout.rows[i].area.top());
        if (i > 0)
            QVERIFY(layout.legend[i].area.top() > layout.rows[i - 1].area.bottom());
    }
}

void tst_OperatorsFigure::barsFollowTheAxis()
{
    const OperatorsFigure figure = sample(); // GF is 1 on every bug
    const OperatorsLayout layout = pageLayout(figure, pageStyle(180.0));
    const QLineF axis = layout.axes.front();
    QCOMPARE(layout.rows[1].median.x(), axis.x2());
    const double share = (layout.rows[0].median.x() - axis.x1()) / axis.length();
    QVERIFY(qAbs(share - figure.rows[0].rank.median) < 1e-9);
    QCOMPARE(textsOf(layout.texts, FigureText::Role::Tick).first(), QStringLiteral("0.0"));
    QCOMPARE(textsOf(layout.texts, FigureText::Role::Tick).last(), QStringLiteral("1.0"));
}

void tst_OperatorsFigure::unrankedAreGreyOrNamed()
{
    const OperatorsFigure shown = sample(); // WS has 10 bugs
    QVERIFY(!shown.rows[2].rank.rank);
    QVERIFY(shown.footer.contains(QLatin1String("fewer than 15 bugs")));
    const OperatorsLayout layout = pageLayout(shown, pageStyle(85.0));
    QCOMPARE(textsOf(layout.texts, FigureText::Role::Label), QStringList({"TCL", "GF"}));
    QCOMPARE(textsOf(layout.texts, FigureText::Role::MutedLabel), QStringList({"WS"}));

    OperatorsOptions options;
    options.showUnranked = false;
    const OperatorsFigure named = operatorsFigure(sampleMutants(10), options);
    QCOMPARE(named.rows.size(), std::size_t(2));
    QVERIFY(named.footer.contains(QLatin1String("WS (10)")));
    options.minimumBugs = 10;
    QCOMPARE(operatorsFigure(sampleMutants(10), options).rows.size(), std::size_t(3));
}

void tst_OperatorsFigure::filters()
{
    OperatorsOptions options;
    options.dataset = "deepfd";
    options.scenarios = {Scenario::Pre, Scenario::Post2};
    const OperatorsFigure figure = operatorsFigure(sampleMutants(10), options);
    QCOMPARE(figure.rows.size(), std::size_t(2));
    QCOMPARE(figure.rows[0].count, QStringLiteral("10 bugs"));
    QCOMPARE(operators(figure, Scenario::Post2), QStringList({"WS"}));
    options.dataset = "none";
    QVERIFY(operatorsFigure(sampleMutants(10), options).rows.empty());
}

void tst_OperatorsFigure::intervalsNeedRoom()
{
    const RankIntervals intervals = sampleIntervals();
    const OperatorsFigure figure = sample(&intervals);
    QVERIFY(!figure.rows[2].interval);
    const OperatorsLayout layout = pageLayout(figure, pageStyle(85.0));
    QVERIFY(textsOf(layout.texts, FigureText::Role::Count).contains(QStringLiteral("1 (1–14)")));
    QVERIFY(!textsOf(pageLayout(sample(), pageStyle(85.0)).texts, FigureText::Role::Count).contains("rank"));
    const OperatorsLayout narrow = pageLayout(figure, pageStyle(40.0));
    QVERIFY(!textsOf(narrow.texts, FigureText::Role::Count).contains(QStringLiteral("1 (1–14)")));
    QVERIFY(narrow.warnings.join(QLatin1Char('\n')).contains(QLatin1String("rank intervals")));
}

void tst_OperatorsFigure::longNamesShrinkThenAreCut()
{
    const auto labelled = [](const QString& name) {
        OperatorsFigure figure = sample();
        figure.rows[0].rank.operatorId = name.toStdString();
        return pageLayout(figure, pageStyle(85.0));
    };
    // How many letters fit depends on the font; before a name is cut, some are only shrunk.
    bool shrunk = false;
    for (int letters = 4; letters < 60 && !shrunk; ++letters) {
        const QString name(letters, QLatin1Char('n'));
        const OperatorsLayout layout = labelled(name);
        const auto label = std::find_if(layout.texts.begin(), layout.texts.end(),
                                        [&name](const FigureText& text) { return text.text == name; });
        shrunk = layout.warnings.isEmpty() && label != layout.texts.end() && label->points < 7.2;
        QVERIFY(!shrunk || label->points >= FigureStyle::smallestReadablePoints);
    }
    QVERIFY(shrunk);
    const OperatorsLayout cut = labelled(QString(60, QLatin1Char('m')));
    QCOMPARE(cut.warnings.size(), 1);
    QVERIFY(cut.warnings.first().contains(QString(60, QLatin1Char('m'))));
}

void tst_OperatorsFigure::fixedHeightIsKeptOrWarned()
{
    const OperatorsLayout kept = pageLayout(sample(), pageStyle(85.0, 120.0));
    QCOMPARE(kept.canvas.size.height(), 12000.0);
    QCOMPARE(kept.warnings, QStringList());
    verifyInside(kept);
    const OperatorsLayout grown = pageLayout(sample(), pageStyle(85.0, 25.0));
    QVERIFY(grown.canvas.size.height() > 2500.0);
    QCOMPARE(grown.warnings.size(), 1);
    verifyInside(grown);
}

void tst_OperatorsFigure::smallTextAndThinLinesAreWarned()
{
    FigureStyle style = pageStyle(85.0);
    style.fontPoints = 5.0;
    style.linePoints = 0.2;
    const QStringList warnings = pageLayout(sample(), style).warnings;
    QCOMPARE(warnings.size(), 2);
    QVERIFY(warnings[0].contains(QLatin1String("5 pt")));
    QVERIFY(warnings[1].contains(QLatin1String("0.2 pt")));
    QCOMPARE(fileProblem(figurePage(sample(), style), style), QStringLiteral("a line is 0.2 pt wide"));
}

/// LD of scenario 2 is 0 on most bugs: no bar, but a point.
void tst_OperatorsFigure::equalQuartilesShowThePoint()
{
    OperatorsFigure figure = sample();
    figure.rows[0].rank.q1 = figure.rows[0].rank.median = figure.rows[0].rank.q3 = 0.0;
    const OperatorsLayout layout = pageLayout(figure, pageStyle(85.0));
    QCOMPARE(layout.rows[0].quartiles.width(), 0.0);
    QCOMPARE(layout.rows[0].median.x(), layout.axes.front().x1());
    verifyInside(layout);
}

void tst_OperatorsFigure::noRows()
{
    const OperatorsLayout layout = pageLayout(operatorsFigure({}, {}), pageStyle(85.0));
    QVERIFY(layout.rows.empty());
    QVERIFY(layout.canvas.size.height() > 0.0);
    verifyInside(layout);
}

void tst_OperatorsFigure::numbersFollowTheLocale()
{
    FigureStyle style = pageStyle(85.0);
    style.locale = QLocale(QLocale::German);
    QVERIFY(textsOf(pageLayout(sample(), style).texts, FigureText::Role::Tick).contains(QStringLiteral("0,2")));
}

void tst_OperatorsFigure::description()
{
    const RankIntervals intervals = sampleIntervals();
    const OperatorsFigure figure = sample(&intervals);
    const QString ranked = describeRow(figure.rows[0]);
    for (const char* part : {"TCL, Pre-training, CS", "20 bugs, mutants: 240", "rank 1, 95 % interval 1 to 14"})
        QVERIFY2(ranked.contains(QLatin1String(part)), qPrintable(ranked));
    QVERIFY(describeRow(figure.rows[2]).contains(QLatin1String("too few bugs")));
}

void tst_OperatorsFigure::headerAndBodyMakeTheWhole()
{
    const FigureStyle style;
    const OperatorsFigure figure = sample();
    const OperatorsLayout layout = layoutOperators(figure, style, FigureCanvas::screen({500, 0}));
    const auto painted = [&](const std::vector<FigurePart>& parts) {
        QImage image(layout.canvas.size.toSize(), QImage::Format_RGB32);
        image.fill(style.colors.background);
        QPainter painter(&image);
        for (FigurePart part : parts)
            paintOperators(painter, figure, layout, style, {}, part);
        return image;
    };
    QCOMPARE(painted({FigurePart::Body, FigurePart::Header}), painted({FigurePart::All}));
    const QImage body = painted({FigurePart::Body});
    for (int y = 0; y < int(layout.headerHeight) - 1; ++y) {
        for (int x = 0; x < body.width(); ++x)
            QCOMPARE(body.pixel(x, y), style.colors.background.rgb());
    }
}

void tst_OperatorsFigure::marksArePainted()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::Text, Qt::white);
    palette.setColor(QPalette::Highlight, Qt::cyan);
    const FigureStyle style = screenStyle(palette, QFont());
    const OperatorsFigure figure = sample();
    const OperatorsLayout layout = layoutOperators(figure, style, FigureCanvas::screen({600, 400}));
    const auto painted = [&](const OperatorsMarks& marks) {
        QImage image(600, 400, QImage::Format_RGB32);
        image.fill(style.colors.background);
        QPainter painter(&image);
        paintOperators(painter, figure, layout, style, marks);
        return image;
    };
    const QPoint row = layout.rows[1].area.topLeft().toPoint() + QPoint(2, 3);
    QCOMPARE(painted({}).pixel(row), style.colors.background.rgb());
    QCOMPARE(painted({std::size_t(1), {}}).pixel(row), style.colors.selected.rgb());
    QVERIFY(painted({std::size_t(1), std::size_t(1)}) != painted({std::size_t(1), {}}));
}

void tst_OperatorsFigure::publishedOrder_data()
{
    QTest::addColumn<Metric>("metric");
    QTest::addColumn<double>("width");
    QTest::addColumn<QString>("pre"); // oracle: the published ranking
    QTest::addColumn<QString>("post1");
    QTest::addColumn<QString>("post2");
    const QString cs = "VRM HBS WRB WCI RCD HLR HNE RAW TRD TAN ACH OCH TUD TCO LCH HDB TCL ARM";
    const QString iou = "RCD HNE HDB TUD TRD TCO TCL VRM TAN ARM LCH OCH RAW HLR HBS WRB ACH WCI";
    for (double width : {85.0, 180.0}) {
        QTest::addRow("cs %g mm", width) << Metric::CouplingStrength << width << cs << "NEB NS WS NAI GF LD LR LA"
                                         << "NEB GF WS NAI NS LA LD LR";
        QTest::addRow("iou %g mm", width) << Metric::Overlap << width << iou << "NAI NS LA NEB LR WS LD GF"
                                          << "NAI WS NEB GF NS LA LD LR";
    }
}

void tst_OperatorsFigure::publishedOrder()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    QFETCH(Metric, metric);
    QFETCH(double, width);
    QFETCH(QString, pre);
    QFETCH(QString, post1);
    QFETCH(QString, post2);
    OperatorsOptions options;
    options.metric = metric;
    options.showUnranked = false;
    const OperatorsFigure figure = operatorsFigure(publishedMutants(), options);
    QCOMPARE(operators(figure, Scenario::Pre).join(QLatin1Char(' ')), pre);
    QCOMPARE(operators(figure, Scenario::Post1).join(QLatin1Char(' ')), post1);
    QCOMPARE(operators(figure, Scenario::Post2).join(QLatin1Char(' ')), post2);
    const FigureStyle style = pageStyle(width);
    const OperatorsLayout layout = pageLayout(figure, style);
    // 18 + 8 + 8, from top to bottom.
    QCOMPARE(textsOf(layout.texts, FigureText::Role::Label).join(QLatin1Char(' ')),
             QStringList({pre, post1, post2}).join(QLatin1Char(' ')));
    QCOMPARE(layout.warnings, QStringList());
    QVERIFY(layout.canvas.size.height() < 29700.0); // A4
    verifyInside(layout);
    QVERIFY(figure.footer.contains(QLatin1String("AAL (7)")) && figure.footer.contains(QLatin1String("RCP (1)")));
}

QTEST_MAIN(tst_OperatorsFigure)
#include "tst_operators_figure.moc"
