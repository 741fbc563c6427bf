#include <utility>

#include "scenes/frame/scenes.hpp"

namespace zugzwang {

Result<std::unique_ptr<Scene>> scene_of(SceneContext& context, Opened opened) {
    if (const auto* refusal = std::get_if<Refusal>(&opened)) return *refusal;
    if (const auto* position = std::get_if<OpenedPosition>(&opened)) {
        const auto& game = *position->game;
        return make_analysis(context, game, OptionValues(game.options), position->text);
    }
    auto& games = std::get<OpenedGames>(opened);
    if (games.are_many()) return make_library(context, std::move(games));
    auto& one = games.games.front();
    if (one.record.result) return make_review(context, *one.game, std::move(one.record));
    auto config = config_of(*one.game, std::move(one.record));
    if (!config) return config.refusal();
    auto session = start_game(context, *one.game, *std::move(config));
    if (!session) return session.refusal();
    return std::unique_ptr<Scene>(make_table(context, *one.game, *std::move(session)));
}

} // namespace zugzwang
