// The file that a person's climb is kept in, `ladder.db`: its table, its version, and what is refused.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "keep/ladder_book.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// What the file has; an empty book where there is no file. Refuses one of a newer version, and one that is no ladder,
/// by name.
[[nodiscard]] Result<LadderBook> read_ladder(const std::filesystem::path& file);

/// Adds a game to what the file has, which is made where it is not there, and waits for the disk; any thread. Another
/// program may do so at the same time.
[[nodiscard]] std::optional<Refusal> note_result(const std::filesystem::path& file, const LadderResult& result);

} // namespace zugzwang
