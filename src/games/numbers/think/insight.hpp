// What a teacher would point at in Numbers: how the game ends under best play, the sums of the odd and the even places,
// and the seed's table of all parts of the row, with the best line from here.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/numbers/rules.hpp"
#include "games/numbers/think/preprocessing.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::numbers {

/// Up to readable_triangle numbers a triangle has room for the value of every part; up to wide_triangle it still shows
/// the moves that led to the position.
inline constexpr std::size_t readable_triangle = 16, wide_triangle = 40;

/// How many numbers a triangle shows when so many are left: taken ones too, as far as there is room.
[[nodiscard]] std::size_t triangle_size(std::size_t left);

/// The seed's table Opt(i, j): for every part of a row, what the first player still gets of that part if both play on
/// perfectly. It also covers some of the row that is already taken.
struct Triangle {
    std::uint32_t begin = 0, end = 0;   ///< Places of the whole row.
    std::shared_ptr<const Table> table; ///< For the first player.
    std::vector<Rules::Move> best;      ///< From now to the end, by the table.

    [[nodiscard]] std::size_t size() const { return end - begin; }

    friend bool operator==(const Triangle& a, const Triangle& b) {
        return a.begin == b.begin && a.end == b.end && a.best == b.best && *a.table == *b.table;
    }
};

struct Insight {
    /// The first player's final total minus the second's under best play; empty if there was not enough time.
    std::optional<std::int64_t> margin;
    BySide<std::int64_t> finals{};              ///< The final totals with that margin.
    std::array<std::int64_t, 2> margin_after{}; ///< The same margin after taking the left and the right end now.
    std::vector<Rules::Move> best;              ///< The ends that keep the margin.
    std::array<std::int64_t, 2> sums{};         ///< Of what is left on the odd and on the even places of the whole row.
    std::optional<Triangle> triangle;           ///< Once at most longest_table numbers are left; also at the end.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// Linear in the numbers left, except for the triangle: a million numbers take about 20 ms, a thousand 5 ms.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::numbers
