// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/FileBytes.h"
#include "core/program/Tensor.h"

#include <filesystem>
#include <string>
#include <utility>

namespace semblance {

/// Splits "data.npz::x_train" into file and member; the member is empty where there is no "::".
std::pair<std::string, std::string> splitNumpyReference(const std::string& reference);

/// An .npy array (header versions 1 to 3; bool, integers, float16/32/64; either byte order; C or Fortran order) as
/// floats in C order. Throws Error for other types, a scalar, a damaged header, and a size that differs from it.
Tensor readNpy(const FileBytes& file);

/// A member of an .npz archive, by its name with or without ".npy"; an empty name means the only member.
/// Throws Error that lists the members there are, or says what is wrong with archive or array.
Tensor readNpz(const std::filesystem::path& path, const std::string& name, const std::string& member);

} // namespace semblance
