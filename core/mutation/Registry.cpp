// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Operator.h"

#include "core/mutation/deepmutation/DeepMutation.h"
#include "core/mutation/post/PostOperators.h"
#include "core/mutation/pre/PreOperators.h"

#include <algorithm>
#include <array>

namespace semblance {

namespace {

template <typename Operator, std::size_t Count>
std::vector<const Operator*> pointers(const std::array<std::unique_ptr<const Operator>, Count>& owners)
{
    std::vector<const Operator*> all;
    all.reserve(Count);
    for (const std::unique_ptr<const Operator>& owner : owners)
        all.push_back(owner.get());
    return all;
}

template <typename Operator>
const Operator* find(const std::vector<const Operator*>& all, const std::string& id)
{
    const auto found = std::find_if(all.begin(), all.end(), [&id](const Operator* op) { return op->info().id == id; });
    return found == all.end() ? nullptr : *found;
}

} // namespace

#define SEMBLANCE_MADE(maker) maker(),

const std::vector<const PreTrainingOperator*>& preTrainingOperators()
{
    // Made at first use: by then the translators are installed, which the titles need.
    static const std::array owners = {
        SEMBLANCE_PRE_OPERATORS(SEMBLANCE_MADE) SEMBLANCE_DEEPMUTATION_PRE_OPERATORS(SEMBLANCE_MADE)};
    static const std::vector<const PreTrainingOperator*> all = pointers(owners);
    return all;
}

const std::vector<const PostTrainingOperator*>& postTrainingOperators()
{
    static const std::array owners = {
        SEMBLANCE_POST_OPERATORS(SEMBLANCE_MADE) SEMBLANCE_DEEPMUTATION_POST_OPERATORS(SEMBLANCE_MADE)
            SEMBLANCE_STYLE_OPERATORS(SEMBLANCE_MADE)};
    static const std::vector<const PostTrainingOperator*> all = pointers(owners);
    return all;
}

#undef SEMBLANCE_MADE

const PreTrainingOperator* preTrainingOperator(const std::string& id) { return find(preTrainingOperators(), id); }

const PostTrainingOperator* postTrainingOperator(const std::string& id) { return find(postTrainingOperators(), id); }

} // namespace semblance
