// How a game of Numbers came to a position: who took which numbers, and the way through the triangle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// A number that is no longer in the row: its place in State::row and who took it.
struct Taken {
    std::uint32_t place = 0;
    Side side = Side::first;

    friend bool operator==(const Taken&, const Taken&) = default;
};
/// What was taken last, newest first, at most `max`. The moves are those of the game from its start, up to this
/// position or beyond it; where they do not reach it nothing is known.
[[nodiscard]] std::vector<Taken> recently_taken(const Rules::State& state, std::span<const Rules::Move> moves,
                                                std::size_t max);

/// A move of a game: the places that were left before it, and the one that it took.
struct Taking {
    std::uint32_t begin = 0, end = 0, place = 0;

    friend bool operator==(const Taking&, const Taking&) = default;
};
/// Of the moves from..from+count-1 of a game that began with a row of `size` numbers.
[[nodiscard]] std::vector<Taking> takings(std::span<const Rules::Move> moves, std::size_t from, std::size_t count,
                                          std::size_t size);

/// The end of the way to a position, as far as a triangle shows it.
struct Way {
    std::uint32_t begin = 0, end = 0; ///< The places of State::row that were there where it begins.
    std::vector<Rules::Move> played;  ///< From there to the position.

    [[nodiscard]] std::size_t size() const { return end - begin; }
};
[[nodiscard]] Way way_to(const Rules::State& state, std::span<const Rules::Move> moves);

} // namespace zugzwang::numbers
