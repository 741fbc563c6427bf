// The occupied squares of a board along each of its lines, so that how far a queen sees in a direction is one shift and
// one count of zero bits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/amazons/squares.hpp"

namespace zugzwang::amazons {

/// Ranks, files and both diagonals as words: the bit of an empty square is clear, and every bit beyond the board is
/// set. A square's place on a file is its rank, on the other lines its file; place p is bit p + 1.
class Lines {
  public:
    /// An empty board of 1 … 16 files and ranks.
    Lines(int files, int ranks) {
        ranks_.fill(~0U);
        files_.fill(~0U);
        for (int rank = 0; rank < ranks; ++rank)
            ranks_[at(rank)] = empty(0, files - 1);
        for (int file = 0; file < files; ++file)
            files_[at(file)] = empty(0, ranks - 1);
        for (int index = 0; index < diagonals; ++index) {
            const int ahead = index - (max_ranks - 1);
            rising_[at(index)] = empty(std::max(0, ahead), std::min(files - 1, ranks - 1 + ahead));
            falling_[at(index)] = empty(std::max(0, index - ranks + 1), std::min(files - 1, index));
        }
    }

    void take(Square square) {
        const auto file = file_of(square), rank = rank_of(square);
        ranks_[at(rank)] |= bit(file);
        files_[at(file)] |= bit(rank);
        rising_[rising(file, rank)] |= bit(file);
        falling_[falling(file, rank)] |= bit(file);
    }
    void clear(Square square) {
        const auto file = file_of(square), rank = rank_of(square);
        ranks_[at(rank)] &= ~bit(file);
        files_[at(file)] &= ~bit(rank);
        rising_[rising(file, rank)] &= ~bit(file);
        falling_[falling(file, rank)] &= ~bit(file);
    }

    /// The empty squares of a rank, bit 0 for file a.
    [[nodiscard]] std::uint16_t empty_files(int rank) const {
        return static_cast<std::uint16_t>(~ranks_[at(rank)] >> 1);
    }
    [[nodiscard]] bool is_empty(Square square) const {
        return (ranks_[at(rank_of(square))] & bit(file_of(square))) == 0;
    }

    /// How many empty squares lie in each direction of squares.hpp up to the first that is taken; the square itself may
    /// be taken or not.
    [[nodiscard]] std::array<int, 8> steps(Square square) const {
        const auto file = file_of(square), rank = rank_of(square);
        const auto row = ranks_[at(rank)], column = files_[at(file)];
        const auto up = rising_[rising(file, rank)], down = falling_[falling(file, rank)];
        return {ahead(row, file), behind(row, file), ahead(column, rank), behind(column, rank),
                ahead(up, file),  behind(up, file),  ahead(down, file),   behind(down, file)};
    }
    /// Whether a queen on one square sees another.
    [[nodiscard]] bool sees(Square from, Square to) const {
        const auto direction = direction_to(from, to);
        return direction && distance_between(from, to) <= steps(from)[*direction];
    }
    /// How many squares a queen on the square sees: the sum of steps().
    [[nodiscard]] int reach(Square square) const {
        int sum = 0;
        for (const int count : steps(square))
            sum += count;
        return sum;
    }
    /// Calls `visit(to)` for every square that a queen on the square sees, direction by direction, nearest first.
    template <class Visit>
    void for_each_reached(Square square, Visit visit) const {
        const auto counts = steps(square);
        for (std::size_t direction = 0; direction < counts.size(); ++direction) {
            const int step = step_of(direction);
            int to = square;
            for (int left = counts[direction]; left > 0; --left)
                visit(static_cast<Square>(to += step));
        }
    }

  private:
    static constexpr int diagonals = 2 * max_ranks - 1;

    [[nodiscard]] static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    [[nodiscard]] static constexpr std::uint32_t bit(int place) { return 2U << place; }
    [[nodiscard]] static constexpr std::uint32_t empty(int from, int to) {
        return from > to ? ~0U : ~(((2U << (to - from)) - 1) << (from + 1));
    }
    [[nodiscard]] static constexpr std::size_t rising(int file, int rank) { return at(file - rank + max_ranks - 1); }
    [[nodiscard]] static constexpr std::size_t falling(int file, int rank) { return at(file + rank); }
    [[nodiscard]] static constexpr int ahead(std::uint32_t line, int place) {
        return std::countr_zero(line >> (place + 2));
    }
    [[nodiscard]] static constexpr int behind(std::uint32_t line, int place) {
        return std::countl_zero(line << (31 - place));
    }

    std::array<std::uint32_t, max_ranks> ranks_, files_;
    std::array<std::uint32_t, diagonals> rising_, falling_;
};

/// The lines of a board on which only these squares are empty.
[[nodiscard]] inline Lines lines_over(const SquareSet& empty) {
    static const Lines taken(0, 0);
    Lines lines = taken;
    for (const Square square : empty)
        lines.clear(square);
    return lines;
}

} // namespace zugzwang::amazons
