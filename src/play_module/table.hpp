// The row on the table: its numbers and how many of them are left between the two ends.
#pragma once

#include <array>

namespace zugzwang::play_module {

inline constexpr int most_numbers = 1000;

/// An end of the row, by the letter that stands for it in the seed: bal, left, and jobb, right.
enum class End : char { left = 'B', right = 'J' };

struct Table {
    int size = 0;                            ///< n, even, 2 … 1000; 0 before the row was read.
    std::array<int, most_numbers> numbers{}; ///< The row at the start, each of the first n 1 … INT_MAX.
    int left = 0;                            ///< Index of the left end.
    int right = 0;                           ///< One behind the index of the right end.

    [[nodiscard]] int left_end() const { return numbers[static_cast<unsigned>(left)]; }
    [[nodiscard]] int right_end() const { return numbers[static_cast<unsigned>(right - 1)]; }
    [[nodiscard]] int count() const { return right - left; }

    /// Removes an end and returns its number; requires that one is left.
    int take(End end) {
        const int number = end == End::left ? left_end() : right_end();
        end == End::left ? ++left : --right;
        return number;
    }
};

} // namespace zugzwang::play_module
