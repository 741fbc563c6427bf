// The mobility of both sides after every move of a position, without making the moves: all that a search needs at its
// leaves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/amazons/think/board.hpp"

namespace zugzwang::amazons {

/// While a queen is off the board it has, for every square, the mobility that each side's other queens lose when the
/// square is closed. Only that differs between arrows, and little of it changes between steps. Reused between positions
/// only to save allocations.
class MobilityScan {
  public:
    /// Calls `visit(move, own, theirs)` for every legal move, in the order of Board::for_each_move, until it answers
    /// false, with the mobility of the side that moves and of the other one after the move.
    template <class Visit>
    void for_each_move(const Board& board, Visit visit) {
        lines_ = board.lines();
        mover_ = board.to_move();
        for (const Square from : board.queens(mover_)) {
            lines_.clear(from);
            lift(from, board);
            bool goes_on = true;
            for_each_step(from, lines_.steps(from), [&](Square to, int) {
                close(to);
                goes_on = shoot(from, to, visit);
                open(to);
                return goes_on;
            });
            if (!goes_on) return;
            lines_.take(from);
        }
    }

  private:
    /// A queen that does not move.
    struct OtherQueen {
        Square square = 0;
        Side side = Side::first;
        std::array<int, 8> steps{};
    };

    /// Calls `visit(square, left)` along the eight directions until it answers false; `left` counts the squares from
    /// that one to the end of the ray, inclusive.
    template <class Visit>
    static bool for_each_step(Square square, const std::array<int, 8>& steps, Visit visit) {
        for (std::size_t direction = 0; direction < steps.size(); ++direction) {
            const int step = step_of(direction);
            int to = square;
            for (int left = steps[direction]; left > 0; --left) {
                if (!visit(static_cast<Square>(to += step), left)) return false;
            }
        }
        return true;
    }

    template <class Visit>
    bool shoot(Square from, Square to, Visit visit) {
        const auto steps = lines_.steps(to);
        int own = sum_[mover_];
        for (const int count : steps)
            own += count;
        const int theirs = sum_[other(mover_)];
        const auto& own_loss = loss_[mover_];
        const auto& their_loss = loss_[other(mover_)];
        return for_each_step(to, steps, [&](Square arrow, int left) {
            return visit(Rules::Move{from, to, arrow}, own - own_loss[arrow] - left, theirs - their_loss[arrow]);
        });
    }

    /// Starts with one queen off the board.
    void lift(Square queen, const Board& board);
    /// A queen comes to the square and blocks the others' view; and leaves it again.
    void close(Square square) { change_view(square, -1); }
    void open(Square square) { change_view(square, 1); }
    /// `sign` is -1 or 1.
    void change_view(Square square, int sign);

    Lines lines_{1, 1};
    Side mover_ = Side::first;
    std::vector<OtherQueen> others_;
    BySide<int> sum_{};                            ///< The mobility of a side's other queens.
    BySide<std::array<std::int16_t, 256>> loss_{}; ///< What they lose, by the square that is closed.
};

} // namespace zugzwang::amazons
