// The ladder of Boxes: its rungs in words, their board and their emblems.
#pragma once

#include "zugzwang/play/ladder.hpp"

namespace zugzwang::boxes {

[[nodiscard]] Ladder ladder();

} // namespace zugzwang::boxes
