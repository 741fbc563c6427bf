// Points, judged by solving for where two segments meet, in exact fractions.
#include <algorithm>

#include "bench/soak_referee.hpp"

namespace zugzwang::bench {
namespace {

using Number = std::int64_t; // coordinates up to a million: products of differences stay below 10^13

struct Point {
    Number x, y;
};

struct Board {
    std::string points;
    std::vector<Point> places;
    std::vector<std::pair<int, int>> segments; ///< From 1, smaller first.
    int side;
};

Board read(const std::string& position) {
    const auto fields = pieces(position, ' ');
    Board board{fields.at(0), {}, {}, std::stoi(fields.at(2))};
    for (const auto& point : pieces(fields[0], ';')) {
        const auto place = pieces(point, ',');
        board.places.push_back({std::stoll(place.at(0)), std::stoll(place.at(1))});
    }
    if (fields.at(1) == "-") return board;
    for (const auto& segment : pieces(fields[1], ',')) {
        const auto ends = pieces(segment, '-');
        board.segments.emplace_back(std::stoi(ends.at(0)), std::stoi(ends.at(1)));
    }
    return board;
}

std::string write(Board board) {
    std::sort(board.segments.begin(), board.segments.end());
    std::string text;
    for (const auto& [one, other] : board.segments)
        text.append(text.empty() ? "" : ",").append(std::to_string(one)).append("-").append(std::to_string(other));
    return board.points + " " + (text.empty() ? "-" : text) + " " + std::to_string(board.side);
}

/// Whether part/whole lies between 0 and 1.
bool is_share(Number part, Number whole) { return whole > 0 ? part >= 0 && part <= whole : part <= 0 && part >= whole; }

/// Whether the ranges a..b and c..d have a number in common.
bool overlap(Number a, Number b, Number c, Number d) {
    return std::max(std::min(a, b), std::min(c, d)) <= std::min(std::max(a, b), std::max(c, d));
}

/// Whether the closed segments a–b and c–d have a point in common: a + s·(b−a) = c + t·(d−c) with 0 ≤ s, t ≤ 1.
bool touch(Point a, Point b, Point c, Point d) {
    const Point r{b.x - a.x, b.y - a.y}, q{d.x - c.x, d.y - c.y}, w{c.x - a.x, c.y - a.y};
    const Number whole = r.x * q.y - r.y * q.x;
    if (whole != 0) return is_share(w.x * q.y - w.y * q.x, whole) && is_share(w.x * r.y - w.y * r.x, whole);
    if (w.x * r.y - w.y * r.x != 0) return false; // parallel, on two lines
    return overlap(a.x, b.x, c.x, d.x) && overlap(a.y, b.y, c.y, d.y);
}

Verdict judge(const std::string& position) {
    const auto board = read(position);
    Verdict verdict{.moves = {}, .first_to_move = board.side == 1};
    const auto at = [&](int number) { return board.places[static_cast<std::size_t>(number - 1)]; };
    const int count = static_cast<int>(board.places.size());
    for (int one = 1; one <= count; ++one) {
        for (int other = one + 1; other <= count; ++other) {
            const bool blocked = std::any_of(board.segments.begin(), board.segments.end(), [&](const auto& drawn) {
                return touch(at(one), at(other), at(drawn.first), at(drawn.second));
            });
            if (!blocked) verdict.moves.push_back(std::to_string(one) + "-" + std::to_string(other));
        }
    }
    std::sort(verdict.moves.begin(), verdict.moves.end());
    if (verdict.moves.empty()) verdict.winner = 3 - board.side;
    return verdict;
}

std::string after(const std::string& position, const std::string& move) {
    auto board = read(position);
    const auto ends = pieces(move, '-');
    board.segments.emplace_back(std::stoi(ends.at(0)), std::stoi(ends.at(1)));
    board.side = 3 - board.side;
    return write(board);
}

const Benchmark soak =
    soak_by({.game = "points", .judge = judge, .after = after, .plain = [](const std::string& position) {
                 return write(read(position));
             }});

} // namespace
} // namespace zugzwang::bench
