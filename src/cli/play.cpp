// `zugzwang play GAME`: straight into a game.
#include <memory>

#include "cli/command.hpp"
#include "cli/session_arguments.hpp"
#include "cli/window_arguments.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct Arguments {
    explicit Arguments(CommandLine& command) : choice(command, GameChoice::Options::of_the_game) {}

    GameChoice choice;
    SessionArguments session;
    WindowArguments window;
};

/// Without other words a person plays first against the strongest computer.
Result<Answer> play(const Arguments& arguments) {
    const auto game = arguments.choice.game();
    if (!game) return game.refusal();
    const auto session = arguments.session.config(arguments.choice, {std::string(human), (*game)->players.back().id});
    if (!session) return session.refusal();
    WindowRequest request{.start = WindowRequest::Start::play, .game = (*game)->id, .session = *session};
    if (const auto refusal = arguments.window.apply(request)) return *refusal;
    return Answer{request};
}

} // namespace

Command play_command(CommandLine& program) {
    auto& command = program.command("play", tr("Opens the window on a game"));
    auto arguments = std::make_shared<Arguments>(command);
    arguments->session.add_to(command);
    arguments->window.add_to(command);
    return {&command, true, [arguments](const Streams&) { return play(*arguments); }};
}

} // namespace zugzwang::cli
