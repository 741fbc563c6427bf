// The program's own recipes, and the sounds that they make.
#pragma once

#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "sound/recipe.hpp"
#include "sound/sound_bank.hpp"
#include "support/places.hpp"

namespace zugzwang::testing {

[[nodiscard]] inline std::string own_recipes_text() {
    std::ifstream file(std::string(ZUGZWANG_SOURCE_DIR) + "/assets/sounds/arcade.toml", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

[[nodiscard]] inline std::shared_ptr<const sound::SoundBank> own_sounds() {
    static const auto bank =
        std::make_shared<const sound::SoundBank>(sound::recipes_from_text(own_recipes_text(), "arcade.toml"));
    return bank;
}

} // namespace zugzwang::testing
