// What Points adds to a theme: its own colours and durations, those of the arcade theme unless a theme says others.
#pragma once

#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang::points::own {

inline constexpr auto colours = std::to_array<OwnColour>({{"glow", 0x8FA0E6}});
inline constexpr auto motions = std::to_array<OwnMotion>({{"segment-draw", 220}});
inline constexpr ThemeSection section{.id = "points", .colours = colours, .motions = motions};

inline constexpr Role glow = section.role("glow");
inline constexpr Motion segment_draw = section.motion("segment-draw");

} // namespace zugzwang::points::own
