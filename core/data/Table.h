// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Error.h"
#include "core/program/Tensor.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace semblance {

/// A column of numbers or of texts; each value may be missing.
struct Column {
    std::string name; ///< from the header row, else the number as text
    int number = -1;  ///< 0-based place in the file; -1 for a column that a preprocessing step made
    bool isText = false;
    std::vector<double> numbers;                   ///< if not isText: finite, or NaN for a missing value
    std::vector<std::optional<std::string>> texts; ///< if isText

    std::size_t rows() const { return isText ? texts.size() : numbers.size(); }
    bool isMissing(std::size_t row) const;
};

/// Rows and named columns as a text file has them, with the line each row came from.
struct Table {
    std::string file;
    std::vector<int> lines; ///< one a row, from 1
    std::vector<Column> columns;

    std::size_t rows() const { return lines.size(); }
    SourcePosition position(std::size_t row, const Column& column) const;
};

/// Data on their way to the engine: columns until a step needs numbers, a tensor from then on.
using Values = std::variant<Table, Tensor>;

/// Index of a column given by name or, if no column has that name, by its 0-based number in the file.
/// Throws Error that lists the columns there are.
std::size_t columnIndex(const Table& table, const std::string& reference);

std::size_t rowCount(const Values& values);
/// The rows at `indices`, in that order.
Values selectRows(const Values& values, const std::vector<std::size_t>& indices);

enum class Role { Inputs, Targets };

/// All columns as rows x columns; a single target column as one value a row. Throws Error with file, line and column
/// for the first text, missing value, or number beyond the range of float.
Tensor toTensor(const Table& table, Role role);

/// Throws Error that names `what`, the row and the value, if one is infinite or not a number.
void requireFinite(const Tensor& tensor, const QString& what);

} // namespace semblance
