#include "scenes/library/opener.hpp"

#include <utility>

#include "scenes/frame/scenes.hpp"
#include "scenes/library/library_scene.hpp"

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
    return make_table(context, *one.game, *std::move(session));
}

} // namespace zugzwang
