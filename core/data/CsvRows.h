// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/FileBytes.h"
#include "core/program/DataRecipe.h"

#include <functional>
#include <string>
#include <vector>

namespace semblance {

/// One row of a text table: its fields without quotes and surrounding blanks, and the line it starts in (from 1).
struct CsvRow {
    int line = 0;
    std::vector<std::string> fields;
};

/// The text in UTF-8 without a byte-order mark; a mark decides over the encoding that the format names.
/// Throws Error for an unknown encoding, bytes that do not belong to it, or zero bytes (not a text).
std::string decodeText(const FileBytes& file, const std::string& encoding);

/// Calls `handler` for each row that is not blank, after format.skipRows lines; line ends are LF, CR LF or CR.
/// Throws Error with line and field for a quote within a field, text behind one, or one that is never closed, and for
/// a format that contradicts itself.
void forEachCsvRow(const std::string& text, const std::string& name, const CsvFormat& format,
                   const std::function<void(const CsvRow&)>& handler);

} // namespace semblance
