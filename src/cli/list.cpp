// `zugzwang list`: the games, their options with ranges and defaults, their players.
#include <memory>
#include <ostream>

#include "cli/command.hpp"
#include "cli/game_choice.hpp"
#include "record/json.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::cli {
namespace {

Json as_json(const OptionSpec& spec) {
    Json json = Json::Object{{"id", spec.id}};
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind)) {
        json.set("kind", "integer");
        json.set("least", integer->accepted.min);
        json.set("most", integer->accepted.max);
        json.set("default", integer->fallback);
    } else if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) {
        Json::Array choices;
        for (const auto& one : choice->choices)
            choices.push_back(one.id);
        json.set("kind", "choice");
        json.set("choices", std::move(choices));
        json.set("default", choice->fallback);
    } else if (std::holds_alternative<FlagOption>(spec.kind)) {
        json.set("kind", "flag");
        json.set("default", false);
    } else {
        json.set("kind", "text");
        json.set("default", "");
    }
    json.set("help", spec.help);
    return json;
}

Json as_json(const Game& game) {
    Json::Array options, players, rungs;
    for (const auto& spec : game.options)
        options.push_back(as_json(spec));
    for (const auto& player : game.players)
        players.push_back(Json::Object{{"id", player.id}, {"name", player.name}, {"thinks", player.thinks}});
    for (const auto& [player, words] : game.ladder.rungs)
        rungs.push_back(Json::Object{{"id", player.id}, {"name", player.name}, {"thinks", player.thinks}});
    return Json::Object{
        {"id", game.id}, {"title", game.title}, {"options", options}, {"players", players}, {"ladder", rungs}};
}

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
        Json::Array games;
        for (const auto& game : catalog())
            games.push_back(as_json(game));
        streams.out << Json(Json::Object{{"games", games}}).line() << std::endl;
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
