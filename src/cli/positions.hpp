// Positions on standard input, one a line, each answered before the next is read.
#pragma once

#include <functional>
#include <string>

#include "cli/cli.hpp"
#include "zugzwang/play/table.hpp"

namespace zugzwang::cli {

/// What the table's position is answered with, or why it is refused.
using PositionAnswer = std::function<Result<std::string>(Table&)>;

/// Ends at the first line that is refused, with a refusal that names the line.
[[nodiscard]] Result<Answer> answer_positions(Table& table, const PositionAnswer& answer, const Streams& streams);

} // namespace zugzwang::cli
