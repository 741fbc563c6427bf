// The ladder of Points: its rungs in words, their board and their emblems.
#pragma once

#include "zugzwang/play/ladder.hpp"

namespace zugzwang::points {

[[nodiscard]] Ladder ladder();

} // namespace zugzwang::points
