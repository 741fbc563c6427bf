// One played game as a line of JSON: enough to replay it, to count it and to resume a match after it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/rules/refusal.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang::match {

struct GameRecord {
    std::uint64_t index = 0;            ///< In its match, from 0.
    std::string game;                   ///< The game's id.
    std::array<std::string, 2> players; ///< By Side: who sat there.
    bool swapped = false;               ///< The match's first player sat on the second side.
    std::string start;                  ///< The position it began with.
    std::vector<std::string> moves;
    std::optional<Side> winner; ///< Empty: a draw.
    std::int64_t margin = 0;
    std::string forfeit;                         ///< Why the loser forfeited; empty for a game played to its end.
    std::array<std::uint64_t, 2> nodes{};        ///< By Side: searched in all moves.
    std::array<std::uint64_t, 2> microseconds{}; ///< By Side: thought in all moves.
    std::array<std::uint64_t, 2> asked{};        ///< By Side: moves asked for.

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

[[nodiscard]] std::string to_json_line(const GameRecord& record);
/// Refuses what is not such a line, naming what is missing or wrong.
[[nodiscard]] Result<GameRecord> record_from_json_line(std::string_view line);

} // namespace zugzwang::match
