// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/figure/FigureChecks.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace semblance::testing {

namespace {

/// Line height has room above and below the letters; turned counts use it.
QRectF letters(FigureText text)
{
    text.size.setHeight(text.size.height() * 0.6);
    return text.bounds();
}

QString exported(const FigurePage& page, const FigureStyle& style, const char* name)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QString::fromLatin1(name));
    exportPage(page, style, path);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()) : QString();
}

} // namespace

QString textProblem(const std::vector<FigureText>& texts, const FigureCanvas& canvas)
{
    const QRectF page(QPointF(), canvas.size);
    for (std::size_t a = 0; a < texts.size(); ++a) {
        if (!page.contains(texts[a].bounds()))
            return texts[a].text + QStringLiteral(" leaves the page");
        if (texts[a].text.contains(QChar(0x2026)))
            return texts[a].text + QStringLiteral(" is cut");
        for (std::size_t b = 0; b < a; ++b) {
            if (letters(texts[a]).intersects(letters(texts[b])))
                return texts[a].text + QStringLiteral(" lies over ") + texts[b].text;
        }
    }
    return {};
}

QString fileProblem(const FigurePage& page, const FigureStyle& style)
{
    const QString svg = exported(page, style, "page.svg");
    if (!svg.contains(QStringLiteral("width=\"%1mm\"").arg(style.widthMm)))
        return QStringLiteral("the SVG is not %1 mm wide").arg(style.widthMm);
    // Every group has a pen, those of texts as well; only shapes are drawn with it.
    static const QRegularExpression stroke(
        QStringLiteral("<g [^>]*stroke=\"#[^>]*stroke-width=\"([0-9.]+)\"[^>]*>\\s*<(?!text|/g)"));
    constexpr double thinnest = 0.3 / 72.0 * FigurePage::unitsPerInch;
    int lines = 0;
    for (auto match = stroke.globalMatch(svg); match.hasNext(); ++lines) {
        const double width = match.next().captured(1).toDouble();
        if (width < thinnest - 0.01)
            return QStringLiteral("a line is %1 pt wide").arg(width / FigurePage::unitsPerInch * 72.0);
    }
    if (lines == 0)
        return QStringLiteral("no line was drawn");

    static const QRegularExpression mediaBox(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    const QRegularExpressionMatch box = mediaBox.match(exported(page, style, "page.pdf"));
    const QSizeF points = page.size / FigurePage::unitsPerInch * 72.0; // Qt rounds to whole points
    if (qAbs(box.captured(1).toDouble() - points.width()) > 0.51 ||
        qAbs(box.captured(2).toDouble() - points.height()) > 0.51)
        return QStringLiteral("the PDF has the ") + box.captured(0);
    return {};
}

QStringList textsOf(const std::vector<FigureText>& texts, FigureText::Role role)
{
    QStringList found;
    for (const FigureText& text : texts) {
        if (text.role == role)
            found << text.text;
    }
    return found;
}

} // namespace semblance::testing
