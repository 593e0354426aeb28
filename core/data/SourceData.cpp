// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/SourceData.h"

#include "core/data/BuiltInData.h"
#include "core/data/CsvReader.h"
#include "core/data/IdxReader.h"
#include "core/data/NumpyReader.h"
#include "core/data/SyntheticRules.h"
#include "core/statistics/Random.h"

#include <QCoreApplication>

#include <cmath>
#include <filesystem>
#include <numeric>

namespace semblance {

namespace {

SourceData fromTables(std::vector<Table> tables, const CsvFormat& format)
{
    const auto part = [&format](const Table& table) {
        auto [inputs, targets] = splitColumns(table, format);
        return DataPart{std::move(inputs), std::move(targets)};
    };
    SourceData data{part(tables.front()), std::nullopt};
    if (tables.size() > 1)
        data.test = part(tables.back());
    return data;
}

SourceData loadCsv(const DataRecipe& recipe, const DataLocator& locator)
{
    std::vector<FileBytes> files{readFileBytes(locator.find(recipe.trainInputs), recipe.trainInputs)};
    if (!recipe.testInputs.empty())
        files.push_back(readFileBytes(locator.find(recipe.testInputs), recipe.testInputs));
    return fromTables(readCsv(files, recipe.csv), recipe.csv);
}

/// The file is read as it was written; which columns are wanted is the recipe's affair.
SourceData loadBuiltIn(const DataRecipe& recipe)
{
    const BuiltInDataSet& set = builtInDataSet(recipe.name);
    CsvFormat format = set.format;
    format.columns = recipe.csv.columns;
    format.targets = recipe.csv.targets;
    return fromTables(readCsv({builtInFile(set)}, format), format);
}

Tensor readArray(const std::string& reference, SourceKind source, const DataLocator& locator)
{
    if (source == SourceKind::Idx)
        return readIdx(readFileBytes(locator.find(reference), reference));
    const auto [file, member] = splitNumpyReference(reference);
    const std::filesystem::path path = locator.find(file);
    if (!member.empty() || path.extension() == ".npz")
        return readNpz(path, file, member);
    return readNpy(readFileBytes(path, file));
}

Tensor loadArray(const std::string& reference, SourceKind source, const DataLocator& locator)
{
    Tensor tensor = readArray(reference, source, locator);
    requireFinite(tensor, QString::fromStdString(reference)); // arrays have no steps that treat missing values
    return tensor;
}

SourceData loadArrays(const DataRecipe& recipe, const DataLocator& locator)
{
    const auto part = [&](const std::string& inputs, const std::string& targets) {
        return DataPart{loadArray(inputs, recipe.source, locator), loadArray(targets, recipe.source, locator)};
    };
    SourceData data{part(recipe.trainInputs, recipe.trainTargets), std::nullopt};
    if (!recipe.testInputs.empty() || !recipe.testTargets.empty())
        data.test = part(recipe.testInputs, recipe.testTargets);
    return data;
}

void requireEqualRows(const DataPart& part, const DataRecipe& recipe, bool test)
{
    const std::size_t inputs = rowCount(part.inputs);
    const std::size_t targets = rowCount(part.targets);
    if (inputs == targets)
        return;
    const std::string& inputName = test ? recipe.testInputs : recipe.trainInputs;
    const std::string& targetName = test ? recipe.testTargets : recipe.trainTargets;
    throw Error(QCoreApplication::translate("core", "Inputs and targets do not belong together: %1 has %2 rows, %3 has "
                                                    "%4.")
                    .arg(QString::fromStdString(inputName))
                    .arg(inputs)
                    .arg(QString::fromStdString(targetName))
                    .arg(targets)
                    .toStdString());
}

DataPart selectPart(const DataPart& part, const std::vector<std::size_t>& rows)
{
    return {selectRows(part.inputs, rows), selectRows(part.targets, rows)};
}

SplitData splitFraction(const DataPart& part, const Split& split)
{
    if (!(split.testFraction > 0.0 && split.testFraction < 1.0))
        throw Error(QCoreApplication::translate("core", "The test fraction is %1; it must lie between 0 and 1.")
                        .arg(split.testFraction)
                        .toStdString());
    std::vector<std::size_t> order(rowCount(part.inputs));
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (split.shuffle)
        Random(split.seed, "split").shuffle(order);
    const auto testRows = static_cast<std::size_t>(std::ceil(static_cast<double>(order.size()) * split.testFraction));
    const auto cut = order.end() - static_cast<std::ptrdiff_t>(testRows);
    return {selectPart(part, {order.begin(), cut}), selectPart(part, {cut, order.end()})};
}

} // namespace

SourceData loadSource(const DataRecipe& recipe, const DataLocator& locator)
{
    const auto load = [&] {
        switch (recipe.source) {
        case SourceKind::BuiltIn:
            return loadBuiltIn(recipe);
        case SourceKind::Synthetic:
            return makeSynthetic(recipe);
        case SourceKind::Csv:
            return loadCsv(recipe, locator);
        case SourceKind::Numpy:
        case SourceKind::Idx:
            break;
        }
        return loadArrays(recipe, locator);
    };
    SourceData data = load();
    requireEqualRows(data.train, recipe, false);
    if (data.test)
        requireEqualRows(*data.test, recipe, true);
    return data;
}

SplitData splitSource(SourceData source, const Split& split)
{
    if (split.kind != SplitKind::Given && source.test)
        throw Error(QCoreApplication::translate("core",
                                                "The source brings its own test set, so nothing is to be split; "
                                                "set the split to given, or leave that test set out.")
                        .toStdString());
    SplitData data;
    if (split.kind == SplitKind::Fraction)
        data = splitFraction(source.train, split);
    else if (split.kind == SplitKind::Same)
        data = {source.train, source.train};
    else if (source.test)
        data = {std::move(source.train), std::move(*source.test)};
    else
        throw Error(QCoreApplication::translate("core",
                                                "The test set is empty: the source has none of its own; name test "
                                                "data, or set the split to fraction or same.")
                        .toStdString());
    return data;
}

} // namespace semblance
