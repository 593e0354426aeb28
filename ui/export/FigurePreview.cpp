// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/FigurePreview.h"

#include <QPainter>
#include <QScreen>

namespace semblance {

namespace {

constexpr int border = 12; // pixels around the paper
// Screens that report nonsense (projectors, remote desktops) count as ordinary ones.
constexpr double leastDpi = 60.0;
constexpr double mostDpi = 300.0;
constexpr double ordinaryDpi = 96.0;

} // namespace

FigurePreview::FigurePreview(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Preview at real size"));
}

void FigurePreview::setPage(const FigurePage& page, const QColor& paper)
{
    m_page = page;
    m_paper = paper;
    setFixedSize(sizeHint());
    update();
}

double FigurePreview::dotsPerInch() const
{
    const double dpi = screen()->physicalDotsPerInch();
    return dpi >= leastDpi && dpi <= mostDpi ? dpi : ordinaryDpi;
}

QSize FigurePreview::sizeHint() const
{
    const QSizeF paper = m_page.size * (dotsPerInch() / FigurePage::unitsPerInch);
    return QSize(qCeil(paper.width()), qCeil(paper.height())) + QSize(2 * border, 2 * border);
}

void FigurePreview::paintEvent(QPaintEvent*)
{
    if (!m_page.paint)
        return;
    QPainter painter(this);
    painter.translate(border, border);
    paintPage(painter, m_page, dotsPerInch(), m_paper);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -2 * border - 1, -2 * border - 1));
}

} // namespace semblance
