// The bar over every scene but the menu: back, the title, a line in the middle, a few icons on the right.
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

/// Where so many icons and the loudspeaker begin, units from the left edge of the screen.
[[nodiscard]] float left_of_icons(const Stage& stage, std::size_t icons);
/// The loudspeaker in the upper right corner.
[[nodiscard]] Control sound_button(const Stage& stage);
/// The back button (`back`), the icons, and the loudspeaker right of them.
[[nodiscard]] std::vector<Control> top_bar_controls(const Stage& stage, const std::vector<BarIcon>& icons);
void paint_top_bar(const Stage& stage, const TopBar& bar, Canvas& canvas);

} // namespace zugzwang
