#include "scenes/frame/context.hpp"

namespace zugzwang {

std::chrono::sys_seconds time_now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

SetupChoices& choices_of(SceneContext& context, const Game& game) {
    const auto found = context.choices.find(game.id);
    if (found != context.choices.end()) return found->second;
    SetupChoices first{.options = OptionValues(game.options),
                       .players = {std::string(human), game.players[game.players.size() / 2].id}};
    return context.choices.emplace(game.id, std::move(first)).first->second;
}

} // namespace zugzwang
