// Stands in for the review until that scene is there: the game as it was left, at the table.
#include "scenes/frame/scenes.hpp"
#include "scenes/games/look_back.hpp"

namespace zugzwang {

std::unique_ptr<Scene> make_review(SceneContext& context, const Game& game, GameRecord record,
                                   std::optional<std::int64_t>) {
    auto session = look_back(context, game, std::move(record), false);
    if (!session) return make_help(context, game);
    return make_play(context, game, *std::move(session));
}

} // namespace zugzwang
