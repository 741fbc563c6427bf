#include "games/boxes/show/mistake_words.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {

std::vector<MistakeKind> mistake_kinds() {
    return {{.id = "opened-chain",
             .name = message("Opened a chain too early"),
             .told = message("You gave three boxes or more away while another line could wait.")},
            {.id = "gave-box",
             .name = message("Gave a box away"),
             .told = message("You gave a box or two away while another line could wait.")},
            {.id = "left-boxes",
             .name = message("Left boxes lying"),
             .told = message("You left boxes to the other player that you could have closed.")},
            {.id = "took-all",
             .name = message("Took too many"),
             .told = message("Leave the last two boxes, or four of a loop: then the other player must open the next "
                             "chain.")},
            {.id = "gave-more",
             .name = message("Gave more than needed"),
             .told = message("You had to give boxes away, and another line gives fewer.")},
            {.id = "gave-late",
             .name = message("Did not give in time"),
             .told = message("A safe line was left, but it was better to give boxes away at once.")},
            {.id = "wrong-count",
             .name = message("Counted wrongly"),
             .told = message("Count the long chains and the safe lines: their numbers decide who must open the first "
                             "chain.")},
            {.id = "quiet-line",
             .name = message("Drew the wrong safe line"),
             .told = message("Several lines were safe, and another of them was better.")}};
}

} // namespace zugzwang::boxes
