// A position of Boxes laid out by hand: lines drawn and erased, closed boxes given to either side.
#pragma once

#include <memory>

#include "games/boxes/rules.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::boxes {

[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::boxes
