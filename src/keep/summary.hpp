// What the library notes of a record, so that lists need not read it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "keep/library.hpp"

namespace zugzwang {

/// Who played a computer, where that is one person.
[[nodiscard]] std::optional<Side> person_of(const GameRecord& record);
/// Of that person; empty where there is none, or no end.
[[nodiscard]] std::optional<Fortune> fortune_of(const GameRecord& record);
/// Of both clocks; of the moves, where nobody ran clocks.
[[nodiscard]] Seconds length_of(const GameRecord& record);
/// The value of every position is known. What the last move led to needs none where the game is over.
[[nodiscard]] bool is_reviewed(const GameRecord& record);
/// The same number for the same game: begun at that second, and played so. Requires a date.
[[nodiscard]] std::int64_t identity_of(const GameRecord& record);

} // namespace zugzwang
