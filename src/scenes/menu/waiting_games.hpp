// The games of one kind that somebody left and can go on with: the one on its board, and those that gave way to others.
#pragma once

#include <string>
#include <vector>

#include "keep/library.hpp"
#include "scenes/frame/scenes.hpp"

namespace zugzwang {

struct WaitingGame {
    std::string words; ///< "You against Tinder, 12 moves, today"
    std::function<Result<std::unique_ptr<Scene>>()> go_on;
};

/// The one on its board first, then at most five from the library, newest first; of the library those of the last two
/// weeks: an older one is found there.
[[nodiscard]] std::vector<WaitingGame> waiting_games(SceneContext& context, const Game& game);

} // namespace zugzwang
