// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/Database.h"
#include "core/store/Records.h"

namespace semblance::rows {

// How records become rows and rows become records: the only place that knows the columns.

void insert(const Database& database, const PairRecord& record);
void insert(const Database& database, const InstanceRecord& record);
void insert(const Database& database, const PostInstanceRecord& record);
void insert(const Database& database, const MutantResult& result);
void insert(const Database& database, const SkippedMutant& skipped);

std::vector<PairRecord> selectPairs(const Database& database);
std::vector<MutantResult> selectMutants(const Database& database);
std::vector<SkippedMutant> selectSkipped(const Database& database);
std::vector<InstanceKey> selectInstanceKeys(const Database& database);
std::vector<PostInstanceKey> selectPostInstanceKeys(const Database& database);
std::optional<InstanceOutcome> selectInstance(const Database& database, const InstanceKey& key);
std::optional<InstanceOutcome> selectPostInstance(const Database& database, const PostInstanceKey& key);

} // namespace semblance::rows
