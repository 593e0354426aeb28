// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/SelectiveMutation.h"
#include "core/interchange/StudyTablesFields.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace semblance::tables {

namespace {

template <typename Value>
std::function<TableCell(const MutantFamily&)> ofFamily(Value MutantFamily::*value)
{
    return [value](const MutantFamily& family) { return cell(family.*value); };
}

/// A data set left out, with what was chosen on the others.
struct SelectionRow {
    SelectionSettings settings;
    std::size_t selected = 0; ///< families
    SelectionValidation validation;
};

template <typename Value>
std::function<TableCell(const SelectionRow&)> ofValidation(Value SelectionValidation::*value)
{
    return [value](const SelectionRow& row) { return cell(row.validation.*value); };
}

std::vector<SelectionRow> validated(const std::vector<MutantResult>& mutants, const SelectionSettings& settings)
{
    const std::vector<MutantFamily> families = mutantFamilies(mutants, settings);
    const auto selected = std::count_if(families.begin(), families.end(), [](const auto& f) { return f.selected; });
    std::vector<SelectionRow> rows;
    for (const SelectionValidation& validation : validateSelection(mutants, families, settings))
        rows.push_back({settings, static_cast<std::size_t>(selected), validation});
    return rows;
}

std::vector<SelectionRow> selectionRows(const std::vector<MutantResult>& mutants, const SelectionSettings& settings)
{
    if (!settings.datasets.empty())
        return validated(mutants, settings);
    std::vector<SelectionRow> rows;
    const std::vector<QualityMedians> datasets = qualityMedians(mutants, settings);
    for (const QualityMedians& left : datasets) {
        SelectionSettings others = settings;
        for (const QualityMedians& other : datasets)
            if (other.dataset != left.dataset)
                others.datasets.insert(other.dataset);
        if (others.datasets.empty()) // a single data set: nothing to choose on
            break;
        const std::vector<SelectionRow> row = validated(mutants, others);
        rows.insert(rows.end(), row.begin(), row.end());
    }
    return rows;
}

TableCell chosenOn(const SelectionRow& row)
{
    QStringList names;
    for (const std::string& dataset : row.settings.datasets)
        names << QString::fromStdString(dataset);
    return names.join(QLatin1Char('|'));
}

QString medianNote(const std::vector<MutantResult>& mutants, const SelectionSettings& settings)
{
    QStringList medians;
    for (const QualityMedians& m : qualityMedians(mutants, settings))
        medians << QCoreApplication::translate("core", "%1 %2 and %3")
                       .arg(QString::fromStdString(m.dataset))
                       .arg(m.intrinsic, 0, 'f', 3)
                       .arg(m.extrinsic, 0, 'f', 3);
    return QCoreApplication::translate("core", "High-High: IQ and EQ (IoU with the fault) at or above the data set's "
                                               "medians: %1.")
        .arg(medians.join(QStringLiteral("; ")));
}

std::vector<Field<MutantFamily>> familyFields()
{
    return {
        {textColumn("family", QT_TRANSLATE_NOOP("core", "Family")), ofFamily(&MutantFamily::id)},
        {textColumn("operator", QT_TRANSLATE_NOOP("core", "Operator"), Use::Data), ofFamily(&MutantFamily::operatorId)},
        {textColumn("canonical_key", QT_TRANSLATE_NOOP("core", "Configuration"), Use::Data),
         ofFamily(&MutantFamily::key)},
        {integerColumn("total_mutants", QT_TRANSLATE_NOOP("core", "Mutants")), ofFamily(&MutantFamily::mutants)},
        {integerColumn("high_high_mutants", QT_TRANSLATE_NOOP("core", "High-High")), ofFamily(&MutantFamily::highHigh)},
        {integerColumn("support_bugs", QT_TRANSLATE_NOOP("core", "Bugs")), ofFamily(&MutantFamily::bugs)},
        {integerColumn("support_datasets", QT_TRANSLATE_NOOP("core", "Data sets"), Use::Data),
         ofFamily(&MutantFamily::datasets)},
        {integerColumn("high_high_bugs", QT_TRANSLATE_NOOP("core", "High-High bugs"), Use::Data),
         ofFamily(&MutantFamily::highHighBugs)},
        {integerColumn("high_high_datasets", QT_TRANSLATE_NOOP("core", "High-High data sets"), Use::Data),
         ofFamily(&MutantFamily::highHighDatasets)},
        {numberColumn("hit_rate", QT_TRANSLATE_NOOP("core", "Hit rate")), ofFamily(&MutantFamily::hitRate)},
        {integerColumn("selected", QT_TRANSLATE_NOOP("core", "Selected")), ofFamily(&MutantFamily::selected)},
    };
}

std::vector<Field<SelectionRow>> selectionFields()
{
    using V = SelectionValidation;
    return {
        {textColumn("dataset", QT_TRANSLATE_NOOP("core", "Data set")), ofValidation(&V::dataset)},
        {textColumn("chosen_on", QT_TRANSLATE_NOOP("core", "Chosen on"), Use::Data), chosenOn},
        {numberColumn("hit_rate_threshold", QT_TRANSLATE_NOOP("core", "Least hit rate"), Use::Data, 2),
         [](const SelectionRow& row) { return cell(row.settings.hitRate); }},
        {integerColumn("selected_families", QT_TRANSLATE_NOOP("core", "Families")),
         [](const SelectionRow& row) { return cell(row.selected); }},
        {integerColumn("mutants_before", QT_TRANSLATE_NOOP("core", "Mutants")), ofValidation(&V::before)},
        {integerColumn("mutants_after", QT_TRANSLATE_NOOP("core", "Mutants selected")), ofValidation(&V::after)},
        {numberColumn("reduction_ratio", QT_TRANSLATE_NOOP("core", "Reduction")), ofValidation(&V::reduction)},
        {numberColumn("median_IQ_before", "IQ", Use::Data), ofValidation(&V::intrinsicBefore)},
        {numberColumn("median_IQ_after", QT_TRANSLATE_NOOP("core", "IQ selected"), Use::Data),
         ofValidation(&V::intrinsicAfter)},
        {numberColumn("median_EQ_before", "EQ", Use::Data), ofValidation(&V::extrinsicBefore)},
        {numberColumn("median_EQ_after", QT_TRANSLATE_NOOP("core", "EQ selected"), Use::Data),
         ofValidation(&V::extrinsicAfter)},
        {numberColumn("high_high_prop_before", QT_TRANSLATE_NOOP("core", "High-High")),
         ofValidation(&V::highHighBefore)},
        {numberColumn("high_high_prop_after", QT_TRANSLATE_NOOP("core", "High-High selected")),
         ofValidation(&V::highHighAfter)},
    };
}

} // namespace

StudyTable familyTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    return tableOf(QCoreApplication::translate("core", "Families of pre-training mutants"),
                   medianNote(mutants, options.selection), familyFields(), mutantFamilies(mutants, options.selection));
}

StudyTable selectionTable(const std::vector<MutantResult>& mutants, const TableOptions& options)
{
    return tableOf(QCoreApplication::translate("core", "Selective mutation on data sets left out"),
                   QCoreApplication::translate("core", "Families with a hit rate of at least %1 on the other data "
                                                       "sets are selected. High-High: share of mutants with IQ and EQ "
                                                       "at or above the medians of the data set.")
                       .arg(exactText(options.selection.hitRate)),
                   selectionFields(), selectionRows(mutants, options.selection));
}

} // namespace semblance::tables
