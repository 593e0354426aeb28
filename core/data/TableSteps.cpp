// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/PreprocessingSteps.h"

#include "core/program/Error.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <type_traits>

namespace semblance {

namespace {

/// The named columns; without names all that `wanted` accepts.
template <typename Wanted>
std::vector<std::size_t> selectedColumns(const Table& table, const PreprocessingStep& step, Wanted wanted)
{
    std::vector<std::size_t> indices;
    for (const std::string& reference : step.columns)
        indices.push_back(columnIndex(table, reference));
    for (std::size_t c = 0; step.columns.empty() && c < table.columns.size(); ++c) {
        if (wanted(table.columns[c]))
            indices.push_back(c);
    }
    return indices;
}

std::string categoryName(double number)
{
    std::array<char, 32> text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}
std::string categoryName(const std::string& text)
{
    return text;
}

/// A value that is there; T is double for numeric columns, std::string for text.
template <typename T>
const T& valueAt(const Column& column, std::size_t row)
{
    if constexpr (std::is_same_v<T, double>)
        return column.numbers[row];
    else
        return *column.texts[row];
}

/// How often each value occurs, sorted; missing ones are left out.
template <typename T>
void count(std::map<T, std::size_t>& counts, const Column& column)
{
    for (std::size_t row = 0; row < column.rows(); ++row) {
        if (!column.isMissing(row))
            ++counts[valueAt<T>(column, row)];
    }
}

/// The first of the values that occur most often.
template <typename T>
T mostFrequent(const std::map<T, std::size_t>& counts)
{
    return std::max_element(counts.begin(), counts.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

/// The category number of every row, -1 where the value is missing, and the names of the categories in sorted order.
struct Categories {
    std::vector<int> train;
    std::vector<int> test;
    std::vector<std::string> names;
};

/// Throws Error with the place of a value that has no code.
template <typename T>
std::vector<int> encodeRows(const Table& table, const Column& column, const std::map<T, std::size_t>& codes)
{
    std::vector<int> rows(column.rows(), -1);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (column.isMissing(row))
            continue;
        const auto found = codes.find(valueAt<T>(column, row));
        if (found == codes.end())
            throw Error(table.position(row, column),
                        QCoreApplication::translate("core",
                                                    "'%1' in column '%2' does not occur in the training rows; set "
                                                    "fit_on = \"all\" in the step that encodes it")
                            .arg(QString::fromStdString(categoryName(valueAt<T>(column, row))),
                                 QString::fromStdString(column.name))
                            .toStdString());
        rows[row] = static_cast<int>(found->second);
    }
    return rows;
}

template <typename T>
Categories categoriesAs(const Table& train, const Table& test, std::size_t c, FitOn fitOn)
{
    std::map<T, std::size_t> codes;
    count(codes, train.columns[c]);
    if (fitOn == FitOn::All)
        count(codes, test.columns[c]);
    Categories categories;
    for (auto& [value, code] : codes) {
        code = categories.names.size();
        categories.names.push_back(categoryName(value));
    }
    categories.train = encodeRows(train, train.columns[c], codes);
    categories.test = encodeRows(test, test.columns[c], codes);
    return categories;
}

Categories categoriesOf(const Table& train, const Table& test, std::size_t c, FitOn fitOn)
{
    return train.columns[c].isText ? categoriesAs<std::string>(train, test, c, fitOn)
                                   : categoriesAs<double>(train, test, c, fitOn);
}

/// Missing values stay missing.
template <typename Function>
std::vector<double> mapCodes(const std::vector<int>& codes, Function function)
{
    std::vector<double> values;
    values.reserve(codes.size());
    for (const int code : codes)
        values.push_back(code < 0 ? std::numeric_limits<double>::quiet_NaN() : function(code));
    return values;
}

/// What a missing value becomes: one of the two, by the kind of column.
struct Filling {
    double number = 0.0;
    std::string text;
};

template <typename T>
std::map<T, std::size_t> countAll(const std::vector<const Column*>& columns)
{
    std::map<T, std::size_t> counts;
    for (const Column* column : columns)
        count(counts, *column);
    if (counts.empty())
        throw Error(QCoreApplication::translate("core", "column '%1' has no values to learn from")
                        .arg(QString::fromStdString(columns.front()->name))
                        .toStdString());
    return counts;
}

Filling statisticFilling(const std::string& fill, const std::vector<const Column*>& learnFrom)
{
    if (learnFrom.front()->isText)
        return {0.0, mostFrequent(countAll<std::string>(learnFrom))};
    const std::map<double, std::size_t> counts = countAll<double>(learnFrom);
    if (fill == "most_frequent")
        return {mostFrequent(counts), {}};

    std::vector<double> sorted;
    for (const auto& [value, times] : counts)
        sorted.insert(sorted.end(), times, value);
    const std::size_t n = sorted.size();
    if (fill == "median")
        return {(sorted[(n - 1) / 2] + sorted[n / 2]) / 2.0, {}};
    return {std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(n), {}};
}

bool isStatistic(const std::string& fill)
{
    return fill == "mean" || fill == "median" || fill == "most_frequent";
}

Filling filling(const PreprocessingStep& step, const Column& train, const Column& test)
{
    if (isStatistic(step.fill)) {
        if (train.isText && step.fill != "most_frequent")
            throw Error(
                QCoreApplication::translate("core", "column '%1' is text; fill it with most_frequent or a value")
                    .arg(QString::fromStdString(train.name))
                    .toStdString());
        std::vector<const Column*> learnFrom{&train};
        if (step.fitOn == FitOn::All)
            learnFrom.push_back(&test);
        return statisticFilling(step.fill, learnFrom);
    }
    double number = 0.0;
    const char* end = step.fill.data() + step.fill.size();
    const auto [stop, error] = std::from_chars(step.fill.data(), end, number);
    if (!train.isText && (error != std::errc() || stop != end || !std::isfinite(number)))
        throw Error(QCoreApplication::translate("core",
                                                "column '%1' is numeric; fill it with mean, median, most_frequent "
                                                "or a number, not '%2'")
                        .arg(QString::fromStdString(train.name), QString::fromStdString(step.fill))
                        .toStdString());
    return {number, step.fill};
}

void fillColumn(Column& column, const Filling& filling)
{
    for (double& number : column.numbers)
        number = std::isnan(number) ? filling.number : number;
    for (std::optional<std::string>& text : column.texts)
        text = text.value_or(filling.text);
}

} // namespace

void encodeColumn(Table& train, Table& test, std::size_t index, FitOn fitOn)
{
    const Categories categories = categoriesOf(train, test, index, fitOn);
    const auto replace = [index](Table& table, const std::vector<int>& codes) {
        Column& column = table.columns[index];
        column = {column.name, column.number, false, mapCodes(codes, [](int code) { return double(code); }), {}};
    };
    replace(train, categories.train);
    replace(test, categories.test);
}

void dropColumns(SplitData& data, const PreprocessingStep& step)
{
    for (DataPart* part : {&data.train, &data.test}) {
        Table& table = inputTable(*part);
        std::vector<std::size_t> dropped = selectedColumns(table, step, [](const Column&) { return false; });
        std::sort(dropped.begin(), dropped.end());
        dropped.erase(std::unique(dropped.begin(), dropped.end()), dropped.end());
        if (dropped.size() == table.columns.size())
            throw Error(QCoreApplication::translate("core", "no column would be left for the inputs").toStdString());
        for (auto index = dropped.rbegin(); index != dropped.rend(); ++index)
            table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(*index));
    }
}

void fillMissing(SplitData& data, const PreprocessingStep& step)
{
    Table& train = inputTable(data.train);
    Table& test = inputTable(data.test);
    // Without column names, a statistic that texts do not have fills the numeric columns only.
    const bool numericOnly = step.fill == "mean" || step.fill == "median";
    const auto hasMissing = [](const Column& column) {
        for (std::size_t row = 0; row < column.rows(); ++row) {
            if (column.isMissing(row))
                return true;
        }
        return false;
    };
    for (std::size_t c :
         selectedColumns(train, step, [&](const Column& column) { return !(numericOnly && column.isText); })) {
        if (!hasMissing(train.columns[c]) && !hasMissing(test.columns[c]))
            continue;
        const Filling value = filling(step, train.columns[c], test.columns[c]);
        fillColumn(train.columns[c], value);
        fillColumn(test.columns[c], value);
    }
}

void labelEncode(SplitData& data, const PreprocessingStep& step)
{
    Table& train = inputTable(data.train);
    Table& test = inputTable(data.test);
    for (std::size_t c : selectedColumns(train, step, [](const Column& column) { return column.isText; }))
        encodeColumn(train, test, c, step.fitOn);
}

void oneHot(SplitData& data, const PreprocessingStep& step)
{
    Table& train = inputTable(data.train);
    Table& test = inputTable(data.test);
    std::vector<std::size_t> chosen = selectedColumns(train, step, [](const Column& column) { return column.isText; });
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    // From the back, so that the places of the columns before stay what they are.
    for (auto c = chosen.rbegin(); c != chosen.rend(); ++c) {
        const Categories categories = categoriesOf(train, test, *c, step.fitOn);
        const auto replace = [&](Table& table, const std::vector<int>& codes) {
            std::vector<Column> columns;
            for (std::size_t k = 0; k < categories.names.size(); ++k) {
                const auto flag = [k](int code) { return static_cast<std::size_t>(code) == k ? 1.0 : 0.0; };
                columns.push_back(
                    {table.columns[*c].name + "=" + categories.names[k], -1, false, mapCodes(codes, flag), {}});
            }
            const auto place = table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(*c));
            table.columns.insert(place, columns.begin(), columns.end());
        };
        replace(train, categories.train);
        replace(test, categories.test);
    }
}

} // namespace semblance
