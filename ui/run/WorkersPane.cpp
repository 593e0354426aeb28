// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/WorkersPane.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace semblance {

WorkersPane::WorkersPane(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout), m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("workersPane"));
    m_hint->setText(tr("No worker is active."));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(10, 8, 10, 8);
    column->addWidget(m_hint);
    column->addLayout(m_grid);
    column->addStretch(1);
    m_grid->setHorizontalSpacing(10);
    m_grid->setColumnStretch(1, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

WorkersPane::Line& WorkersPane::line(int worker)
{
    while (static_cast<int>(m_lines.size()) <= worker) {
        const auto row = static_cast<int>(m_lines.size());
        Line line{new QLabel, new QProgressBar};
        line.text->setTextFormat(Qt::PlainText);
        // The text may be longer than the pane: it is cut there rather than making the pane wider.
        line.text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        line.epochs->setFixedWidth(130);
        // Keeps its place while hidden, so that lines do not jump between two trainings.
        QSizePolicy policy = line.epochs->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        line.epochs->setSizePolicy(policy);
        line.epochs->setFormat(tr("epoch %v of %m"));
        line.epochs->setAccessibleName(tr("Epochs of worker %1").arg(row + 1));
        m_grid->addWidget(new QLabel(tr("Worker %1").arg(row + 1)), row, 0);
        m_grid->addWidget(line.text, row, 1);
        m_grid->addWidget(line.epochs, row, 2);
        m_lines.push_back(line);
    }
    m_hint->hide();
    return m_lines[static_cast<std::size_t>(worker)];
}

void WorkersPane::setActivity(const WorkerActivity& activity)
{
    if (activity.worker < 0)
        return;
    const Line& shown = line(activity.worker);
    shown.text->setText(activity.text.isEmpty() ? tr("idle") : activity.text);
    shown.text->setToolTip(activity.text);
    shown.text->setEnabled(!activity.text.isEmpty());
    shown.epochs->setRange(0, std::max(1, activity.epochs));
    shown.epochs->setValue(activity.epoch);
    shown.epochs->setVisible(activity.epochs > 0 && !activity.text.isEmpty());
}

void WorkersPane::setIdle()
{
    for (std::size_t worker = 0; worker < m_lines.size(); ++worker)
        setActivity({static_cast<int>(worker), {}, -1, 0, 0});
}

QString WorkersPane::text(int worker) const
{
    const auto index = static_cast<std::size_t>(worker);
    return worker >= 0 && index < m_lines.size() ? m_lines[index].text->text() : QString();
}

} // namespace semblance
