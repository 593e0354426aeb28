// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mutation/Quality.h"

#include "core/mutation/Search.h"
#include "core/statistics/Moments.h"
#include "core/statistics/WilsonInterval.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/strong_components.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace semblance {

namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;

std::vector<Interval> intervalsByKills(std::size_t instances)
{
    std::vector<Interval> intervals;
    for (std::size_t kills = 0; kills <= instances; ++kills)
        intervals.push_back(wilsonInterval(kills, instances));
    return intervals;
}

/// An edge from each mutant to those that it makes redundant.
Graph subsumptionGraph(const std::vector<MutantKills>& mutants, const RedundancyRule& rule)
{
    Graph graph(mutants.size());
    for (std::size_t a = 0; a < mutants.size(); ++a) {
        for (std::size_t b = 0; b < mutants.size(); ++b) {
            if (a != b && subsumes(mutants[a].kills, mutants[b].kills, rule))
                boost::add_edge(a, b, graph);
        }
    }
    return graph;
}

double variation(const std::vector<double>& scores)
{
    const Moments moments = momentsOf(scores);
    const double deviation = std::sqrt(moments.sumOfSquares / static_cast<double>(moments.n));
    if (deviation == 0.0)
        return 0.0;
    return moments.mean == 0.0 ? std::numeric_limits<double>::infinity() : deviation / std::abs(moments.mean);
}

double relativeError(const std::vector<double>& scores)
{
    return variation(scores) / std::sqrt(static_cast<double>(scores.size()));
}

} // namespace

double rangeKillability(const SearchRange& range, std::optional<double> mildestKilled)
{
    if (!mildestKilled)
        return 0.0;
    constexpr double severestAlone = 0.01;
    if (*mildestKilled == range.severe && range.severe > range.mild)
        return severestAlone;
    return std::abs(range.severe - *mildestKilled) / std::abs(range.severe - range.mild);
}

double listKillability(std::size_t killed, std::size_t tried)
{
    return tried == 0 ? 0.0 : roundedTo(2, static_cast<double>(killed) / static_cast<double>(tried));
}

double triviality(const KillCounts& trainingKills)
{
    if (trainingKills.kills.empty() || trainingKills.instances == 0)
        throw std::invalid_argument("triviality: no inputs or no instances");
    double sum = 0.0;
    for (const std::uint16_t kills : trainingKills.kills)
        sum += kills;
    return sum / static_cast<double>(trainingKills.kills.size() * trainingKills.instances);
}

bool isEquivalent(const std::vector<PairedInstance>& instances)
{
    if (instances.empty())
        throw std::invalid_argument("isEquivalent: no instances");
    return std::all_of(instances.begin(), instances.end(),
                       [](const PairedInstance& pair) { return *pair.first == *pair.second; });
}

bool subsumes(const KillCounts& harder, const KillCounts& other, const RedundancyRule& rule)
{
    if (harder.kills.size() != other.kills.size())
        throw std::invalid_argument("subsumes: different numbers of inputs");
    const std::vector<Interval> intervals = intervalsByKills(harder.instances);
    const std::vector<Interval> otherIntervals = intervalsByKills(other.instances);
    std::size_t told = 0;
    std::size_t harderOn = 0;
    for (std::size_t input = 0; input < harder.kills.size(); ++input) {
        if (!intervals[harder.kills[input]].disjointFrom(otherIntervals[other.kills[input]]))
            continue;
        ++told;
        harderOn += harder.probability(input) <= other.probability(input) ? 1 : 0;
    }
    return told > 0 && static_cast<double>(harderOn) >= rule.share * static_cast<double>(told) &&
           wilsonInterval(harderOn, told).width() / 2.0 < rule.halfWidth;
}

std::vector<bool> redundantMutants(const std::vector<MutantKills>& mutants, const RedundancyRule& rule)
{
    const Graph graph = subsumptionGraph(mutants, rule);
    std::vector<std::size_t> circle(mutants.size());
    const std::size_t circles = boost::strong_components(
        graph, boost::make_iterator_property_map(circle.begin(), boost::get(boost::vertex_index, graph)));

    std::vector<std::size_t> kept(circles, mutants.size());
    for (std::size_t i = 0; i < mutants.size(); ++i) {
        std::size_t& first = kept[circle[i]];
        if (first == mutants.size() || mutants[i].name < mutants[first].name)
            first = i;
    }
    std::vector<bool> redundant(mutants.size());
    for (std::size_t i = 0; i < mutants.size(); ++i)
        redundant[i] = kept[circle[i]] != i;
    for (const auto& edge : boost::make_iterator_range(boost::edges(graph))) {
        const std::size_t to = boost::target(edge, graph);
        if (circle[boost::source(edge, graph)] != circle[to])
            redundant[to] = true;
    }
    return redundant;
}

bool isUnstable(const std::vector<double>& originalScores, const std::vector<double>& mutantScores)
{
    constexpr double limit = 0.05;
    const double original = relativeError(originalScores);
    const double mutant = relativeError(mutantScores);
    return variation(mutantScores) > limit && mutant > original && mutant - original > limit * original;
}

} // namespace semblance
