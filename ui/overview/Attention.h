// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/Deviations.h"

#include <QString>

#include <string>
#include <vector>

namespace semblance {

/// A thing of the results that a person should know before believing in the numbers.
struct AttentionItem {
    enum class Kind {
        Deviations,
        WeakOracle,
        BaselineMismatch,
        MissingScenario,
        HighBaseRate, ///< the fault fails most inputs, so that a high CS comes for free
        FewInputs,
        Excluded,
        NeverKilled
    };
    struct Bug {
        std::string id;
        QString detail; ///< what is special: "87 %", "no post2", "3 mutants"
    };
    Kind kind = Kind::Deviations;
    std::vector<Bug> bugs;   ///< sorted by id
    std::size_t mutants = 0; ///< of the kinds that count mutants
};

/// The fault fails more than this share of the inputs.
inline constexpr double highBaseRate = 0.8;
/// Fewer test inputs give values like 0, 1/2 and 1 alone.
inline constexpr std::size_t fewInputs = 20;

/// What there is, in the order of Kind; kinds that nothing has are left out.
std::vector<AttentionItem> attentionItems(const std::vector<MutantResult>& mutants, const DeviationRules& rules);

/// "Weak oracle: 14 bugs".
QString attentionTitle(const AttentionItem& item);
/// Why it matters, one or two sentences.
QString attentionReason(AttentionItem::Kind kind);
/// The page that shows more: "deviations".
QString attentionPage(AttentionItem::Kind kind);

} // namespace semblance
