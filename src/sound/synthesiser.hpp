// Makes samples of a recipe.
#pragma once

#include <vector>

#include "sound/recipe.hpp"

namespace zugzwang::sound {

/// One channel, `sample_rate` samples a second, as loud as the recipe says; begins and ends in silence. The same recipe
/// always gives the same samples on one machine. Any thread.
[[nodiscard]] std::vector<float> synthesised(const Recipe& recipe, double semitones_higher = 0);

} // namespace zugzwang::sound
