// What stands for a game's ladder wherever it is shown: its stars, standing diamonds, lit where they are won, outlined
// where they are not; and the emblems of its rungs.
#pragma once

#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// `height` in pixels.
void paint_star(bool won, Vec centre, float height, Canvas& canvas);
/// One beside the other.
[[nodiscard]] ui::Node star_row(std::vector<bool> won);
/// In a well.
[[nodiscard]] ui::Node rung_emblem(const Game& game, std::size_t rung, float alpha = 1);

} // namespace zugzwang
