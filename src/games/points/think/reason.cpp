#include "games/points/think/reason.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "games/points/think/solver.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {
namespace {

/// The nim-value is searched for with at most so many lines and nodes.
constexpr int lines_to_value = 40;
constexpr std::uint64_t nodes_to_value = 512;
constexpr std::size_t table_bytes = std::size_t{64} << 10;

/// By Proposition 1, if every zone is small or undecided and no two cross; otherwise empty.
std::string reason_by_counting(const Rules::State& left) {
    const auto counted = counted_zones(*left.board, left.legal);
    const auto sum = tally(counted);
    if (sum.open > 0 || !zone_crossings(*left.board, {counted.begin(), counted.end()}).empty()) return {};
    if (sum.both_even())
        return tr("Leaves undecided groups: {undecided}, sure moves: {sure}. Both are even, so the other side loses.",
                  {{"undecided", sum.undecided}, {"sure", sum.sure_moves}});
    return tr("Leaves undecided groups: {undecided}, sure moves: {sure}. Not both are even, so the other side can win.",
              {{"undecided", sum.undecided}, {"sure", sum.sure_moves}});
}

/// If few lines are left; otherwise empty.
std::string reason_by_nim_value(const Rules::State& left) {
    if (left.legal.size() > lines_to_value) return {};
    SearchControl control({.nodes = nodes_to_value});
    const auto value = Solver(left.board, table_bytes).nim_value(left.legal, control);
    if (!value) return {};
    if (*value == 0) return tr("Leaves nim-value 0: against best play the other side loses.");
    return tr("Leaves nim-value {value}: the other side has a move that leaves 0, and wins with it.",
              {{"value", *value}});
}

/// By what the line does to its zone.
std::string reason_by_zones(const Rules::State& state, const Rules::State& left, const Segment& line) {
    const auto before = zones(*state.board, state.legal), after = zones(*left.board, left.legal);
    const auto zone = std::ranges::find_if(before, [&](const Zone& one) { return (one.points & bit_of(line.a)) != 0; });
    int parts = 0, largest = 0;
    for (const auto& part : after) {
        if ((part.points & zone->points) == 0) continue;
        ++parts;
        largest = std::max(largest, part.point_count());
    }
    const int points = zone->point_count();
    if (parts == 0) return tr("Ends a zone of {points} points.", {{"points", points}});
    if (parts == 1)
        return tr("Leaves one zone of {left} points where there were {points}.",
                  {{"left", largest}, {"points", points}});
    return tr_n("Splits a zone of {points} points into {n} part, {largest} points in the largest.",
                "Splits a zone of {points} points into {n} parts, {largest} points in the largest.", parts,
                {{"points", points}, {"largest", largest}});
}

} // namespace

std::string reason(const Rules::State& state, const Rules::Move& move) {
    const auto left = Rules::after(state, move);
    if (left.legal.empty()) return tr("Draws the last line and wins.");
    auto words = reason_by_counting(left);
    if (words.empty()) words = reason_by_nim_value(left);
    return words.empty() ? reason_by_zones(state, left, move) : words;
}

} // namespace zugzwang::points
