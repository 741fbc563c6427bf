// How what games and scenes share looks: panels, hollows, the plates of what can be pressed, rings. Draws only.
#pragma once

#include <cstdint>
#include <optional>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

struct PanelLook {
    std::optional<Role> rim{}; ///< In place of the usual one.
    bool lit = false;          ///< The brighter ground of what is chosen.
    float side_bar = 0;        ///< A bar of the rim's colour inside the left edge, 0 to 1 of its strength.
};
void paint_panel(Rect area, const PanelLook& look, Canvas& canvas);

/// A dark hollow, for miniatures and curves.
void paint_well(Rect area, Canvas& canvas);

/// The face of a button, a key or a chip.
struct PlateLook {
    float radius = 0;
    bool lit = false;     ///< In the colour of what is to be done, without a rim.
    float foot_depth = 0; ///< How thick a lit one is; 0 for a flat one.
    float alpha = 1;
};
void paint_plate(Rect area, const PlateLook& look, Canvas& canvas);

/// A line about something, `gap` away from it; the shape of a focus, an outline or a mark.
struct RingLook {
    float radius = 0; ///< Of the thing's corners.
    float gap = 0;
    float width = 1; ///< Inwards from the gap's end.
    Paint paint{Role::act};
};
void paint_ring(Rect area, const RingLook& look, Canvas& canvas);
/// Beside a move that is looked back at: a cross where another one was better, a check on that one; an exclamation mark
/// on the only good one.
enum class MoveSign : std::uint8_t { fault, better, only };
/// `size` in pixels across.
void paint_move_sign(MoveSign sign, Vec centre, float size, Canvas& canvas);
/// The colour of such a move.
[[nodiscard]] constexpr Role sign_role(MoveSign sign) { return sign == MoveSign::fault ? Role::bad : Role::act; }

/// The ring about something in focus; `radius` is that of the thing.
void paint_focus(Rect area, float radius, Canvas& canvas);

} // namespace zugzwang
