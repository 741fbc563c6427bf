// What each move of a game was worth, a line of JSON a move.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/play/table.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

struct ReviewRequest {
    std::chrono::milliseconds time{500}; ///< For each position, at least 1.
    bool words = false;                  ///< Says of each move why, in words and as facts.
    std::stop_token stop{};              ///< There is no answer then.
};
/// Called after each of the positions, the last one first.
using PositionsRead = std::function<void(std::size_t read, std::size_t all)>;

/// The lines of the record's moves. The table stands at the end of the game (played_table), and after it at its start,
/// or with words at its end.
[[nodiscard]] std::optional<std::vector<std::string>>
review_lines(const GameRecord& record, Table& table, const ReviewRequest& request, const PositionsRead& told);

} // namespace zugzwang
