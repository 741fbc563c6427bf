// The ladder of Sticks: its rungs in words, their board and their emblems.
#pragma once

#include "zugzwang/play/ladder.hpp"

namespace zugzwang::sticks {

[[nodiscard]] Ladder ladder();

} // namespace zugzwang::sticks
