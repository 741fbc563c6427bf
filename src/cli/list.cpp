// `zugzwang list`: the games, their options with ranges and defaults, their players.
#include <algorithm>
#include <memory>
#include <ostream>

#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/option_words.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::cli {
namespace {

using Json = nlohmann::ordered_json;

Json as_json(const OptionSpec& spec) {
    Json json{{"id", spec.id}};
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind)) {
        json["kind"] = "integer";
        json["least"] = integer->accepted.min;
        json["most"] = integer->accepted.max;
        json["default"] = integer->fallback;
    } else if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) {
        json["kind"] = "choice";
        json["choices"] = Json::array();
        for (const auto& one : choice->choices)
            json["choices"].push_back(one.id);
        json["default"] = choice->fallback;
    } else if (std::holds_alternative<FlagOption>(spec.kind)) {
        json["kind"] = "flag";
        json["default"] = false;
    } else {
        json["kind"] = "text";
        json["default"] = "";
    }
    json["help"] = tr(spec.help);
    return json;
}

Json as_json(const Game& game) {
    Json json{{"id", game.id}, {"title", tr(game.title)}, {"options", Json::array()}, {"players", Json::array()}};
    for (const auto& spec : game.options)
        json["options"].push_back(as_json(spec));
    for (const auto& player : game.players) {
        json["players"].push_back({{"id", player.id}, {"name", tr(player.name)}, {"thinks", tr(player.thinks)}});
    }
    return json;
}

/// Filled up to a width in letters of UTF-8.
std::string padded(std::string text, std::size_t width) {
    const auto letters = static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
    if (letters < width) text.append(width - letters, ' ');
    return text;
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
}

Result<Answer> list(bool as_one_line, const Streams& streams) {
    if (as_one_line) {
        Json games = Json::array();
        for (const auto& game : catalog())
            games.push_back(as_json(game));
        streams.out << Json{{"games", games}}.dump() << std::endl;
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
