// Where the name, the cards and the buttons of the menu stand: the cards in a row, or on an upright screen in a column.
#pragma once

#include <vector>

#include "scenes/frame/stage.hpp"

namespace zugzwang {

/// In device pixels.
struct MenuLayout {
    struct Card {
        Rect area, well;
        Rect stars; ///< What leads to its ladder.
    };
    Rect wordmark;
    std::vector<Card> cards;
    std::vector<Rect> buttons;
    Rect subtitle, trouble, hints; ///< Lines of no height.
    bool upright = false;          ///< A card's words stand beside its picture.
};

[[nodiscard]] MenuLayout menu_layout(const Stage& stage, std::size_t cards, std::size_t buttons);

} // namespace zugzwang
