// Amazons, judged by the slow referee of its tests from the text of a position.
#include "bench/soak_referee.hpp"
#include "games/amazons/slow_amazons.hpp"

namespace zugzwang::bench {
namespace {

namespace slow = amazons::slow;

/// The moves of that position with what follows them; those of the last one are kept.
const std::map<std::string, slow::Position>& moves_of(const std::string& position) {
    static std::string last;
    static std::map<std::string, slow::Position> moves;
    if (position != last) moves = slow::moves(slow::read(position));
    last = position;
    return moves;
}

std::string write(const slow::Position& position) {
    std::string text;
    for (const auto& row : position.rows)
        text += row + '/';
    return text + position.side;
}

Verdict judge(const std::string& position) {
    const bool white_moves = slow::read(position).side == 'w';
    Verdict verdict{.moves = {}, .first_to_move = white_moves};
    for (const auto& [move, next] : moves_of(position))
        verdict.moves.push_back(move); // sorted already
    if (verdict.moves.empty()) verdict.winner = white_moves ? 2 : 1;
    return verdict;
}

const Benchmark soak = soak_by(
    {.game = "amazons",
     .judge = judge,
     .after = [](const std::string& position, const std::string& move) { return write(moves_of(position).at(move)); },
     .plain = [](const std::string& position) { return write(slow::read(position)); }});

} // namespace
} // namespace zugzwang::bench
