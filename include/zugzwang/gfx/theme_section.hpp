// What one game adds to every theme: colours and durations that only it draws with, each with its value in themes that
// do not say. In theme files they stand under the game's id: `[amazons]`, `ember = "#FFC27A"`, `queen-glide = 260`.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

struct OwnColour {
    std::string_view name; ///< As in files: small letters, digits and hyphens.
    std::uint32_t rgb;     ///< 0xRRGGBB.
    std::uint8_t alpha = 255;
};

struct OwnMotion {
    std::string_view name;
    int milliseconds;
};

/// Only views of what the game keeps for good.
struct ThemeSection {
    std::string_view id{}; ///< The game's.
    std::span<const OwnColour> colours{};
    std::span<const OwnMotion> motions{};

    /// The role to draw with. A name that is not listed does not compile.
    [[nodiscard]] consteval Role role(std::string_view name) const {
        for (const auto& colour : colours) {
            if (colour.name == name) return own_role(id, name);
        }
        throw "the section has no such colour";
    }
    [[nodiscard]] consteval Motion motion(std::string_view name) const {
        for (const auto& motion : motions) {
            if (motion.name == name) return own_motion(id, name);
        }
        throw "the section has no such motion";
    }
};

/// Gives everything of the section its own value in the theme.
void add_section(Theme& theme, const ThemeSection& section);

} // namespace zugzwang
