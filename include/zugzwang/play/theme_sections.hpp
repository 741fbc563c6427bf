// What the games' views draw with beside everybody's roles, for whoever reads themes.
#pragma once

#include <vector>

#include "zugzwang/gfx/theme_section.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// Of those games that have some.
[[nodiscard]] inline std::vector<ThemeSection> sections_of(const std::vector<Game>& games) {
    std::vector<ThemeSection> sections;
    for (const auto& game : games) {
        if (!game.theme.id.empty()) sections.push_back(game.theme);
    }
    return sections;
}

} // namespace zugzwang
