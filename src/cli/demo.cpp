// `zugzwang demo [GAME]`: computers play each other, game after game; or a game of a match is shown again.
#include <memory>

#include "cli/command.hpp"
#include "cli/recorded_game.hpp"
#include "cli/session_arguments.hpp"
#include "cli/window_arguments.hpp"
#include "match/replay.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct Arguments {
    explicit Arguments(CommandLine& command) : choice(command, GameChoice::Options::of_the_game) {}

    GameChoice choice;
    SessionArguments session;
    WindowArguments window;
    RecordedGame recorded;
};

/// One game again and again, between its strongest players when no others are named.
Result<SessionConfig> config_of_game(const Arguments& arguments, const Game& game) {
    const auto& strongest = game.players.back().id;
    auto config = arguments.session.config(arguments.choice, {strongest, strongest});
    if (config && (config->players[Side::first] == human || config->players[Side::second] == human)) {
        return Refusal{"a person cannot play in a demo: {}", human};
    }
    return config;
}

/// All games in turn: nothing can be said about one of them.
Result<SessionConfig> config_of_all(const SessionArguments& arguments) {
    if (!arguments.are_of_no_game())
        return Refusal{"--first, --second, --position and clocks need a game: one of {}", game_ids()};
    SessionConfig config;
    config.budget = arguments.budget();
    return config;
}

/// The game of a record file that was asked for.
Result<WindowRequest> recorded(const Arguments& arguments) {
    if (arguments.choice.is_made() || !arguments.session.are_of_no_game()) {
        return Refusal{"--record says itself what is played by whom"};
    }
    const auto record = arguments.recorded.record();
    if (!record) return record.refusal();
    auto replay = match::replayed(*record);
    if (!replay) return arguments.recorded.refused(replay.refusal());
    return WindowRequest{.start = WindowRequest::Start::demo, .game = record->game, .session = *std::move(replay)};
}

/// Computers at work.
Result<WindowRequest> played(const Arguments& arguments) {
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
    return request;
}

Result<Answer> demo(const Arguments& arguments) {
    auto request = !arguments.recorded.is_asked_for() ? played(arguments) : recorded(arguments);
    if (!request) return request.refusal();
    if (const auto refusal = arguments.window.apply(*request)) return *refusal;
    return Answer{*std::move(request)};
}

} // namespace

Command demo_command(CommandLine& program) {
    auto& command = program.command("demo", tr("Opens the window on computers that play each other"));
    auto arguments = std::make_shared<Arguments>(command);
    arguments->session.add_to(command);
    arguments->window.add_to(command);
    arguments->recorded.add_to(command, tr("Show a game of a match's record file again"));
    return {&command, true, [arguments](const Streams&) { return demo(*arguments); }};
}

} // namespace zugzwang::cli
