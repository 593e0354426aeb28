// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/BugDistributions.h"
#include "core/analysis/NoiseFloor.h"

#include <QString>
#include <Qt>

#include <optional>
#include <string>
#include <vector>

namespace semblance {

/// What the bug-wise figure shows: one box for every (bug, scenario). All text is translated already.
struct BugwiseFigure {
    struct Bug {
        std::string id;
        QString label;      ///< "deepfd002"
        QString shortLabel; ///< "002": enough below a heading with the data set
        QString group;      ///< heading "DeepFD" when the bugs of a data set stand together, else empty
    };
    Metric metric = Metric::CouplingStrength;
    std::vector<Scenario> scenarios;            ///< side by side in this order
    std::vector<Bug> bugs;                      ///< in the order of drawing
    std::vector<BugDistribution> boxes;         ///< by bug id, then scenario; what is not here stays a gap
    std::optional<NoiseFloor> noise;            ///< drawn as a band from q1 to q3
    Qt::Orientation orientation = Qt::Vertical; ///< of the boxes
    bool showOutliers = true;
    bool showCounts = true;
    QString title;
    QString valueTitle;
    QString footer; ///< whisker rule, kind of quantile, what n means

    /// The box of a bug and scenario, or nullptr.
    const BugDistribution* box(std::size_t bug, Scenario scenario) const;
};

/// What to draw of the results.
struct BugwiseOptions {
    Metric metric = Metric::CouplingStrength;
    std::string dataset; ///< empty: all
    BugOrder order = BugOrder::Id;
    std::vector<Scenario> scenarios; ///< empty: those that have results
    Qt::Orientation orientation = Qt::Vertical;
    bool showOutliers = true;
    bool showCounts = true;
    std::optional<NoiseFloor> noise; ///< of the same metric
};

BugwiseFigure bugwiseFigure(const std::vector<MutantResult>& mutants, const BugwiseOptions& options);

/// Five numbers, whiskers and outliers as lines of text, for tooltips and screen readers.
QString describeBox(const BugDistribution& box);

} // namespace semblance
