// Reads the recipes of all sounds from one TOML file, assets/sounds/arcade.toml.
#pragma once

#include <string>
#include <string_view>

#include "sound/recipe.hpp"

namespace zugzwang::sound {

/// A section for each sound, with its tones; what a tone leaves out is as in Tone, `to` as its pitch. Throws
/// std::runtime_error with one line that names `file` and the culprit: a sound that is missing or unknown, a key that
/// is unknown, a value that is of another kind or out of its range.
[[nodiscard]] Recipes recipes_from_text(std::string_view text, const std::string& file);

} // namespace zugzwang::sound
