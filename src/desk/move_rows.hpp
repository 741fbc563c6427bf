// The moves of a game in numbered rows, as a list or a sheet of paper shows them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// Where the next move will stand.
inline constexpr std::string_view to_come = "…";

/// A side may move several times in its turn; then its moves stand one after the other, in rows below where one row has
/// no room for them. The last row is the newest.
struct MoveRow {
    std::size_t number = 0; ///< From 1; 0 for a row that goes on with the one above.
    std::string first, second;
    MoveRange first_moves{}, second_moves{}; ///< That stand there.
};

/// Pairs the moves into rows; `going_on` adds "…" where the move to come will stand.
[[nodiscard]] std::vector<MoveRow> move_rows(std::span<const MoveEntry> moves, Side to_move, bool going_on);
/// The turn that each move belongs to, from 1: one of each side, the first one before the second.
[[nodiscard]] std::vector<std::size_t> turns_of(std::span<const MoveEntry> moves);

} // namespace zugzwang
