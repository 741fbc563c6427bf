// `zugzwang list`: the games, their options with ranges and defaults, their players.
#include <memory>
#include <ostream>

#include "answers/games_answer.hpp"
#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::cli {
namespace {

/// What stands when the option is not given; empty for flags and free text.
std::string default_words(const OptionSpec& spec) {
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind)) return std::to_string(integer->fallback);
    if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) return choice->fallback;
    return {};
}

void write(std::ostream& out, const Game& game) {
    constexpr std::size_t option_width = 34, player_width = 12;
    out << game.id << ": " << tr(game.title) << '\n';
    for (const auto& spec : game.options) {
        const auto values = values_words(spec), otherwise = default_words(spec);
        out << "  " << padded("--" + spec.id + (values.empty() ? "" : " " + values), option_width) << tr(spec.help)
            << (otherwise.empty() ? "" : " [" + otherwise + "]") << '\n';
    }
    for (const auto& player : game.players) {
        out << "  " << padded(player.id, player_width) << tr(player.name) << ": " << tr(player.thinks) << '\n';
    }
    if (game.ladder.rungs.empty()) return;
    const auto id_of = [](const Rung& rung) { return rung.player.id; };
    out << "  " << padded(tr("ladder"), player_width) << joined(game.ladder.rungs, ", ", id_of) << '\n';
}

Result<Answer> list(bool as_one_line, const Streams& streams) {
    if (as_one_line) {
        streams.out << games_answer().line() << std::endl;
    } else {
        for (const auto& game : catalog())
            write(streams.out, game);
        streams.out.flush();
    }
    return Answer{streams.out ? exit_done : exit_failed};
}

} // namespace

Command list_command(CommandLine& program) {
    auto& command = program.command("list", tr("Lists the games with their options and players"));
    auto as_one_line = std::make_shared<bool>(false);
    command.flag("--json", *as_one_line, tr("As one line of JSON"));
    return {&command, false, [as_one_line](const Streams& streams) { return list(*as_one_line, streams); }};
}

} // namespace zugzwang::cli
