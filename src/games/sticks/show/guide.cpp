#include "games/sticks/show/kit.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {

Guide guide() {
    return {{.words = message("Take one stick or more. The numbers below say how many you may take."),
             .moves = {"2"},
             .replies = {"1"},
             .position = "8/3 1"},
            {.words = message("You must take at least one, so look at what you leave to the other player."),
             .moves = {"1"},
             .replies = {"2"}},
            {.words = message("Whoever takes the last stick wins, unless you chose otherwise in the setup."),
             .moves = {"2"}}};
}

} // namespace zugzwang::sticks
