#include "app/opening.hpp"

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <utility>

#include "desk/opened.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::app {

namespace {

std::unique_ptr<Scene> asked_game(SceneContext& context, const Game& game, SessionConfig config) {
    config.theme = &context.theme;
    config.outside = context.outside;
    config.begun = time_now();
    auto session = game.start_session(config, context.workers);
    if (!session) throw std::runtime_error(session.refusal().words);
    return make_table(context, game, std::shared_ptr<Session>(*std::move(session)));
}

/// Of that game, or of all of them in turn.
std::unique_ptr<Scene> asked_demo(SceneContext& context, const Game* game, const SessionConfig& config) {
    DemoRequest demo;
    for (const auto& each : context.games) {
        if (game == nullptr || game == &each) demo.games.push_back(&each);
    }
    if (game != nullptr) demo.session = config;
    return make_demo(context, std::move(demo));
}

/// As if it were let fall on the window.
DropEvent brought(const cli::WindowRequest& request) {
    std::error_code failed;
    if (std::filesystem::exists(request.opened, failed)) return {.file = request.opened, .text{}};
    return {.file{}, .text = request.opened};
}

} // namespace

std::optional<Refusal> refusal_of(const cli::WindowRequest& request) {
    if (request.start != cli::WindowRequest::Start::open) return std::nullopt;
    const auto drop = brought(request);
    const auto opened = drop.file.empty() ? opened_text(catalog(), nullptr, drop.text, {})
                                          : opened_file(catalog(), nullptr, drop.file, {});
    const auto* refusal = std::get_if<Refusal>(&opened);
    return refusal ? std::optional(*refusal) : std::nullopt;
}

void open_scenes(SceneStack& stack, SceneContext& context, const cli::WindowRequest& request) {
    using Start = cli::WindowRequest::Start;
    stack.open(make_menu(context));
    const Game* game = request.game.empty() ? nullptr : find_game(request.game);
    if (request.start == Start::play && game != nullptr) stack.open(asked_game(context, *game, request.session));
    if (request.start == Start::open) stack.handle(brought(request));
    if (request.start == Start::demo) stack.open(asked_demo(context, game, request.session));
}

} // namespace zugzwang::app
