// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/program/Program.h"

#include <cstdint>
#include <string>
#include <vector>

namespace semblance {

/// The canonical TOML text of a program: keys in the order of the format, defaults left out.
std::string programText(const Program& program);

/// SHA-256 (64 hex digits) of the canonical text and of the digests of the data files it uses (see dataDigest in
/// core/data): the identity of a program. Equal hash = equal work.
std::string contentHash(const Program& program, const std::string& dataDigest);

/// The seed of instance `index` of a program: the first 8 bytes of SHA-256("project seed, hash, index").
/// Independent of pair, order, worker and interruption.
std::uint64_t instanceSeed(std::uint64_t projectSeed, const std::string& programHash, int index);

/// Same for a post-training mutation: adds operator, parameter, copy and attempt.
std::uint64_t mutationSeed(std::uint64_t projectSeed, const std::string& programHash, int index,
                           const std::string& operatorId, const std::string& parameter, int copy, int attempt);

} // namespace semblance
