#include "scenes/games/opener.hpp"

#include <utility>

namespace zugzwang {

bool Opener::handle(const InputEvent& event, const Game* first) {
    auto& worker = context_.workers.advice;
    const auto read = [&](std::string text) {
        job_ = worker.submit([&games = context_.games, first, text = std::move(text)](const std::stop_token& stop) {
            return opened_text(games, first, text, stop);
        });
        return true;
    };
    if (const auto* text = std::get_if<TextEvent>(&event)) return text->pasted && read(text->text);
    const auto* drop = std::get_if<DropEvent>(&event);
    if (drop == nullptr) return false;
    if (drop->file.empty()) return read(drop->text);
    job_ = worker.submit([&games = context_.games, first, file = drop->file](const std::stop_token& stop) {
        return opened_file(games, first, file, stop);
    });
    return true;
}

Result<std::unique_ptr<Session>> gone_on_with(SceneContext& context, const OpenedGames::One& one) {
    auto config = config_of(*one.game, one.record);
    if (!config) return config.refusal();
    config->theme = &context.theme;
    config->outside = context.outside;
    config->budget.time = choices_of(context, *one.game).time;
    config->seed = context.random.below(1'000'000'000) + 1;
    return one.game->start_session(*config, context.workers);
}

Result<std::unique_ptr<Session>> begun_with(SceneContext& context, const OpenedPosition& position) {
    SessionConfig config;
    config.options = OptionValues(position.game->options);
    config.position = position.text;
    config.theme = &context.theme;
    return position.game->start_session(config, context.workers);
}

} // namespace zugzwang
