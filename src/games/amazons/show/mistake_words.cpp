#include "games/amazons/show/mistake_words.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {

std::vector<MistakeKind> mistake_kinds() {
    return {{.id = "shut-in",
             .name = message("Shut in your own queen"),
             .told = message("One of your queens has little room left; another move keeps your queens freer.")},
            {.id = "let-go",
             .name = message("Let a queen get away"),
             .told = message("You could have shut in a queen of the other player.")},
            {.id = "gave-region",
             .name = message("Gave up the larger part"),
             .told = message("After your move the other player is first at more squares than you.")},
            {.id = "spent-own",
             .name = message("Shot at a square of your own"),
             .told = message("Your arrow closed a square that you were first at: save those for the end.")},
            {.id = "gave-squares",
             .name = message("Let the other player get there first"),
             .told = message("Another move is first at more squares, or leaves the other player fewer.")},
            {.id = "gave-freedom",
             .name = message("Gave up freedom"),
             .told = message("Another move leaves your queens more places to go to, or the other player's fewer.")}};
}

} // namespace zugzwang::amazons
