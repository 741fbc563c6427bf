// What Sticks adds to a theme: its own colours and durations, those of the arcade theme unless a theme says others.
#pragma once

#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang::sticks::own {

inline constexpr auto colours = std::to_array<OwnColour>({{"wood-light", 0xF2D4A0},
                                                          {"wood-dark", 0xB98A50},
                                                          {"head-light", 0xFF7B66},
                                                          {"head-dark", 0xA12417},
                                                          {"pool", 0xE8A04C}});
inline constexpr auto motions = std::to_array<OwnMotion>({{"leap", 300}});
inline constexpr ThemeSection section{.id = "sticks", .colours = colours, .motions = motions};

inline constexpr Motion leap = section.motion("leap");

} // namespace zugzwang::sticks::own
