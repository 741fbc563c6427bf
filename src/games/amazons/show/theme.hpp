// What Amazons adds to a theme: its own colours and durations, those of the arcade theme unless a theme says others.
#pragma once

#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang::amazons::own {

inline constexpr auto colours = std::to_array<OwnColour>({{"frame-top", 0x39427A},
                                                          {"frame-bottom", 0x242B55},
                                                          {"closed-rim", 0x343C69},
                                                          {"closed-mark", 0x6A74A6},
                                                          {"mark-first", 0x0A3866},
                                                          {"mark-second", 0x552A00},
                                                          {"mark-either", 0x2A3054},
                                                          {"queen-first-top", 0xFFFFFF},
                                                          {"queen-first-bottom", 0xEDE5D2},
                                                          {"queen-first-side", 0x9C9580},
                                                          {"queen-first-crown", 0x262D59},
                                                          {"queen-second-top", 0x565F8A},
                                                          {"queen-second-bottom", 0x1B203C},
                                                          {"queen-second-side", 0x06081A},
                                                          {"queen-second-crown", 0xF4E7CF},
                                                          {"shaft", 0xF2D4A0},
                                                          {"ember", 0xFFC27A},
                                                          {"ember-core", 0xD97F2C}});
inline constexpr auto motions =
    std::to_array<OwnMotion>({{"queen-glide", 260}, {"arrow-fly", 200}, {"square-burn", 160}});
inline constexpr ThemeSection section{.id = "amazons", .colours = colours, .motions = motions};

inline constexpr Role frame_top = section.role("frame-top");
inline constexpr Role frame_bottom = section.role("frame-bottom");
inline constexpr Role closed_rim = section.role("closed-rim");
inline constexpr Role mark_first = section.role("mark-first");
inline constexpr Role mark_second = section.role("mark-second");
inline constexpr Role mark_either = section.role("mark-either");
inline constexpr Motion queen_glide = section.motion("queen-glide");
inline constexpr Motion arrow_fly = section.motion("arrow-fly");
inline constexpr Motion square_burn = section.motion("square-burn");

} // namespace zugzwang::amazons::own
