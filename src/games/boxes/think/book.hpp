// The opening book of Boxes: what the first positions of small boards are worth, found by the solver beforehand.
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

/// A board of which the book knows every position with a few lines more than its start has. It has no more rows than
/// columns; a board that is higher than broad is looked up lying on its side.
struct BookBoard {
    static constexpr int max_levels = 8;

    Rules::Setup setup;
    /// By the number of lines drawn since the start, up to the first empty one: one of book_digits for each of
    /// book_sets, how many of the open boxes the side to move gets.
    std::array<std::string_view, max_levels> levels{};
};

/// All boards of the book. Made anew by tools/make_book.sh.
[[nodiscard]] std::span<const BookBoard> book_boards();

/// 0-9, A-Z and a-z, for 0 to 61.
inline constexpr std::string_view book_digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// What is drawn in each position that the book tells apart with so many lines more than the start has: bits by the
/// numbers of the strings of the start, of which there are at most 64. Ascending; of sets that mirror each other only
/// the lowest is there.
[[nodiscard]] std::vector<std::uint64_t> book_sets(const Rules::Setup& setup, int lines);
/// The position after the strings of a set were cut in their order.
[[nodiscard]] Rules::State book_position(const Rules::Setup& setup, std::uint64_t set);

/// The value for the side to move, as the solver has it: of the boxes that are open. Empty where the book does not know
/// it. Any thread.
[[nodiscard]] std::optional<int> book_value(const Rules::State& state);
/// The same after every legal move, as Solver::line_values has them; empty unless the book knows all.
[[nodiscard]] std::vector<Solver::LineValue> book_line_values(const Rules::State& state);

} // namespace zugzwang::boxes
