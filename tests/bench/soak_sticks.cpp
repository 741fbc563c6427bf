// Sticks, judged by the text `10/3 1` or `10/3 1 misere`.

#include "bench/soak_referee.hpp"

namespace zugzwang::bench {
namespace {

struct Board {
    int sticks, max, side;
    bool misere;
};

Board read(const std::string& position) {
    const auto fields = pieces(position, ' ');
    const auto counts = pieces(fields.at(0), '/');
    return {std::stoi(counts.at(0)), std::stoi(counts.at(1)), std::stoi(fields.at(1)), fields.size() == 3};
}

Verdict judge(const std::string& position) {
    const auto board = read(position);
    Verdict verdict{.moves = {}, .first_to_move = board.side == 1};
    for (int take = 1; take <= board.max && take <= board.sticks; ++take)
        verdict.moves.push_back(std::to_string(take));
    std::sort(verdict.moves.begin(), verdict.moves.end());
    const int took_last = 3 - board.side;
    if (board.sticks == 0) verdict.winner = board.misere ? board.side : took_last;
    return verdict;
}

std::string after(const std::string& position, const std::string& move) {
    const auto board = read(position);
    return std::to_string(board.sticks - std::stoi(move)) + "/" + std::to_string(board.max) + " " +
           std::to_string(3 - board.side) + (board.misere ? " misere" : "");
}

const Benchmark soak = soak_by({.game = "sticks", .judge = judge, .after = after});

} // namespace
} // namespace zugzwang::bench
