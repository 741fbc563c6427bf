#include "games/amazons/show/entry_parts.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {

Guide guide() {
    return {{.words = message("Queens go straight or slantwise over empty squares, then shoot an arrow the same way."),
             .moves = {"b1-b3/d1"},
             .replies = {"c4-d3/b1"},
             .position = "2q1/4/4/1Q2 w"},
            {.words = message("The arrow closes its square for good: nobody may go there or shoot across it."),
             .moves = {"a1-c1/c3"},
             .replies = {"d4-d3/d4"},
             .position = "2*q/4/4/Q3 w"},
            {.words = message("You must do both in every turn. Whoever cannot move any more loses."),
             .moves = {"c1-c2/d2"}}};
}

} // namespace zugzwang::amazons
