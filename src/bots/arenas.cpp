#include "bots/arenas.hpp"

#include <algorithm>

#include "zugzwang/base/words.hpp"

namespace zugzwang::bots {

using std::chrono::milliseconds;

const std::array<Arena, 3>& arenas() {
    static const std::array<Arena, 3> all{{
        {.name = "codingame",
         .game = "amazons",
         .difference = message("8 × 8, the queens stand anywhere; a second game is played with the colours exchanged"),
         .movetime = milliseconds(80),
         .first_movetime = milliseconds(800),
         .speak = speak_codingame_amazons},
        {.name = "codingame",
         .game = "boxes",
         .difference = message("The border is not drawn; how many boxes each side has is told, not which"),
         .movetime = milliseconds(80),
         .first_movetime = milliseconds(800),
         .speak = speak_codingame_boxes},
        {.name = "botzone",
         .game = "amazons",
         .difference = message("8 × 8, and Black, who stands above, moves first: it is our White"),
         .movetime = milliseconds(800),
         .first_movetime = milliseconds(800),
         .speak = speak_botzone_amazons},
    }};
    return all;
}

const Arena* find_arena(std::string_view name, std::string_view game) {
    const auto found =
        std::ranges::find_if(arenas(), [&](const Arena& arena) { return arena.name == name && arena.game == game; });
    return found == arenas().end() ? nullptr : &*found;
}

} // namespace zugzwang::bots
