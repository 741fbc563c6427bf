// What every move of a position leaves to both sides, found without making the moves: all that the last move of a look
// ahead needs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/amazons/think/board.hpp"

namespace zugzwang::amazons {

/// While a queen is lifted it knows for every square what each side's other queens lose when that square is closed;
/// that alone changes from one arrow to the next, and little of it from one step to the next. Kept from one position to
/// the next for its memory alone.
class MobilityScan {
  public:
    /// Calls `visit(move, own, theirs)` for every legal move, in the order of Board::for_each_move, until it answers
    /// false: the squares that the queens of the side that moves and of the other one can go to after it.
    template <class Visit>
    void for_each_move(const Board& board, Visit visit) {
        lines_ = board.lines();
        mover_ = board.to_move();
        for (const Square from : board.queens(mover_)) {
            lines_.clear(from);
            look_without(from, board);
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
    /// A queen that stands still.
    struct Onlooker {
        Square square = 0;
        Side side = Side::first;
        std::array<int, 8> steps{};
    };

    /// Calls `visit(square, left)` along the eight directions until it answers false: so many squares are left from
    /// there on, it included.
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

    /// The board without that queen.
    void look_without(Square lifted, const Board& board);
    /// A queen stands on the square, in the way of those that see it; and away again.
    void close(Square square) { change_view(square, -1); }
    void open(Square square) { change_view(square, 1); }
    /// Takes from what they see, or gives back: -1 or 1.
    void change_view(Square square, int sign);

    Lines lines_{1, 1};
    Side mover_ = Side::first;
    std::vector<Onlooker> onlookers_;
    BySide<int> sum_{};                            ///< Squares that the onlookers of a side can go to.
    BySide<std::array<std::int16_t, 256>> loss_{}; ///< How many fewer, by the square that is closed.
};

} // namespace zugzwang::amazons
