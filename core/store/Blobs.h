// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/TrainedModel.h"
#include "core/training/Engine.h"

#include <QByteArray>

#include <vector>

namespace semblance {

/// Byte-stable encodings of what is kept whole. The decoders throw Error for damaged bytes.
QByteArray encodeHistory(const std::vector<EpochResult>& history);
std::vector<EpochResult> decodeHistory(const QByteArray& bytes);

/// Weights only; the layers come from the program.
QByteArray encodeWeights(const std::vector<LayerWeights>& weights);
std::vector<LayerWeights> decodeWeights(const QByteArray& bytes);

} // namespace semblance
