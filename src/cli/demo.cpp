// `zugzwang demo [GAME]`: computers play each other, game after game.
#include <memory>

#include "cli/command.hpp"
#include "cli/session_arguments.hpp"
#include "cli/window_arguments.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::cli {
namespace {

struct Arguments {
    explicit Arguments(CLI::App& command) : choice(command, GameChoice::Options::of_the_game) {}

    GameChoice choice;
    SessionArguments session;
    WindowArguments window;
};

/// One game again and again, between its strongest players when no others are named.
Result<SessionConfig> config_of_game(const Arguments& arguments, const Game& game) {
    const auto& strongest = game.players.back().id;
    auto config = arguments.session.config(arguments.choice, {strongest, strongest});
    if (config && (config->players[0] == human || config->players[1] == human)) {
        return Refusal{tr("a person cannot play in a demo: {}", human)};
    }
    return config;
}

/// All games in turn: nothing can be said about one of them.
Result<SessionConfig> config_of_all(const SessionArguments& arguments) {
    if (!arguments.first.empty() || !arguments.second.empty() || arguments.position) {
        return Refusal{tr("--first, --second and --position need a game: one of {}", game_ids())};
    }
    const auto budget = arguments.budget();
    if (!budget) return budget.refusal();
    SessionConfig config;
    config.budget = *budget;
    return config;
}

Result<Answer> demo(const Arguments& arguments) {
    WindowRequest request{.start = WindowRequest::Start::demo};
    if (arguments.choice.is_made()) {
        const auto game = arguments.choice.game();
        if (!game) return game.refusal();
        request.game = (*game)->id;
    }
    auto config =
        request.game.empty() ? config_of_all(arguments.session) : config_of_game(arguments, *find_game(request.game));
    if (!config) return config.refusal();
    request.session = *std::move(config);
    if (const auto refusal = arguments.window.apply(request)) return *refusal;
    return Answer{request};
}

} // namespace

Command demo_command(CLI::App& program) {
    auto* command = program.add_subcommand("demo", tr("Opens the window on computers that play each other"));
    auto arguments = std::make_shared<Arguments>(*command);
    arguments->session.add_to(*command);
    arguments->window.add_to(*command);
    return {command, true, [arguments](const Streams&) { return demo(*arguments); }};
}

} // namespace zugzwang::cli
