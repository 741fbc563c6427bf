#include "games/amazons/think/reason.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/solver.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

/// The solver is asked for the winner within these limits.
constexpr std::uint64_t nodes_to_solve = 2048;
constexpr int squares_to_solve = 12; ///< Empty ones.
constexpr std::size_t table_bytes = std::size_t{256} << 10;

constexpr int nearly_shut_in = 2, still_free = 3; ///< Squares that a queen can go to.

/// The number of squares that the side gets to first.
int ahead(const Insight& insight, Side side) { return (side == Side::first ? insight.first : insight.second).count(); }

/// The number of squares left to a queen of the side that the move blocks or shuts in: one that had more than a few
/// before and has few now. The fewest of several.
std::optional<int> shut_in(const Rules::State& before, const Insight& after, Side side) {
    std::optional<int> fewest;
    for (const auto& queen : after.shut_in()) {
        if (queen.side != side || queen.squares > nearly_shut_in) continue;
        const bool stayed = queens_of(before, side).has(queen.square);
        const int squares = stayed ? reach_from(before, queen.square).count() : std::numeric_limits<int>::max();
        if (squares > (queen.squares == 0 ? 0 : still_free))
            fewest = std::min(fewest.value_or(queen.squares), queen.squares);
    }
    return fewest;
}

std::string reason_of_shutting_in(int squares, int own, int others) {
    if (squares == 0)
        return tr("Blocks a queen of the other side. Gets first to {own} squares, the other side to {others}.",
                  {{"own", own}, {"others", others}});
    return tr_n("Shuts a queen of the other side in: {n} square is left to her. Gets first to {own} squares, the other "
                "side to {others}.",
                "Shuts a queen of the other side in: {n} squares are left to her. Gets first to {own} squares, the "
                "other side to {others}.",
                squares, {{"own", own}, {"others", others}});
}

std::string reason_of_being_shut_in(int squares, int own, int others) {
    if (squares == 0)
        return tr("Blocks one of its own queens. Gets first to {own} squares, the other side to {others}.",
                  {{"own", own}, {"others", others}});
    return tr_n("Shuts one of its own queens in: {n} square is left to her. Gets first to {own} squares, the other "
                "side to {others}.",
                "Shuts one of its own queens in: {n} squares are left to her. Gets first to {own} squares, the other "
                "side to {others}.",
                squares, {{"own", own}, {"others", others}});
}

std::string static_reason(const Rules::State& state, const Rules::State& next) {
    const Side side = state.to_move;
    const auto before = static_insight(state), after = static_insight(next);
    const int own = ahead(after, side), others = ahead(after, other(side));
    if (after.is_divided() && before.is_divided())
        return tr("The sides are apart: {own} squares are left to this one, {others} to the other.",
                  {{"own", own}, {"others", others}});
    if (after.is_divided())
        return tr("Parts the sides for good: {own} squares are left to this one, {others} to the other.",
                  {{"own", own}, {"others", others}});
    if (const auto squares = shut_in(state, after, other(side))) return reason_of_shutting_in(*squares, own, others);
    if (const auto squares = shut_in(state, after, side)) return reason_of_being_shut_in(*squares, own, others);
    return tr(
        "Gets first to {own} squares, the other side to {others}; before, it was {own_before} to {others_before}.",
        {{"own", own},
         {"others", others},
         {"own_before", ahead(before, side)},
         {"others_before", ahead(before, other(side))}});
}

/// Whether the side to move wins; empty when that takes too long.
std::optional<bool> wins(const Rules::State& state) {
    if (empty_squares(state).count() > squares_to_solve) return std::nullopt;
    SearchControl control({.nodes = nodes_to_solve});
    return Solver(control, table_bytes).wins(state);
}

} // namespace

std::string reason(const Rules::State& state, const Rules::Move& move) {
    const auto next = Rules::after(state, move);
    if (Rules::outcome(next)) return tr("Leaves the other side without a move, and wins.");
    const auto words = static_reason(state, next);
    const auto lost = wins(next);
    if (!lost) return words;
    return *lost ? tr("{reason} With best play the other side wins.", {{"reason", words}})
                 : tr("{reason} With best play this side wins.", {{"reason", words}});
}

} // namespace zugzwang::amazons
