// The board that a search plays on: moves are made and taken back in place, lines kept up to date.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

class Board {
  public:
    using Move = Rules::Move;

    explicit Board(const Rules::State& state);

    [[nodiscard]] Side to_move() const { return to_move_; }
    [[nodiscard]] int files() const { return files_; }
    [[nodiscard]] int ranks() const { return ranks_; }
    [[nodiscard]] const Lines& lines() const { return lines_; }
    /// In no particular order.
    [[nodiscard]] const std::vector<Square>& queens(Side side) const { return queens_[side]; }
    [[nodiscard]] const SquareSet& queen_set(Side side) const { return queen_sets_[side]; }
    [[nodiscard]] const SquareSet& empty() const { return empty_; }
    [[nodiscard]] Rules::State state() const;

    /// Requires a legal move.
    void make(const Move& move);
    /// The halves of a move: the queen goes, or goes back; then she shoots, and the other side is to move.
    void step(Square from, Square to) { move_queen(to_move_, from, to); }
    void shoot(Square arrow);
    void take_back_shot(Square arrow);
    /// Only the side to move changes, as in a null move; a second call undoes it.
    void pass();
    /// Requires the move made last.
    void take_back(const Move& move);

    /// The sum of the squares that a side's queens can go to.
    [[nodiscard]] int steps(Side side) const;
    /// Whether the side to move has a move.
    [[nodiscard]] bool can_move() const;
    [[nodiscard]] bool is_legal(const Move& move) const;
    /// Of the side to move, without making a list of them.
    [[nodiscard]] std::uint64_t move_count() const;
    /// Calls `visit(move)` for every legal move until it answers false. The board is as before at each call, so `visit`
    /// may make the move if it takes it back.
    template <class Visit>
    void for_each_move(Visit visit) {
        for_each_step([&](Square from, Square to) {
            lines_.clear(from);
            const auto arrows = seen_from(to);
            lines_.take(from);
            return std::ranges::all_of(arrows, [&](Square arrow) { return visit(Move{from, to, arrow}); });
        });
    }

    /// Calls `visit(from, to)` for every step of a queen of the side to move until it answers false. The board is as
    /// before at each call.
    template <class Visit>
    void for_each_step(Visit visit) {
        const auto& own = queens_[to_move_];
        for (std::size_t index = 0; index < own.size(); ++index) {
            const Square from = own[index];
            for (const Square to : seen_from(from)) {
                if (!visit(from, to)) return;
            }
        }
    }
    /// Calls `visit(arrow)` for every shot of a queen until it answers false. The board is as before at each call.
    template <class Visit>
    void for_each_shot(Square queen, Visit visit) {
        for (const Square arrow : seen_from(queen)) {
            if (!visit(arrow)) return;
        }
    }

  private:
    /// The squares seen from one square: at most 15 on each of four lines.
    class SquareList {
      public:
        void add(Square square) { squares_[size_++] = square; }
        [[nodiscard]] const Square* begin() const { return squares_.data(); }
        [[nodiscard]] const Square* end() const { return squares_.data() + size_; }

      private:
        std::array<Square, 4 * max_ranks> squares_;
        std::size_t size_ = 0;
    };

    [[nodiscard]] SquareList seen_from(Square square) const {
        SquareList squares;
        lines_.for_each_reached(square, [&](Square to) { squares.add(to); });
        return squares;
    }
    void move_queen(Side side, Square from, Square to);

    Lines lines_;
    BySide<std::vector<Square>> queens_;
    BySide<SquareSet> queen_sets_;
    SquareSet empty_, all_;
    int files_, ranks_;
    Side to_move_;
};

} // namespace zugzwang::amazons
