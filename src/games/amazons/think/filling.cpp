#include "games/amazons/think/filling.hpp"

#include <algorithm>
#include <vector>

#include "games/amazons/lines.hpp"
#include "games/amazons/think/flood_fill.hpp"

namespace zugzwang::amazons {
namespace {

/// The nodes of one search.
constexpr int max_nodes = 1000;

constexpr Filling plus(Filling rest, int moves) {
    return {static_cast<std::int16_t>(rest.min + moves), static_cast<std::int16_t>(rest.max + moves)};
}
constexpr Filling between(int min, int max) { return {static_cast<std::int16_t>(min), static_cast<std::int16_t>(max)}; }

/// What a move leaves.
struct Option {
    SquareSet empty, queens;
    int max_moves = 0; ///< The empty squares that a queen still reaches.
};

} // namespace

Filling Filler::moves(const SquareSet& empty, const SquareSet& queens, SearchControl& control) {
    control_ = &control;
    nodes_left_ = max_nodes;
    return in_rooms(empty, queens);
}

Filling Filler::moves_behind(const SquareSet& empty, const SquareSet& inside, Square guard, SearchControl& control) {
    control_ = &control;
    nodes_left_ = max_nodes;
    const int squares = empty.count();
    if (squares == 1) return between(1, 1);
    SquareSet door;
    door.add(guard);
    const auto key =
        key_of(empty, Content::empty) ^ key_of(inside, Content::first_queen) ^ key_of(door, Content::guard);
    if (const auto entry = table_.find(key)) return *entry;
    const auto filling = search_behind(empty, inside, guard, squares);
    if (!control_->stopped()) table_.store(key, filling, static_cast<std::uint64_t>(squares));
    return filling;
}

Filling Filler::search_behind(const SquareSet& empty, const SquareSet& inside, Square guard, int squares) {
    Filling best;
    lines_over(empty).for_each_reached(guard, [&](Square to) {
        if (best.min == squares) return;
        auto rest = empty, queens = inside;
        rest.remove(to);
        queens.add(to);
        const auto filling = plus(in_rooms(rest, queens), 1);
        best = between(std::max(best.min, filling.min), std::max(best.max, filling.max));
    });
    return best.min == squares ? between(squares, squares) : best;
}

Filling Filler::in_rooms(const SquareSet& empty, const SquareSet& queens) {
    const auto open = empty | queens;
    auto left = queens;
    Filling sum;
    while (!left.is_empty()) {
        SquareSet one;
        one.add(*left.begin());
        const auto room = flood_fill(one, open);
        left = left - room;
        const auto filling = in_room(room & empty, room & queens);
        sum = between(sum.min + filling.min, sum.max + filling.max);
    }
    return sum;
}

Filling Filler::in_room(const SquareSet& empty, const SquareSet& queens) {
    const int squares = empty.count();
    if (squares <= 1) return between(squares, squares); // the queen beside it goes there and shoots back
    const auto key = key_of(empty, Content::empty) ^ key_of(queens, Content::first_queen);
    if (const auto entry = table_.find(key)) return *entry;
    if (--nodes_left_ < 0 || !control_->visit()) return between(1, squares);
    const auto filling = search(empty, queens, squares);
    if (!control_->stopped()) table_.store(key, filling, static_cast<std::uint64_t>(squares));
    return filling;
}

/// Each move fills a square. Moves that waste no other square are tried first.
Filling Filler::search(const SquareSet& empty, const SquareSet& queens, int squares) {
    Filling best;
    const auto search_option = [&](const Option& option) {
        const auto filling = plus(in_rooms(option.empty, option.queens), 1);
        best = between(std::max(best.min, filling.min), std::max(best.max, filling.max));
        return best.min < squares;
    };
    std::vector<Option> wasteful_options;
    bool go_on = true;
    const auto try_move = [&](Square from, Square to, Square arrow) {
        if (!go_on) return;
        Option option{empty, queens, 0};
        option.empty.add(from);
        option.empty.remove(to);
        option.empty.remove(arrow);
        option.queens.remove(from);
        option.queens.add(to);
        option.max_moves = (flood_fill(option.queens, option.empty | option.queens) & option.empty).count();
        if (option.max_moves < squares - 1)
            wasteful_options.push_back(option);
        else
            go_on = search_option(option);
    };
    auto lines = lines_over(empty);
    for (const Square from : queens) {
        lines.clear(from);
        lines.for_each_reached(
            from, [&](Square to) { lines.for_each_reached(to, [&](Square arrow) { try_move(from, to, arrow); }); });
        lines.take(from);
    }
    std::ranges::stable_sort(wasteful_options, std::ranges::greater{}, &Option::max_moves);
    for (const auto& option : wasteful_options) {
        if (!go_on || 1 + option.max_moves <= best.min) break;
        go_on = search_option(option);
    }
    return between(best.min, std::min<int>(best.max, squares));
}

} // namespace zugzwang::amazons
