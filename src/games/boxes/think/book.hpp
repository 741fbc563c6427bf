// The opening book of Boxes: the values of the first positions of small boards, solved in advance.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/think/solver.hpp"

namespace zugzwang::boxes {

/// A board of the book: every position with up to a few lines more than its start. It has no more rows than columns;
/// higher boards are looked up transposed.
struct BookBoard {
    static constexpr int max_levels = 8;

    Rules::Setup setup;
    /// By the number of lines drawn since the start, up to the first empty level: for each of book_sets one of
    /// book_digits, how many of the open boxes the side to move gets.
    std::array<std::string_view, max_levels> levels{};
};

/// All boards of the book, made by tools/make_book.sh.
[[nodiscard]] std::span<const BookBoard> book_boards();

/// 0-9, A-Z and a-z, for 0 to 61.
inline constexpr std::string_view book_digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The positions of a level, each as the set of lines drawn since the start: a bit for each string of the start, at
/// most
/// 64. Ascending; only the lowest of several mirror images is listed.
[[nodiscard]] std::vector<std::uint64_t> book_sets(const Rules::Setup& setup, int lines);
/// The position after the strings of a set are cut in their order.
[[nodiscard]] Rules::State book_position(const Rules::Setup& setup, std::uint64_t set);

/// The value for the side to move, of the open boxes, as in Solver. Empty if the position is not in the book. Any
/// thread.
[[nodiscard]] std::optional<int> book_value(const Rules::State& state);
/// The values of all legal moves, as in Solver::line_values; empty unless all are in the book.
[[nodiscard]] std::vector<Solver::LineValue> book_line_values(const Rules::State& state);

} // namespace zugzwang::boxes
