// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/FigurePresets.h"
#include "ui/figure/FigureStyle.h"

#include <QPalette>
#include <QSet>
#include <QTest>

using namespace semblance;

class tst_FigureStyle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrast_data();
    void contrast();
    void readableColorReachesTheRatio_data();
    void readableColorReachesTheRatio();
    void readableColorKeepsWhatIsReadable();
    void everyThemeIsReadable_data();
    void everyThemeIsReadable();
    void scenariosDifferWithoutColour();
    void greysAreGreyAndApart();
    void pageUnits();
    void presetsFitTheirJournals_data();
    void presetsFitTheirJournals();
    void presetsAreNamedOnce();
};

void tst_FigureStyle::contrast_data()
{
    QTest::addColumn<QColor>("a");
    QTest::addColumn<QColor>("b");
    QTest::addColumn<double>("ratio");
    QTest::newRow("black on white") << QColor(Qt::black) << QColor(Qt::white) << 21.0;
    QTest::newRow("either order") << QColor(Qt::white) << QColor(Qt::black) << 21.0;
    QTest::newRow("equal") << QColor(0x12, 0x34, 0x56) << QColor(0x12, 0x34, 0x56) << 1.0;
    // The grey that WCAG calls just readable on white.
    QTest::newRow("#767676") << QColor(0x76, 0x76, 0x76) << QColor(Qt::white) << 4.54;
}

void tst_FigureStyle::contrast()
{
    QFETCH(QColor, a);
    QFETCH(QColor, b);
    QFETCH(double, ratio);
    QVERIFY2(qAbs(contrastRatio(a, b) - ratio) < 0.005, qPrintable(QString::number(contrastRatio(a, b))));
}

void tst_FigureStyle::readableColorReachesTheRatio_data()
{
    QTest::addColumn<QColor>("color");
    QTest::addColumn<QColor>("background");
    for (const QColor& background : {QColor(Qt::white), QColor(0x23, 0x26, 0x29), QColor(0x80, 0x80, 0x80)}) {
        for (const QColor& color : {QColor(0xE6, 0x9F, 0x00), QColor(0x00, 0x72, 0xB2), QColor(0x80, 0x80, 0x80)})
            QTest::addRow("%s on %s", qPrintable(color.name()), qPrintable(background.name())) << color << background;
    }
}

void tst_FigureStyle::readableColorReachesTheRatio()
{
    QFETCH(QColor, color);
    QFETCH(QColor, background);
    QVERIFY(contrastRatio(readableColor(color, background, 4.5), background) >= 4.5);
}

void tst_FigureStyle::readableColorKeepsWhatIsReadable()
{
    const QColor blue(0x00, 0x72, 0xB2);
    QCOMPARE(readableColor(blue, Qt::white, 3.0).name(), blue.name());
}

void tst_FigureStyle::everyThemeIsReadable_data()
{
    QTest::addColumn<FigureColors>("colors");
    const auto palette = [](const QColor& base, const QColor& text, const QColor& highlight) {
        QPalette result;
        result.setColor(QPalette::Base, base);
        result.setColor(QPalette::Text, text);
        result.setColor(QPalette::Highlight, highlight);
        return result;
    };
    QTest::newRow("print") << printColors();
    QTest::newRow("greys") << printColors(FigurePalette::Greys);
    QTest::newRow("light") << screenColors(palette(Qt::white, QColor(0x23, 0x26, 0x29), QColor(0x30, 0x8C, 0xC6)));
    QTest::newRow("dark") << screenColors(palette(QColor(0x23, 0x26, 0x29), Qt::white, QColor(0x3D, 0xAE, 0xE9)));
    QTest::newRow("black") << screenColors(palette(Qt::black, Qt::white, QColor(0x00, 0x00, 0x80)));
    QTest::newRow("pale text") << screenColors(palette(Qt::white, QColor(0xBB, 0xBB, 0xBB), Qt::yellow));
}

void tst_FigureStyle::everyThemeIsReadable()
{
    QFETCH(FigureColors, colors);
    QVERIFY(contrastRatio(colors.text, colors.background) >= 4.5);
    QVERIFY(contrastRatio(colors.muted, colors.background) >= 4.5);
    QVERIFY(contrastRatio(colors.focus, colors.background) >= 3.0);
    QVERIFY(contrastRatio(colors.text, colors.selected) >= 4.5);
    for (const ScenarioLook& look : colors.looks) {
        QVERIFY(contrastRatio(look.line, colors.background) >= 3.0);
        QVERIFY(contrastRatio(colors.ink, look.fill) >= 3.0);
    }
}

void tst_FigureStyle::scenariosDifferWithoutColour()
{
    const FigureColors colors = printColors();
    for (std::size_t a = 0; a < colors.looks.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            QVERIFY(colors.looks[a].hatch != colors.looks[b].hatch);
            QVERIFY(colors.looks[a].marker != colors.looks[b].marker);
        }
    }
}

void tst_FigureStyle::greysAreGreyAndApart()
{
    const FigureColors colors = printColors(FigurePalette::Greys);
    for (std::size_t a = 0; a < colors.looks.size(); ++a) {
        QCOMPARE(colors.looks[a].fill.saturation(), 0);
        QCOMPARE(colors.looks[a].line.saturation(), 0);
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY(contrastRatio(colors.looks[a].fill, colors.looks[b].fill) > 1.3);
    }
}

void tst_FigureStyle::presetsFitTheirJournals_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    for (const FigurePreset& preset : figurePresets()) {
        using Columns = FigurePreset::Columns;
        const bool one = preset.columns == Columns::One;
        const bool two = preset.columns == Columns::Two;
        QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id)
                                         << (one   ? 84.0
                                             : two ? 170.0
                                                   : 120.0)
                                         << (one   ? 90.0
                                             : two ? 190.0
                                                   : 140.0);
    }
}

void tst_FigureStyle::presetsFitTheirJournals()
{
    QFETCH(QString, id);
    QFETCH(double, least);
    QFETCH(double, most);
    const FigurePreset* preset = figurePreset(id.toStdString());
    QVERIFY(preset);
    QVERIFY(preset->widthMm >= least && preset->widthMm <= most);
    FigureStyle style;
    style.linePoints = 0.7;
    preset->apply(style);
    QCOMPARE(style.widthMm, preset->widthMm);
    QVERIFY(style.fontPoints >= 7.0);
    QCOMPARE(style.linePoints, 0.7);
    QVERIFY(preset->title().endsWith(QLatin1String(" mm")));
}

void tst_FigureStyle::presetsAreNamedOnce()
{
    QSet<QString> ids;
    QSet<QString> titles;
    for (const FigurePreset& preset : figurePresets()) {
        ids << QString::fromStdString(preset.id);
        titles << preset.title();
    }
    QCOMPARE(ids.size(), qsizetype(figurePresets().size()));
    QCOMPARE(titles.size(), ids.size());
    QCOMPARE(figurePreset("ieee-1")->title(), QStringLiteral("IEEE, one column, 88.9 mm"));
    QVERIFY(!figurePreset("ieee"));
}

void tst_FigureStyle::pageUnits()
{
    FigureStyle style;
    style.widthMm = 88.9;
    const FigureCanvas canvas = FigureCanvas::page(style);
    QCOMPARE(canvas.size.width(), 8890.0);
    QCOMPARE(canvas.unitsPerPoint * 72.0, 2540.0);
    QCOMPARE(figureFont(style, canvas, 7.0).pixelSize(), 247); // 7 pt = 2.47 mm
}

QTEST_MAIN(tst_FigureStyle)
#include "tst_figure_style.moc"
