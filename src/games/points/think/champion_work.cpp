#include "games/points/think/champion_work.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

#include "games/points/think/champion.hpp"

namespace zugzwang::points {

namespace {

constexpr std::size_t table_mb = 64;
constexpr std::uint64_t nodes_for_move = 300'000, nodes_for_values = 300'000;

/// In the order of zones: those with the most points first, then by their lowest point.
std::vector<ValuedPart> sorted(std::vector<ValuedPart> parts, const Board& board) {
    std::ranges::sort(parts, {}, [&](const ValuedPart& part) {
        const auto points = ends_of(board, part.segments);
        return std::tuple(-std::popcount(points), std::countr_zero(points), part.segments);
    });
    return parts;
}

} // namespace

std::uint32_t ChampionWork::nim_sum(const std::vector<ValuedPart>& parts) {
    std::uint32_t sum = 0;
    for (const auto& part : parts)
        sum ^= part.nim_value;
    return sum;
}

std::optional<bool> ChampionWork::zones_say_win() const {
    const auto sum = tally(zones);
    return sum.open == 0 ? std::optional(!sum.both_even()) : std::nullopt;
}

ChampionWork champion_work(const Rules::State& state, std::span<const Rules::State> before, SearchControl& control) {
    ChampionWork work;
    const auto& board = *state.board;
    {
        Champion champion(table_mb);
        const auto choice = [&](const Rules::State& asked) {
            SearchControl choosing(control, {.nodes = nodes_for_move});
            return *champion.choose(asked, choosing, {});
        };
        for (const auto& earlier : before)
            static_cast<void>(choice(earlier));
        work.move = choice(state);
    }
    SearchControl valuing(control, {.nodes = nodes_for_values});
    Solver solver(state.board, table_mb << 20);
    work.parts = sorted(solver.valued_parts(state.legal, valuing), board);
    if (work.solved()) work.left = sorted(solver.valued_parts(Rules::after(state, work.move).legal, valuing), board);
    if (valuing.stopped()) work.parts.clear();
    state.legal.for_each([&](int segment) { work.conflicts += (board.conflicts(segment) & state.legal).size() - 1; });
    work.conflicts /= 2;
    work.zones = counted_zones(board, state.legal);
    work.crossings = zone_crossings(board, {work.zones.begin(), work.zones.end()});
    return work;
}

PointSet ends_of(const Board& board, const SegmentSet& segments) {
    PointSet points = 0;
    segments.for_each([&](int index) {
        const auto [a, b] = board.segment(index);
        points |= bit_of(a) | bit_of(b);
    });
    return points;
}

} // namespace zugzwang::points
