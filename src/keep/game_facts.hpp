// What a record alone tells of a game to whoever keeps it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// How a game went for the person who played it against a computer.
enum class Fortune : std::uint8_t { won, lost, drawn };

/// Who played a computer, where that is one person.
[[nodiscard]] std::optional<Side> person_of(const GameRecord& record);
/// Of that person; empty where there is none, or no end.
[[nodiscard]] std::optional<Fortune> fortune_of(std::optional<Side> person, const std::optional<GameResult>& result);

/// Time used by both sides: on their clocks, or where nobody ran clocks, for their moves.
[[nodiscard]] Seconds length_of(const GameRecord& record);

/// Who sat against the person, as well as the record alone tells it; empty where that is nobody.
[[nodiscard]] std::string opponent_in(const GameRecord& record);
[[nodiscard]] bool is_seated_as(const GameRecord& one, const GameRecord& another);

/// The value of every position is known. What the last move led to needs none where the game is over.
[[nodiscard]] bool is_reviewed(const GameRecord& record);
/// The same number for the same game: begun at that second, and played so. Requires a date.
[[nodiscard]] std::int64_t identity_of(const GameRecord& record);

} // namespace zugzwang
