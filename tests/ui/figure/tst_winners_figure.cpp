// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestData.h"
#include "tests/ui/figure/FigureChecks.h"
#include "tests/ui/figure/ResultSamples.h"
#include "ui/figure/WinnersFigure.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <numeric>

using namespace semblance;
using namespace semblance::testing;

class tst_WinnersFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingLeavesThePage_data();
    void nothingLeavesThePage();
    void partsFillTheBars();
    void tiesStandApart();
    void thinPartsKeepTheirNumbers();
    void numbersGetShorterWithAWarning();
    void oneDatasetHasNoSum();
    void fixedHeightIsKeptOrWarned();
    void nothingToCompare();
    void focusIsPainted();
    void publishedCounts_data();
    void publishedCounts();

private:
    static void verifyInside(const WinnersFigure& figure, const WinnersLayout& layout);
};

namespace {

FigureStyle pageStyle(double widthMm, double heightMm = 0.0)
{
    FigureStyle style;
    style.widthMm = widthMm;
    style.heightMm = heightMm;
    return style;
}

WinnersLayout pageLayout(const WinnersFigure& figure, const FigureStyle& style)
{
    return layoutWinners(figure, style, FigureCanvas::page(style));
}

WinCount count(const std::string& dataset, std::array<std::size_t, 3> wins, std::array<std::size_t, 3> strict)
{
    WinCount count;
    count.dataset = dataset;
    count.wins = wins;
    count.strictWins = strict;
    count.bugs = std::accumulate(wins.begin(), wins.end(), std::size_t(0));
    return count;
}

WinnersFigure sample()
{
    WinnersFigure figure = winnersFigure({}, {});
    figure.counts = {count("deepfd", {15, 4, 6}, {9, 3, 6}), count("deeplocalize", {0, 1, 80}, {0, 1, 80}),
                     count("all", {15, 5, 86}, {9, 4, 86})};
    return figure;
}

} // namespace

void tst_WinnersFigure::verifyInside(const WinnersFigure& figure, const WinnersLayout& layout)
{
    QCOMPARE(textProblem(layout.texts, layout.canvas), QString());
    const QRectF page(QPointF(), layout.canvas.size);
    for (const WinnersLayout::Part& part : layout.parts) {
        QVERIFY(part.count < figure.counts.size());
        QVERIFY(page.contains(part.area));
    }
    for (const LegendKey& key : layout.legend)
        QVERIFY(page.contains(key.area));
}

void tst_WinnersFigure::nothingLeavesThePage_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<bool>("title");
    for (double width : {60.0, 85.0, 120.0, 180.0}) {
        QTest::addRow("%g mm", width) << width << true;
        QTest::addRow("%g mm without title", width) << width << false;
    }
}

void tst_WinnersFigure::nothingLeavesThePage()
{
    QFETCH(double, width);
    QFETCH(bool, title);
    FigureStyle style = pageStyle(width);
    style.showTitle = title;
    const WinnersFigure figure = sample();
    const WinnersLayout layout = pageLayout(figure, style);
    if (width >= 85.0) // narrower than any journal's column, wide fonts may leave no room for the percentages
        QCOMPARE(layout.warnings, QStringList());
    verifyInside(figure, layout);
    QCOMPARE(fileProblem(figurePage(figure, style), style), QString());
}

void tst_WinnersFigure::partsFillTheBars()
{
    const WinnersFigure figure = sample();
    const WinnersLayout layout = pageLayout(figure, pageStyle(85.0));
    const QLineF axis = layout.axes.front();
    std::vector<double> ends(figure.counts.size(), axis.x1());
    for (const WinnersLayout::Part& part : layout.parts) {
        QVERIFY(qAbs(part.area.left() - ends[part.count]) < 1e-6);
        const double share = double(part.wins) / double(figure.counts[part.count].bugs);
        QVERIFY(qAbs(part.area.width() - share * axis.length()) < 1e-6);
        ends[part.count] = part.area.right();
    }
    for (double end : ends)
        QVERIFY(qAbs(end - axis.x2()) < 1e-6);
}

void tst_WinnersFigure::tiesStandApart()
{
    const WinnersLayout layout = pageLayout(sample(), pageStyle(85.0));
    QCOMPARE(layout.parts[0].wins, std::size_t(9));
    QVERIFY(!layout.parts[0].byTieRule);
    QCOMPARE(layout.parts[1].wins, std::size_t(6));
    QVERIFY(layout.parts[1].byTieRule);
    QCOMPARE(layout.parts[1].scenario, Scenario::Pre);
    QVERIFY(textsOf(layout.texts, FigureText::Role::Tick).contains(QStringLiteral("15 (60 %), 6 tied")));
    QCOMPARE(layout.legend.back().kind, LegendKey::Kind::TieRule);

    WinnersFigure strict = sample();
    for (WinCount& each : strict.counts)
        each.strictWins = each.wins;
    QCOMPARE(pageLayout(strict, pageStyle(85.0)).legend.size(), std::size_t(3));
}

void tst_WinnersFigure::thinPartsKeepTheirNumbers()
{
    const WinnersLayout layout = pageLayout(sample(), pageStyle(85.0));
    const QStringList numbers = textsOf(layout.texts, FigureText::Role::Tick);
    QVERIFY(numbers.contains(QStringLiteral("1 (1 %)"))); // its part is 2 pt wide
    QVERIFY(numbers.contains(QStringLiteral("80 (99 %)")));
}

void tst_WinnersFigure::numbersGetShorterWithAWarning()
{
    const WinnersLayout narrow = pageLayout(sample(), pageStyle(45.0));
    QVERIFY(!textsOf(narrow.texts, FigureText::Role::Tick).contains(QStringLiteral("15 (60 %), 6 tied")));
    verifyInside(sample(), narrow);
    const WinnersLayout tiny = pageLayout(sample(), pageStyle(30.0));
    QVERIFY(textsOf(tiny.texts, FigureText::Role::Tick).contains(QStringLiteral("15")));
    QVERIFY(tiny.warnings.join(QLatin1Char(' ')).contains(QLatin1String("no room for the percentages")));
}

void tst_WinnersFigure::oneDatasetHasNoSum()
{
    WinnersOptions options;
    options.dataset = "deepfd";
    const WinnersFigure figure = winnersFigure(sampleMutants(4), options);
    QCOMPARE(figure.counts.size(), std::size_t(1));
    QCOMPARE(figure.counts[0].dataset, std::string("deepfd"));
    QCOMPARE(figure.counts[0].wins[1], std::size_t(4)); // scenario 1 is always 1
    QCOMPARE(winnersFigure(sampleMutants(4), {}).counts.size(), std::size_t(3));
}

void tst_WinnersFigure::fixedHeightIsKeptOrWarned()
{
    const WinnersLayout kept = pageLayout(sample(), pageStyle(85.0, 100.0));
    QCOMPARE(kept.canvas.size.height(), 10000.0);
    QCOMPARE(kept.warnings, QStringList());
    verifyInside(sample(), kept);
    const WinnersLayout grown = pageLayout(sample(), pageStyle(85.0, 25.0));
    QVERIFY(grown.canvas.size.height() > 2500.0);
    QCOMPARE(grown.warnings.size(), 1);
    verifyInside(sample(), grown);
}

void tst_WinnersFigure::nothingToCompare()
{
    const WinnersFigure figure = winnersFigure({}, {});
    const WinnersLayout layout = pageLayout(figure, pageStyle(85.0));
    QVERIFY(layout.parts.empty());
    QVERIFY(layout.canvas.size.height() > 0.0);
    verifyInside(figure, layout);
}

void tst_WinnersFigure::focusIsPainted()
{
    const FigureStyle style;
    const WinnersFigure figure = sample();
    const WinnersLayout layout = layoutWinners(figure, style, FigureCanvas::screen({500, 300}));
    const auto painted = [&](std::optional<std::size_t> focused) {
        QImage image(500, 300, QImage::Format_RGB32);
        image.fill(style.colors.background);
        QPainter painter(&image);
        paintWinners(painter, figure, layout, style, focused);
        return image;
    };
    QVERIFY(painted(std::nullopt) != painted(1));
    const auto at = [&](std::size_t part) {
        return painted(std::nullopt).pixelColor(layout.parts[part].area.center().toPoint());
    };
    QCOMPARE(at(0), style.colors.look(Scenario::Pre).fill);
    QVERIFY(at(1) != at(0)); // the tie rule's part is paler
}

void tst_WinnersFigure::publishedCounts_data()
{
    QTest::addColumn<Metric>("metric");
    QTest::addColumn<QStringList>("all");
    QTest::newRow("cs") << Metric::CouplingStrength
                        << QStringList{"56 (65 %), 11 tied", "9 (10 %), 1 tied", "21 (24 %)"};
    QTest::newRow("iou") << Metric::Overlap << QStringList{"64 (74 %), 11 tied", "1 (1 %)", "21 (24 %)"};
}

void tst_WinnersFigure::publishedCounts()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    QFETCH(Metric, metric);
    QFETCH(QStringList, all);
    WinnersOptions options;
    options.metric = metric;
    const WinnersFigure figure = winnersFigure(publishedMutants(), options);
    QCOMPARE(figure.counts.size(), std::size_t(5));
    for (double width : {85.0, 180.0}) {
        const WinnersLayout layout = pageLayout(figure, pageStyle(width));
        QCOMPARE(textsOf(layout.texts, FigureText::Role::Tick).last(3), all);
        QCOMPARE(layout.warnings, QStringList());
        verifyInside(figure, layout);
    }
}

QTEST_MAIN(tst_WinnersFigure)
#include "tst_winners_figure.moc"
