// A strip that tells of a film in the making, with a button that stops it or, when it is over, takes the strip away.
#pragma once

#include "desk/film_job.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// Below what it is a film of; nothing while there is nothing to tell.
[[nodiscard]] ui::Node film_strip(FilmJob& film);

} // namespace zugzwang
