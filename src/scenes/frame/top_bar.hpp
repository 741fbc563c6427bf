// The bar over a scene that places its controls itself: back, the title, a line in the middle, a few icons on the
// right. On an upright screen the line stands under the title.
#pragma once

#include <string>
#include <vector>

#include "scenes/frame/stage.hpp"
#include "scenes/widgets/control.hpp"

namespace zugzwang {

struct BarIcon {
    std::string id;
    std::string icon; ///< A sprite.
    bool enabled = true;
};

struct TopBar {
    std::string title;  ///< Translated.
    std::string status; ///< Translated; shortened when there is no room.
    Role status_role = Role::ink;
    std::size_t icons = 0; ///< On the right, but for the loudspeaker.
    float reserved = 0;    ///< Units left of them that something else stands in.
};

/// Of a button for a finger, units: a phone of 390 pixels across shows it 44 wide.
inline constexpr float touch_side = 82;
/// Between the edge of an upright screen and what stands there, and between the parts of a column, units.
inline constexpr float upright_edge = 16, upright_gap = 12;

/// Where so many icons and the loudspeaker begin, units from the left edge of the screen.
[[nodiscard]] float left_of_icons(const Stage& stage, std::size_t icons);
/// The loudspeaker in the upper right corner.
[[nodiscard]] Control sound_button(const Stage& stage);
/// The back button (`back`), the icons, and the loudspeaker right of them.
[[nodiscard]] std::vector<Control> top_bar_controls(const Stage& stage, const std::vector<BarIcon>& icons);

/// What the bar over it leaves of an upright stage; units.
[[nodiscard]] Rect upright_room(const Stage& stage);

void paint_top_bar(const Stage& stage, const TopBar& bar, Canvas& canvas);

} // namespace zugzwang
