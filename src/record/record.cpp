// Writing a record; reading one is record_reading.cpp.
#include "record/record.hpp"

#include <array>
#include <utility>

#include "record/date.hpp"
#include "record/json.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

const char* result_word(const std::optional<GameResult>& result) {
    if (!result) return "none";
    if (!result->outcome.winner) return "draw";
    return *result->outcome.winner == Side::first ? "p1win" : "p2win";
}

/// A member that is left out when it says nothing.
template <class T>
void add(Json& json, const char* name, const T& value) {
    if (value != T{}) json.set(name, value);
}

Json as_json(const std::optional<PositionValue>& value) {
    if (!value) return nullptr;
    Json json = Json::Object{};
    if (value->first_share) json.set("first", *value->first_share);
    if (value->exact) json.set("exact", true);
    if (value->margin) json.set("margin", *value->margin);
    if (value->choices != 0) json.set("choices", value->choices);
    if (!value->best.empty()) json.set("best", value->best);
    if (value->partial) json.set("partial", true);
    if (value->runner_up_share) json.set("runner_up", *value->runner_up_share);
    if (!value->line.empty()) json.set("line", value->line);
    if (value->time) json.set("milliseconds", value->time->count());
    return json;
}

Json as_json(const std::optional<MoveThought>& thought) {
    if (!thought) return nullptr;
    Json json = Json::Object{{"nodes", thought->nodes}, {"depth", thought->depth}, {"seconds", thought->time.count()}};
    if (thought->score) json.set("score", *thought->score);
    if (thought->cut) json.set("cut", *thought->cut);
    return json;
}

Json as_json(const std::optional<MoveLimit>& limit) {
    if (!limit) return nullptr;
    Json json = Json::Object{};
    add(json, "milliseconds", limit->time.count());
    add(json, "nodes", limit->nodes);
    add(json, "depth", limit->depth);
    return json;
}

Json texts(const std::vector<RecordedMove>& moves) {
    Json::Array texts;
    for (const auto& move : moves)
        texts.push_back(move.text);
    return texts;
}

/// A list by moves or positions, without the nulls at its end.
void add_list(Json& json, const char* name, Json::Array list) {
    while (!list.empty() && list.back().is_null())
        list.pop_back();
    if (!list.empty()) json.set(name, std::move(list));
}

void add_moves(Json& json, const GameRecord& record) {
    Json::Array seconds, thoughts, values{as_json(record.start_value)};
    for (const auto* moves : {&record.moves, &record.taken_back}) {
        for (const auto& move : *moves) {
            seconds.push_back(move.time ? Json(move.time->count()) : Json(nullptr));
            values.push_back(as_json(move.value));
            thoughts.push_back(as_json(move.thought));
        }
    }
    if (!record.taken_back.empty()) json.set("taken_back", texts(record.taken_back));
    add_list(json, "seconds", std::move(seconds));
    add_list(json, "values", std::move(values));
    add_list(json, "thoughts", std::move(thoughts));
}

Json as_json(const std::optional<ClockLimit>& limit) {
    return limit ? Json(std::array{limit->game.count(), limit->increment.count()}) : Json(nullptr);
}

void add_seats(Json& json, const BySide<RecordedSeat>& seats) {
    const auto& [first, second] = seats.values;
    add(json, "names", std::array{first.name, second.name});
    add(json, "clocks", std::array{first.used.count(), second.used.count()});
    if (first.clock || second.clock) json.set("clock_limits", Json::Array{as_json(first.clock), as_json(second.clock)});
    if (first.limit || second.limit) json.set("limits", std::array{as_json(first.limit), as_json(second.limit)});
    add(json, "help", std::array{first.help, second.help});
}

void add_result(Json& json, const GameResult& result) {
    json.set("margin", result.outcome.margin);
    json.set("forfeit", result.forfeit ? result.forfeit->words : "");
    if (!result.forfeit || result.forfeit->arguments.empty()) return;
    std::vector<std::string> message{result.forfeit->message};
    message.insert(message.end(), result.forfeit->arguments.begin(), result.forfeit->arguments.end());
    json.set("forfeit_message", message);
}

void add_match(Json& json, const MatchFigures& match) {
    json.set("index", match.index);
    json.set("swapped", match.swapped);
    json.set("nodes", match.nodes.values);
    json.set("microseconds", match.microseconds.values);
    json.set("asked", match.asked.values);
}

} // namespace

std::string record_form() {
    return tr(
        "A record is one JSON object on one line. It has game, players, start, moves and result. It may have "
        "format, version, options, taken_back, seconds, values (each with first, exact, margin, choices, best, "
        "partial, runner_up, line, milliseconds), thoughts (each with nodes, depth, seconds, score, cut), names, "
        "clocks, "
        "clock_limits, spent, "
        "limits (each with milliseconds, nodes, depth), help, margin, forfeit, forfeit_message and date; in a match it "
        "has index, swapped, nodes, microseconds and asked.");
}

std::string to_json_line(const GameRecord& record) {
    Json json =
        Json::Object{{"format", record_format},
                     {"version", record_version},
                     {"game", record.game},
                     {"players", std::array{record.seats[Side::first].player, record.seats[Side::second].player}},
                     {"start", record.start},
                     {"moves", texts(record.moves)},
                     {"result", result_word(record.result)}};
    if (record.result) add_result(json, *record.result);
    if (!record.options.empty()) json.set("options", Json::Object(record.options.begin(), record.options.end()));
    add_moves(json, record);
    add_seats(json, record.seats);
    add(json, "spent", record.spent.count());
    if (record.date) json.set("date", date_text(*record.date));
    if (record.match) add_match(json, *record.match);
    return json.line();
}

} // namespace zugzwang
