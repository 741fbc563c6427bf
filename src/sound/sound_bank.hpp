// Samples made of recipes, and all sounds ready to be played.
#pragma once

#include <array>
#include <vector>

#include "sound/recipe.hpp"

namespace zugzwang::sound {

/// One channel, `sample_rate` samples a second, as loud as the recipe says; begins and ends in silence. The same recipe
/// always gives the same samples on one machine. Any thread.
[[nodiscard]] std::vector<float> synthesised(const Recipe& recipe, double semitones_higher = 0);

/// Immutable; may be read by any thread.
class SoundBank {
  public:
    /// Synthesises everything: some tens of milliseconds.
    explicit SoundBank(Recipes recipes);

    [[nodiscard]] const Recipe& recipe(Sound sound) const { return recipes_[index_of(sound)]; }
    /// How many steps it rises by, at least one.
    [[nodiscard]] std::size_t steps(Sound sound) const { return samples_[index_of(sound)].size(); }
    /// Those of its step, or of the last one.
    [[nodiscard]] const std::vector<float>& samples(Sound sound, int rise = 0) const;

  private:
    Recipes recipes_;
    std::array<std::vector<std::vector<float>>, sound_count> samples_;
};

} // namespace zugzwang::sound
