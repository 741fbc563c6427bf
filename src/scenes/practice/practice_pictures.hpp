// What the panels beside an exercise draw themselves: the squares of today's row, when it comes back, mistakes a week.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "practice/weeks.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

struct SquareLook {
    bool done = false;
    bool outlined = false; ///< Done after a miss or with help.
    bool now = false;      ///< It is on the board.
};
/// Today's row, ten in a line.
void paint_squares(Rect area, const std::vector<SquareLook>& looks, Canvas& canvas);
[[nodiscard]] std::size_t lines_of_squares(std::size_t count);
/// The index of the square at that place of such a picture of so many; may be one that is not there.
[[nodiscard]] std::size_t square_at(Rect area, Vec at, std::size_t count);

/// The days from one time to the next: joined up to where an exercise stands, which is ringed; the next one bright.
/// `box` as practice::Standing.
void paint_waits(Rect area, std::size_t box, Canvas& canvas);

struct WeekCurve {
    std::array<std::size_t, practice::weeks_told> weeks{};
    std::size_t most = 1; ///< The height of the plot.
    bool chosen = false;
    std::optional<std::size_t> pointed{}; ///< A week.
};
/// In a well, the oldest week at its left edge, with a point at its end.
void paint_weeks(Rect area, const WeekCurve& curve, Canvas& canvas);
/// The week nearest to that place of such a picture.
[[nodiscard]] std::size_t week_at(Rect area, float x, const Canvas& canvas);

} // namespace zugzwang
