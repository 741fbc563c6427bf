// Points, judged by the slow referee of its tests from the text of a position.

#include "bench/soak_referee.hpp"
#include "games/points/brute_force.hpp"

namespace zugzwang::bench {
namespace {

using points::Segment;

struct Board {
    std::string points;
    brute::Game game;
    std::vector<Segment> drawn{};
    int side = 1;
};

/// "3-7", counted from 1.
Segment segment_of(const std::string& text) {
    const auto ends = pieces(text, '-');
    return {std::stoi(ends.at(0)) - 1, std::stoi(ends.at(1)) - 1};
}

std::string text_of(Segment segment) { return std::to_string(segment.a + 1) + "-" + std::to_string(segment.b + 1); }

Board read(const std::string& position) {
    const auto fields = pieces(position, ' ');
    Board board{.points = fields.at(0), .game = {}, .side = std::stoi(fields.at(2))};
    for (const auto& point : pieces(board.points, ';')) {
        const auto place = pieces(point, ',');
        board.game.points.push_back({std::stoi(place.at(0)), std::stoi(place.at(1))});
    }
    if (fields.at(1) == "-") return board;
    for (const auto& segment : pieces(fields[1], ','))
        board.drawn.push_back(segment_of(segment));
    return board;
}

std::string write(Board board) {
    std::ranges::sort(board.drawn, brute::earlier);
    std::string text;
    for (const auto& segment : board.drawn)
        text.append(text.empty() ? "" : ",").append(text_of(segment));
    return board.points + " " + (text.empty() ? "-" : text) + " " + std::to_string(board.side);
}

Verdict judge(const std::string& position) {
    const auto board = read(position);
    Verdict verdict{.moves = {}, .first_to_move = board.side == 1};
    for (const auto& segment : board.game.legal(board.drawn))
        verdict.moves.push_back(text_of(segment));
    std::ranges::sort(verdict.moves);
    if (verdict.moves.empty()) verdict.winner = 3 - board.side;
    return verdict;
}

std::string after(const std::string& position, const std::string& move) {
    auto board = read(position);
    board.drawn.push_back(segment_of(move));
    board.side = 3 - board.side;
    return write(board);
}

const Benchmark soak =
    soak_by({.game = "points", .judge = judge, .after = after, .plain = [](const std::string& position) {
                 return write(read(position));
             }});

} // namespace
} // namespace zugzwang::bench
