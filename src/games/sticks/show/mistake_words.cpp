#include "games/sticks/show/mistake_words.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {

std::vector<MistakeKind> mistake_kinds() {
    return {{.id = "took-last",
             .name = message("Took the last stick"),
             .told = message("Who takes the last stick loses here: leave it to the other player.")},
            {.id = "missed-win",
             .name = message("Missed the winning move"),
             .told = message("You could have won with this very move.")},
            {.id = "left-too-few",
             .name = message("Left too few sticks"),
             .told = message("You left so few sticks that the other player could win at once.")},
            {.id = "one-off",
             .name = message("Counted one off"),
             .told = message("With one stick more or less you would have left a number that loses.")},
            {.id = "no-multiple",
             .name = message("Left no losing number"),
             .told = message("Numbers that lose come in equal steps: the most that one move takes, and one more.")}};
}

} // namespace zugzwang::sticks
