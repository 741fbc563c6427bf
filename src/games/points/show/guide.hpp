// What a first visitor plays: which points can be joined, and who wins.
#pragma once

#include "zugzwang/play/guide.hpp"

namespace zugzwang::points {

[[nodiscard]] Guide guide();

} // namespace zugzwang::points
