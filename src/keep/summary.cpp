#include "keep/summary.hpp"

#include <algorithm>
#include <string_view>

#include "record/date.hpp"

namespace zugzwang {

std::optional<Side> person_of(const GameRecord& record) {
    const auto is_person = [&](Side side) { return record.seats[side].player == "human"; };
    if (is_person(Side::first) == is_person(Side::second)) return std::nullopt;
    return is_person(Side::first) ? Side::first : Side::second;
}

std::optional<Fortune> fortune_of(const GameRecord& record) {
    const auto person = person_of(record);
    if (!person || !record.result) return std::nullopt;
    const auto& winner = record.result->outcome.winner;
    if (!winner) return Fortune::drawn;
    return *winner == *person ? Fortune::won : Fortune::lost;
}

Seconds length_of(const GameRecord& record) {
    Seconds length = record.seats[Side::first].used + record.seats[Side::second].used;
    if (length > Seconds{0}) return length;
    for (const auto& move : record.moves)
        length += move.time.value_or(Seconds{0});
    return length;
}

bool is_reviewed(const GameRecord& record) {
    const auto last = record.moves.end() - (record.result && !record.moves.empty() ? 1 : 0);
    return record.start_value.has_value() &&
           std::all_of(record.moves.begin(), last, [](const RecordedMove& move) { return move.value.has_value(); });
}

// The hash is FNV-1a (Fowler, Noll, Vo).
std::int64_t identity_of(const GameRecord& record) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    const auto take_byte = [&hash](unsigned char byte) { hash = (hash ^ byte) * 0x100000001B3U; };
    const auto take = [&](std::string_view text) {
        for (const char letter : text)
            take_byte(static_cast<unsigned char>(letter));
        take_byte(0xFF); // between texts; none holds it
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
