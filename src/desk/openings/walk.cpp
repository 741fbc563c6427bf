#include "desk/openings/walk.hpp"

#include <algorithm>
#include <utility>

#include "keep/library.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang {

std::uint64_t opening_number(const std::string& game, std::uint64_t key) {
    return std::max<std::uint64_t>(joined(text_word(game), key), 1);
}

std::optional<WalkedGame> Walker::walked(const GameRecord& record, std::int64_t id, std::uint64_t stamp) {
    const auto game = std::ranges::find(games_, record.game, &Game::id);
    if (game == games_.end() || record.start.size() > longest_start) return std::nullopt;
    auto& table = tables_[record.game];
    if (!table) {
        auto opened = game->open_table(OptionValues(game->options));
        if (!opened) return std::nullopt;
        table = *std::move(opened);
    }
    if (table->set_position(record.start)) return std::nullopt;
    WalkedGame walked{.id = id,
                      .stamp = stamp,
                      .person = person_of(record),
                      .outcome = record.result ? std::optional(record.result->outcome) : std::nullopt,
                      .seats = record.seats,
                      .date = record.date.value_or(std::chrono::sys_seconds{})};
    walked.walk.push_back(opening_number(record.game, table->key()));
    for (const auto& move : record.moves) {
        if (walked.walk.size() > most_moves) break;
        if (table->play(move.text)) return std::nullopt;
        walked.walk.push_back(opening_number(record.game, table->key()));
    }
    return walked;
}

} // namespace zugzwang
