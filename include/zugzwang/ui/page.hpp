// A page: what one screenful shows and what can be done there, as one value that a scene answers. The bar over it, the
// bar of icons at the foot of an upright screen and what becomes of columns without room are made here, for all pages.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "zugzwang/ui/act.hpp"
#include "zugzwang/ui/layout.hpp"
#include "zugzwang/ui/node.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang::ui {

struct Page {
    std::string title{};  ///< In the bar; empty: a page without one. Translated.
    std::string status{}; ///< In the bar's middle; shortened without room. Translated.
    Role status_role = Role::ink;
    std::vector<Node> icons{}; ///< On the right of the bar, or at the foot of an upright screen: what is pressed.
    Node body{};
    std::vector<Deed> deeds{};       ///< All that can be done here; the order is that of the hints.
    std::vector<const Act*> hints{}; ///< Keys that are shown at the foot where there are keys.
    std::string focus{};             ///< This has the focus when nothing else has.
    bool muted = false;              ///< As the loudspeaker shows.
    bool bare = false;               ///< The body alone, without room about it: a page in a place of another one.
    float least_words = 0;           ///< As in LayoutRules.
    bool only_seen = false;          ///< Nothing can be pressed: no way back, no loudspeaker.

    /// Tells it in place of the status while there is something to tell.
    void tell(const Notice& notice);
};

/// The way out of a page, on the left of its bar, and the loudspeaker on the right.
inline constexpr Act back_act{.id = "back", .words = "Back", .icon = "icon/back", .key = {Key::escape}};
inline constexpr Act sound_act{.id = "sound-switch", .words = "Sound", .icon = "icon/sound"};
[[nodiscard]] Node loudspeaker(bool muted);

/// How broad a page of one panel is at most, in units: lines of words that an eye follows.
inline constexpr float page_width = 1240;

/// Which of a page's parts is shown where they do not all have room, by the columns' name.
using ChosenParts = std::map<std::string, std::size_t, std::less<>>;

/// The whole tree of a page for a screen of that size: bars, body, and columns as they have room.
[[nodiscard]] Node framed(Page& page, Rect screen, const LayoutRules& rules, const ChosenParts& chosen,
                          const Canvas& canvas);

} // namespace zugzwang::ui
