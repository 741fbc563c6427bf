#include "match/game_record.hpp"

#include "match/json.hpp"

namespace zugzwang::match {

std::string to_json_line(const GameRecord& record) {
    const auto* const result = !record.winner ? "draw" : *record.winner == Side::first ? "p1win" : "p2win";
    return Json(Json::Object{{"index", record.index},
                             {"game", record.game},
                             {"players", record.players},
                             {"swapped", record.swapped},
                             {"start", record.start},
                             {"moves", record.moves},
                             {"result", result},
                             {"margin", record.margin},
                             {"forfeit", record.forfeit},
                             {"nodes", record.nodes},
                             {"microseconds", record.microseconds},
                             {"asked", record.asked}})
        .line();
}

Result<GameRecord> record_from_json_line(std::string_view line) {
    try {
        const auto json = Json::parsed(line);
        GameRecord record;
        json.at("index").read(record.index);
        json.at("game").read(record.game);
        json.at("players").read(record.players);
        json.at("swapped").read(record.swapped);
        json.at("start").read(record.start);
        json.at("moves").read(record.moves);
        std::string result;
        json.at("result").read(result);
        if (result != "draw" && result != "p1win" && result != "p2win") return Refusal{"unknown result: {}", result};
        if (result != "draw") record.winner = result == "p1win" ? Side::first : Side::second;
        json.at("margin").read(record.margin);
        json.at("forfeit").read(record.forfeit);
        json.at("nodes").read(record.nodes);
        json.at("microseconds").read(record.microseconds);
        json.at("asked").read(record.asked);
        return record;
    } catch (const BadJson& trouble) {
        return Refusal{"not a game record: {}", trouble.what()};
    }
}

} // namespace zugzwang::match
