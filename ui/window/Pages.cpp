// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Pages.h"

#include "ui/bugs/BugsPage.h"
#include "ui/common/Settings.h"
#include "ui/common/WidgetState.h"
#include "ui/run/RunActions.h"
#include "ui/run/RunPage.h"
#include "ui/window/StudyController.h"

#include <QAction>
#include <QCoreApplication>
#include <QSplitter>

namespace semblance {

namespace {

QWidget* makeBugsPage(const PageContext& context)
{
    auto* page = new BugsPage(&context.selection);
    page->setObjectName(QStringLiteral("bugsPage"));
    keepState(page->splitter(), context.settings);
    StudyController& study = context.study;
    const auto showResults = [page, &figure = context.exportFigure](const std::vector<MutantResult>& mutants) {
        page->setMutants(mutants);
        figure.setEnabled(!mutants.empty());
    };
    const auto showStudy = [showResults](const LoadedStudy& loaded) { showResults(loaded.mutants); };
    QObject::connect(&study, &StudyController::opened, page, showStudy);
    QObject::connect(&study, &StudyController::refreshed, page, showStudy);
    QObject::connect(&study, &StudyController::closed, page, [showResults] { showResults({}); });
    QObject::connect(&study, &StudyController::mutantsReplaced, page, showResults);
    QObject::connect(&study, &StudyController::mutantCompared, page,
                     [page, &figure = context.exportFigure](const MutantResult& mutant) {
                         page->addMutant(mutant);
                         figure.setEnabled(true);
                     });
    QObject::connect(page, &BugsPage::runRequested, context.runActions.action(RunAction::Run), &QAction::trigger);
    QObject::connect(&context.exportFigure, &QAction::triggered, page, &BugsPage::exportFigure);
    QObject::connect(page, &BugsPage::exportRequested, page, &BugsPage::exportFigure);
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
    return {
        {QStringLiteral("bugs"), QCoreApplication::translate("Pages", "Bugs"), makeBugsPage},
        {QStringLiteral("run"), QCoreApplication::translate("Pages", "Run"), makeRunPage},
    };
}

} // namespace semblance
