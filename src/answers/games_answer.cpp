#include "answers/games_answer.hpp"

#include "zugzwang/play/game.hpp"

namespace zugzwang {
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

Json as_json(const PlayerSpec& player) {
    return Json::Object{{"id", player.id}, {"name", player.name}, {"thinks", player.thinks}};
}

Json as_json(const Game& game) {
    Json::Array options, players, rungs;
    for (const auto& spec : game.options)
        options.push_back(as_json(spec));
    for (const auto& player : game.players)
        players.push_back(as_json(player));
    for (const auto& rung : game.ladder.rungs)
        rungs.push_back(as_json(rung.player));
    return Json::Object{
        {"id", game.id}, {"title", game.title}, {"options", options}, {"players", players}, {"ladder", rungs}};
}

} // namespace

Json games_answer() {
    Json::Array games;
    for (const auto& game : catalog())
        games.push_back(as_json(game));
    return Json::Object{{"games", games}};
}

} // namespace zugzwang
