// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/Icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace semblance {

namespace {

/// Draws an SVG whose strokes and fills are "#000000" in a colour of the current palette.
class SvgIconEngine : public QIconEngine {
public:
    SvgIconEngine(QByteArray svg, std::optional<StateColor> color) : m_svg(std::move(svg)), m_color(color) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray svg = m_svg;
        svg.replace("#000000", inkFor(mode).name(QColor::HexRgb).toLatin1());
        QSvgRenderer(svg).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SvgIconEngine(*this); }

private:
    QColor inkFor(QIcon::Mode mode) const
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::Text);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return m_color ? stateColor(*m_color, palette) : palette.color(QPalette::Text);
    }

    QByteArray m_svg;
    std::optional<StateColor> m_color;
};

} // namespace

QIcon icon(const QString& name, std::optional<StateColor> color)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SvgIconEngine(file.readAll(), color));
}

} // namespace semblance
