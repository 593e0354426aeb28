// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/SelectiveMutation.h"
#include "core/mutation/OperatorNames.h"

#include <charconv>
#include <map>
#include <string_view>

namespace semblance {

namespace {

struct Bin {
    double atMost;
    const char* name;
};

/// Bins of one kind of number; the names are those of operators.md 4.2.
struct Bins {
    std::string prefix;
    std::vector<Bin> bins; ///< by limit
    const char* beyond;

    std::string keyOf(std::string_view text) const
    {
        double number = 0.0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (error != std::errc() || stop != end)
            return prefix + "unknown";
        for (const Bin& bin : bins) {
            if (number <= bin.atMost)
                return prefix + bin.name;
        }
        return prefix + beyond;
    }
};

using KeyRule = std::string (*)(const std::string& parameter);

std::string percentKey(const std::string& parameter)
{
    static const Bins bins = {
        "pct_", {{5, "le_5"}, {15, "5_15"}, {30, "15_30"}, {50, "30_50"}, {70, "50_70"}, {90, "70_90"}}, "gt_90"};
    return bins.keyOf(parameter);
}

std::string learningRateKey(const std::string& parameter)
{
    static const Bins bins = {
        "lr_", {{1e-5, "le_1e-5"}, {1e-4, "1e-5_1e-4"}, {1e-3, "1e-4_1e-3"}, {1e-2, "1e-3_1e-2"}}, "gt_1e-2"};
    return bins.keyOf(parameter);
}

std::string epochsKey(const std::string& parameter)
{
    static const Bins bins = {
        "ep_", {{5, "le_5"}, {10, "6_10"}, {25, "11_25"}, {50, "26_50"}, {100, "51_100"}, {200, "101_200"}}, "gt_200"};
    return bins.keyOf(parameter);
}

std::string batchSizeKey(const std::string& parameter)
{
    static const Bins bins = {
        "bs_",
        {{16, "le_16"}, {32, "17_32"}, {64, "33_64"}, {128, "65_128"}, {256, "129_256"}, {512, "257_512"}},
        "gt_512"};
    return bins.keyOf(std::string_view(parameter).substr(0, parameter.find('_')));
}

/// Published names have the rate twice; MutantResult::parameter has two only where they differ.
std::string dropoutKey(const std::string& parameter)
{
    const std::size_t between = parameter.find('_');
    if (between == std::string::npos)
        return parameter;
    return parameter.substr(0, between) + "_to_" + parameter.substr(between + 1);
}

std::string lossKey(const std::string& parameter)
{
    return parameter == "huber" ? "huber_loss" : parameter; // two names of one loss; the published families have this
}

std::string nameKey(const std::string& parameter) { return parameter.empty() ? "any" : parameter; }
std::string toggleKey(const std::string&) { return "toggle"; }
std::string anyLayerKey(const std::string&) { return "any_layer"; }

/// Operators whose parameter is not simply a name.
KeyRule ruleOf(const std::string& operatorId)
{
    static const std::map<std::string, KeyRule> rules = {
        {"TCL", percentKey},  {"TRD", percentKey},   {"TUD", percentKey},      {"TAN", percentKey},
        {"TCO", percentKey},  {"HBS", batchSizeKey}, {"HLR", learningRateKey}, {"HNE", epochsKey},
        {"HDB", toggleKey},   {"VRM", toggleKey},    {"ARM", anyLayerKey},     {"RRW", anyLayerKey},
        {"WAB", anyLayerKey}, {"WRB", anyLayerKey},  {"RCD", dropoutKey},      {"LCH", lossKey}};
    const auto rule = rules.find(operatorId);
    return rule == rules.end() ? nameKey : rule->second;
}

} // namespace

std::string canonicalFamily(const MutantResult& mutant)
{
    return operatorNameOf(mutant.operatorId) + "::" + ruleOf(mutant.operatorId)(mutant.parameter);
}

} // namespace semblance
