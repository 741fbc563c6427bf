#include "desk/context.hpp"

#include "desk/last_setup.hpp"
#include "desk/quick_setup.hpp"

namespace zugzwang {

std::chrono::sys_seconds time_now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

SetupChoices& choices_of(SceneContext& context, const Game& game) {
    const auto found = context.choices.find(game.id);
    if (found != context.choices.end()) return found->second;
    const auto rival =
        game.ladder.rungs.empty() ? game.players[game.players.size() / 2].id : offered_opponents(game).front().id;
    SetupChoices first{.options = OptionValues(game.options), .players = {std::string(human), rival}};
    if (!game.boards.empty()) choose_board(game, first, game.first_board);
    restore_setup(context.settings, game, first);
    return context.choices.emplace(game.id, std::move(first)).first->second;
}

Result<std::unique_ptr<Session>> start_game(SceneContext& context, const Game& game, SessionConfig config) {
    config.theme = &context.theme;
    if (!config.outside) config.outside = context.outside;
    config.seed = context.random.below(1'000'000'000) + 1;
    config.begun = time_now();
    config.ponder = context.settings.ponder;
    if (!config.budget.is_limited()) config.budget.time = choices_of(context, game).time;
    return game.start_session(config, context.workers);
}

} // namespace zugzwang
