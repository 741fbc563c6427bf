// Beside the table: the part of the row that a cell stands for, what each of its ends brings, and how play goes on.
#pragma once

#include "games/numbers/show/table_story.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::numbers {

/// The story outlives it; `known`: the cell is filled in.
[[nodiscard]] ui::Node interval_panel(const TableStory& story, Pyramid::Cell cell, bool known);

} // namespace zugzwang::numbers
