#include "games/numbers/show/entry_parts.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {

/// Taking 3 and not 2 keeps the 9 covered, until it is the other side that must uncover it.
Guide guide() {
    return {{.words = message("Take the number at the left or the right end of the row: it counts for you."),
             .moves = {"L"},
             .replies = {"R"},
             .position = "5,2,9,1,3,4 0-0 1"},
            {.words = message("Each number that you take uncovers the next one for the other player."),
             .moves = {"R"},
             .replies = {"L"}},
            {.words = message("When the row is empty, the larger sum wins. Equal sums are a draw."),
             .moves = {"L"},
             .replies = {"R"}}};
}

} // namespace zugzwang::numbers
