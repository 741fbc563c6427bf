// Points laid out by hand: a click adds one, dragging moves it, a right click takes it away; and lines between them.
#pragma once

#include <memory>

#include "games/points/rules.hpp"
#include "zugzwang/play/start_editor.hpp"

namespace zugzwang::points {

/// Fewer than this many points make no game.
inline constexpr int min_points = 4;

/// New points lie within 0 to layout_side, or as far away as those that are there.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::points
