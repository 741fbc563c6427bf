#include "desk/game_text.hpp"

#include <algorithm>

#include "desk/day_words.hpp"
#include "desk/look_back.hpp"
#include "desk/move_rows.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

std::string padded(const std::string& text, std::size_t width) {
    const auto length = code_point_count(text);
    return length < width ? text + std::string(width - length, ' ') : text;
}

std::string seat_line(const Game& game, const LibraryEntry& entry, Side side) {
    return tr("{side}: {player}",
              {{"side", side_name(game.side_names, side)}, {"player", player_name(game, entry.seats, side)}});
}

} // namespace

std::string game_text(const Game& game, const LibraryEntry& entry, const Session& session) {
    const auto& news = session.news();
    std::string text = row_of(game, entry, entry.date).game + "\n";
    for (const Side side : both_sides)
        text += seat_line(game, entry, side) + "\n";
    text += day_number(entry.date) + "\n" + tr("Start: {position}", {{"position", entry.start}}) + "\n\n";
    const auto rows = move_rows(news.moves, news.to_move, false);
    std::size_t width = 0;
    for (const auto& row : rows)
        width = std::max(width, code_point_count(row.first));
    for (const auto& row : rows) {
        const auto number = row.number == 0 ? std::string() : filled("{}.", row.number);
        text += padded(number, 6) + (row.second.empty() ? row.first : padded(row.first, width + 3) + row.second) + "\n";
    }
    return text + "\n" + ending_words(game, entry.result, news) + "\n";
}

std::string game_file_name(const Game& game, const LibraryEntry& entry) {
    return filled("{} {} {}, {}", tr(game.title), day_number(entry.date), player_name(game, entry.seats, Side::first),
                  player_name(game, entry.seats, Side::second));
}

} // namespace zugzwang
