// Themes in which everything that moves takes the same time.
#pragma once

#include <initializer_list>

#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang::testing {

/// Gives every motion that time, everybody's and those of the sections.
inline void set_even_pace(Theme& theme, std::initializer_list<ThemeSection> sections, Seconds time) {
    theme.motions.fill(time);
    for (const auto& section : sections)
        add_section(theme, section);
    for (auto& [motion, length] : theme.own_motions)
        length = time;
}

} // namespace zugzwang::testing
