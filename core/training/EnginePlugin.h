// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/Engine.h"

namespace semblance {

// What the plug-in semblance-torch.so exports, as C functions so that QLibrary finds them by name.

/// Makes an engine for the calling thread; the caller owns it. Throws Error when the device cannot be used.
using CreateEngineFunction = Engine* (*)(EngineDevice device);
inline constexpr const char* createEngineSymbol = "semblanceCreateEngine";

using CudaAvailableFunction = bool (*)();
inline constexpr const char* cudaAvailableSymbol = "semblanceCudaAvailable";

} // namespace semblance
