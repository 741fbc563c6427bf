#include "fuzz/targets.hpp"

#include "record/game_text.hpp"
#include "record/json.hpp"
#include "record/record.hpp"

namespace zugzwang::fuzz {
namespace {

void require_same_as_json(const GameRecord& record) {
    if (record.result && record.result->forfeit)
        static_cast<void>(tr(*record.result->forfeit)); // a message with places, whatever they are
    const auto line = to_json_line(record);
    const auto again = record_from_json_line(line);
    require(static_cast<bool>(again), "a record that was written is not read: " + line);
    require(*again == record, "a record that was written is read as another one: " + line);
    require(to_json_line(*again) == line, "a record is written in two ways: " + line);
}

/// Tags say less than a record holds, and hold whatever stands there: what they say stays as it is.
void require_same_as_text(const GameRecord& record) {
    const auto text = to_game_text(record);
    GamesInText games(text);
    const auto again = games.next();
    require(again && *again, "a game that was written as text is not read: " + text);
    require(to_game_text(**again) == text, "a game that was written as text is read as another one: " + text);
    require(!games.next(), "a game that was written as text is more than one: " + text);
}

/// Reads what may not be there, or be something else: that is told in a line.
template <class Read>
void check_told(Read read) {
    try {
        read();
    } catch (const BadJson& trouble) {
        require_line(trouble.what());
    }
}

/// As whatever it may be, and all that it holds.
void read_every_way(const Json& json) {
    check_told([&] { static_cast<void>(json.at("game")); });
    check_told([&] { static_cast<void>(json.at(std::size_t{1})); });
    double real = 0;
    check_told([&] { json.read(real); });
    std::int64_t whole = 0;
    check_told([&] { json.read(whole); });
    require(real == static_cast<double>(whole) || whole == 0, "a whole number is read as another one");
    check_told([&] {
        for (const auto& element : json.elements())
            read_every_way(element);
    });
    check_told([&] {
        for (const auto& [name, member] : json.members())
            read_every_way(member);
    });
}

/// Bytes that are no UTF-8 are written as others, but only once.
void check_words(std::string_view text) {
    const auto words = Json::parsed(Json(text).line());
    require(Json::parsed(words.line()) == words, "a text that was written is read as another one");
}

/// Whatever JSON it is, of a record or not, it is the same when it was written and read again.
void check_json(std::string_view text) {
    check_told([&] {
        const auto json = Json::parsed(text);
        read_every_way(json);
        const auto line = json.line();
        Json again;
        again = Json::parsed(line);
        require(again == json, "JSON that was written is read as another one: " + line);
    });
}

bool is_by_the_rules(const GameRecord& record) {
    const auto* const game = find_game(record.game);
    if (game == nullptr) return false;
    const auto table = played_table(*game, record);
    if (!table) require_line(table.refusal().words);
    return static_cast<bool>(table);
}

} // namespace

void take_record(std::string_view text) {
    check_words(text);
    check_json(text);
    const auto record = record_from_json_line(text);
    if (record) {
        require_same_as_json(*record);
        if (is_by_the_rules(*record)) require_same_as_text(*record);
    } else {
        require_line(record.refusal().words);
    }
    GamesInText games(text);
    while (const auto game = games.next()) {
        if (!*game) {
            require_line(game->refusal().words);
        } else if (is_by_the_rules(**game)) {
            require_same_as_text(**game);
            const auto line = to_json_line(**game);
            const auto again = record_from_json_line(line);
            require(again && to_json_line(*again) == line, "a game in tags is no record: " + line);
        }
    }
}

} // namespace zugzwang::fuzz
