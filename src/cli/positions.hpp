// Positions on standard input, one a line, each answered by one line of JSON before the next is read.
#pragma once

#include <functional>

#include "cli/command.hpp"
#include "record/json.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::cli {

/// Reads every line, sets the table and writes what `answer` makes of it. Ends at the first line that is no position,
/// with a refusal that names the line.
[[nodiscard]] Result<Answer> answer_positions(const Game& game, const Streams& streams,
                                              const std::function<Json(Table&)>& answer);

} // namespace zugzwang::cli
