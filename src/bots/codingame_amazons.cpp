#include <ostream>

#include "bots/arena_input.hpp"
#include "bots/arenas.hpp"

namespace zugzwang::bots {
namespace {

constexpr int max_size = 16; // of our boards

/// A row of the arena's board as ours are written.
Result<std::string> rank_from(const std::string& row, int size) {
    std::string rank;
    int empty = 0;
    const auto count = [&] {
        if (empty > 0) rank += std::to_string(empty);
        empty = 0;
    };
    for (const char square : row) {
        if (square == '.') {
            ++empty;
            continue;
        }
        count();
        if (square != 'w' && square != 'b' && square != '-') return unexpected("a square . w b or -", row);
        rank += square == 'w' ? 'Q' : square == 'b' ? 'q' : '*';
    }
    count();
    if (static_cast<int>(row.size()) != size) return unexpected(filled("a row of {} squares", size), row);
    return rank;
}

/// The rest of a turn after its colour.
Result<std::string> position_from(std::istream& in, int size, const std::string& color) {
    std::string position;
    for (int row = 0; row < size; ++row) {
        const auto rank = rank_from(next_word(in), size);
        if (!rank) return rank.refusal();
        position += (row > 0 ? "/" : "") + *rank;
    }
    return position + " " + color;
}

} // namespace

std::optional<Refusal> speak_codingame_amazons(const Arena& arena, const AskBot& ask, std::istream& in,
                                               std::ostream& out) {
    const auto size = next_number(in, "the size of the board", 1, max_size);
    if (!size) return size.refusal();
    auto time = arena.first_movetime;
    while (has_more(in)) {
        const auto color = next_word(in);
        if (color != "w" && color != "b") return unexpected("a colour w or b", color);
        const auto position = position_from(in, *size, color);
        if (!position) return position.refusal();
        static_cast<void>(next_word(in)); // the opponent's last move, which the board shows
        static_cast<void>(next_word(in)); // how many moves there are
        auto move = ask(*position, time);
        if (!move) return move.refusal();
        std::erase_if(*move, [](char letter) { return letter == '-' || letter == '/'; });
        out << *move << std::endl;
        time = arena.movetime;
    }
    return std::nullopt;
}

} // namespace zugzwang::bots
