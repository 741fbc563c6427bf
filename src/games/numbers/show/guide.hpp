// What a first visitor plays: which numbers can be taken, what they uncover, and who wins.
#pragma once

#include "zugzwang/play/guide.hpp"

namespace zugzwang::numbers {

[[nodiscard]] Guide guide();

} // namespace zugzwang::numbers
