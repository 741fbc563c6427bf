// See Optimal fill in the seed's table and then play by it.
#pragma once

#include <memory>

#include "games/numbers/rules.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::numbers {

/// Requires 1 … longest_table numbers left.
[[nodiscard]] std::unique_ptr<Lesson> table_lesson(const Rules::State& state);

} // namespace zugzwang::numbers
