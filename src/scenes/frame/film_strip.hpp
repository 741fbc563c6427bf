// A strip that tells of a film in the making, with a button that stops it or, when it is over, takes the strip away.
#pragma once

#include <vector>

#include "desk/film_job.hpp"
#include "scenes/widgets/control.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// Below what it is a film of; nothing while there is nothing to tell.
[[nodiscard]] ui::Node film_strip(FilmJob& film);

/// How high it is best, in units.
inline constexpr float film_strip_height = 64;

/// The button `film-end`; none while there is nothing to tell. `inside` as in Control.
[[nodiscard]] std::vector<Control> film_strip_controls(Rect area, const FilmJob& film, float scale,
                                                       const std::string& inside = {});
/// What its button does; false for what is another control's.
[[nodiscard]] bool pick_in_film_strip(const Picked& picked, FilmJob& film);
/// Its ground, words and bar; nothing while there is nothing to tell. The button is a control.
void paint_film_strip(Rect area, const FilmJob& film, Canvas& canvas);

} // namespace zugzwang
