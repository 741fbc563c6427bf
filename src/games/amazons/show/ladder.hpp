// The ladder of Amazons: its rungs in words, their board and their emblems.
#pragma once

#include "zugzwang/play/ladder.hpp"

namespace zugzwang::amazons {

[[nodiscard]] Ladder ladder();

} // namespace zugzwang::amazons
