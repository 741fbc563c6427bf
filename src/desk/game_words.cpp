#include "desk/game_words.hpp"

#include <algorithm>
#include <cmath>

#include "desk/day_words.hpp"
#include "desk/recorded_game.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

/// So many letters fit into one place of a row.
constexpr std::size_t cell_letters = 12;

/// What one side did in one turn, line by line.
struct Line {
    std::string words;
    MoveRange moves;
};
using Lines = std::vector<Line>;

/// The move of that number, if it is one: what is to come has none.
void append(Lines& lines, std::string_view words, std::size_t move, bool played) {
    if (lines.empty() || lines.back().words.size() + 2 + words.size() > cell_letters)
        lines.push_back({std::string(words), {.begin = move}});
    else
        lines.back().words.append(", ").append(words);
    if (played) ++lines.back().moves.count;
}

std::string result_words(const LibraryEntry& entry, const BySide<std::string>& names) {
    if (!entry.result) return tr("Unfinished");
    if (!entry.result->outcome.winner) return tr("Drawn");
    if (const auto fortune = fortune_of(entry.person, entry.result))
        return *fortune == Fortune::won ? tr("Won") : tr("Lost");
    return tr("{player} won", {{"player", names[*entry.result->outcome.winner]}});
}

std::string detail_words(const Game& game, const LibraryEntry& entry) {
    if (!entry.result) return tr("not finished");
    if (entry.result->forfeit) return tr(*entry.result->forfeit);
    return game.last_move_words.empty() ? std::string() : tr(game.last_move_words);
}

std::string seat_line(const Game& game, const LibraryEntry& entry, Side side) {
    return tr("{side}: {player}",
              {{"side", side_name(game.side_names, side)}, {"player", player_name(game, entry.seats, side)}});
}

/// Between single quotes a shell reads every sign as it is, but for the single quote.
std::string in_quotes(std::string_view text) {
    std::string quoted = "'";
    for (const char sign : text)
        quoted += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    return quoted + "'";
}

} // namespace

std::string tagline_words(const Game& game) { return tr(game.tagline[0]) + " " + tr(game.tagline[1]); }

std::vector<MoveRow> move_rows(std::span<const MoveEntry> moves, Side to_move, bool going_on) {
    std::vector<BySide<Lines>> turns;
    Side last = Side::second;
    const auto add = [&](Side side, std::string_view words, std::size_t move) {
        if (turns.empty() || (side == Side::first && last == Side::second)) turns.emplace_back();
        last = side;
        append(turns.back()[side], words, move, move < moves.size());
    };
    for (std::size_t move = 0; move < moves.size(); ++move)
        add(moves[move].side, moves[move].words, move);
    if (going_on) add(to_move, to_come, moves.size());

    std::vector<MoveRow> rows;
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        const auto& first = turns[turn][Side::first];
        const auto& second = turns[turn][Side::second];
        // The second side begins where the first ended: rows follow each other in time.
        const std::size_t begin = first.empty() ? 0 : first.size() - 1;
        for (std::size_t line = 0; line < std::max(first.size(), begin + second.size()); ++line) {
            const auto left = line < first.size() ? first[line] : Line{};
            const bool second_too = line >= begin && line - begin < second.size();
            const auto right = second_too ? second[line - begin] : Line{};
            rows.push_back({.number = line == 0 ? turn + 1 : 0,
                            .first = left.words,
                            .second = right.words,
                            .first_moves = left.moves,
                            .second_moves = right.moves});
        }
    }
    return rows;
}

std::vector<std::size_t> turns_of(std::span<const MoveEntry> moves) {
    std::vector<std::size_t> turns;
    for (std::size_t move = 0; move < moves.size(); ++move) {
        const bool begins = move == 0 || (moves[move].side == Side::first && moves[move - 1].side == Side::second);
        turns.push_back((move == 0 ? 0 : turns.back()) + (begins ? 1 : 0));
    }
    return turns;
}

GameRow row_of(const Game& game, const LibraryEntry& entry, std::chrono::sys_seconds now) {
    GameRow row;
    for (const Side side : both_sides)
        row.names[side] = player_name(game, entry.seats, side);
    row.game = game.listed_as ? game.listed_as(entry.start) : tr(game.title);
    row.result = result_words(entry, row.names);
    row.detail = detail_words(game, entry);
    row.moves = tr_n("{n} move", "{n} moves", static_cast<std::int64_t>(entry.moves));
    row.date = day_words(entry.date, now);
    row.fortune = fortune_of(entry.person, entry.result);
    return row;
}

std::string ending_words(const Game& game, const std::optional<GameResult>& result, const SessionNews& news) {
    if (!result || !news.outcome) return tr("The game was not finished");
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

std::string match_command(const Game& game, const std::string& position) {
    const auto& players = game.players;
    const auto& best = players.back();
    const auto& next = players[players.size() - (players.size() > 1 ? 2 : 1)];
    return filled(
        "printf '%s\\n' {} | zugzwang match {} --first {} --second {} --games 100 --swap --openings /dev/stdin",
        in_quotes(position), game.id, best.id, next.id);
}

std::string game_file_name(const Game& game, const LibraryEntry& entry) {
    return filled("{} {} {}, {}", tr(game.title), day_number(entry.date), player_name(game, entry.seats, Side::first),
                  player_name(game, entry.seats, Side::second));
}

} // namespace zugzwang
