// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <bit>
#include <cstddef>
#include <string>
#include <vector>

namespace semblance {

enum class ScalarType { Bool, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64, Float16, Float32, Float64 };

std::size_t scalarSize(ScalarType type);

/// Throws Error unless `shape` has at least one value and exactly the `bytes` that are there. To be asked before memory
/// is taken: files may claim anything.
void requireSize(const std::string& file, const std::vector<std::size_t>& shape, ScalarType type, std::size_t bytes);

/// The numbers in `bytes` (a whole number of scalars) as floats, rounded to nearest as a cast to float32 does.
std::vector<float> decodeScalars(QByteArrayView bytes, ScalarType type, std::endian order);

} // namespace semblance
