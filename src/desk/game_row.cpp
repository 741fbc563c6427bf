#include "desk/game_row.hpp"

#include <cmath>
#include <string_view>

#include "desk/day_words.hpp"
#include "desk/look_back.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

std::optional<Fortune> fortune_of(const LibraryEntry& entry) {
    if (!entry.person || !entry.result) return std::nullopt;
    const auto winner = entry.result->outcome.winner;
    if (!winner) return Fortune::drawn;
    return *winner == *entry.person ? Fortune::won : Fortune::lost;
}

std::string result_words(const LibraryEntry& entry, const BySide<std::string>& names) {
    if (!entry.result) return tr("Left");
    if (!entry.result->outcome.winner) return tr("Drawn");
    if (const auto fortune = fortune_of(entry)) return *fortune == Fortune::won ? tr("Won") : tr("Lost");
    return tr("{player} won", {{"player", names[*entry.result->outcome.winner]}});
}

std::string detail_words(const Game& game, const LibraryEntry& entry) {
    if (!entry.result) return tr("not played to its end");
    if (entry.result->forfeit) return tr(*entry.result->forfeit);
    return game.last_move_words.empty() ? std::string() : tr(game.last_move_words);
}

} // namespace

GameRow row_of(const Game& game, const LibraryEntry& entry, std::chrono::sys_seconds now) {
    GameRow row;
    for (const Side side : both_sides)
        row.names[side] = player_name(game, entry.seats, side);
    row.game = game.listed_as ? game.listed_as(entry.start) : tr(game.title);
    row.result = result_words(entry, row.names);
    row.detail = detail_words(game, entry);
    row.moves = tr_n("{n} move", "{n} moves", static_cast<std::int64_t>(entry.moves));
    row.date = day_words(entry.date, now);
    row.fortune = fortune_of(entry);
    return row;
}

std::string ending_words(const Game& game, const std::optional<GameResult>& result, const SessionNews& news) {
    if (!result || !news.outcome) return tr("The game was left before its end");
    if (result->forfeit) return news.outcome_words; // with its reason
    if (!news.score_words.empty())
        return tr("{end}, {score}", {{"end", news.outcome_words}, {"score", news.score_words}});
    if (!news.outcome->winner || game.last_move_words.empty()) return news.outcome_words;
    return tr("{end}: {reason}", {{"end", news.outcome_words}, {"reason", tr(game.last_move_words)}});
}

std::string pairing_sentence(const LibraryEntry& entry) {
    const std::string_view first(&first_name_here, 1), second(&second_name_here, 1);
    if (!entry.result) return tr("{first} against {second}", {{"first", first}, {"second", second}});
    const auto winner = entry.result->outcome.winner;
    if (!winner) return tr("{first} drew with {second}", {{"first", first}, {"second", second}});
    if (*winner == Side::first) return tr("{first} beat {second}", {{"first", first}, {"second", second}});
    return tr("{first} lost to {second}", {{"first", first}, {"second", second}});
}

std::string length_words(Seconds length) {
    const auto seconds = std::lround(length.count());
    if (seconds <= 0) return {};
    if (seconds < 60) return tr("{seconds} s", {{"seconds", seconds}});
    const auto minutes = std::lround(length.count() / 60);
    if (minutes < 60) return tr("{minutes} min", {{"minutes", minutes}});
    return tr("{hours} h {minutes} min", {{"hours", minutes / 60}, {"minutes", minutes % 60}});
}

} // namespace zugzwang
