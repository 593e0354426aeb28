// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selective/QualityScatter.h"

#include "ui/figure/Titles.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace semblance {

namespace {

constexpr std::array ticks{0.0, 0.25, 0.5, 0.75, 1.0};

// In pixels.
constexpr double pointRadius = 2.0;
constexpr double familyRadius = 3.5;
constexpr double reach = 6.0;
constexpr double gap = 4.0;

constexpr int mostCopies = 12; ///< of a translucent point on one pixel: more look the same

QString number(double value) { return QLocale().toString(value, 'f', 3); }

/// One point, drawn once: copies of a picture are many times faster than ellipses.
QPixmap stamp(double radius, const QColor& fill, const QColor& outline, double devicePixelRatio)
{
    const int side = qCeil(2 * radius) + 2;
    QPixmap picture(QSize(side, side) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(outline.isValid() ? QPen(outline, 1.0) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawEllipse(QPointF(side / 2.0, side / 2.0), radius, radius);
    return picture;
}

/// At whole pixels, which is copied fastest, and no more copies on one than can be told apart.
void drawStamps(QPainter& painter, const std::vector<QPointF>& places, const QPixmap& picture, const QSize& area)
{
    const QSizeF size = picture.deviceIndependentSize();
    const QPointF middle(size.width() / 2, size.height() / 2);
    std::vector<int> copies(static_cast<std::size_t>(area.width() * area.height()));
    for (const QPointF& place : places) {
        const QPoint corner = (place - middle).toPoint();
        const int pixel = corner.y() * area.width() + corner.x();
        if (pixel < 0 || pixel >= area.width() * area.height() ||
            copies[static_cast<std::size_t>(pixel)]++ < mostCopies)
            painter.drawPixmap(corner, picture);
    }
}

} // namespace

QualityScatter::QualityScatter(QWidget* parent)
    : QWidget(parent)
    , m_points(std::make_shared<const QualityPoints>())
{
    setObjectName(QStringLiteral("qualityScatter"));
    setAccessibleName(tr("IQ against EQ"));
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void QualityScatter::setPoints(std::shared_ptr<const QualityPoints> points)
{
    m_points = std::move(points);
    m_pressed.reset();
    setFamily(m_familyName);
    describe();
}

void QualityScatter::setMedians(std::vector<QualityMedians> medians)
{
    m_medians = std::move(medians);
    describe();
    redraw();
}

void QualityScatter::setFamily(const std::string& family)
{
    m_familyName = family;
    const auto found = std::find(m_points->families.begin(), m_points->families.end(), family);
    m_family.reset();
    if (found != m_points->families.end())
        m_family = static_cast<std::size_t>(found - m_points->families.begin());
    redraw();
}

void QualityScatter::describe()
{
    QStringList lines{tr("Points: %1").arg(QLocale().toString(static_cast<qulonglong>(m_points->points.size())))};
    for (const QualityMedians& medians : m_medians)
        lines << tr("%1: median IQ %2, median EQ %3")
                     .arg(datasetTitle(medians.dataset), number(medians.intrinsic), number(medians.extrinsic));
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
}

void QualityScatter::redraw()
{
    m_picture = QPixmap();
    update();
}

QSize QualityScatter::sizeHint() const { return QSize(26, 22) * fontMetrics().height(); }

QSize QualityScatter::minimumSizeHint() const { return QSize(14, 12) * fontMetrics().height(); }

QRectF QualityScatter::plotArea() const
{
    const double line = QFontMetricsF(font()).height();
    const double scale = QFontMetricsF(font()).horizontalAdvance(QLocale().toString(0.25, 'f', 2)) + gap;
    return QRectF(rect()).adjusted(scale + line + gap, line / 2, -scale / 2, -2 * line - 2 * gap);
}

QPointF QualityScatter::place(double intrinsic, double extrinsic) const
{
    const QRectF plot = plotArea();
    return {plot.left() + intrinsic * plot.width(), plot.bottom() - extrinsic * plot.height()};
}

QPointF QualityScatter::place(const QualityPoints::Point& point) const
{
    return place(point.intrinsic, point.extrinsic);
}

void QualityScatter::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull()) {
        const FigureColors colors = screenColors(palette());
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(colors.background);
        QPainter painter(&m_picture);
        painter.setFont(font());
        paintQuadrants(painter, colors);
        paintScales(painter, colors);
        paintPoints(painter, colors);
    }
    QPainter(this).drawPixmap(0, 0, m_picture);
}

/// Translucent, so that what several data sets share is darker.
void QualityScatter::paintQuadrants(QPainter& painter, const FigureColors& colors) const
{
    for (const QualityMedians& medians : m_medians) {
        const QRectF quadrant(place(medians.intrinsic, 1.0), place(1.0, medians.extrinsic));
        QColor shade = colors.focus;
        shade.setAlphaF(0.10F / static_cast<float>(m_medians.size()) + 0.02F);
        painter.fillRect(quadrant, shade);
    }
}

void QualityScatter::paintScales(QPainter& painter, const FigureColors& colors) const
{
    const QRectF plot = plotArea();
    const double line = QFontMetricsF(font()).height();
    for (double value : ticks) {
        painter.setPen(value > 0.0 ? colors.grid : colors.axis);
        painter.drawLine(place(value, 0.0), place(value, 1.0));
        painter.drawLine(place(0.0, value), place(1.0, value));
        painter.setPen(colors.muted);
        const QString text = QLocale().toString(value, 'f', 2);
        const QPointF below = place(value, 0.0);
        const QPointF beside = place(0.0, value);
        painter.drawText(QRectF(below.x() - 2 * line, below.y() + gap, 4 * line, line), Qt::AlignCenter, text);
        painter.drawText(QRectF(line, beside.y() - line / 2, beside.x() - gap - line, line),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter.setPen(QPen(colors.axis, 1.0, Qt::DashLine));
    for (const QualityMedians& medians : m_medians) {
        painter.drawLine(place(medians.intrinsic, 0.0), place(medians.intrinsic, 1.0));
        painter.drawLine(place(0.0, medians.extrinsic), place(1.0, medians.extrinsic));
    }
    painter.setPen(colors.text);
    painter.drawText(QRectF(plot.left(), plot.bottom() + line + 2 * gap, plot.width(), line), Qt::AlignCenter,
                     tr("Intrinsic quality (IQ)"));
    painter.save();
    painter.translate(0.0, plot.center().y());
    painter.rotate(-90.0);
    painter.drawText(QRectF(-plot.height() / 2, 0.0, plot.height(), line), Qt::AlignCenter,
                     tr("Extrinsic quality (EQ = IoU)"));
    painter.restore();
}

void QualityScatter::paintPoints(QPainter& painter, const FigureColors& colors) const
{
    std::vector<QPointF> others;
    std::vector<QPointF> family;
    for (const QualityPoints::Point& point : m_points->points)
        (stands(point) ? family : others).push_back(place(point));
    QColor fill = colors.look(Scenario::Pre).line;
    fill.setAlphaF(m_family ? 0.15F : 0.3F);
    drawStamps(painter, others, stamp(pointRadius, fill, {}, devicePixelRatioF()), size());
    drawStamps(painter, family,
               stamp(familyRadius, colors.look(Scenario::Post1).fill, colors.text, devicePixelRatioF()), size());
}

void QualityScatter::resizeEvent(QResizeEvent*) { redraw(); }

void QualityScatter::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

/// Of two at the same place, the one of the family, which lies on top.
std::optional<std::size_t> QualityScatter::pointAt(const QPointF& position) const
{
    std::optional<std::size_t> best;
    double nearest = reach;
    for (std::size_t i = 0; i < m_points->points.size(); ++i) {
        const QualityPoints::Point& point = m_points->points[i];
        const QPointF away = place(point) - position;
        const double distance = std::hypot(away.x(), away.y());
        const bool onTop = best && distance == nearest && stands(point);
        if (distance < nearest || onTop) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

QString QualityScatter::tooltipAt(const QPointF& position) const
{
    const auto found = pointAt(position);
    if (!found)
        return {};
    const QualityPoints::Point& point = m_points->points[*found];
    const MutantResult& mutant = (*m_points->mutants)[point.mutant];
    return QStringList{QString::fromStdString(mutant.bug), QString::fromStdString(mutant.name),
                       tr("Family: %1").arg(QString::fromStdString(m_points->families[point.family])),
                       tr("IQ %1, EQ %2").arg(number(point.intrinsic), number(point.extrinsic))}
        .join(QLatin1Char('\n'));
}

bool QualityScatter::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = tooltipAt(help->pos()).toHtmlEscaped();
    QToolTip::showText(help->globalPos(),
                       text.isEmpty() ? text : QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text), this);
    return true;
}

void QualityScatter::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = pointAt(event->position());
}

void QualityScatter::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const auto point = pointAt(event->position());
    if (std::exchange(m_pressed, std::nullopt) == point && point)
        Q_EMIT mutantClicked(m_points->points[*point].mutant);
}

void QualityScatter::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(pointAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

} // namespace semblance
