// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/Titles.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace semblance {

namespace {

struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Titles)
};

} // namespace

QString scenarioTitle(Scenario scenario)
{
    switch (scenario) {
    case Scenario::Pre:
        return Titles::tr("Pre-training");
    case Scenario::Post1:
        return Titles::tr("Post-training, scenario 1");
    case Scenario::Post2:
        return Titles::tr("Post-training, scenario 2");
    case Scenario::Control:
        return Titles::tr("Control (training noise)");
    }
    return {};
}

QString scenarioName(Scenario scenario)
{
    constexpr std::array names{"pre", "post1", "post2", "control"};
    return QLatin1String(names[static_cast<std::size_t>(scenario)]);
}

QString metricTitle(Metric metric)
{
    switch (metric) {
    case Metric::CouplingStrength:
        return Titles::tr("Coupling strength");
    case Metric::Overlap:
        return Titles::tr("Overlap (IoU)");
    case Metric::Coverage:
        return Titles::tr("Coverage (R)");
    }
    return {};
}

QString metricSymbol(Metric metric)
{
    constexpr std::array symbols{"CS", "IoU", "R"};
    return QLatin1String(symbols[static_cast<std::size_t>(metric)]);
}

QString bugCountText(std::size_t bugs) { return bugs == 1 ? Titles::tr("1 bug") : Titles::tr("%1 bugs").arg(bugs); }

QString datasetTitle(const std::string& dataset)
{
    // Proper names of the published benchmarks.
    static const std::array<std::pair<const char*, const char*>, 4> known{
        {{"cleanml", "CleanML"}, {"deepfd", "DeepFD"}, {"deeplocalize", "DeepLocalize"}, {"defect4ml", "defect4ML"}}};
    for (const auto& [name, title] : known) {
        if (dataset == name)
            return QLatin1String(title);
    }
    return QString::fromStdString(dataset);
}

} // namespace semblance
