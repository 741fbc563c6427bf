// The left side of a watched look ahead.
#pragma once

#include "games/amazons/show/lesson_words.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::amazons {

/// One below another: the position at a node with the moves that lead there, what it is worth, and how much each of the
/// seed's players looks at. What is watched outlives it.
[[nodiscard]] ui::Node board_at(const Watched& watched, std::size_t node, Labels labels);

} // namespace zugzwang::amazons
