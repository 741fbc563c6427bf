// What facts of Amazons count, once more, slowly, on rows of letters.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "slow_amazons.hpp"

namespace zugzwang::amazons::slow {

/// Row from the top and column.
using Place = std::pair<int, int>;
/// Of a side and of the other one.
using Pair = std::pair<int, int>;

inline char letter(const Position& position, Place place) {
    return position.rows[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)];
}

inline std::vector<Place> places(const Position& position, char wanted) {
    std::vector<Place> found;
    for (int row = 0; row < static_cast<int>(position.rows.size()); ++row) {
        for (int column = 0; column < static_cast<int>(position.rows[0].size()); ++column) {
            if (letter(position, {row, column}) == wanted) found.emplace_back(row, column);
        }
    }
    return found;
}

inline char queen_of(char side) { return side == 'w' ? 'Q' : 'q'; }
inline char other_side(char side) { return side == 'w' ? 'b' : 'w'; }

/// In queen moves, or in single steps.
inline std::map<Place, int> distances(const Position& position, char side, bool single_steps) {
    std::map<Place, int> found;
    auto from = places(position, queen_of(side));
    for (int distance = 1; !from.empty(); ++distance) {
        std::vector<Place> next;
        for (const auto& [row, column] : from) {
            look_around(position, row, column, [&, at = Place(row, column)](int r, int c) {
                if (single_steps && std::max(std::abs(r - at.first), std::abs(c - at.second)) > 1) return;
                if (found.emplace(Place(r, c), distance).second) next.emplace_back(r, c);
            });
        }
        from = next;
    }
    return found;
}

/// Squares that a side comes to sooner than the other one.
inline int sooner(const std::map<Place, int>& own, const std::map<Place, int>& others) {
    return static_cast<int>(std::ranges::count_if(own, [&](const auto& reached) {
        const auto met = others.find(reached.first);
        return met == others.end() || reached.second < met->second;
    }));
}

inline Pair sooner(const Position& position, char side, bool single_steps) {
    const auto own = distances(position, side, single_steps);
    const auto others = distances(position, other_side(side), single_steps);
    return {sooner(own, others), sooner(others, own)};
}

inline int within_two_moves(const Position& position, char side) {
    return static_cast<int>(std::ranges::count_if(distances(position, side, false),
                                                  [](const auto& reached) { return reached.second <= 2; }));
}

inline int steps(const Position& position, Place queen) {
    int count = 0;
    look_around(position, queen.first, queen.second, [&](int, int) { ++count; });
    return count;
}

inline int open_moves(const Position& position, char side) {
    int count = 0;
    for (const auto& queen : places(position, queen_of(side)))
        count += steps(position, queen);
    return count;
}

/// All that no arrow parts from the place.
inline std::set<Place> room(const Position& position, Place start) {
    std::set<Place> found{start};
    std::vector<Place> left{start};
    const int height = static_cast<int>(position.rows.size()), width = static_cast<int>(position.rows[0].size());
    while (!left.empty()) {
        const auto [row, column] = left.back();
        left.pop_back();
        for (int r = std::max(0, row - 1); r <= std::min(height - 1, row + 1); ++r) {
            for (int c = std::max(0, column - 1); c <= std::min(width - 1, column + 1); ++c) {
                if (letter(position, {r, c}) != '*' && found.emplace(r, c).second) left.emplace_back(r, c);
            }
        }
    }
    return found;
}

inline bool has(const Position& position, const std::set<Place>& squares, char wanted) {
    return std::ranges::any_of(squares, [&](const Place& place) { return letter(position, place) == wanted; });
}

inline int empty_in(const Position& position, const std::set<Place>& squares) {
    return static_cast<int>(
        std::ranges::count_if(squares, [&](const Place& place) { return letter(position, place) == '.'; }));
}

/// The empty squares of rooms that have queens of that side alone.
inline int territory(const Position& position, char side) {
    std::set<Place> squares;
    for (const auto& queen : places(position, queen_of(side))) {
        const auto its = room(position, queen);
        if (!has(position, its, queen_of(other_side(side)))) squares.insert(its.begin(), its.end());
    }
    return empty_in(position, squares);
}

/// Whether no empty square lies in a room with queens of both sides.
inline bool is_divided(const Position& position) {
    return std::ranges::none_of(places(position, '.'), [&](const Place& empty) {
        const auto its = room(position, empty);
        return has(position, its, 'Q') && has(position, its, 'q');
    });
}

/// The most moves that a side can make when the other side never moves, by trying everything.
inline int most_moves(const Position& position, char side) {
    static std::map<std::vector<std::string>, int> known[2];
    auto turn = position;
    turn.side = side;
    auto& table = known[side == 'w' ? 0 : 1];
    if (const auto found = table.find(turn.rows); found != table.end()) return found->second;
    const int bound = territory(turn, side);
    int most = 0;
    for (const auto& [text, next] : moves(turn)) {
        if (most == bound) break;
        most = std::max(most, 1 + most_moves(next, side));
    }
    return table[turn.rows] = most;
}

} // namespace zugzwang::amazons::slow
