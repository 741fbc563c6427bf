// The ladder of Numbers: its rungs in words, their board and their emblems.
#pragma once

#include "zugzwang/play/ladder.hpp"

namespace zugzwang::numbers {

[[nodiscard]] Ladder ladder();

} // namespace zugzwang::numbers
