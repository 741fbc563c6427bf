// What Boxes adds to a theme: its own colours and durations, those of the arcade theme unless a theme says others.
#pragma once

#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang::boxes::own {

inline constexpr auto colours = std::to_array<OwnColour>({{"undrawn-core", 0x5E78B5, 0}});
inline constexpr auto motions = std::to_array<OwnMotion>({{"edge-draw", 120}, {"box-pop", 160}, {"chain-step", 70}});
inline constexpr ThemeSection section{.id = "boxes", .colours = colours, .motions = motions};

/// Along the middle of undrawn lines; transparent in a theme whose lines are of one colour.
inline constexpr Role undrawn_core = section.role("undrawn-core");

inline constexpr Motion edge_draw = section.motion("edge-draw");
inline constexpr Motion box_pop = section.motion("box-pop");
inline constexpr Motion chain_step = section.motion("chain-step");

} // namespace zugzwang::boxes::own
