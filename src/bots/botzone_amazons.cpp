#include <array>
#include <ostream>

#include "bots/arena_input.hpp"
#include "bots/arenas.hpp"

namespace zugzwang::bots {
namespace {

constexpr int board_size = 8;
constexpr int max_turns = board_size * board_size; // every move closes a square

/// Three squares, x and y of each, from the left and from above; all are -1 where nothing was played yet.
using Coordinates = std::array<int, 6>;

Result<Coordinates> coordinates_from(std::istream& in) {
    Coordinates all{};
    for (auto& each : all) {
        const auto number = next_number(in, "a coordinate", -1, board_size - 1);
        if (!number) return number.refusal();
        each = *number;
    }
    return all;
}

/// Whoever moves first there stands above and here below: the board is turned over.
std::string square_text(int x, int y) { return static_cast<char>('a' + x) + std::to_string(y + 1); }

std::string move_text(const Coordinates& of) {
    return square_text(of[0], of[1]) + "-" + square_text(of[2], of[3]) + "/" + square_text(of[4], of[5]);
}

/// As the arena writes it: `x y` of the three squares of a legal move.
std::string coordinates_text(const std::string& move) {
    std::string text;
    for (const std::size_t at : {0U, 3U, 6U}) {
        if (at > 0) text += ' ';
        text += std::to_string(move[at] - 'a') + " " + std::to_string(move[at + 1] - '1');
    }
    return text;
}

std::optional<Refusal> play_next(std::istream& in, Table& table) {
    const auto coordinates = coordinates_from(in);
    if (!coordinates) return coordinates.refusal();
    if (coordinates->front() < 0) return std::nullopt;
    return table.play(move_text(*coordinates));
}

/// A first input holds all that was played so far: how many requests, then request and response in turn.
std::optional<Refusal> play_all_so_far(std::istream& in, Table& table) {
    const auto turns = next_number(in, "the number of turns", 1, max_turns);
    if (!turns) return turns.refusal();
    for (int line = 0; line < 2 * *turns - 1; ++line)
        if (auto refusal = play_next(in, table)) return refusal;
    return std::nullopt;
}

} // namespace

std::optional<Refusal> speak_botzone_amazons(const Arena& arena, const AskBot& ask, std::istream& in,
                                             std::ostream& out) {
    const auto& game = *find_game(arena.game);
    OptionValues options(game.options);
    static_cast<void>(options.set("board", std::to_string(board_size)));
    const auto table = game.open_table(options);
    if (!table) return table.refusal();
    if (auto refusal = play_all_so_far(in, **table)) return refusal;
    for (auto time = arena.first_movetime;; time = arena.movetime) {
        const auto move = ask((*table)->position(), time);
        if (!move) return move.refusal();
        static_cast<void>((*table)->play(*move));
        out << coordinates_text(*move) << "\n>>>BOTZONE_REQUEST_KEEP_RUNNING<<<" << std::endl;
        if (!has_more(in)) return std::nullopt;
        if (auto refusal = play_next(in, **table)) return refusal;
    }
}

} // namespace zugzwang::bots
