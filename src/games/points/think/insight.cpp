#include "games/points/think/insight.hpp"

#include <algorithm>
#include <memory>

#include "games/points/think/solver.hpp"

namespace zugzwang::points {

namespace {

constexpr std::size_t table_bytes = std::size_t{64} << 20;
/// Counting a zone goes through all its games; beyond this many steps it is left.
constexpr std::uint64_t nodes_to_count = 20'000;
/// For each part that a move leaves.
constexpr std::uint64_t nodes_to_value = 2'000;

std::vector<int> listed(PointSet points) {
    std::vector<int> numbers;
    for (; points != 0; points &= points - 1)
        numbers.push_back(std::countr_zero(points));
    return numbers;
}

/// Calls `act(solver)` with the one that this thread asked last, if it was about this board; where nodes are limited,
/// with a new one, so that the same nodes give the same answer.
template <class Act>
void with_solver(const std::shared_ptr<const Board>& board, const SearchControl& control, Act act) {
    thread_local std::unique_ptr<Solver> kept;
    if (control.budget().nodes != 0) {
        Solver solver(board, table_bytes);
        return act(solver);
    }
    if (!kept || *kept->board() != *board) kept = std::make_unique<Solver>(board, table_bytes);
    act(*kept);
}

void count_zones(Insight& seen, const Rules::State& state, const std::vector<Zone>& found, SearchControl& control) {
    for (const auto& crossing : zone_crossings(*state.board, found))
        seen.crossings.emplace_back(crossing.first, crossing.second);
    SearchControl all_counting(control, {.part = 0.3});
    for (const auto& zone : found) {
        SearchControl counting(all_counting, {.nodes = nodes_to_count});
        const bool countable = zone.point_count() <= max_points_middle;
        ZoneNote note{.points = listed(zone.points),
                      .counts = countable ? possible_counts(*state.board, zone.segments, counting).value_or(0) : 0,
                      .nim_value = std::nullopt};
        seen.undecided += note.undecided() ? 1 : 0;
        seen.sure_moves += note.sure_moves().value_or(0);
        seen.larger += note.undecided() || note.sure_moves() ? 0 : 1;
        seen.zones.push_back(std::move(note));
    }
}

void judge_moves(Insight& seen, const Rules::State& state, Solver& solver, SearchControl& control) {
    const auto moves = solver.judged(state.legal, Solver::Want::every_move, control);
    for (const auto& judged : moves) {
        seen.judged += judged.wins ? 1 : 0;
        if (judged.wins == true) seen.winning.push_back(judged.move);
        seen.left.push_back({.move = judged.move, .wins = judged.wins, .nim_values = {}});
    }
    seen.solved = seen.judged == seen.moves;
    if (seen.solved || !seen.winning.empty()) seen.wins = !seen.winning.empty();
    if (seen.wins == false && seen.parts.size() == 1) seen.parts.front().nim_value = 0;
    if (seen.wins == false) seen.hardest = hardest_line(solver, state, moves, control);
}

/// All but the largest, while there is half of what may be spent.
void value_small_parts(Insight& seen, Solver& solver, SearchControl& control) {
    std::vector<PartNote*> parts;
    for (auto& part : seen.parts)
        parts.push_back(&part);
    std::ranges::stable_sort(parts, {}, [](const PartNote* part) { return part->segments.size(); });
    SearchControl valuing(control, {.part = 0.5});
    for (std::size_t i = 0; i + 1 < parts.size() && !valuing.must_stop(); ++i)
        parts[i]->nim_value = solver.nim_value(parts[i]->segments, valuing);
}

/// Of the zones, the parts, and all of them.
void value_groups(Insight& seen, const std::vector<Zone>& found, Solver& solver, SearchControl& control) {
    for (std::size_t i = found.size(); i-- > 0 && !control.must_stop();)
        seen.zones[i].nim_value = solver.nim_value(found[i].segments, control);
    std::uint32_t sum = 0;
    for (auto& part : seen.parts) {
        if (!part.nim_value && !control.must_stop()) part.nim_value = solver.nim_value(part.segments, control);
        sum ^= part.nim_value.value_or(0);
    }
    if (seen.parts_solved() == static_cast<int>(seen.parts.size())) seen.nim_value = sum;
}

void value_what_is_left(Insight& seen, const Rules::State& state, Solver& solver, SearchControl& control) {
    for (auto& left : seen.left) {
        for (const auto& part : independent_parts(*state.board, Rules::after(state, left.move).legal)) {
            if (control.must_stop()) return;
            SearchControl valuing(control, {.nodes = nodes_to_value});
            left.nim_values.push_back(solver.nim_value(part, valuing));
        }
    }
}

} // namespace

std::optional<int> ZoneNote::sure_moves() const {
    return std::has_single_bit(counts) ? std::optional(std::countr_zero(counts)) : std::nullopt;
}

int Insight::parts_solved() const {
    return static_cast<int>(
        std::ranges::count_if(parts, [](const PartNote& part) { return part.nim_value.has_value(); }));
}

Insight insight(const Rules::State& state, SearchControl& control) {
    Insight seen;
    const auto found = zones(*state.board, state.legal);
    seen.moves = state.legal.size();
    seen.blocked = std::popcount(point_kinds(state).blocked);
    for (const auto& part : independent_parts(*state.board, state.legal))
        seen.parts.push_back({.segments = part, .nim_value = std::nullopt});
    count_zones(seen, state, found, control);
    with_solver(state.board, control, [&](Solver& solver) {
        value_small_parts(seen, solver, control);
        judge_moves(seen, state, solver, control);
        value_groups(seen, found, solver, control);
        value_what_is_left(seen, state, solver, control);
    });
    seen.nodes = control.nodes();
    return seen;
}

} // namespace zugzwang::points
