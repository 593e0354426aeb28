// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Pages.h"

#include "ui/bugs/BugsPage.h"
#include "ui/common/Settings.h"
#include "ui/common/WidgetState.h"
#include "ui/deviations/DeviationsPage.h"
#include "ui/mutants/MutantsPage.h"
#include "ui/operators/OperatorsPage.h"
#include "ui/overview/OverviewPage.h"
#include "ui/results/StudyResults.h"
#include "ui/run/RunActions.h"
#include "ui/run/RunPage.h"
#include "ui/selective/SelectionPage.h"
#include "ui/window/SessionState.h"
#include "ui/window/StudyController.h"

#include <QAction>
#include <QCoreApplication>
#include <QSplitter>

namespace semblance {

namespace {

/// A page of results asks for what others do, and its splitters stay where they are put.
template <typename Page>
Page* makeResultsPage(const PageContext& context, const QString& name)
{
    auto* page = new Page(&context.results, &context.selection);
    page->setObjectName(name);
    for (QSplitter* splitter : page->template findChildren<QSplitter*>()) {
        if (!splitter->objectName().isEmpty())
            keepState(splitter, context.settings);
    }
    QObject::connect(page, &ResultsPage::runRequested, context.runActions.action(RunAction::Run), &QAction::trigger);
    QObject::connect(page, &ResultsPage::importRequested, &context.importResults, &QAction::trigger);
    QObject::connect(page, &ResultsPage::pageRequested, page, context.showPage);
    return page;
}

QWidget* makeOverviewPage(const PageContext& context)
{
    auto* page = makeResultsPage<OverviewPage>(context, QStringLiteral("overviewPage"));
    QObject::connect(&context.results, &StudyResults::deviationRulesChanged, page, &OverviewPage::setRules);
    return page;
}

QWidget* makeBugsPage(const PageContext& context)
{
    auto* page = makeResultsPage<BugsPage>(context, QStringLiteral("bugsPage"));
    QObject::connect(&context.results, &StudyResults::deviationRulesChanged, page, &BugsPage::setDeviationRules);
    return page;
}

QWidget* makeOperatorsPage(const PageContext& context)
{
    return makeResultsPage<OperatorsPage>(context, QStringLiteral("operatorsPage"));
}

/// Made after the pages that use the thresholds, so that they hear of the remembered ones.
QWidget* makeDeviationsPage(const PageContext& context)
{
    auto* page = makeResultsPage<DeviationsPage>(context, QStringLiteral("deviationsPage"));
    StudyResults& results = context.results;
    Settings& settings = context.settings;
    page->setRules(restoreRules(settings.value(Setting::DeviationRules).toByteArray()));
    results.setDeviationRules(page->rules());
    QObject::connect(page, &DeviationsPage::rulesChanged, page, [&results, &settings](const DeviationRules& rules) {
        settings.setValue(Setting::DeviationRules, saveRules(rules));
        results.setDeviationRules(rules);
    });
    return page;
}

QWidget* makeMutantsPage(const PageContext& context)
{
    return makeResultsPage<MutantsPage>(context, QStringLiteral("mutantsPage"));
}

QWidget* makeSelectionPage(const PageContext& context)
{
    auto* page = makeResultsPage<SelectionPage>(context, QStringLiteral("selectionPage"));
    Settings& settings = context.settings;
    page->setSettings(restoreFamilyChoice(settings.value(Setting::FamilyChoice).toByteArray()));
    QObject::connect(page, &SelectionPage::settingsChanged, page, [&settings](const SelectionSettings& choice) {
        settings.setValue(Setting::FamilyChoice, saveFamilyChoice(choice));
    });
    return page;
}

QWidget* makeRunPage(const PageContext& context)
{
    auto* page = new RunPage(context.runActions, context.settings);
    StudyController& study = context.study;
    QObject::connect(&study, &StudyController::opened, page, [page](const LoadedStudy& loaded) {
        page->reset();
        page->setStored(loaded.progress.done, loaded.progress.total);
    });
    QObject::connect(&study, &StudyController::closed, page, &RunPage::reset);
    QObject::connect(&study, &StudyController::refreshed, page, [page, &study](const LoadedStudy& loaded) {
        if (!study.isRunning())
            page->setStored(loaded.progress.done, loaded.progress.total);
    });
    QObject::connect(&study, &StudyController::runStateChanged, page, &RunPage::setState);
    QObject::connect(&study, &StudyController::planned, page, &RunPage::setItems);
    QObject::connect(&study, &StudyController::itemChanged, page, &RunPage::updateItem);
    QObject::connect(&study, &StudyController::progressChanged, page, &RunPage::setProgress);
    QObject::connect(&study, &StudyController::workerChanged, page, &RunPage::setActivity);
    QObject::connect(&study, &StudyController::curveChanged, page, &RunPage::setCurve);
    QObject::connect(&study, &StudyController::logged, page, &RunPage::appendLog);
    QObject::connect(&study, &StudyController::runFinished, page, &RunPage::showFinished);
    QObject::connect(&study, &StudyController::historyAvailable, page, &RunPage::showHistory);
    QObject::connect(page, &RunPage::historyRequested, &study, &StudyController::readHistory);
    return page;
}

} // namespace

std::vector<PageEntry> pageEntries()
{
    const auto title = [](const char* text) { return QCoreApplication::translate("Pages", text); };
    return {
        {QStringLiteral("overview"), title(QT_TRANSLATE_NOOP("Pages", "Overview")), makeOverviewPage},
        {QStringLiteral("bugs"), title(QT_TRANSLATE_NOOP("Pages", "Bugs")), makeBugsPage},
        {QStringLiteral("operators"), title(QT_TRANSLATE_NOOP("Pages", "Operators")), makeOperatorsPage},
        {QStringLiteral("deviations"), title(QT_TRANSLATE_NOOP("Pages", "Deviations")), makeDeviationsPage},
        {QStringLiteral("mutants"), title(QT_TRANSLATE_NOOP("Pages", "Mutants")), makeMutantsPage},
        {QStringLiteral("selection"), title(QT_TRANSLATE_NOOP("Pages", "Selection")), makeSelectionPage},
        {QStringLiteral("run"), title(QT_TRANSLATE_NOOP("Pages", "Run")), makeRunPage},
    };
}

} // namespace semblance
