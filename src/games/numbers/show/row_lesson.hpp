// See a player decide that looks at the row itself: Parity sums the places, Greedy compares the ends, and so does
// Optimal while the row is too long for its table, by what they are worth in the end.
#pragma once

#include <memory>
#include <string_view>

#include "games/numbers/rules.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {

[[nodiscard]] std::unique_ptr<Lesson> row_lesson(std::string_view player, const Rules::State& state);

} // namespace zugzwang::numbers
