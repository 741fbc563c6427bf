// What the panels beside a puzzle's board draw themselves.
#pragma once

#include <cstddef>
#include <vector>

#include "puzzles/day.hpp"
#include "puzzles/rush.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// How hard a puzzle is, a lit star for each degree.
void paint_difficulty(Rect area, int difficulty, Canvas& canvas);
/// The seven days, those ticked that count, outlined after a miss, today ringed.
void paint_week(Rect area, const puzzles::Streak& streak, std::size_t weekday, Canvas& canvas);
/// What was tried, the last of it, in rows of twelve, as many as there is room for: lime solved, outlined lime with
/// help, a rose cross missed, white the present one where it is waited for.
void paint_tries(Rect area, const std::vector<puzzles::Try>& tries, bool waits, Canvas& canvas);
/// What is left of a rush, in words and as a part of a circle.
void paint_rush_clock(Rect area, Seconds left, Canvas& canvas);
/// As many crosses, and empty circles for the misses that are left.
void paint_misses(Rect area, int misses, Canvas& canvas);
/// Before what was found: it is the only one.
void paint_only_move(Rect area, Canvas& canvas);
/// One of somebody's initials; `here`: the one that the keys change.
void paint_initial(Rect area, char letter, bool here, Canvas& canvas);
/// On the right end of a chip: it is solved; outlined after a miss.
void paint_chip_tick(Rect chip, bool missed, Canvas& canvas);

} // namespace zugzwang
