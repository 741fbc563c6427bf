// A position of Sticks set by hand: how many there are, how many a move takes, who the last one belongs to.
#pragma once

#include <memory>

#include "games/sticks/rules.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::sticks {

[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::sticks
