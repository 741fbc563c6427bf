#include "games/amazons/think/filling.hpp"

#include <algorithm>
#include <vector>

#include "games/amazons/lines.hpp"
#include "games/amazons/think/spread.hpp"

namespace zugzwang::amazons {
namespace {

/// How many positions may be looked at for one question.
constexpr int max_steps = 1000;

constexpr Filling more(Filling rest, int moves) {
    return {static_cast<std::int16_t>(rest.min + moves), static_cast<std::int16_t>(rest.max + moves)};
}
constexpr Filling between(int min, int max) { return {static_cast<std::int16_t>(min), static_cast<std::int16_t>(max)}; }

struct Choice {
    SquareSet empty, queens;
    int max_moves = 0; ///< The empty squares that are still in a room with a queen.
};

} // namespace

Filling Filler::moves(const SquareSet& empty, const SquareSet& queens, SearchControl& control) {
    control_ = &control;
    steps_left_ = max_steps;
    return in_rooms(empty, queens);
}

Filling Filler::moves_behind(const SquareSet& empty, const SquareSet& inside, Square guard, SearchControl& control) {
    control_ = &control;
    steps_left_ = max_steps;
    const int squares = empty.count();
    if (squares == 1) return between(1, 1);
    SquareSet door;
    door.add(guard);
    const auto key =
        key_of(empty, Content::empty) ^ key_of(inside, Content::first_queen) ^ key_of(door, Content::guard);
    if (const auto found = known_.find(key)) return *found;
    const auto filling = search_behind(empty, inside, guard, squares);
    if (!control_->stopped()) known_.store(key, filling, static_cast<std::uint64_t>(squares));
    return filling;
}

Filling Filler::search_behind(const SquareSet& empty, const SquareSet& inside, Square guard, int squares) {
    Filling best;
    lines_over(empty).for_each_reached(guard, [&](Square to) {
        if (best.min == squares) return;
        auto rest = empty, queens = inside;
        rest.remove(to);
        queens.add(to);
        const auto filling = more(in_rooms(rest, queens), 1);
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
        const auto room = spread_over(one, open);
        left = left - room;
        const auto filling = in_room(room & empty, room & queens);
        sum = between(sum.min + filling.min, sum.max + filling.max);
    }
    return sum;
}

Filling Filler::in_room(const SquareSet& empty, const SquareSet& queens) {
    const int squares = empty.count();
    if (squares <= 1) return between(squares, squares); // the queen beside it goes there and shoots where she stood
    const auto key = key_of(empty, Content::empty) ^ key_of(queens, Content::first_queen);
    if (const auto found = known_.find(key)) return *found;
    if (--steps_left_ < 0 || !control_->visit()) return between(1, squares);
    const auto filling = search(empty, queens, squares);
    if (!control_->stopped()) known_.store(key, filling, static_cast<std::uint64_t>(squares));
    return filling;
}

/// Each move fills a square. Those after which every other one can still be reached are tried first.
Filling Filler::search(const SquareSet& empty, const SquareSet& queens, int squares) {
    Filling best;
    const auto look_at = [&](const Choice& choice) {
        const auto filling = more(in_rooms(choice.empty, choice.queens), 1);
        best = between(std::max(best.min, filling.min), std::max(best.max, filling.max));
        return best.min < squares;
    };
    std::vector<Choice> wasteful;
    bool go_on = true;
    const auto try_move = [&](Square from, Square to, Square arrow) {
        if (!go_on) return;
        Choice choice{empty, queens, 0};
        choice.empty.add(from);
        choice.empty.remove(to);
        choice.empty.remove(arrow);
        choice.queens.remove(from);
        choice.queens.add(to);
        choice.max_moves = (spread_over(choice.queens, choice.empty | choice.queens) & choice.empty).count();
        if (choice.max_moves < squares - 1)
            wasteful.push_back(choice);
        else
            go_on = look_at(choice);
    };
    auto lines = lines_over(empty);
    for (const Square from : queens) {
        lines.clear(from);
        lines.for_each_reached(
            from, [&](Square to) { lines.for_each_reached(to, [&](Square arrow) { try_move(from, to, arrow); }); });
        lines.take(from);
    }
    std::ranges::stable_sort(wasteful, std::ranges::greater{}, &Choice::max_moves);
    for (const auto& choice : wasteful) {
        if (!go_on || 1 + choice.max_moves <= best.min) break;
        go_on = look_at(choice);
    }
    return between(best.min, std::min<int>(best.max, squares));
}

} // namespace zugzwang::amazons
