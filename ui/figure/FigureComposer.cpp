// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/FigureComposer.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace semblance {

namespace {

struct Messages {
    Q_DECLARE_TR_FUNCTIONS(FigureComposer)
};

} // namespace

FigureComposer::FigureComposer(const FigureStyle& style, const FigureCanvas& canvas)
    : m_style(style)
    , m_canvas(canvas)
    , m_fitter(style, m_canvas)
{
    m_y = units(margin);
    checkStyle();
}

double FigureComposer::textPoints(double share) const
{
    return std::max(m_style.fontPoints * share, std::min(m_style.fontPoints, FigureStyle::smallestReadablePoints));
}

void FigureComposer::checkStyle()
{
    if (m_style.fontPoints < FigureStyle::smallestReadablePoints) {
        m_fitter.warn(Messages::tr("Text of %1 pt is hard to read in print. Use at least %2 pt.")
                          .arg(m_style.fontPoints)
                          .arg(FigureStyle::smallestReadablePoints));
    }
    const double thinnest = std::min(m_style.linePoints, m_style.gridPoints);
    if (thinnest < FigureStyle::thinnestPrintableLine) {
        m_fitter.warn(Messages::tr("Lines of %1 pt may vanish in print. Use at least %2 pt.")
                          .arg(thinnest)
                          .arg(FigureStyle::thinnestPrintableLine));
    }
}

void FigureComposer::warnThatHeightGrew()
{
    m_fitter.warn(Messages::tr("The height is too small for the content; the figure was made higher."));
}

void FigureComposer::addHeader(const QString& title, const std::vector<LegendEntry>& legend)
{
    const bool titled = m_style.showTitle && !title.isEmpty();
    if (!titled && legend.empty())
        return;
    double legendLeft = units(margin);
    double lineHeight = m_fitter.lineHeight(m_style.fontPoints);
    if (titled) {
        const double points = m_fitter.shrunk({title}, textPoints(1.2), innerWidth(), true);
        FigureText text = m_fitter.fitted(FigureText::Role::Title, title, points, innerWidth());
        lineHeight = text.size.height();
        legendLeft += text.size.width() + units(4 * gap);
        addTextBehind(text, {units(margin), m_y + lineHeight / 2});
    }
    m_y += lineHeight / 2;
    addLegend(legend, legendLeft, titled);
    m_y += lineHeight / 2 + units(gap);
}

/// Right-aligned beside the title when all keys fit there, else below it, in as many lines as needed.
void FigureComposer::addLegend(const std::vector<LegendEntry>& legend, double firstLineLeft, bool titled)
{
    const double lineHeight = m_fitter.lineHeight(m_style.fontPoints);
    const double key = units(keySize + gap);
    const double right = width() - units(margin);
    std::vector<FigureText> texts;
    double total = -units(3 * gap);
    for (const LegendEntry& entry : legend) {
        const double points = m_fitter.shrunk({entry.text}, m_style.fontPoints, innerWidth() - key);
        texts.push_back(m_fitter.fitted(FigureText::Role::Legend, entry.text, points, innerWidth() - key));
        total += key + texts.back().size.width() + units(3 * gap);
    }
    double x = right - total;
    if (x < firstLineLeft) {
        x = units(margin);
        if (titled)
            m_y += lineHeight * 1.2;
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0 && x + key + texts[i].size.width() > right + units(0.1)) {
            x = units(margin);
            m_y += lineHeight * 1.2;
        }
        LegendKey swatch = legend[i].key;
        swatch.area = QRectF(x, m_y - units(keySize) / 2, units(keySize), units(keySize));
        m_legend.push_back(swatch);
        addTextBehind(texts[i], {x + key, m_y});
        x += key + texts[i].size.width() + units(3 * gap);
    }
}

QStringList FigureComposer::footerLines(const QString& footer) const
{
    return m_fitter.wrapped(footer, textPoints(0.75), innerWidth());
}

double FigureComposer::footerHeight(const QStringList& lines) const
{
    return static_cast<double>(lines.size()) * m_fitter.lineHeight(textPoints(0.75)) + units(gap + margin);
}

void FigureComposer::addFooter(const QStringList& lines)
{
    const double total = m_y + footerHeight(lines);
    m_canvas.size.setHeight(std::ceil(std::max(total, height())));
    double y = height() - footerHeight(lines) + units(gap);
    for (const QString& line : lines) {
        const FigureText text = m_fitter.fitted(FigureText::Role::Footer, line, textPoints(0.75), innerWidth());
        addTextBehind(text, {units(margin), y + text.size.height() / 2});
        y += text.size.height();
    }
}

void FigureComposer::addText(FigureText text, const QPointF& center, double angle)
{
    text.center = center;
    text.angle = angle;
    m_texts.push_back(std::move(text));
}

void FigureComposer::addTextBehind(FigureText text, const QPointF& leftMiddle)
{
    const double half = text.size.width() / 2;
    addText(std::move(text), leftMiddle + QPointF(half, 0.0));
}

void FigureComposer::addTextBefore(FigureText text, const QPointF& rightMiddle)
{
    const double half = text.size.width() / 2;
    addText(std::move(text), rightMiddle - QPointF(half, 0.0));
}

} // namespace semblance
