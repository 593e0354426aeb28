// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/FigureText.h"

#include <QCoreApplication>
#include <QTransform>

#include <algorithm>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

} // namespace

QRectF FigureText::bounds() const
{
    const QRectF flat(QPointF(-size.width() / 2, -size.height() / 2), size);
    return QTransform().translate(center.x(), center.y()).rotate(angle).mapRect(flat);
}

TextFitter::TextFitter(const FigureStyle& style, const FigureCanvas& canvas)
    : m_style(style)
    , m_canvas(canvas)
{
}

const QFontMetricsF& TextFitter::metrics(double points, bool bold) const
{
    const auto known = m_metrics.find({points, bold});
    if (known != m_metrics.end())
        return known->second;
    return m_metrics.emplace(std::pair(points, bold), QFontMetricsF(figureFont(m_style, m_canvas, points, bold)))
        .first->second;
}

double TextFitter::width(const QString& text, double points, bool bold) const
{
    return metrics(points, bold).horizontalAdvance(text);
}

double TextFitter::lineHeight(double points) const { return metrics(points, false).height(); }

double TextFitter::digitHeight(double points) const { return metrics(points, false).capHeight(); }

double TextFitter::widest(const QStringList& texts, double points, bool bold) const
{
    const QFontMetricsF& measure = metrics(points, bold);
    double result = 0.0;
    for (const QString& text : texts)
        result = std::max(result, measure.horizontalAdvance(text));
    return result;
}

double TextFitter::shrunk(const QStringList& texts, double points, double room, bool bold) const
{
    constexpr double step = 0.5;
    while (points > FigureStyle::smallestReadablePoints && widest(texts, points, bold) > room)
        points = std::max(FigureStyle::smallestReadablePoints, points - step);
    return points;
}

QStringList TextFitter::wrapped(const QString& text, double points, double room) const
{
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && width(longer, points) <= room)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

FigureText TextFitter::fitted(FigureText::Role role, const QString& text, double points, double room)
{
    FigureText result{role, text, {}, {}, points, 0.0};
    const QFontMetricsF& measure = metrics(points, result.bold());
    if (measure.horizontalAdvance(text) > room) {
        result.text = measure.elidedText(text, Qt::ElideRight, room);
        warn(Messages::tr("The text “%1” is too long and was cut. Use a wider figure or a smaller font.").arg(text));
    }
    result.size = {measure.horizontalAdvance(result.text), measure.height()};
    return result;
}

void TextFitter::warn(const QString& text)
{
    if (!m_warnings.contains(text))
        m_warnings << text;
}

} // namespace semblance
