// What Numbers adds to a theme: its own colours and durations, those of the arcade theme unless a theme says others.
#pragma once

#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang::numbers::own {

inline constexpr auto colours = std::to_array<OwnColour>(
    {{"tile-shade", 0xDCD2B9}, {"tile-foot", 0x8E8468}, {"tile-ink", 0x20264A}, {"well-rim", 0x232A54}});
inline constexpr auto motions = std::to_array<OwnMotion>({{"tile-fly", 300}});
inline constexpr ThemeSection section{.id = "numbers", .colours = colours, .motions = motions};

inline constexpr Role tile_shade = section.role("tile-shade");
inline constexpr Role tile_foot = section.role("tile-foot");
inline constexpr Role tile_ink = section.role("tile-ink");
inline constexpr Role well_rim = section.role("well-rim");
inline constexpr Motion tile_fly = section.motion("tile-fly");

} // namespace zugzwang::numbers::own
