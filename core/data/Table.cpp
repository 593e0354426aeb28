// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/Table.h"

#include "core/program/DataRecipe.h"
#include "core/program/Names.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace semblance {

bool Column::isMissing(std::size_t row) const
{
    return isText ? !texts[row].has_value() : std::isnan(numbers[row]);
}

SourcePosition Table::position(std::size_t row, const Column& column) const
{
    return {file, lines[row], column.number + 1, {}};
}

namespace {

[[noreturn]] void failUnknownColumn(const Table& table, const std::string& reference)
{
    QStringList names;
    for (const Column& column : table.columns)
        names << QString::fromStdString(column.name);
    throw Error({table.file, 0, 0, {}},
                QCoreApplication::translate("core", "there is no column '%1'; the columns are: %2")
                    .arg(QString::fromStdString(reference), names.join(QStringLiteral(", ")))
                    .toStdString());
}

template <typename T>
std::vector<T> pick(const std::vector<T>& from, const std::vector<std::size_t>& indices)
{
    std::vector<T> picked;
    if (from.empty())
        return picked;
    picked.reserve(indices.size());
    for (const std::size_t index : indices)
        picked.push_back(from[index]);
    return picked;
}

Table selectTableRows(const Table& table, const std::vector<std::size_t>& indices)
{
    Table selected{table.file, pick(table.lines, indices), {}};
    for (const Column& column : table.columns)
        selected.columns.push_back(
            {column.name, column.number, column.isText, pick(column.numbers, indices), pick(column.texts, indices)});
    return selected;
}

Tensor selectTensorRows(const Tensor& tensor, const std::vector<std::size_t>& indices)
{
    Tensor selected{tensor.shape, {}};
    selected.shape.front() = indices.size();
    const std::size_t width = tensor.rowSize();
    selected.values.reserve(indices.size() * width);
    for (const std::size_t index : indices) {
        const auto row = tensor.values.begin() + static_cast<std::ptrdiff_t>(index * width);
        selected.values.insert(selected.values.end(), row, row + static_cast<std::ptrdiff_t>(width));
    }
    return selected;
}

[[noreturn]] void failText(const Table& table, std::size_t row, const Column& column, Role role)
{
    QStringList steps{QString::fromStdString(nameOf(StepKind::LabelEncodeTargets))};
    if (role == Role::Inputs)
        steps = {QString::fromStdString(nameOf(StepKind::LabelEncode)),
                 QString::fromStdString(nameOf(StepKind::OneHot)),
                 QString::fromStdString(nameOf(StepKind::DropColumns))};
    throw Error(table.position(row, column),
                QCoreApplication::translate("core", "not a number: '%1' in column '%2'; correct it, list it under "
                                                    "missing, or add a step (%3)")
                    .arg(QString::fromStdString(*column.texts[row]), QString::fromStdString(column.name),
                         steps.join(QStringLiteral(", ")))
                    .toStdString());
}

[[noreturn]] void failMissing(const Table& table, std::size_t row, const Column& column)
{
    throw Error(table.position(row, column),
                QCoreApplication::translate("core", "no value in column '%1' (NaN in the CSV); add a step (%2, %3)")
                    .arg(QString::fromStdString(column.name), QString::fromStdString(nameOf(StepKind::DropMissingRows)),
                         QString::fromStdString(nameOf(StepKind::FillMissing)))
                    .toStdString());
}

bool isNumber(const std::string& text)
{
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(value);
}

/// The value that best shows why the column is text: the first that is no number, else the first there is.
void refuseText(const Table& table, const Column& column, Role role)
{
    std::optional<std::size_t> first;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        if (!column.texts[row])
            continue;
        if (!isNumber(*column.texts[row]))
            failText(table, row, column, role);
        first = first.value_or(row);
    }
    if (first)
        failText(table, *first, column, role);
}

} // namespace

std::size_t columnIndex(const Table& table, const std::string& reference)
{
    const auto find = [&table](auto&& matches) -> std::optional<std::size_t> {
        const auto found = std::find_if(table.columns.begin(), table.columns.end(), matches);
        if (found == table.columns.end())
            return std::nullopt;
        if (std::find_if(found + 1, table.columns.end(), matches) != table.columns.end())
            throw Error({table.file, 0, 0, {}},
                        QCoreApplication::translate("core", "two columns are called '%1'; use their numbers, from 0")
                            .arg(QString::fromStdString(found->name))
                            .toStdString());
        return static_cast<std::size_t>(found - table.columns.begin());
    };
    if (const auto named = find([&](const Column& column) { return column.name == reference; }))
        return *named;

    int number = -1;
    const char* end = reference.data() + reference.size();
    if (std::from_chars(reference.data(), end, number).ptr == end && number >= 0) {
        if (const auto numbered = find([&](const Column& column) { return column.number == number; }))
            return *numbered;
    }
    failUnknownColumn(table, reference);
}

std::size_t rowCount(const Values& values)
{
    return std::visit([](const auto& data) { return data.rows(); }, values);
}

Values selectRows(const Values& values, const std::vector<std::size_t>& indices)
{
    if (const Table* table = std::get_if<Table>(&values))
        return selectTableRows(*table, indices);
    return selectTensorRows(std::get<Tensor>(values), indices);
}

Tensor toTensor(const Table& table, Role role)
{
    const std::size_t width = table.columns.size();
    Tensor tensor = Tensor::zeros({table.rows(), width});
    for (std::size_t c = 0; c < width; ++c) {
        const Column& column = table.columns[c];
        if (column.isText)
            refuseText(table, column, role);
        for (std::size_t row = 0; row < table.rows(); ++row) {
            if (column.isMissing(row))
                failMissing(table, row, column);
            if (std::abs(column.numbers[row]) > static_cast<double>(std::numeric_limits<float>::max()))
                throw Error(table.position(row, column),
                            QCoreApplication::translate("core", "%1 is beyond the range of a 32-bit float (3.4e38)")
                                .arg(column.numbers[row])
                                .toStdString());
            tensor.values[row * width + c] = static_cast<float>(column.numbers[row]);
        }
    }
    if (role == Role::Targets && width == 1)
        tensor.shape = {table.rows()};
    return tensor;
}

void requireFinite(const Tensor& tensor, const QString& what)
{
    const auto found =
        std::find_if(tensor.values.begin(), tensor.values.end(), [](float value) { return !std::isfinite(value); });
    if (found == tensor.values.end())
        return;
    const auto index = static_cast<std::size_t>(found - tensor.values.begin());
    throw Error(
        QCoreApplication::translate("core", "%1: value %2 of row %3 is %4; only finite 32-bit floats can be used.")
            .arg(what)
            .arg(index % tensor.rowSize() + 1)
            .arg(index / tensor.rowSize() + 1)
            .arg(static_cast<double>(*found))
            .toStdString());
}

} // namespace semblance
