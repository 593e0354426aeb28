// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/program/Error.h"
#include "tests/ui/figure/ResultSamples.h"
#include "ui/figure/FigureExport.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <csignal>
#include <sys/resource.h>

using namespace semblance;
using namespace semblance::testing;

class tst_FigureExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void pdfHasTheSizeAndText();
    void svgHasTheExactWidth_data();
    void svgHasTheExactWidth();
    void svgTextIsText();
    void svgStaysInsideItsViewBox();
    void pngHasTheDots_data();
    void pngHasTheDots();
    void upperCaseEndings();
    void refused_data();
    void refused();
    void refusedFileIsLeftAlone();
    void fullDiskKeepsTheOldFile_data();
    void fullDiskKeepsTheOldFile();
    void clipboardHasEveryFormat();
    void warningsAreOnThePage();
    void sameInputSameSvg();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QByteArray exported(const QString& name, const FigureStyle& style = narrow()) const;
    static FigureStyle narrow();

    QTemporaryDir m_folder;
    BugwiseFigure m_figure;
};

FigureStyle tst_FigureExport::narrow()
{
    FigureStyle style;
    style.widthMm = 85.0;
    style.fontPoints = 7.0;
    return style;
}

void tst_FigureExport::init() { m_figure = bugwiseFigure(sampleMutants(12), {}); }

QByteArray tst_FigureExport::exported(const QString& name, const FigureStyle& style) const
{
    exportPage(figurePage(m_figure, style), style, path(name));
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_FigureExport::pdfHasTheSizeAndText()
{
    FigureStyle style = narrow();
    style.heightMm = 120.0;
    const QByteArray pdf = exported(QStringLiteral("figure.pdf"), style);
    QVERIFY(pdf.startsWith("%PDF-"));
    const QRegularExpression mediaBox(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    const QRegularExpressionMatch match = mediaBox.match(QString::fromLatin1(pdf));
    QVERIFY(match.hasMatch());
    // 85 mm are 240.94 pt and 120 mm 340.16 pt; Qt rounds to whole points.
    QVERIFY(qAbs(match.captured(1).toDouble() - 85.0 * 72 / 25.4) <= 0.5);
    QVERIFY(qAbs(match.captured(2).toDouble() - 120.0 * 72 / 25.4) <= 0.5);
    QVERIFY(pdf.contains("/FontFile2") || pdf.contains("/FontFile3")); // embedded
    QVERIFY(pdf.contains("/ToUnicode"));                               // text can be searched and copied
}

void tst_FigureExport::svgHasTheExactWidth_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<QByteArray>("attribute");
    QTest::newRow("85") << 85.0 << QByteArray("width=\"85mm\"");
    QTest::newRow("88.9") << 88.9 << QByteArray("width=\"88.9mm\"");
    QTest::newRow("180") << 180.0 << QByteArray("width=\"180mm\"");
}

void tst_FigureExport::svgHasTheExactWidth()
{
    QFETCH(double, width);
    QFETCH(QByteArray, attribute);
    FigureStyle style = narrow();
    style.widthMm = width;
    const QByteArray svg = exported(QStringLiteral("width.svg"), style);
    QVERIFY(svg.contains(attribute));
    QVERIFY(svg.contains("viewBox=\"0 0 " + QByteArray::number(qRound(width * 100)) + ' '));
    QVERIFY(QSvgRenderer(svg).isValid());
}

void tst_FigureExport::svgTextIsText()
{
    QXmlStreamReader xml(exported(QStringLiteral("text.svg")));
    QStringList texts;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
            texts << xml.readElementText().trimmed();
    }
    QVERIFY(!xml.hasError());
    for (const char* expected : {"Coupling strength", "Pre-training", "0.2", "deepfd012"})
        QVERIFY2(texts.contains(QLatin1String(expected)), expected);
    QVERIFY(texts.filter(QChar(0x2026)).isEmpty());
}

/// Draws the page with a border around it: nothing may be painted there, and much must be painted inside.
void tst_FigureExport::svgStaysInsideItsViewBox()
{
    QByteArray svg = exported(QStringLiteral("inside.svg"));
    const QRegularExpression viewBox(QStringLiteral("viewBox=\"0 0 (\\d+) (\\d+)\""));
    const QRegularExpressionMatch match = viewBox.match(QString::fromUtf8(svg.left(500)));
    const QSize page(match.captured(1).toInt(), match.captured(2).toInt());
    QSvgRenderer renderer(svg);
    renderer.setViewBox(QRect(QPoint(-500, -500), page + QSize(1000, 1000)));
    QImage image((page + QSize(1000, 1000)) / 20, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    int inside = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 0)
                continue;
            const bool within = x >= 24 && y >= 24 && x <= image.width() - 25 && y <= image.height() - 25;
            QVERIFY2(within, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            inside += image.pixel(x, y) != 0xffffffff ? 1 : 0;
        }
    }
    QVERIFY(inside > 1000);
}

void tst_FigureExport::pngHasTheDots_data()
{
    QTest::addColumn<int>("dpi");
    QTest::addColumn<int>("dots");
    QTest::newRow("150") << 150 << 502; // 85 / 25.4 * 150 = 501.97
    QTest::newRow("300") << 300 << 1004;
    QTest::newRow("600") << 600 << 2008;
}

void tst_FigureExport::pngHasTheDots()
{
    QFETCH(int, dpi);
    QFETCH(int, dots);
    FigureStyle style = narrow();
    style.dpi = dpi;
    const QImage image = QImage::fromData(exported(QStringLiteral("dots.png"), style), "PNG");
    QCOMPARE(image.width(), dots);
    QCOMPARE(image.dotsPerMeterX(), qRound(dpi / 0.0254));
    QCOMPARE(image.dotsPerMeterY(), image.dotsPerMeterX());
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
}

void tst_FigureExport::upperCaseEndings() { QVERIFY(exported(QStringLiteral("FIGURE.PDF")).startsWith("%PDF-")); }

void tst_FigureExport::refused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<QString>("part");
    QTest::newRow("other ending") << "f.eps" << 85.0 << 0.0 << 300 << ".pdf, .svg or .png";
    QTest::newRow("no ending") << "figure" << 85.0 << 0.0 << 300 << ".pdf, .svg or .png";
    QTest::newRow("no folder") << "missing/f.pdf" << 85.0 << 0.0 << 300 << "missing/f.pdf: cannot be written";
    QTest::newRow("too wide") << "f.pdf" << 5000.0 << 0.0 << 300 << "5000.0 x";
    QTest::newRow("too narrow") << "f.svg" << 5.0 << 0.0 << 300 << "5.0 x";
    QTest::newRow("negative") << "f.svg" << -85.0 << 0.0 << 300 << "mm cannot be written";
    QTest::newRow("too high") << "f.pdf" << 85.0 << 9000.0 << 300 << "x 9000.0 mm";
    QTest::newRow("no dots") << "f.png" << 85.0 << 0.0 << 0 << "0 dpi";
    QTest::newRow("too many dots") << "f.png" << 1000.0 << 1000.0 << 2400 << "65 million";
}

void tst_FigureExport::refused()
{
    QFETCH(QString, name);
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(int, dpi);
    QFETCH(QString, part);
    FigureStyle style;
    style.widthMm = width;
    style.heightMm = height;
    style.dpi = dpi;
    try {
        exportPage(figurePage(m_figure, style), style, path(name));
        QFAIL("no error");
    } catch (const Error& error) {
        const QString message = QString::fromStdString(error.what());
        QVERIFY2(message.contains(part), qPrintable(message));
        QVERIFY(!message.contains(QLatin1Char('\n')));
    }
    QVERIFY(!QFile::exists(path(name)));
}

/// Writing fails half-way or before: what was there stays, and no temporary file is left.
void tst_FigureExport::refusedFileIsLeftAlone()
{
    QTemporaryDir folder;
    QFile old(folder.filePath(QStringLiteral("old.png")));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("precious");
    old.close();
    FigureStyle style = narrow();
    style.dpi = 0;
    QVERIFY_THROWS_EXCEPTION(Error, exportPage(figurePage(m_figure, style), style, old.fileName()));
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("precious"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

/// A full disk, or here a limit on the size of files, must not leave half a figure under the name.
void tst_FigureExport::fullDiskKeepsTheOldFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("pdf") << "full.pdf";
    QTest::newRow("svg") << "full.svg";
    QTest::newRow("png") << "full.png";
}

void tst_FigureExport::fullDiskKeepsTheOldFile()
{
    QFETCH(QString, name);
    QFile old(path(name));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("precious");
    old.close();
    const FigurePage page = figurePage(m_figure, narrow());
    QString message;
    {
        rlimit before = {};
        getrlimit(RLIMIT_FSIZE, &before);
        const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit = {3000, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        try {
            exportPage(page, narrow(), path(name));
        } catch (const Error& error) {
            message = QString::fromStdString(error.what());
        }
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, oldHandler);
    }
    QVERIFY2(message.contains(QLatin1String("cannot be written (File too large")), qPrintable(message));
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("precious"));
}

void tst_FigureExport::clipboardHasEveryFormat()
{
    const FigureStyle style = narrow();
    const std::unique_ptr<QMimeData> data = pageMimeData(figurePage(m_figure, style), style);
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).width(), 1004);
    QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("width=\"85mm\""));
    QVERIFY(data->data(QStringLiteral("application/pdf")).startsWith("%PDF-"));
    FigureStyle tooFine = style;
    tooFine.dpi = 0;
    QVERIFY_THROWS_EXCEPTION(Error, pageMimeData(figurePage(m_figure, tooFine), tooFine));
}

void tst_FigureExport::warningsAreOnThePage()
{
    FigureStyle style = narrow();
    QCOMPARE(figurePage(m_figure, style).warnings, QStringList());
    style.fontPoints = 4.0;
    style.linePoints = 0.1;
    QCOMPARE(figurePage(m_figure, style).warnings.size(), 2);
}

void tst_FigureExport::sameInputSameSvg()
{
    QCOMPARE(exported(QStringLiteral("a.svg")), exported(QStringLiteral("b.svg")));
}

QTEST_MAIN(tst_FigureExport)
#include "tst_figure_export.moc"
