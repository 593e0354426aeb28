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
/// Whether the row of one would be that of the other.
bool haveSameRow(const MutantResult& a, const MutantResult& b);
/// Takes the place of whatever the bugs had.
void replace(const Database& database, const ImportBatch& batch);

std::vector<PairRecord> selectPairs(const Database& database);
std::vector<MutantResult> selectMutants(const Database& database);
std::vector<SkippedMutant> selectSkipped(const Database& database);
std::vector<ImportSource> selectSources(const Database& database);
std::vector<InstanceKey> selectInstanceKeys(const Database& database);
std::vector<PostInstanceKey> selectPostInstanceKeys(const Database& database);
std::optional<InstanceOutcome> selectInstance(const Database& database, const InstanceKey& key);
std::optional<InstanceOutcome> selectPostInstance(const Database& database, const PostInstanceKey& key);

} // namespace semblance::rows
