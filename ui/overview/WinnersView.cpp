// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overview/WinnersView.h"

#include "ui/figure/Titles.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace semblance {

namespace {

constexpr int usualWidth = 560;
constexpr int leastWidth = 320;

QString count(std::size_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

} // namespace

WinnersView::WinnersView(QWidget* parent)
    : QWidget(parent)
    , m_style(style())
{
    setObjectName(QStringLiteral("winnersView"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Wins by data set"));
    setAccessibleDescription(tr("Arrow keys move from part to part, Enter shows the data set alone."));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

FigureStyle WinnersView::style() const { return screenStyle(palette(), font()); }

void WinnersView::setFigure(const WinnersFigure& figure)
{
    m_figure = figure;
    m_focused.reset();
    m_pressed.reset();
    m_height = {};
    updateGeometry();
    relayout();
}

void WinnersView::relayout()
{
    m_style = style();
    m_layout = layoutWinners(m_figure, m_style, FigureCanvas::screen(QSizeF(std::max(width(), leastWidth), 0.0)));
    update();
}

int WinnersView::heightForWidth(int width) const
{
    if (m_height.width() != width) {
        const FigureCanvas canvas = FigureCanvas::screen(QSizeF(std::max(width, leastWidth), 0.0));
        m_height = {width, qCeil(layoutWinners(m_figure, m_style, canvas).canvas.size.height())};
    }
    return m_height.height();
}

QSize WinnersView::sizeHint() const { return {usualWidth, heightForWidth(usualWidth)}; }

QSize WinnersView::minimumSizeHint() const { return {leastWidth, heightForWidth(std::max(width(), leastWidth))}; }

void WinnersView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintWinners(painter, m_figure, m_layout, m_style, hasFocus() ? m_focused : std::nullopt);
}

void WinnersView::resizeEvent(QResizeEvent*) { relayout(); }

void WinnersView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_height = {};
        relayout();
    }
}

void WinnersView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void WinnersView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

std::optional<std::size_t> WinnersView::partAt(const QPointF& point) const
{
    for (std::size_t i = 0; i < m_layout.parts.size(); ++i) {
        if (m_layout.parts[i].area.contains(point))
            return i;
    }
    return std::nullopt;
}

QString WinnersView::describe(const WinnersLayout::Part& part) const
{
    const WinCount& bar = m_figure.counts[part.count];
    const QString dataset = bar.dataset == "all" ? tr("All data sets") : datasetTitle(bar.dataset);
    const QString wins = part.byTieRule ? tr("%1 of %2 bugs won by the tie rule").arg(count(part.wins), count(bar.bugs))
                                        : tr("%1 of %2 bugs won").arg(count(part.wins), count(bar.bugs));
    return QStringList{dataset, scenarioTitle(part.scenario), wins}.join(QLatin1Char('\n'));
}

QString WinnersView::tooltipAt(const QPointF& point) const
{
    const auto part = partAt(point);
    return part ? describe(m_layout.parts[*part]) : QString();
}

bool WinnersView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = tooltipAt(help->pos()).toHtmlEscaped();
    QToolTip::showText(help->globalPos(),
                       text.isEmpty() ? text : QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text), this);
    return true;
}

void WinnersView::keyPressEvent(QKeyEvent* event)
{
    const std::size_t last = m_layout.parts.size() - 1;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (m_layout.parts.empty() || !(enter || forward || back)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (enter && m_focused)
        choose(*m_focused);
    else if (!m_focused)
        focusPart(forward || enter ? 0 : last);
    else
        focusPart(forward ? std::min(*m_focused + 1, last) : *m_focused - std::min<std::size_t>(*m_focused, 1));
}

void WinnersView::focusPart(std::size_t part)
{
    m_focused = part;
    setAccessibleDescription(describe(m_layout.parts[part]));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void WinnersView::choose(std::size_t part)
{
    const std::string& dataset = m_figure.counts[m_layout.parts[part].count].dataset;
    Q_EMIT datasetChosen(dataset == "all" ? QString() : QString::fromStdString(dataset));
}

void WinnersView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = partAt(event->position());
}

/// A click counts only where press and release hit the same part.
void WinnersView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const auto part = partAt(event->position());
    if (std::exchange(m_pressed, std::nullopt) == part && part) {
        m_focused = part;
        choose(*part);
    }
}

void WinnersView::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(partAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

} // namespace semblance
