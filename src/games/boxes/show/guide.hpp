// What a first visitor plays: how a box is closed, how one leads to the next, and who wins.
#pragma once

#include "zugzwang/play/guide.hpp"

namespace zugzwang::boxes {

[[nodiscard]] Guide guide();

} // namespace zugzwang::boxes
