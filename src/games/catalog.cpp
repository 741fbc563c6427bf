#include <algorithm>

#include "zugzwang/play/game.hpp"

// The list of games; tests build this file with a list of their own.
#ifndef ZUGZWANG_CATALOG
#define ZUGZWANG_CATALOG "games/catalog.def"
#endif

namespace zugzwang {

#define ZUGZWANG_GAME(name)                                                                                            \
    namespace name {                                                                                                   \
    [[nodiscard]] Game game();                                                                                         \
    }
#include ZUGZWANG_CATALOG
#undef ZUGZWANG_GAME

const std::vector<Game>& catalog() {
    static const std::vector<Game> games{
#define ZUGZWANG_GAME(name) name::game(),
#include ZUGZWANG_CATALOG
#undef ZUGZWANG_GAME
    };
    return games;
}

const Game* find_game(std::string_view id) {
    const auto found = std::ranges::find(catalog(), id, &Game::id);
    return found == catalog().end() ? nullptr : &*found;
}

} // namespace zugzwang
