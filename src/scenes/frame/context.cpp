#include "scenes/frame/context.hpp"

namespace zugzwang {

SetupChoices& choices_of(SceneContext& context, const Game& game) {
    const auto found = context.choices.find(game.id);
    if (found != context.choices.end()) return found->second;
    SetupChoices first{.options = OptionValues(game.options),
                       .players = {std::string(human), game.players[game.players.size() / 2].id}};
    return context.choices.emplace(game.id, std::move(first)).first->second;
}

} // namespace zugzwang
