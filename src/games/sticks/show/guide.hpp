// What a first visitor plays: how sticks are taken, and who wins.
#pragma once

#include "zugzwang/play/guide.hpp"

namespace zugzwang::sticks {

[[nodiscard]] Guide guide();

} // namespace zugzwang::sticks
