// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selective/SelectionOutcome.h"

#include "core/interchange/StudyTables.h"
#include "ui/figure/Titles.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace semblance {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SelectionOutcome)
};

bool takesPart(const MutantResult& mutant)
{
    return mutant.scenario == Scenario::Pre && mutant.counts() && mutant.quality.has_value();
}

/// A cell as the table rounds it, in the user's locale.
QString textOf(const StudyTable& table, const std::vector<TableCell>& row, const char* key)
{
    const auto place = table.column(key);
    return place ? cellText(row[*place], table.columns[*place], QLocale()) : QString();
}

bool isTrue(const TableCell& cell)
{
    const auto* value = std::get_if<qint64>(&cell);
    return value && *value != 0;
}

} // namespace

QualityPoints qualityPoints(const MutantList& mutants)
{
    QualityPoints points{mutants, {}, {}};
    std::map<std::string, std::size_t> families;
    for (std::size_t i = 0; i < mutants->size(); ++i) {
        const MutantResult& mutant = (*mutants)[i];
        if (!takesPart(mutant))
            continue;
        const auto [family, isNew] = families.emplace(canonicalFamily(mutant), points.families.size());
        if (isNew)
            points.families.push_back(family->first);
        points.points.push_back({mutant.quality->quality, mutant.realism.overlap, i, family->second});
    }
    return points;
}

SelectionOutcome selectionOutcome(const std::vector<MutantResult>& mutants, const SelectionSettings& settings)
{
    TableOptions options;
    options.selection = settings;
    return {studyTable(TableKind::Families, mutants, options), studyTable(TableKind::Selection, mutants, options),
            qualityMedians(mutants)};
}

std::vector<std::string> qualityDatasets(const std::vector<MutantResult>& mutants)
{
    std::set<std::string> datasets;
    for (const MutantResult& mutant : mutants) {
        if (takesPart(mutant))
            datasets.insert(mutant.dataset);
    }
    return {datasets.begin(), datasets.end()};
}

std::set<std::string> usualDatasets(const std::vector<std::string>& datasets)
{
    const std::set<std::string> all(datasets.begin(), datasets.end());
    const std::set<std::string> chosenOn{"cleanml", "deepfd", "deeplocalize"};
    const bool published =
        all.count("defect4ml") > 0 && std::includes(all.begin(), all.end(), chosenOn.begin(), chosenOn.end());
    return published ? chosenOn : all;
}

StudyTable validationTable(const StudyTable& validation)
{
    StudyTable table{validation.title,
                     validation.note,
                     {{"dataset", Text::tr("Left out")},
                      {"value", Text::tr("Value")},
                      {"before", Text::tr("All")},
                      {"after", Text::tr("Selected")}},
                     {}};
    for (const auto& row : validation.rows) {
        const auto text = [&](const char* key) { return textOf(validation, row, key); };
        const QString dataset = datasetTitle(text("dataset").toStdString());
        table.rows.push_back({dataset, Text::tr("Mutants"), text("mutants_before"), text("mutants_after")});
        table.rows.push_back({dataset, Text::tr("Reduction"), QString(), text("reduction_ratio")});
        table.rows.push_back({dataset, Text::tr("Median IQ"), text("median_IQ_before"), text("median_IQ_after")});
        table.rows.push_back({dataset, Text::tr("Median EQ"), text("median_EQ_before"), text("median_EQ_after")});
        table.rows.push_back(
            {dataset, Text::tr("Share of High-High"), text("high_high_prop_before"), text("high_high_prop_after")});
    }
    return table;
}

std::size_t selectedFamilies(const StudyTable& families)
{
    const auto selected = families.column("selected");
    return selected ? static_cast<std::size_t>(std::count_if(families.rows.begin(), families.rows.end(),
                                                             [&](const auto& row) { return isTrue(row[*selected]); }))
                    : 0;
}

} // namespace semblance
