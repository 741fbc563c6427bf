// The table of the explorer: the moves of a position, those that a symmetry makes the same in one row, with how often
// each was played, how those games ended, and what it is worth.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "desk/openings/openings.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

struct ExplorerRow {
    std::uint64_t position = 0;       ///< The number of the one that they lead to.
    std::vector<std::string> moves{}; ///< As the rules write them, at least one.
    OpeningTally tally{};
    std::optional<PositionValue> value{}; ///< Of the position after them, as far as that is known.
    std::string worth{};                  ///< It in words: "−3", "+", "≈ 63 %"; "…" while it is looked for.
    bool keeps = false;                   ///< The value of the position is proven, and these moves keep it.
};

/// Best value first for the side to move, then what was played most; what nothing is known of stands last. Null: nobody
/// looks for values.
[[nodiscard]] std::vector<ExplorerRow> explorer_rows(const OpeningAnswer& answer, const AnalysisInfo* analysis);

/// The place of the row that was played most, the best of several; empty where none was played.
[[nodiscard]] std::optional<std::size_t> most_played_row(const std::vector<ExplorerRow>& rows);

} // namespace zugzwang
