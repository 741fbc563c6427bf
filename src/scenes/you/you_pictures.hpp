// What the scene of a person draws by itself: the ratings of twelve weeks, the time played in each, the days of a week.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "desk/you/told.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// A week of a game's line.
struct ChartPoint {
    std::size_t game = 0, week = 0; ///< In Told::games and in its weeks.
};
/// The one that is nearest to that place in the chart, in the week there; empty where no line is near.
[[nodiscard]] std::optional<ChartPoint> point_at(Rect area, Vec at, const you::Told& told, const Canvas& canvas);

struct ChartLook {
    std::size_t bright = 0; ///< Of the games.
    std::optional<ChartPoint> pointed{};
};
/// A line for each game, dashed where its rating is not told yet, with the ratings at its left and the months below.
void paint_chart(Rect area, const you::Told& told, const ChartLook& look, Canvas& canvas);
/// Where the line of a game ends; empty where it has none.
[[nodiscard]] std::optional<Vec> end_of_line(Rect area, std::size_t game, const you::Told& told, const Canvas& canvas);

/// How long somebody played in each week.
void paint_bars(Rect area, const you::Weeks<Seconds>& weeks, Canvas& canvas);
/// From Monday on, lit where something was played.
void paint_days(Rect area, const std::array<bool, 7>& days, Canvas& canvas);

} // namespace zugzwang
