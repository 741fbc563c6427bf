#include "games/points/show/entry_parts.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

Guide guide() {
    return {{.words = message("Join two points with a straight line. Each point can have only one line."),
             .moves = {"1-2"},
             .replies = {"3-4"},
             .position = "1,7;5,9;9,8;12,5;3,4;8,5;1,1;5,2;9,2;12,1 - 1"},
            {.words = message("Your line must not touch or cross a line that is already there."),
             .moves = {"5-6"},
             .replies = {"7-8"}},
            {.words = message("Whoever draws the last line wins: the other player finds no room for one."),
             .moves = {"9-10"}}};
}

} // namespace zugzwang::points
