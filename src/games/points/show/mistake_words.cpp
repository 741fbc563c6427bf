#include "games/points/show/mistake_words.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

std::vector<MistakeKind> mistake_kinds() {
    return {{.id = "missed-last",
             .name = message("Missed the last line"),
             .told = message("You could have drawn the last line and won.")},
            {.id = "gave-last",
             .name = message("Left the last line"),
             .told = message("You left the last line to the other player.")},
            {.id = "odd-room",
             .name = message("Left room for an odd number"),
             .told = message("Two points make a line: leave room for an even number of lines, then the last one is "
                             "yours.")},
            {.id = "odd-groups",
             .name = message("Left groups that do not pair"),
             .told = message("Leave an even number of undecided groups and an even number of sure moves.")},
            {.id = "kept-together",
             .name = message("Kept parts together"),
             .told = message("The better line cuts the board into more parts that do not touch.")},
            {.id = "split-apart",
             .name = message("Cut the board apart"),
             .told = message("The better line leaves fewer parts that do not touch.")}};
}

} // namespace zugzwang::points
