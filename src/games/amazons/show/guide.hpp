// What a first visitor plays: how a queen moves and shoots, what that closes, and who wins.
#pragma once

#include "zugzwang/play/guide.hpp"

namespace zugzwang::amazons {

[[nodiscard]] Guide guide();

} // namespace zugzwang::amazons
