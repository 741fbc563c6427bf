// The features of a position: counts of who gets where first and of how free the queens are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/amazons/think/board.hpp"

namespace zugzwang::amazons {

/// How far a square is for a side: 1 … 4 moves, five or more, or never.
inline constexpr std::size_t distance_classes = 6;
/// How many squares a queen sees: 0, 1–2, 3–4, 5–7, 8–11, 12–16, 17–22, or more.
inline constexpr std::size_t sight_classes = 8;
/// In how many directions a queen can go: 0 … 4, 5, 6, or more.
inline constexpr std::size_t direction_classes = 8;

/// Counts, each 0 … 255, for the side to move: where a count depends on both sides, its own class comes first.
struct Features {
    /// Empty squares by their distances as a queen moves (D1, Lieberum 2005).
    static constexpr std::size_t by_queen = 0;
    static constexpr std::size_t by_king = by_queen + distance_classes * distance_classes; ///< As a king moves (D2).
    static constexpr std::size_t own_sight = by_king + distance_classes * distance_classes;
    static constexpr std::size_t their_sight = own_sight + sight_classes;
    static constexpr std::size_t own_directions = their_sight + sight_classes;
    static constexpr std::size_t their_directions = own_directions + direction_classes;
    static constexpr std::size_t empty = their_directions + direction_classes; ///< Empty squares, divided by four.
    static constexpr std::size_t count = empty + 1;

    /// Squares that nobody reaches are not counted.
    std::array<std::uint8_t, count> values{};

    [[nodiscard]] static constexpr std::size_t place(std::size_t kind, std::size_t own, std::size_t theirs) {
        return kind + own * distance_classes + theirs;
    }
};

[[nodiscard]] Features features(const Board& board);

} // namespace zugzwang::amazons
