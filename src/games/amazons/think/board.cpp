#include "games/amazons/think/board.hpp"

#include <algorithm>

namespace zugzwang::amazons {

Board::Board(const Rules::State& state)
    : lines_(lines_of(state)), queen_sets_(state.queens), empty_(empty_squares(state)),
      all_(empty_ | taken_squares(state)), files_(state.files), ranks_(state.ranks), to_move_(state.to_move) {
    for (const Side side : {Side::first, Side::second}) {
        for (const Square queen : queens_of(state, side))
            queens_[side].push_back(queen);
    }
}

void Board::move_queen(Side side, Square from, Square to) {
    auto& own = queens_[side];
    *std::ranges::find(own, from) = to;
    lines_.clear(from);
    lines_.take(to);
    queen_sets_[side].remove(from);
    queen_sets_[side].add(to);
    empty_.add(from);
    empty_.remove(to);
}

Rules::State Board::state() const {
    return {.queens = queen_sets_,
            .closed = all_ - empty_ - queen_sets_[Side::first] - queen_sets_[Side::second],
            .files = static_cast<std::uint8_t>(files_),
            .ranks = static_cast<std::uint8_t>(ranks_),
            .to_move = to_move_};
}

void Board::pass() { to_move_ = other(to_move_); }

void Board::shoot(Square arrow) {
    lines_.take(arrow);
    empty_.remove(arrow);
    pass();
}

void Board::take_back_shot(Square arrow) {
    pass();
    lines_.clear(arrow);
    empty_.add(arrow);
}

void Board::make(const Move& move) {
    step(move.from, move.to);
    shoot(move.arrow);
}

void Board::take_back(const Move& move) {
    take_back_shot(move.arrow);
    step(move.to, move.from);
}

int Board::steps(Side side) const {
    int count = 0;
    for (const Square queen : queens(side))
        count += lines_.reach(queen);
    return count;
}

bool Board::can_move() const {
    return std::ranges::any_of(queens(to_move_), [&](Square queen) { return lines_.reach(queen) > 0; });
}

bool Board::is_legal(const Move& move) const {
    if (std::ranges::find(queens(to_move_), move.from) == queens(to_move_).end()) return false;
    auto lines = lines_;
    lines.clear(move.from);
    return lines.sees(move.from, move.to) && lines.sees(move.to, move.arrow);
}

std::uint64_t Board::move_count() const {
    std::uint64_t count = 0;
    auto lines = lines_;
    for (const Square from : queens(to_move_)) {
        lines.clear(from);
        lines.for_each_reached(from, [&](Square to) { count += static_cast<std::uint64_t>(lines.reach(to)); });
        lines.take(from);
    }
    return count;
}

} // namespace zugzwang::amazons
