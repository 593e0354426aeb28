// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"
#include "core/analysis/SelectiveMutation.h"

#include <QByteArray>

namespace semblance {

class FilterSelection;

/// Filters and selection as a small JSON text for Setting::Filters.
QByteArray saveFilters(const FilterSelection& selection);

/// Puts them back, as the beginning of the history: they cannot be undone one by one. What cannot be read is left out.
void restoreFilters(const QByteArray& saved, FilterSelection& selection);

/// Thresholds as a small JSON text for Setting::DeviationRules. What cannot be read is the default.
QByteArray saveRules(const DeviationRules& rules);
DeviationRules restoreRules(const QByteArray& saved);

/// The same for Setting::FamilyChoice.
QByteArray saveFamilyChoice(const SelectionSettings& choice);
SelectionSettings restoreFamilyChoice(const QByteArray& saved);

} // namespace semblance
