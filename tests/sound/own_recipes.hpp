// The program's own recipes, and the sounds that they make.
#pragma once

#include "sound/recipe.hpp"
#include "sound/sound_bank.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "support/standard.hpp"

namespace zugzwang::testing {

[[nodiscard]] inline std::string own_recipes_text() {
    return text_of(ZUGZWANG_SOURCE_DIR "/assets/sounds/arcade.toml");
}

[[nodiscard]] inline std::shared_ptr<const sound::SoundBank> own_sounds() {
    static const auto bank =
        std::make_shared<const sound::SoundBank>(sound::recipes_from_text(own_recipes_text(), "arcade.toml"));
    return bank;
}

[[nodiscard]] inline double largest_of(const std::vector<float>& samples) {
    double largest = 0;
    for (const float sample : samples)
        largest = std::max(largest, std::fabs(static_cast<double>(sample)));
    return largest;
}

} // namespace zugzwang::testing
