// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/FileBytes.h"
#include "core/program/Tensor.h"

namespace semblance {

/// An IDX file (the format of MNIST: big-endian; uint8, int8, int16, int32, float32, float64), already unpacked.
/// Throws Error for another magic number or type, no dimension, and a size that differs from what the header says.
Tensor readIdx(const FileBytes& file);

} // namespace semblance
