// Amazons once more, slow and simple, on rows of letters: shares nothing with the program but the text of positions.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "games/amazons/rules.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons::slow {

struct Position {
    std::vector<std::string> rows; ///< From the top; Q, q, * or . for an empty square.
    char side = 'w';

    friend auto operator<=>(const Position&, const Position&) = default;
};

inline Position read(const std::string& text) {
    Position position{{""}, text.back()};
    int number = 0;
    const auto flush = [&] {
        position.rows.back().append(static_cast<std::size_t>(number), '.');
        number = 0;
    };
    for (const char letter : text.substr(0, text.size() - 2)) {
        if (letter >= '0' && letter <= '9') {
            number = number * 10 + (letter - '0');
            continue;
        }
        flush();
        if (letter == '/')
            position.rows.emplace_back();
        else
            position.rows.back() += letter;
    }
    flush();
    return position;
}

inline std::string name(const Position& position, int row, int column) {
    return std::string(1, static_cast<char>('a' + column)) +
           std::to_string(static_cast<int>(position.rows.size()) - row);
}

/// Calls visit(row, column) for what a queen sees from a square.
template <class Visit>
void look_around(const Position& position, int row, int column, Visit visit) {
    const auto height = static_cast<int>(position.rows.size()), width = static_cast<int>(position.rows[0].size());
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            if (down == 0 && right == 0) continue;
            for (int r = row + down, c = column + right; r >= 0 && r < height && c >= 0 && c < width;
                 r += down, c += right) {
                if (position.rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] != '.') break;
                visit(r, c);
            }
        }
    }
}

inline char& at(Position& position, int row, int column) {
    return position.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

/// The text of every legal move with the position after it.
inline std::map<std::string, Position> moves(const Position& position) {
    std::map<std::string, Position> found;
    const char queen = position.side == 'w' ? 'Q' : 'q';
    for (int row = 0; row < static_cast<int>(position.rows.size()); ++row) {
        for (int column = 0; column < static_cast<int>(position.rows[0].size()); ++column) {
            auto board = position;
            if (at(board, row, column) != queen) continue;
            look_around(position, row, column, [&](int r, int c) {
                auto moved = position;
                at(moved, row, column) = '.';
                at(moved, r, c) = queen;
                look_around(moved, r, c, [&](int ar, int ac) {
                    auto shot = moved;
                    at(shot, ar, ac) = '*';
                    shot.side = position.side == 'w' ? 'b' : 'w';
                    found[name(position, row, column) + "-" + name(position, r, c) + "/" + name(position, ar, ac)] =
                        shot;
                });
            });
        }
    }
    return found;
}

/// Whether the side to move wins, by trying everything.
inline bool wins(const Position& position, std::map<Position, bool>& known) {
    if (const auto found = known.find(position); found != known.end()) return found->second;
    const auto all = moves(position);
    const bool won = std::ranges::any_of(all, [&](const auto& move) { return !wins(move.second, known); });
    known.emplace(position, won);
    return won;
}

/// A random board of at most so many files and ranks, with at most `queens` queens on a side and about `closed` per
/// cent of the squares closed.
inline Rules::State random_state(Random& random, int max_side, int queens, int closed) {
    Rules::State state;
    state.files = static_cast<std::uint8_t>(random.between(1, max_side));
    state.ranks = static_cast<std::uint8_t>(random.between(1, max_side));
    std::vector<Square> squares;
    for (int rank = 0; rank < state.ranks; ++rank) {
        for (int file = 0; file < state.files; ++file)
            squares.push_back(square_at(file, rank));
    }
    random.shuffle(squares);
    for (const Side side : both_sides) {
        for (auto left = random.between(0, queens); left > 0 && !squares.empty(); --left) {
            state.queens[side].add(squares.back());
            squares.pop_back();
        }
    }
    for (const Square square : squares) {
        if (random.between(0, 99) < closed) state.closed.add(square);
    }
    state.to_move = random.below(2) == 0 ? Side::first : Side::second;
    return state;
}

} // namespace zugzwang::amazons::slow
