// What Boxes adds to a theme: its own colours and durations, those of the arcade theme unless a theme says others.
#pragma once

#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang::boxes::own {

inline constexpr auto motions = std::to_array<OwnMotion>({{"edge-draw", 120}, {"box-pop", 160}, {"chain-step", 70}});
inline constexpr ThemeSection section{.id = "boxes", .motions = motions};

inline constexpr Motion edge_draw = section.motion("edge-draw");
inline constexpr Motion box_pop = section.motion("box-pop");
inline constexpr Motion chain_step = section.motion("chain-step");

} // namespace zugzwang::boxes::own
