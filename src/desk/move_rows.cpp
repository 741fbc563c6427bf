#include "desk/move_rows.hpp"

#include <algorithm>
#include <string_view>

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

} // namespace

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

} // namespace zugzwang
