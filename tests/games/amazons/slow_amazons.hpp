// Amazons once more, slow and simple, on rows of letters: shares nothing with the program but the text of positions.
#pragma once

#include <bit>
#include <unordered_map>

#include "games/amazons/rules.hpp"
#include "support/standard.hpp"
#include "support/within.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons::slow {

struct Position {
    std::vector<std::string> rows; ///< From the top; Q, q, * or . for an empty square.
    char side = 'w';

    friend bool operator==(const Position&, const Position&) = default;
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

/// Tries everything on a board of at most 32 squares, each a bit, row by row from the top.
class BruteForce {
  public:
    explicit BruteForce(const Position& position) {
        const int height = static_cast<int>(position.rows.size()), width = static_cast<int>(position.rows[0].size());
        for (int row = 0; row < height; ++row) {
            for (int column = 0; column < width; ++column) {
                auto& rays = rays_.emplace_back();
                for (const auto& [down, right] : directions) {
                    auto& ray = rays.emplace_back();
                    for (int r = row + down, c = column + right; r >= 0 && r < height && c >= 0 && c < width;
                         r += down, c += right)
                        ray.push_back(1U << (r * width + c));
                }
                const auto bit = 1U << (row * width + column);
                const char piece = position.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                if (piece == '.') start_.empty |= bit;
                if (piece == (position.side == 'w' ? 'Q' : 'q')) start_.own |= bit;
                if (piece == (position.side == 'w' ? 'q' : 'Q')) start_.others |= bit;
            }
        }
    }
    /// Whether the side to move wins when beside the board lie `spare` moves that it alone can make, or where they are
    /// less than 0 that the other side alone can make.
    [[nodiscard]] bool wins(int spare) {
        start_.spare = spare;
        return wins(start_);
    }

  private:
    struct Board {
        std::uint32_t own = 0, others = 0, empty = 0;
        int spare = 0;

        friend bool operator==(const Board&, const Board&) = default;
    };
    struct Hash {
        std::size_t operator()(const Board& board) const {
            return (board.own * 0x9E3779B97F4A7C15U) ^ (board.others * 0xC2B2AE3D27D4EB4FU) ^
                   (board.empty * 0x165667B19E3779F9U) ^ static_cast<std::size_t>(board.spare);
        }
    };
    static constexpr std::array<std::array<int, 2>, 8> directions{
        {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

    /// Whether visit(bit) is true for one of the squares that a queen sees.
    template <class Visit>
    [[nodiscard]] bool any_seen(int from, std::uint32_t empty, Visit visit) const {
        for (const auto& ray : rays_[static_cast<std::size_t>(from)]) {
            for (const auto bit : ray) {
                if ((empty & bit) == 0) break;
                if (visit(bit)) return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool wins(const Board& board) {
        if (const auto found = known_.find(board); found != known_.end()) return found->second;
        bool won = board.spare > 0 && !wins({board.others, board.own, board.empty, 1 - board.spare});
        for (auto left = board.own; left != 0 && !won; left &= left - 1) {
            const auto from = left & (0U - left);
            const auto open = board.empty | from;
            won = any_seen(std::countr_zero(from), board.empty, [&](std::uint32_t to) {
                return any_seen(std::countr_zero(to), open & ~to, [&](std::uint32_t arrow) {
                    return !wins({board.others, (board.own & ~from) | to, open & ~to & ~arrow, -board.spare});
                });
            });
        }
        known_.emplace(board, won);
        return won;
    }

    std::vector<std::vector<std::vector<std::uint32_t>>> rays_; ///< By square and direction.
    Board start_;
    std::unordered_map<Board, bool, Hash> known_;
};

/// Whether the side to move wins, with so many spare moves.
inline bool wins(const Rules::State& state, int spare = 0) {
    return BruteForce(read(Rules::to_text(state))).wins(spare);
}

/// How many moves a side's queens need to each square, 1 for what is reached in one move of at most `longest` steps;
/// squares that are not reached are not in it.
inline std::map<Square, int> distances(const Rules::State& state, Side side, int longest) {
    std::map<Square, int> found;
    const auto position = read(Rules::to_text(state));
    const int top = state.ranks - 1;
    std::vector<Square> from;
    for (const Square queen : queens_of(state, side))
        from.push_back(queen);
    for (int distance = 1; !from.empty(); ++distance) {
        std::vector<Square> next;
        for (const Square start : from) {
            const int row = top - rank_of(start), column = file_of(start);
            look_around(position, row, column, [&](int r, int c) {
                if (std::max(std::abs(r - row), std::abs(c - column)) > longest) return;
                const Square square = square_at(c, top - r);
                if (found.emplace(square, distance).second) next.push_back(square);
            });
        }
        from = next;
    }
    return found;
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
