#include "games/boxes/show/kit.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {

Guide guide() {
    return {{.words = message("Draw a line between two dots side by side. Then it is the other player's turn."),
             .moves = {"c1-c2"},
             .replies = {"b2-b3"},
             .position = "-./|_._./../._._./.. 1"},
            {.words = message("Three sides are drawn. Draw the fourth: the box is yours, and you go again."),
             .moves = {"a2-b2"}},
            {.words = message("Most games start with the border drawn. Boxes in a chain fall one after another."),
             .moves = {"b1-b2"},
             .position = "--/|2|_|/-./|_._|/-- 1"},
            {.words = message("One line can close two boxes. When all lines are drawn, more boxes win."),
             .moves = {"b2-c2"}}};
}

} // namespace zugzwang::boxes
