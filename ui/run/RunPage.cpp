// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/RunPage.h"

#include "ui/common/Duration.h"
#include "ui/common/Icons.h"
#include "ui/common/Settings.h"
#include "ui/common/WidgetState.h"
#include "ui/run/CurvesPane.h"
#include "ui/run/QueueModel.h"
#include "ui/run/WorkersPane.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTime>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace semblance {

namespace {

constexpr int maximumLogLines = 5000;

QFrame* card(QWidget* content, const QString& title = {})
{
    auto* frame = new QFrame;
    frame->setProperty("card", true);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    if (!title.isEmpty()) {
        auto* label = new QLabel(title);
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
        label->setContentsMargins(10, 8, 10, 2);
        layout->addWidget(label);
    }
    layout->addWidget(content, 1);
    return frame;
}

QSplitter* splitter(Qt::Orientation orientation, const QString& name, const QList<QWidget*>& widgets,
                    const QList<int>& sizes)
{
    auto* result = new QSplitter(orientation);
    result->setObjectName(name);
    result->setChildrenCollapsible(false);
    for (QWidget* widget : widgets)
        result->addWidget(widget);
    result->setSizes(sizes);
    for (int index = 0; index < sizes.size(); ++index)
        result->setStretchFactor(index, sizes[index]);
    return result;
}

} // namespace

RunPage::RunPage(RunActions& actions, Settings& settings, QWidget* parent)
    : QWidget(parent), m_queue(new QueueModel(this)), m_filter(new QueueFilter(this)), m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("runPage"));
    m_filter->setSourceModel(m_queue);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(8);
    layout->addWidget(makeToolbar(actions));
    layout->addWidget(m_stack, 1);
    m_stack->addWidget(makeEmptyPage(actions));
    m_stack->addWidget(makeContent(settings));
    reset();
}

QWidget* RunPage::makeToolbar(RunActions& actions)
{
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const RunAction each : {RunAction::Run, RunAction::Pause, RunAction::Resume, RunAction::Cancel}) {
        QAction* action = actions.action(each);
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName().replace(QStringLiteral("Action"), QStringLiteral("Button")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setVisible(action->isVisible());
        connect(action, &QAction::changed, button, [button, action] { button->setVisible(action->isVisible()); });
        layout->addWidget(button);
    }
    m_bar = new QProgressBar(bar);
    m_bar->setObjectName(QStringLiteral("runProgress"));
    m_bar->setAccessibleName(tr("Progress of the run"));
    m_bar->setMinimumWidth(200);
    m_times = new QLabel(bar);
    m_times->setObjectName(QStringLiteral("runTimes"));
    m_stateLabel = new QLabel(bar);
    m_stateLabel->setObjectName(QStringLiteral("runState"));
    layout->addSpacing(8);
    layout->addWidget(m_stateLabel);
    layout->addWidget(m_bar, 1);
    layout->addWidget(m_times);
    return bar;
}

QWidget* RunPage::makeFilterLine()
{
    auto* line = new QWidget;
    auto* text = new QLineEdit(line);
    text->setObjectName(QStringLiteral("queueFilter"));
    text->setPlaceholderText(tr("Filter the queue…"));
    text->setAccessibleName(tr("Filter the queue by text"));
    text->setClearButtonEnabled(true);
    auto* states = new QComboBox(line);
    states->setObjectName(QStringLiteral("queueStates"));
    states->setAccessibleName(tr("Filter the queue by state"));
    states->addItem(tr("All states"));
    for (const WorkState state : {WorkState::Waiting, WorkState::Running, WorkState::Finished, WorkState::Skipped,
                                  WorkState::Excluded, WorkState::Failed})
        states->addItem(icon(workStateIcon(state)), workStateText(state), static_cast<int>(state));
    m_count = new QLabel(line);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(8, 8, 8, 6);
    layout->addWidget(text, 1);
    layout->addWidget(states);
    layout->addWidget(m_count);
    connect(text, &QLineEdit::textChanged, m_filter, &QueueFilter::setText);
    connect(states, &QComboBox::currentIndexChanged, this, [this, states] {
        const QVariant state = states->currentData();
        m_filter->setState(state.isValid() ? std::optional(static_cast<WorkState>(state.toInt())) : std::nullopt);
    });
    for (const auto signal : {&QueueFilter::rowsInserted, &QueueFilter::rowsRemoved})
        connect(m_filter, signal, this, &RunPage::updateCount);
    connect(m_filter, &QueueFilter::modelReset, this, &RunPage::updateCount);
    return line;
}

QWidget* RunPage::makeQueue(Settings& settings)
{
    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("queueTable"));
    m_table->setAccessibleName(tr("Queue of trainings and mutants"));
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    QHeaderView* header = m_table->horizontalHeader();
    header->setObjectName(QStringLiteral("queueHeader"));
    header->setStretchLastSection(true);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int character = m_table->fontMetrics().averageCharWidth();
    const std::array<int, QueueModel::ColumnCount - 1> widths{13, 19, 10, 20, 12, 13};
    for (std::size_t column = 0; column < widths.size(); ++column)
        header->resizeSection(static_cast<int>(column), widths[column] * character);
    keepState(header, settings);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunPage::selectionChanged);

    auto* pane = new QWidget;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeFilterLine());
    layout->addWidget(m_table, 1);
    return pane;
}

QWidget* RunPage::makeContent(Settings& settings)
{
    m_curves = new CurvesPane;
    m_workers = new WorkersPane;
    m_log = new QPlainTextEdit;
    m_log->setObjectName(QStringLiteral("runLog"));
    m_log->setAccessibleName(tr("Log of the run"));
    m_log->setReadOnly(true);
    m_log->setMaximumBlockCount(maximumLogLines);
    m_log->setFrameShape(QFrame::NoFrame);
    m_log->setTabChangesFocus(true);
    QSplitter* top = splitter(Qt::Horizontal, QStringLiteral("runTopSplitter"),
                              {card(makeQueue(settings)), card(m_curves)}, {560, 520});
    QSplitter* bottom = splitter(Qt::Horizontal, QStringLiteral("runBottomSplitter"),
                                 {card(m_workers, tr("Workers")), card(m_log, tr("Log"))}, {560, 520});
    QSplitter* all = splitter(Qt::Vertical, QStringLiteral("runSplitter"), {top, bottom}, {520, 180});
    for (QSplitter* each : {top, bottom, all})
        keepState(each, settings);
    return all;
}

QWidget* RunPage::makeEmptyPage(RunActions& actions)
{
    auto* page = new QWidget;
    m_hint = new QLabel;
    m_hint->setObjectName(QStringLiteral("runHint"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMinimumWidth(420);
    auto* button = new QPushButton(icon(QStringLiteral("run")), actions.action(RunAction::Run)->text());
    button->setObjectName(QStringLiteral("hintRunButton"));
    connect(button, &QPushButton::clicked, actions.action(RunAction::Run), &QAction::trigger);
    const auto follow = [button, action = actions.action(RunAction::Run)] {
        button->setText(action->text());
        button->setEnabled(action->isEnabled());
    };
    connect(actions.action(RunAction::Run), &QAction::changed, button, follow);
    follow();
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(2);
    layout->addWidget(m_hint); // its text is centred; an aligned label would be given one line too few
    layout->addSpacing(10);
    layout->addWidget(button, 0, Qt::AlignCenter);
    layout->addStretch(3);
    return page;
}

void RunPage::reset()
{
    setItems({});
    m_curves->clear();
    m_workers->setIdle();
    m_log->clear();
    setState(RunState::Idle);
    setStored(0, 0);
    m_times->clear();
}

void RunPage::setStored(int done, int total)
{
    m_bar->setRange(0, std::max(1, total));
    m_bar->setValue(done);
    m_bar->setFormat(total > 0 ? tr("%v of %m instances") : QString());
    if (done > 0 && done < total)
        m_hint->setText(tr("%1 of %2 instances are there from an earlier run.\nResume it: what is finished is not "
                           "done again.")
                            .arg(QLocale().toString(done), QLocale().toString(total)));
    else if (total > 0 && done >= total)
        m_hint->setText(tr("Everything of this project is trained and compared.\nRun again after you have changed a "
                           "pair, an operator or the number of instances."));
    else
        m_hint->setText(tr("Nothing has been trained yet.\nRun trains the fixed, the faulty and the mutated programs "
                           "and compares them. You can pause at any time."));
}

void RunPage::setState(RunState state)
{
    m_stateLabel->setText(runStateText(state));
    const bool active = state == RunState::Preparing || state == RunState::Running || state == RunState::Paused
                        || state == RunState::Stopping;
    if (active)
        m_stack->setCurrentIndex(1);
    else
        m_workers->setIdle();
    if (state == RunState::Preparing) {
        m_curves->clear();
        m_bar->setRange(0, 0); // busy: how much there is to do is not known yet
        m_times->clear();
    }
}

void RunPage::setItems(const std::vector<WorkItem>& items)
{
    m_queue->setItems(items);
    m_stack->setCurrentIndex(items.empty() ? 0 : 1);
}

void RunPage::updateItem(const WorkItem& item) { m_queue->updateItem(item); }

void RunPage::setProgress(const RunProgress& progress)
{
    m_bar->setRange(0, std::max(1, progress.total));
    m_bar->setValue(progress.finished);
    m_bar->setFormat(tr("%v of %m instances"));
    const QString elapsed = tr("%1 elapsed").arg(durationText(progress.elapsedSeconds));
    const QString remaining = progress.remainingSeconds
                                  ? tr("about %1 remaining").arg(durationText(*progress.remainingSeconds))
                                  : tr("estimating what remains");
    const bool done = progress.finished >= progress.total;
    m_times->setText(done ? elapsed : QStringLiteral("%1 · %2").arg(elapsed, remaining));
    m_bar->setToolTip(tr("%1 of %2 mutants compared")
                          .arg(QLocale().toString(progress.mutantsCompared), QLocale().toString(progress.mutants)));
}

void RunPage::setActivity(const WorkerActivity& activity) { m_workers->setActivity(activity); }

void RunPage::setCurve(const LiveCurve& curve) { m_curves->setLive(curve); }

void RunPage::appendLog(const QString& text)
{
    m_log->appendPlainText(QStringLiteral("%1  %2").arg(QTime::currentTime().toString(Qt::ISODate), text));
}

void RunPage::showFinished(RunState state, const QString& message)
{
    setState(state);
    if (m_bar->maximum() == 0)
        m_bar->setRange(0, 1);
    if (!message.isEmpty())
        appendLog(message);
}

void RunPage::showHistory(int itemId, const std::vector<std::vector<EpochResult>>& instances)
{
    const auto& items = m_queue->items();
    if (itemId < 0 || itemId >= static_cast<int>(items.size()))
        return;
    const WorkItem& item = items[static_cast<std::size_t>(itemId)];
    std::vector<ShownCurve> curves;
    for (std::size_t index = 0; index < instances.size(); ++index) {
        if (!instances[index].empty())
            curves.push_back({tr("instance %1").arg(index + 1), instances[index], static_cast<int>(index)});
    }
    m_curves->showStored(QStringLiteral("%1 · %2").arg(item.bug, item.title), curves);
}

void RunPage::selectionChanged()
{
    const QModelIndex index = m_table->selectionModel()->currentIndex();
    if (!index.isValid() || !m_table->selectionModel()->hasSelection())
        return m_curves->showLive();
    const auto state = static_cast<WorkState>(index.data(QueueModel::StateRole).toInt());
    if (state == WorkState::Finished || state == WorkState::Excluded || state == WorkState::Failed)
        Q_EMIT historyRequested(index.data(QueueModel::IdRole).toInt());
    else
        m_curves->showLive();
}

void RunPage::updateCount()
{
    const int shown = m_filter->rowCount();
    const int all = m_queue->rowCount();
    m_count->setText(tr("%1 of %2").arg(QLocale().toString(shown), QLocale().toString(all)));
}

} // namespace semblance
