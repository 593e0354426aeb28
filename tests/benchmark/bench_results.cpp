// SPDX-License-Identifier: GPL-3.0-or-later

// How long users wait for the published study and for ten such studies: import, opening until the first chart, and
// every change of the filter on every page. Prints medians of repeated runs in one process and the growth from one
// study to ten.

#include "core/interchange/ResultsImport.h"
#include "core/study/Project.h"
#include "tests/support/TestData.h"
#include "ui/common/Settings.h"
#include "ui/window/MainWindow.h"
#include "ui/window/StudyLoading.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

using namespace semblance;

namespace {

constexpr int repetitions = 5;

double milliseconds(const std::function<void()>& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// The same study several times over, under other names of bugs.
ImportedResults copies(const ImportedResults& study, int count)
{
    ImportedResults all;
    for (int copy = 0; copy < count; ++copy) {
        for (MutantResult mutant : study.mutants) {
            if (copy > 0)
                mutant.bug.append("-").append(std::to_string(copy));
            all.mutants.push_back(std::move(mutant));
        }
    }
    return all;
}

using Measurements = std::vector<std::pair<QString, double>>;

/// One change of the filter until the page is painted again; both ways, so that every repetition does the same work.
double change(MainWindow& window, const std::function<void(FilterSelection&)>& there,
              const std::function<void(FilterSelection&)>& back)
{
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        for (const auto& step : {there, back})
            times.push_back(milliseconds([&] {
                step(window.selection());
                QCoreApplication::processEvents();
                window.repaint();
            }));
    }
    return median(times);
}

void measurePages(MainWindow& window, Measurements& results)
{
    for (const QString page : {"overview", "bugs", "operators", "deviations", "mutants", "selection"}) {
        const double shown = milliseconds([&] {
            window.showPage(page);
            QCoreApplication::processEvents();
        });
        results.emplace_back(page + QStringLiteral(": first shown"), shown);
        results.emplace_back(page + QStringLiteral(": metric"),
                             change(
                                 window, [](FilterSelection& s) { s.setMetric(Metric::Overlap); },
                                 [](FilterSelection& s) { s.setMetric(Metric::CouplingStrength); }));
        results.emplace_back(page + QStringLiteral(": data set"),
                             change(
                                 window, [](FilterSelection& s) { s.setDataset(QStringLiteral("deepfd")); },
                                 [](FilterSelection& s) { s.setDataset({}); }));
        results.emplace_back(page + QStringLiteral(": text"),
                             change(
                                 window, [](FilterSelection& s) { s.setText(QStringLiteral("relu")); },
                                 [](FilterSelection& s) { s.setText({}); }));
    }
}

Measurements measure(const ImportedResults& study)
{
    Measurements results;
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("study")).toStdString();
    Project::create(path);
    results.emplace_back(QStringLiteral("write into the store"), milliseconds([&] { importResults(study, path, {}); }));
    results.emplace_back(QStringLiteral("read from the store"), milliseconds([&] { loadStudy(path); }));

    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow window(settings);
    window.resize(1400, 860);
    window.show();
    window.showPage(QStringLiteral("bugs"));
    results.emplace_back(QStringLiteral("open until the first chart"), milliseconds([&] {
                             window.beginWithPage(QStringLiteral("bugs"));
                             window.openProject(QString::fromStdString(path.string()));
                             while (window.results().all()->empty())
                                 QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
                             QCoreApplication::processEvents();
                             window.repaint();
                         }));
    measurePages(window, results);
    return results;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QTextStream out(stdout);
    const QString published = testing::publishedFolder() + QStringLiteral("/dl-mutant-realism/results");
    ImportedResults study;
    std::vector<double> reading;
    for (int i = 0; i < repetitions; ++i)
        reading.push_back(milliseconds([&] { study = readPublishedResults(published.toStdString()); }));
    out << QStringLiteral("read the published files: %1 ms (median of %2)\n")
               .arg(median(reading), 0, 'f', 0)
               .arg(repetitions);
    out.flush();

    const Measurements one = measure(study);
    const Measurements ten = measure(copies(study, 10));
    out << QStringLiteral("%1 %2 %3 %4\n")
               .arg(QStringLiteral("ms"), -32)
               .arg(study.mutants.size(), 9)
               .arg(10 * study.mutants.size(), 9)
               .arg(QStringLiteral("growth"), 7);
    for (std::size_t i = 0; i < one.size(); ++i)
        out << QStringLiteral("%1 %2 %3 %4\n")
                   .arg(one[i].first, -32)
                   .arg(one[i].second, 9, 'f', 1)
                   .arg(ten[i].second, 9, 'f', 1)
                   .arg(ten[i].second / one[i].second, 7, 'f', 1);
    return 0;
}
