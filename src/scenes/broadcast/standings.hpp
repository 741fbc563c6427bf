// The table of a championship, between two of its games. Draws only.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "desk/championship.hpp"
#include "scenes/frame/stage.hpp"

namespace zugzwang {

/// Everything translated.
struct StandingsLook {
    std::vector<Championship::Line> lines;     ///< Best first.
    std::vector<std::string> names{}, notes{}; ///< By player: who it is, how it thinks.
    std::string title{}, note{};
    /// The emblem of a player, into a square; empty where they have none.
    std::function<void(Canvas& canvas, Rect area, std::size_t player)> draw_emblem{};
};
void paint_standings(const Stage& stage, const StandingsLook& look, Canvas& canvas);

} // namespace zugzwang
