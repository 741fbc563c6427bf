// What each move of a game was worth, by the values of the positions before and after it: its class, and each side's
// accuracy. Pure: the values come from elsewhere (Session::ask_value).
//
// A move costs what the expected result of its side falls by. Where both values are estimates, the one after the move
// looked a move further: a move is never better than best, so what stood before it is at least what stands after it;
// and the move that the strongest player would have made itself costs nothing, whatever it then turned out to be worth.
// Where a value is proven, a move keeps it exactly when it is among its best moves, or the value after it is proven to
// be the same.
// Where margins count (boxes, points of Numbers), a move that gives points away costs the part of all points that
// changes hands by it, where that is more: one box of 25 is 4 %. It is then not best, in a won position as in a lost
// one, but a blunder only where the result goes too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/ai/fact.hpp"
#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

enum class MoveClass : std::uint8_t {
    best,       ///< Keeps the value; in a lost position every move that stays lost (and loses by no more).
    only,       ///< Best, and of several moves no other one keeps the value, or comes within 3 % of an estimate.
    good,       ///< Costs less than 4 %.
    inaccuracy, ///< Costs 4 % or more.
    mistake,    ///< `?`: costs 9 % or more.
    blunder,    ///< `??`: costs 20 % or more of the expected result, or throws away a win or draw that was proven.
};

/// One move, spoken for the side that made it.
struct ReviewedMove {
    Side side = Side::first;
    MoveClass kind = MoveClass::best;
    double before = 0.5, after = 0.5; ///< Its expected result, 0 lost to 1 won; `after` is never above `before`.
    double cost = 0;                  ///< 0 to 1: of the expected result, or of all points where that is more.
    bool exact = false;               ///< Both are proven.
    std::optional<std::int64_t> lost_margin{}; ///< By how much its margin fell, at least 0, where margins are known.
    std::optional<double> beside{}; ///< Of an only move that is not proven: what the next best would have left.
    std::size_t keeping = 0;        ///< So many moves kept the value, where that is known; 0 where it is not.
};

struct ReviewTotals {
    /// 0 to 1; empty before any of its moves is reviewed. As lichess.org counts it (its page on accuracy, 2022): a move
    /// that cost c of the expected result has 103.17 exp(-4.354 c) - 3.17 percent; of its moves the mean weighted by
    /// how much the values swing around each, and the harmonic mean, which one bad move pulls down, count half each.
    std::optional<double> accuracy{};
    std::size_t only = 0, inaccuracies = 0, mistakes = 0, blunders = 0;
};

struct Review {
    std::vector<std::optional<ReviewedMove>> moves; ///< By ply, from 0; empty where a value is not known yet.
    BySide<ReviewTotals> totals;
    /// The costliest mistake or blunder of the side that stands worse in the end (of either side where neither does),
    /// the last one of equals.
    std::optional<std::size_t> turning_point{};
};

/// A move as the review needs it.
struct MoveToReview {
    Side side = Side::first;
    std::string text; ///< As the rules write it.
};

/// `values` are those of the positions before each move and after the last, as far as they are known; `points` all that
/// there are in the game, where margins count, else 0.
[[nodiscard]] Review review_of(std::span<const MoveToReview> moves,
                               std::span<const std::optional<PositionValue>> values, std::int64_t points = 0);

/// A better move than the played one, as the rules write it; empty where none is known. `before` is of the position
/// that it was played in.
[[nodiscard]] std::string better_move(const MoveToReview& move, const ReviewedMove& reviewed,
                                      const PositionValue& before);
/// What a played move is explained beside.
[[nodiscard]] Comparison comparison_of(const MoveToReview& move, const ReviewedMove& reviewed,
                                       const PositionValue& before, const PositionValue& after);

} // namespace zugzwang
