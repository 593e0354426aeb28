// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/CurvesPane.h"

#include "ui/common/StateColor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace semblance {

CurvesPane::CurvesPane(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_back(new QToolButton(this))
    , m_legend(new QLabel(this))
    , m_hint(new QLabel(tr("Curves appear here while a training runs. Select a finished line of the queue to see its "
                           "curves again."), this))
    , m_charts(new QWidget(this))
    , m_stack(new QStackedLayout)
    , m_loss(new CurveChart(CurveChart::Measure::Loss, m_charts))
    , m_accuracy(new CurveChart(CurveChart::Measure::Accuracy, m_charts))
{
    m_title->setObjectName(QStringLiteral("curvesTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_back->setObjectName(QStringLiteral("liveButton"));
    m_back->setText(tr("Show running trainings"));
    m_back->setAutoRaise(true);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setMargin(24);
    m_hint->setForegroundRole(QPalette::PlaceholderText);

    auto* header = new QHBoxLayout;
    header->addWidget(m_title, 1);
    header->addWidget(m_back);
    auto* charts = new QHBoxLayout(m_charts);
    charts->setContentsMargins(0, 0, 0, 0);
    charts->addWidget(m_loss);
    charts->addWidget(m_accuracy);
    m_stack->addWidget(m_hint);
    m_stack->addWidget(m_charts);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addLayout(header);
    layout->addLayout(m_stack, 1);
    layout->addWidget(m_legend);

    connect(m_back, &QToolButton::clicked, this, &CurvesPane::showLive);
    refresh();
}

void CurvesPane::setLive(const LiveCurve& curve)
{
    if (m_live.find(curve.worker) == m_live.end() && m_live.size() >= maximumLive)
        return;
    m_live[curve.worker] = curve;
    if (!m_stored)
        refresh();
}

void CurvesPane::showStored(const QString& title, const std::vector<ShownCurve>& instances)
{
    m_stored = Stored{title, instances};
    refresh();
}

void CurvesPane::showLive()
{
    m_stored.reset();
    refresh();
}

void CurvesPane::clear()
{
    m_live.clear();
    showLive();
}

void CurvesPane::refresh()
{
    std::vector<ShownCurve> curves;
    if (m_stored) {
        curves = m_stored->instances;
    } else {
        for (const auto& [worker, curve] : m_live)
            curves.push_back({curve.title, curve.history, static_cast<int>(curves.size())});
    }
    m_title->setText(m_stored ? m_stored->title : tr("Running trainings"));
    m_back->setVisible(m_stored && !m_live.empty());
    m_loss->setCurves(curves);
    m_accuracy->setCurves(curves);
    refreshLegend(curves);
    m_stack->setCurrentWidget(curves.empty() ? static_cast<QWidget*>(m_hint) : m_charts);
    m_legend->setVisible(!curves.empty());
}

void CurvesPane::refreshLegend(const std::vector<ShownCurve>& curves)
{
    QStringList entries;
    for (const ShownCurve& curve : curves) {
        entries += QStringLiteral("<span style='color:%1'>●</span>&nbsp;%2")
                       .arg(curveColor(curve.color, palette()).name(), curve.title.toHtmlEscaped());
    }
    entries += tr("solid: training, dashed: validation").toHtmlEscaped();
    m_legend->setText(entries.join(QStringLiteral(" &nbsp; ")));
}

void CurvesPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace semblance
