#include "keep/game_facts.hpp"

#include <algorithm>
#include <string_view>

#include "record/date.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang {

std::optional<Side> person_of(const GameRecord& record) {
    const auto is_person = [&](Side side) { return record.seats[side].player == "human"; };
    if (is_person(Side::first) == is_person(Side::second)) return std::nullopt;
    return is_person(Side::first) ? Side::first : Side::second;
}

Seconds length_of(const GameRecord& record) {
    Seconds length = record.seats[Side::first].used + record.seats[Side::second].used;
    if (length > Seconds{0}) return length;
    for (const auto& move : record.moves)
        length += move.time.value_or(Seconds{0});
    return length;
}

std::optional<Fortune> fortune_of(std::optional<Side> person, const std::optional<GameResult>& result) {
    if (!person || !result) return std::nullopt;
    const auto& winner = result->outcome.winner;
    if (!winner) return Fortune::drawn;
    return *winner == *person ? Fortune::won : Fortune::lost;
}

std::string opponent_in(const GameRecord& record) {
    const auto person = person_of(record);
    if (!person) return {};
    const auto& seat = record.seats[other(*person)];
    return seat.name.empty() ? seat.player : seat.name;
}

bool is_seated_as(const GameRecord& one, const GameRecord& another) {
    return std::ranges::all_of(both_sides, [&](Side side) {
        return one.seats[side].player == another.seats[side].player && one.seats[side].name == another.seats[side].name;
    });
}

bool is_reviewed(const GameRecord& record) {
    const auto last = record.moves.end() - (record.result && !record.moves.empty() ? 1 : 0);
    return record.start_value.has_value() &&
           std::all_of(record.moves.begin(), last, [](const RecordedMove& move) { return move.value.has_value(); });
}

std::int64_t identity_of(const GameRecord& record) {
    auto hash = text_word({});
    const auto take = [&hash](std::string_view text) {
        hash = text_word("\xFF", text_word(text, hash)); // between texts; none holds it
    };
    take(record.game);
    take(record.start);
    for (const auto& move : record.moves)
        take(move.text);
    for (const Side side : both_sides)
        take(record.seats[side].player);
    take(date_text(*record.date));
    if (record.match) take(std::to_string(record.match->index));
    return static_cast<std::int64_t>(hash);
}

} // namespace zugzwang
