// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/BugwiseFigure.h"

#include "ui/figure/ShownMutants.h"
#include "ui/figure/Titles.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(BugwiseFigure)
};

std::vector<Scenario> scenariosWithResults(const std::vector<BugDistribution>& boxes)
{
    std::set<Scenario> found;
    for (const BugDistribution& box : boxes)
        found.insert(box.scenario);
    return {found.begin(), found.end()};
}

QString noiseText(const NoiseFloor& noise)
{
    const QString source = noise.source == NoiseSource::Control ? Text::tr("control mutants")
                                                                : Text::tr("mutants whose mutation changed nothing");
    return Text::tr("grey band: training noise, quartiles over %1 bugs of the medians of %2")
        .arg(QString::number(noise.bugs), source);
}

QString footerText(const BugwiseOptions& options, std::size_t mutants)
{
    QStringList parts{Text::tr("Box: quartiles (type 7)"),
                      Text::tr("whiskers: most extreme value within 1.5 IQR of the box")};
    if (options.showOutliers)
        parts << Text::tr("points: outliers");
    if (options.showCounts)
        parts << Text::tr("n: mutants");
    parts << Text::tr("mutants in all: %1").arg(mutants);
    if (options.noise)
        parts << noiseText(*options.noise);
    return parts.join(Text::tr("; "));
}

BugwiseFigure::Bug bugEntry(const std::string& id, const std::string& dataset, bool grouped)
{
    BugwiseFigure::Bug bug{id, QString::fromStdString(id), QString::fromStdString(id), {}};
    if (grouped && !dataset.empty()) {
        bug.group = datasetTitle(dataset);
        if (id.size() > dataset.size() && id.compare(0, dataset.size(), dataset) == 0)
            bug.shortLabel = QString::fromStdString(id.substr(dataset.size()));
    }
    return bug;
}

} // namespace

const BugDistribution* BugwiseFigure::box(std::size_t bug, Scenario scenario) const
{
    const auto before = [](const BugDistribution& box, const std::pair<const std::string&, Scenario>& key) {
        return std::pair<const std::string&, Scenario>(box.bug, box.scenario) < key;
    };
    const std::pair<const std::string&, Scenario> key(bugs[bug].id, scenario);
    const auto found = std::lower_bound(boxes.begin(), boxes.end(), key, before);
    return found != boxes.end() && found->bug == bugs[bug].id && found->scenario == scenario ? &*found : nullptr;
}

BugwiseFigure bugwiseFigure(const std::vector<MutantResult>& mutants, const BugwiseOptions& options)
{
    const ShownMutants shown(mutants, options.dataset, options.scenarios);
    BugwiseFigure figure;
    figure.metric = options.metric;
    figure.boxes = bugDistributions(shown.list(), options.metric);
    figure.scenarios = options.scenarios.empty() ? scenariosWithResults(figure.boxes) : options.scenarios;
    figure.orientation = options.orientation;
    figure.showOutliers = options.showOutliers;
    figure.showCounts = options.showCounts;
    figure.valueTitle = metricTitle(options.metric);
    figure.noise = options.noise;
    figure.title = Text::tr("%1 by bug").arg(metricTitle(options.metric));
    std::size_t count = 0;
    for (const BugDistribution& box : figure.boxes)
        count += box.box.n;
    figure.footer = footerText(options, count);

    std::map<std::string, std::string> datasets;
    for (const BugDistribution& box : figure.boxes)
        datasets[box.bug] = box.dataset;
    for (const std::string& id : orderedBugs(shown.list(), options.metric, options.order)) {
        if (const auto dataset = datasets.find(id); dataset != datasets.end())
            figure.bugs.push_back(bugEntry(id, dataset->second, options.order == BugOrder::Id));
    }
    return figure;
}

QString describeBox(const BugDistribution& box)
{
    const QLocale locale;
    const auto number = [&locale](double value) { return locale.toString(value, 'f', 4); };
    const BoxSummary& summary = box.box;
    const QStringList lines{
        Text::tr("%1, %2, %3")
            .arg(QString::fromStdString(box.bug), scenarioTitle(box.scenario), metricSymbol(box.metric)),
        Text::tr("n %1").arg(locale.toString(static_cast<qulonglong>(summary.n))),
        Text::tr("minimum %1, maximum %2").arg(number(summary.minimum), number(summary.maximum)),
        Text::tr("quartiles %1, %2, %3").arg(number(summary.q1), number(summary.median), number(summary.q3)),
        Text::tr("whiskers %1 to %2").arg(number(summary.whiskerLow), number(summary.whiskerHigh)),
        Text::tr("outliers: %1").arg(locale.toString(static_cast<qulonglong>(summary.outliers.size()))),
    };
    return lines.join(QLatin1Char('\n'));
}

} // namespace semblance
