// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestData.h"
#include "tests/ui/figure/FigureChecks.h"
#include "tests/ui/figure/ResultSamples.h"
#include "ui/figure/BugwisePainter.h"

#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include <algorithm>

using namespace semblance;
using namespace semblance::testing;

class tst_BugwiseLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingLeavesThePage_data();
    void nothingLeavesThePage();
    void missingScenarioIsAGap();
    void headingsGoWithShortLabels();
    void orderByMedianNeedsFullLabels();
    void longLabelsAreTurnedThenWarned();
    void fixedHeightIsKeptOrWarned();
    void smallTextAndThinLinesAreWarned();
    void hitTestFindsBugBoxAndOutlier();
    void boxesAreOrderedForTheKeyboard();
    void noBugs();
    void footerNamesTheRules();
    void numbersFollowTheLocale();
    void marksArePainted();
    void noiseIsABandInEveryPanel_data();
    void noiseIsABandInEveryPanel();
    void titleIsAChoice();
    void coverageLeavesOutWhatHasNone();
    void publishedStudyIsLegible();

private:
    static void verifyInside(const BugwiseLayout& layout);
};

namespace {

BugwiseLayout pageLayout(const BugwiseFigure& figure, double widthMm, double heightMm = 0.0, double points = 7.0)
{
    FigureStyle style;
    style.widthMm = widthMm;
    style.heightMm = heightMm;
    style.fontPoints = points;
    return layoutBugwise(figure, style, FigureCanvas::page(style));
}

} // namespace

void tst_BugwiseLayout::verifyInside(const BugwiseLayout& layout)
{
    const QRectF page(QPointF(), layout.canvas.size);
    QCOMPARE(textProblem(layout.texts, layout.canvas), QString());
    for (const BoxItem& item : layout.boxes) {
        QVERIFY(page.contains(item.body));
        const bool inPlot = std::any_of(layout.panels.begin(), layout.panels.end(), [&](const QRectF& panel) {
            return panel.adjusted(-0.01, -0.01, 0.01, 0.01).contains(item.body);
        });
        QVERIFY(inPlot);
        for (const BoxItem::Outlier& outlier : item.outliers) {
            const double reach = layout.markerRadius * 1.3;
            QVERIFY(page.contains(QRectF(outlier.center, QSizeF()).adjusted(-reach, -reach, reach, reach)));
        }
    }
    for (const LegendKey& key : layout.legend)
        QVERIFY(page.contains(key.area));
}

void tst_BugwiseLayout::nothingLeavesThePage_data()
{
    QTest::addColumn<int>("perDataset");
    QTest::addColumn<double>("width");
    QTest::addColumn<Qt::Orientation>("orientation");
    QTest::addColumn<BugOrder>("order");
    for (Qt::Orientation orientation : {Qt::Vertical, Qt::Horizontal}) {
        for (double width : {60.0, 85.0, 120.0, 180.0}) {
            for (int perDataset : {1, 3, 12, 43}) {
                QTest::addRow("%s %g mm, 2 x %d", orientation == Qt::Vertical ? "standing" : "lying", width, perDataset)
                    << perDataset << width << orientation << BugOrder::Id;
            }
        }
        QTest::addRow("by median %d", int(orientation)) << 20 << 85.0 << orientation << BugOrder::Median;
    }
}

void tst_BugwiseLayout::nothingLeavesThePage()
{
    QFETCH(int, perDataset);
    QFETCH(double, width);
    QFETCH(Qt::Orientation, orientation);
    QFETCH(BugOrder, order);
    BugwiseOptions options;
    options.orientation = orientation;
    options.order = order;
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(perDataset), options);
    const BugwiseLayout layout = pageLayout(figure, width);
    QCOMPARE(layout.canvas.size.width(), width * 100.0);
    QCOMPARE(layout.boxes.size(), figure.boxes.size());
    QCOMPARE(layout.bands.size(), figure.bugs.size());
    verifyInside(layout);
    QCOMPARE(layout.warnings, QStringList());
}

void tst_BugwiseLayout::missingScenarioIsAGap()
{
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(2), {});
    QCOMPARE(figure.scenarios.size(), std::size_t(3));
    QVERIFY(!figure.box(0, Scenario::Post2)); // deepfd001
    QVERIFY(figure.box(1, Scenario::Post2));
    const BugwiseLayout layout = pageLayout(figure, 85.0);
    std::vector<const BoxItem*> first;
    for (const BoxItem& item : layout.boxes) {
        if (item.bug == 0)
            first.push_back(&item);
    }
    QCOMPARE(first.size(), std::size_t(2));
    // The two boxes keep their places left and in the middle.
    const double middle = layout.bands[0].area.center().x();
    QVERIFY(first[0]->body.right() < middle);
    QCOMPARE(first[1]->body.center().x(), middle);
    // No count stands under the gap.
    QCOMPARE(textsOf(layout.texts, FigureText::Role::Count).count(QStringLiteral("3")), 2);
}

void tst_BugwiseLayout::headingsGoWithShortLabels()
{
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(20), {});
    const BugwiseLayout layout = pageLayout(figure, 85.0);
    QCOMPARE(layout.panels.size(), std::size_t(2));
    QCOMPARE(textsOf(layout.texts, FigureText::Role::GroupTitle), QStringList({"DeepFD", "DeepLocalize"}));
    QCOMPARE(textsOf(layout.texts, FigureText::Role::Label).first(), QStringLiteral("001"));
}

void tst_BugwiseLayout::orderByMedianNeedsFullLabels()
{
    BugwiseOptions options;
    options.order = BugOrder::Median;
    const BugwiseLayout layout = pageLayout(bugwiseFigure(sampleMutants(20), options), 85.0);
    QVERIFY(textsOf(layout.texts, FigureText::Role::GroupTitle).isEmpty());
    QVERIFY(textsOf(layout.texts, FigureText::Role::Label).contains(QStringLiteral("deeplocalize020")));
}

void tst_BugwiseLayout::longLabelsAreTurnedThenWarned()
{
    BugwiseFigure figure = bugwiseFigure(sampleMutants(5), {});
    const auto firstLabel = [](const BugwiseLayout& layout) {
        return *std::find_if(layout.texts.begin(), layout.texts.end(),
                             [](const FigureText& text) { return text.role == FigureText::Role::Label; });
    };
    QCOMPARE(firstLabel(pageLayout(figure, 280.0)).angle, 0.0);
    const BugwiseLayout narrow = pageLayout(figure, 85.0);
    QCOMPARE(firstLabel(narrow).angle, -90.0);
    QVERIFY(narrow.warnings.isEmpty());

    figure.bugs[0].label = QString(80, QLatin1Char('m'));
    const BugwiseLayout cut = pageLayout(figure, 85.0);
    QVERIFY(firstLabel(cut).text.endsWith(QChar(0x2026)));
    QCOMPARE(cut.warnings.size(), 1);
    QVERIFY(cut.warnings.first().contains(figure.bugs[0].label));
}

void tst_BugwiseLayout::fixedHeightIsKeptOrWarned()
{
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(20), {});
    const BugwiseLayout kept = pageLayout(figure, 85.0, 150.0);
    QCOMPARE(kept.canvas.size.height(), 15000.0);
    QVERIFY(kept.warnings.isEmpty());
    verifyInside(kept);
    const BugwiseLayout grown = pageLayout(figure, 85.0, 40.0);
    QVERIFY(grown.canvas.size.height() > 4000.0);
    QCOMPARE(grown.warnings.size(), 1);
    verifyInside(grown);
}

void tst_BugwiseLayout::smallTextAndThinLinesAreWarned()
{
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(2), {});
    FigureStyle style;
    QVERIFY(layoutBugwise(figure, style, FigureCanvas::page(style)).warnings.isEmpty());
    style.fontPoints = 5.0;
    const QStringList small = layoutBugwise(figure, style, FigureCanvas::page(style)).warnings;
    QCOMPARE(small.size(), 1);
    QVERIFY(small.first().contains(QLatin1String("5 pt")));
    style.fontPoints = 8.0;
    style.gridPoints = 0.1;
    const QStringList thin = layoutBugwise(figure, style, FigureCanvas::page(style)).warnings;
    QCOMPARE(thin.size(), 1);
    QVERIFY(thin.first().contains(QLatin1String("0.1 pt")));
}

void tst_BugwiseLayout::hitTestFindsBugBoxAndOutlier()
{
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(3), {});
    const BugwiseLayout layout = layoutBugwise(figure, FigureStyle(), FigureCanvas::screen({900, 500}));
    const BoxItem& pre = layout.boxes.front();
    QCOMPARE(pre.outliers.size(), std::size_t(1)); // 0.02

    const auto outlier = hitTest(layout, pre.outliers.front().center + QPointF(2, 0), 5.0);
    QVERIFY(outlier && outlier->item == std::size_t(0) && outlier->outlier == std::size_t(0));
    const auto box = hitTest(layout, pre.body.center(), 5.0);
    QVERIFY(box && box->bug == 0 && box->item == std::size_t(0) && !box->outlier);
    const QRectF band = layout.bands[2].area;
    const auto label = hitTest(layout, {band.center().x(), band.bottom() - 2}, 5.0);
    QVERIFY(label && label->bug == 2 && !label->item);
    QVERIFY(!hitTest(layout, {1, 1}, 5.0));
    // The place of a missing box belongs to its bug.
    const QPointF gap(layout.boxes[1].hitArea.right() + layout.boxes[1].hitArea.width() / 2, pre.body.center().y());
    const auto missing = hitTest(layout, gap, 5.0);
    QVERIFY(missing && missing->bug == 0 && !missing->item);
}

void tst_BugwiseLayout::boxesAreOrderedForTheKeyboard()
{
    const BugwiseLayout layout = pageLayout(bugwiseFigure(sampleMutants(20), {}), 85.0);
    QVERIFY(std::is_sorted(layout.boxes.begin(), layout.boxes.end(), [](const BoxItem& a, const BoxItem& b) {
        return std::pair(a.bug, a.scenario) < std::pair(b.bug, b.scenario);
    }));
}

void tst_BugwiseLayout::noBugs()
{
    const BugwiseLayout layout = pageLayout(bugwiseFigure({}, {}), 85.0);
    QVERIFY(layout.boxes.empty());
    QVERIFY(layout.canvas.size.height() > 0.0);
    verifyInside(layout);
}

void tst_BugwiseLayout::footerNamesTheRules()
{
    const QString footer = bugwiseFigure(sampleMutants(2), {}).footer;
    for (const char* part : {"type 7", "1.5 IQR", "outliers", "n: mutants", "in all: 74"})
        QVERIFY2(footer.contains(QLatin1String(part)), part);
}

void tst_BugwiseLayout::numbersFollowTheLocale()
{
    FigureStyle style;
    style.locale = QLocale(QLocale::German);
    const BugwiseLayout layout = layoutBugwise(bugwiseFigure(sampleMutants(2), {}), style, FigureCanvas::page(style));
    QVERIFY(textsOf(layout.texts, FigureText::Role::Tick).contains(QStringLiteral("0,2")));
}

void tst_BugwiseLayout::marksArePainted()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::Text, Qt::white);
    palette.setColor(QPalette::Highlight, Qt::cyan);
    const FigureStyle style = screenStyle(palette, QFont());
    const BugwiseLayout layout =
        layoutBugwise(bugwiseFigure(sampleMutants(2), {}), style, FigureCanvas::screen({600, 400}));
    const auto painted = [&](const BugwiseMarks& marks) {
        QImage image(600, 400, QImage::Format_RGB32);
        image.fill(style.colors.background);
        QPainter painter(&image);
        paintBugwise(painter, layout, style, marks);
        return image;
    };
    const QPoint band = layout.bands[1].area.topLeft().toPoint() + QPoint(3, 3);
    QCOMPARE(painted({}).pixel(band), style.colors.background.rgb());
    BugwiseMarks marks;
    marks.bug = 1;
    QCOMPARE(painted(marks).pixel(band), style.colors.selected.rgb());
    BugwiseMarks focused = marks;
    focused.focus = BugwiseHit{1, std::size_t(3), std::nullopt};
    QVERIFY(painted(focused) != painted(marks));
}

void tst_BugwiseLayout::noiseIsABandInEveryPanel_data()
{
    QTest::addColumn<Qt::Orientation>("orientation");
    QTest::newRow("standing") << Qt::Vertical;
    QTest::newRow("lying") << Qt::Horizontal;
}

void tst_BugwiseLayout::noiseIsABandInEveryPanel()
{
    QFETCH(Qt::Orientation, orientation);
    NoiseFloor noise;
    noise.source = NoiseSource::UnmutatedCopies;
    noise.bugs = 33;
    noise.box.q1 = 0.25;
    noise.box.q3 = 0.5;
    BugwiseOptions options;
    options.orientation = orientation;
    const BugwiseLayout without = pageLayout(bugwiseFigure(sampleMutants(43), options), 180.0);
    QVERIFY(without.noiseBands.empty());
    options.noise = noise;
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(43), options);
    const BugwiseLayout layout = pageLayout(figure, 180.0);
    QVERIFY(layout.panels.size() > 1);
    QCOMPARE(layout.noiseBands.size(), layout.panels.size());
    for (std::size_t i = 0; i < layout.panels.size(); ++i) {
        const QRectF& panel = layout.panels[i];
        const QRectF& band = layout.noiseBands[i];
        QVERIFY(panel.contains(band));
        const bool upright = orientation == Qt::Vertical;
        QCOMPARE(upright ? band.width() : band.height(), upright ? panel.width() : panel.height());
        const double share = upright ? band.height() / panel.height() : band.width() / panel.width();
        QVERIFY(qAbs(share - 0.25) < 1e-9);
    }
    QCOMPARE(layout.legend.back().kind, LegendKey::Kind::Noise);
    QVERIFY(textsOf(layout.texts, FigureText::Role::Legend).contains(QStringLiteral("Training noise")));
    QVERIFY(figure.footer.contains(QLatin1String("33 bugs")));
    verifyInside(layout);
}

void tst_BugwiseLayout::titleIsAChoice()
{
    const BugwiseFigure figure = bugwiseFigure(sampleMutants(2), {});
    FigureStyle style;
    const BugwiseLayout with = layoutBugwise(figure, style, FigureCanvas::page(style));
    QCOMPARE(textsOf(with.texts, FigureText::Role::Title).size(), 1);
    style.showTitle = false;
    const BugwiseLayout without = layoutBugwise(figure, style, FigureCanvas::page(style));
    QCOMPARE(textsOf(without.texts, FigureText::Role::Title), QStringList());
    verifyInside(without);
}

/// A mutant that kills nothing covers a fault that kills something by 0, and one that kills nothing not at all.
void tst_BugwiseLayout::coverageLeavesOutWhatHasNone()
{
    std::vector<MutantResult> mutants = sampleMutants(2);
    for (MutantResult& mutant : mutants) {
        mutant.realism.couplingStrength = 0.0;
        mutant.realism.overlap = 0.0;
        mutant.realism.faultKillMass = mutant.bug == "deepfd001" ? 10.0 : 0.0;
    }
    BugwiseOptions options;
    options.metric = Metric::Coverage;
    const BugwiseFigure figure = bugwiseFigure(mutants, options);
    QCOMPARE(figure.bugs.size(), std::size_t(1));
    QCOMPARE(figure.bugs.front().id, std::string("deepfd001"));
    QCOMPARE(figure.title, QStringLiteral("Coverage (R) by bug"));
    verifyInside(pageLayout(figure, 85.0));
}

void tst_BugwiseLayout::publishedStudyIsLegible()
{
    SEMBLANCE_SKIP_WITHOUT(publishedFolder());
    const BugwiseFigure figure = bugwiseFigure(publishedMutants(), {});
    QCOMPARE(figure.bugs.size(), std::size_t(86));
    for (double width : {85.0, 180.0}) {
        const BugwiseLayout layout = pageLayout(figure, width);
        QCOMPARE(layout.warnings, QStringList());
        verifyInside(layout);
        QVERIFY(layout.canvas.size.height() < 29700.0); // A4
    }
}

QTEST_MAIN(tst_BugwiseLayout)
#include "tst_bugwise_layout.moc"
