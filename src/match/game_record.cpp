#include "match/game_record.hpp"

#include <nlohmann/json.hpp>

#include "zugzwang/rules/words.hpp"

namespace zugzwang::ugi {

std::string to_json_line(const GameRecord& record) {
    nlohmann::ordered_json json;
    json["index"] = record.index;
    json["game"] = record.game;
    json["players"] = record.players;
    json["swapped"] = record.swapped;
    json["start"] = record.start;
    json["moves"] = record.moves;
    json["result"] = !record.winner ? "draw" : *record.winner == Side::first ? "p1win" : "p2win";
    json["margin"] = record.margin;
    json["forfeit"] = record.forfeit;
    json["nodes"] = record.nodes;
    json["microseconds"] = record.microseconds;
    json["asked"] = record.asked;
    return json.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

Result<GameRecord> record_from_json_line(std::string_view line) {
    try {
        const auto json = nlohmann::json::parse(line);
        GameRecord record;
        json.at("index").get_to(record.index);
        json.at("game").get_to(record.game);
        json.at("players").get_to(record.players);
        json.at("swapped").get_to(record.swapped);
        json.at("start").get_to(record.start);
        json.at("moves").get_to(record.moves);
        const auto result = json.at("result").get<std::string>();
        if (result != "draw" && result != "p1win" && result != "p2win")
            return Refusal{tr("unknown result: {}", result)};
        if (result != "draw") record.winner = result == "p1win" ? Side::first : Side::second;
        json.at("margin").get_to(record.margin);
        json.at("forfeit").get_to(record.forfeit);
        json.at("nodes").get_to(record.nodes);
        json.at("microseconds").get_to(record.microseconds);
        json.at("asked").get_to(record.asked);
        return record;
    } catch (const nlohmann::json::exception& trouble) {
        return Refusal{tr("not a game record: {}", trouble.what())};
    }
}

} // namespace zugzwang::ugi
