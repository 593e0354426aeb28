// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/FigureExport.h"

#include "core/program/Error.h"
#include "core/program/SaveFile.h"
#include "ui/figure/BugwisePainter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(FigureExport)
};

constexpr double unitsPerMm = 100.0;
constexpr double smallestMm = 20.0;
constexpr double largestMm = 1200.0;
constexpr double mostDots = 65.0e6; // a PNG of A4 at 850 dpi; four bytes a dot in memory
constexpr int leastDpi = 36;
constexpr int mostDpi = 2400;
constexpr int pdfDpi = 1200;

[[noreturn]] void fail(const QString& message) { throw Error(message.toStdString()); }

void checkPage(const FigurePage& page)
{
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        fail(Messages::tr("Figures need the graphics part of Qt, which was not started."));
    for (double side : {page.size.width() / unitsPerMm, page.size.height() / unitsPerMm}) {
        if (!(side >= smallestMm && side <= largestMm)) {
            fail(Messages::tr("A figure of %1 x %2 mm cannot be written. Choose %3 to %4 mm.")
                     .arg(page.size.width() / unitsPerMm, 0, 'f', 1)
                     .arg(page.size.height() / unitsPerMm, 0, 'f', 1)
                     .arg(smallestMm)
                     .arg(largestMm));
        }
    }
}

void begin(QPainter& painter, QPaintDevice* device)
{
    if (!painter.begin(device))
        fail(Messages::tr("The figure could not be drawn."));
}

QByteArray pdf(const FigurePage& page, const FigureStyle& style)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(
        QPageSize(page.size / unitsPerMm, QPageSize::Millimeter, QStringLiteral("figure"), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(pdfDpi);
    writer.setTitle(page.title);
    writer.setCreator(QStringLiteral("Semblance"));
    QPainter painter;
    begin(painter, &writer);
    paintPage(painter, page, pdfDpi, style.colors.background);
    painter.end();
    return buffer.data();
}

/// One user unit is 1/100 mm: at screen resolutions the generator rounds 85 mm to 84.93.
QByteArray svg(const FigurePage& page, const FigureStyle& style)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(FigurePage::unitsPerInch));
    generator.setSize(page.size.toSize());
    generator.setViewBox(QRectF(QPointF(), page.size));
    generator.setTitle(page.title);
    QPainter painter;
    begin(painter, &generator);
    paintPage(painter, page, FigurePage::unitsPerInch, style.colors.background);
    painter.end();
    return buffer.data();
}

QImage picture(const FigurePage& page, const FigureStyle& style)
{
    if (style.dpi < leastDpi || style.dpi > mostDpi)
        fail(Messages::tr("A resolution of %1 dpi is not possible. Choose %2 to %3.")
                 .arg(style.dpi)
                 .arg(leastDpi)
                 .arg(mostDpi));
    const QSizeF dots = page.size / FigurePage::unitsPerInch * style.dpi;
    if (dots.width() * dots.height() > mostDots)
        fail(Messages::tr("The picture would have more than 65 million dots. Choose a smaller size or resolution."));
    QImage image(dots.toSize(), QImage::Format_RGB32);
    const int dotsPerMetre = qRound(style.dpi / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(QStringLiteral("Title"), page.title);
    QPainter painter;
    begin(painter, &image);
    paintPage(painter, page, style.dpi, style.colors.background);
    return image;
}

QByteArray png(const FigurePage& page, const FigureStyle& style)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!picture(page, style).save(&buffer, "PNG"))
        fail(Messages::tr("The picture could not be encoded."));
    return buffer.data();
}

QByteArray encoded(const FigurePage& page, const FigureStyle& style, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("pdf"))
        return pdf(page, style);
    if (suffix == QLatin1String("svg"))
        return svg(page, style);
    if (suffix == QLatin1String("png"))
        return png(page, style);
    fail(Messages::tr("%1: the name must end in .pdf, .svg or .png").arg(path));
}

} // namespace

FigurePage figurePage(const BugwiseFigure& figure, const FigureStyle& style)
{
    const BugwiseLayout layout = layoutBugwise(figure, style, FigureCanvas::page(style));
    return {layout.canvas.size, figure.title.isEmpty() ? figure.valueTitle : figure.title, layout.warnings,
            [layout, style](QPainter& painter) { paintBugwise(painter, layout, style); }};
}

void paintPage(QPainter& painter, const FigurePage& page, double dotsPerInch, const QColor& background)
{
    const double scale = dotsPerInch / FigurePage::unitsPerInch;
    painter.save();
    painter.scale(scale, scale);
    painter.fillRect(QRectF(QPointF(), page.size), background);
    page.paint(painter);
    painter.restore();
}

void exportPage(const FigurePage& page, const FigureStyle& style, const QString& path)
{
    checkPage(page);
    const QByteArray content = encoded(page, style, path);
    if (const auto problem = saveFile(path, content))
        fail(Messages::tr("%1: cannot be written (%2)").arg(path, *problem));
}

std::unique_ptr<QMimeData> pageMimeData(const FigurePage& page, const FigureStyle& style)
{
    checkPage(page);
    auto data = std::make_unique<QMimeData>();
    data->setImageData(picture(page, style));
    data->setData(QStringLiteral("image/svg+xml"), svg(page, style));
    data->setData(QStringLiteral("application/pdf"), pdf(page, style));
    return data;
}

} // namespace semblance
