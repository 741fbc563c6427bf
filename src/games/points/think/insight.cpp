#include "games/points/think/insight.hpp"

#include <algorithm>
#include <memory>

#include "games/points/think/solver.hpp"

namespace zugzwang::points {

namespace {

constexpr std::size_t table_bytes = std::size_t{64} << 20;
/// The limit for counting a zone, which tries every line of play in it.
constexpr std::uint64_t nodes_to_count = 20'000;
/// For each part that a move leaves.
constexpr std::uint64_t nodes_to_value = 2'000;

std::vector<int> listed(PointSet points) {
    std::vector<int> numbers;
    for (; points != 0; points &= points - 1)
        numbers.push_back(std::countr_zero(points));
    return numbers;
}

/// Calls `act(solver)` with this thread's last solver, if that was for this board; if nodes are limited, with a new
/// one, so that the same nodes give the same answer.
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

void count_zones(Insight& insight, const Rules::State& state, const std::vector<Zone>& all_zones,
                 SearchControl& control) {
    for (const auto& crossing : zone_crossings(*state.board, all_zones))
        insight.crossings.emplace_back(crossing.first, crossing.second);
    SearchControl all_counting(control, {.part = 0.3});
    for (const auto& zone : all_zones) {
        SearchControl counting(all_counting, {.nodes = nodes_to_count});
        const bool countable = zone.point_count() <= max_points_middle;
        ZoneNote note{.points = listed(zone.points),
                      .counts = countable ? possible_counts(*state.board, zone.segments, counting).value_or(0) : 0,
                      .nim_value = std::nullopt};
        insight.undecided += note.undecided() ? 1 : 0;
        insight.sure_moves += note.sure_moves().value_or(0);
        insight.larger += note.undecided() || note.sure_moves() ? 0 : 1;
        insight.zones.push_back(std::move(note));
    }
}

void solve_moves(Insight& insight, const Rules::State& state, Solver& solver, SearchControl& control) {
    const auto moves = solver.solved_moves(state.legal, Solver::Scope::every_move, control);
    for (const auto& judged : moves) {
        insight.judged += judged.wins ? 1 : 0;
        if (judged.wins == true) insight.winning.push_back(judged.move);
        insight.left.push_back({.move = judged.move, .wins = judged.wins, .nim_values = {}});
    }
    insight.solved = insight.judged == insight.moves;
    if (insight.solved || !insight.winning.empty()) insight.wins = !insight.winning.empty();
    if (insight.wins == false && insight.parts.size() == 1) insight.parts.front().nim_value = 0;
    if (insight.wins == false) insight.hardest = hardest_line(solver, state, moves, control);
}

/// All but the largest, with at most half of the allowance.
void value_small_parts(Insight& insight, Solver& solver, SearchControl& control) {
    std::vector<PartNote*> parts;
    for (auto& part : insight.parts)
        parts.push_back(&part);
    std::ranges::stable_sort(parts, {}, [](const PartNote* part) { return part->segments.size(); });
    SearchControl valuing(control, {.part = 0.5});
    for (std::size_t i = 0; i + 1 < parts.size() && !valuing.must_stop(); ++i)
        parts[i]->nim_value = solver.nim_value(parts[i]->segments, valuing);
}

/// The nim-values of the zones, of the parts, and of all parts together.
void value_groups(Insight& insight, const std::vector<Zone>& all_zones, Solver& solver, SearchControl& control) {
    for (std::size_t i = all_zones.size(); i-- > 0 && !control.must_stop();)
        insight.zones[i].nim_value = solver.nim_value(all_zones[i].segments, control);
    std::uint32_t sum = 0;
    for (auto& part : insight.parts) {
        if (!part.nim_value && !control.must_stop()) part.nim_value = solver.nim_value(part.segments, control);
        sum ^= part.nim_value.value_or(0);
    }
    if (insight.parts_solved() == static_cast<int>(insight.parts.size())) insight.nim_value = sum;
}

void value_what_is_left(Insight& insight, const Rules::State& state, Solver& solver, SearchControl& control) {
    for (auto& left : insight.left) {
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
    Insight insight;
    const auto all_zones = zones(*state.board, state.legal);
    insight.moves = state.legal.size();
    insight.blocked = std::popcount(point_kinds(state).blocked);
    for (const auto& part : independent_parts(*state.board, state.legal))
        insight.parts.push_back({.segments = part, .nim_value = std::nullopt});
    count_zones(insight, state, all_zones, control);
    with_solver(state.board, control, [&](Solver& solver) {
        value_small_parts(insight, solver, control);
        solve_moves(insight, state, solver, control);
        value_groups(insight, all_zones, solver, control);
        value_what_is_left(insight, state, solver, control);
    });
    insight.nodes = control.nodes();
    return insight;
}

} // namespace zugzwang::points
