// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/FileBytes.h"
#include "core/data/Table.h"
#include "core/program/DataRecipe.h"

#include <utility>
#include <vector>

namespace semblance {

/// Reads text tables of one format and one set of columns (a training and a test file). A column is numeric when every
/// field that is not missing is a finite number, in all tables; else it is text in all of them.
/// Throws Error with file, line and field: rows of unequal length, no rows, tables whose columns differ, and everything
/// that forEachCsvRow and decodeText refuse.
std::vector<Table> readCsv(const std::vector<FileBytes>& files, const CsvFormat& format);

/// Input and target columns as format.columns and format.targets name them. Throws Error for unknown names, or when no
/// input is left.
std::pair<Table, Table> splitColumns(const Table& table, const CsvFormat& format);

} // namespace semblance
