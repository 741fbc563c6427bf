#include "games/amazons/think/foresight.hpp"

#include <array>

#include "games/amazons/think/filling.hpp"
#include "games/amazons/think/solver.hpp"
#include "games/amazons/think/tree.hpp"

namespace zugzwang::amazons {
namespace {

constexpr std::uint64_t nodes_to_solve = 2048, nodes_to_look_ahead = 2000, nodes_to_fill = 2048;
/// Beyond so many empty squares the solver finds nothing within its nodes.
constexpr int squares_to_solve = 32;
constexpr std::size_t side_table_bytes = std::size_t{256} << 10, side_tree_bytes = std::size_t{256} << 10;

} // namespace

std::optional<bool> proven_win(const Rules::State& state) {
    if (Rules::outcome(state)) return false;
    if (empty_squares(state).count() > squares_to_solve) return std::nullopt;
    SearchControl control({.nodes = nodes_to_solve});
    return Solver(control, side_table_bytes).wins(state);
}

Rules::Move likely_answer(const Rules::State& state) {
    SearchControl control({.nodes = nodes_to_look_ahead});
    Tree tree(side_tree_bytes);
    tree.set_root(state);
    if (!tree.expand_root(control)) return Rules::legal_moves(state).front();
    tree.grow(control, nullptr, nodes_to_look_ahead);
    return tree.best().move;
}

std::optional<Share> moves_left(const Rules::State& state, Side side) {
    SearchControl control({.nodes = nodes_to_fill});
    Filler filler(side_table_bytes);
    const auto empty = empty_squares(state);
    const auto own = filler.moves(empty, queens_of(state, side), control);
    const auto others = filler.moves(empty, queens_of(state, other(side)), control);
    if (control.stopped() || !own.is_exact() || !others.is_exact()) return std::nullopt;
    return Share{.own = own.max, .others = others.max};
}

} // namespace zugzwang::amazons
