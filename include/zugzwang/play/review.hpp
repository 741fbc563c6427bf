// What each move of a game was worth, by the values of the positions before and after it: its class, and each side's
// accuracy. Pure: the values come from elsewhere (Session::ask_value).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

enum class MoveClass : std::uint8_t {
    best,       ///< Keeps the value; in a lost position every move that stays lost.
    only,       ///< Best, and no other move keeps the value.
    good,       ///< Costs next to nothing.
    inaccuracy, ///< Costs a little.
    mistake,    ///< `?`: costs 9 % of the expected result or more.
    blunder,    ///< `??`: costs 20 % or more, or throws away a win or draw that was proven.
};

/// One move, spoken for the side that made it.
struct ReviewedMove {
    Side side = Side::first;
    MoveClass kind = MoveClass::best;
    double before = 0.5, after = 0.5; ///< Its expected result, 0 lost to 1 won; `after` is never above `before`.
    bool exact = false;               ///< Both are proven.
    std::optional<std::int64_t> lost_margin{}; ///< By how much its margin fell, where margins are known.
    std::size_t keeping = 0; ///< So many moves kept the value, where that is known; 0 where it is not.
};

struct ReviewTotals {
    std::optional<double> accuracy{}; ///< 0 to 1; empty before any of its moves is reviewed.
    std::size_t only = 0, inaccuracies = 0, mistakes = 0, blunders = 0;
};

struct Review {
    std::vector<std::optional<ReviewedMove>> moves; ///< By ply, from 0; empty where a value is not known yet.
    BySide<ReviewTotals> totals;
    /// The move that cost most and decided the game, if any did.
    std::optional<std::size_t> turning_point{};
};

/// A move as the review needs it.
struct PlayedMove {
    Side side = Side::first;
    std::string text; ///< As the rules write it.
};

/// `values` are those of the positions before each move and after the last, as far as they are known.
[[nodiscard]] Review review_of(std::span<const PlayedMove> moves, std::span<const std::optional<PositionValue>> values);

} // namespace zugzwang
