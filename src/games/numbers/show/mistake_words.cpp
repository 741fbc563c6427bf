#include "games/numbers/show/mistake_words.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {

std::vector<MistakeKind> mistake_kinds() {
    return {{.id = "larger-end",
             .name = message("Took the larger end"),
             .told = message("The larger end was not the better one: look at what lies beneath it.")},
            {.id = "poor-places",
             .name = message("Gave the rich places away"),
             .told = message("Every second place held more, and you could have had all of those.")},
            {.id = "uncovered",
             .name = message("Uncovered a large number"),
             .told = message("A larger number lay beneath yours, and the other player could take it.")},
            {.id = "left-end",
             .name = message("Left a large end"),
             .told = message("The other player could take the number that you left at the other end.")}};
}

} // namespace zugzwang::numbers
