// The bar at the foot of a page that says in words what just happened, with the rim and the mark of who did it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "zugzwang/ui/node.hpp"

namespace zugzwang::ui {

struct CaptionLook {
    std::string words;          ///< Translated; without room on one line they become smaller and take two.
    std::optional<Side> side{}; ///< Who did it.
};
/// As high as that whatever it says, so that nothing moves when it speaks; units. `text_scale` as the canvas has it.
[[nodiscard]] float caption_height(float text_scale);
/// With `again` a loudspeaker stands there: what is told is spoken, and said once more by a press on the bar.
[[nodiscard]] Node caption_bar(CaptionLook look, float text_scale, std::function<void()> again = {});

} // namespace zugzwang::ui
