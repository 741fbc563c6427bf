// What a teacher points at in Numbers: how the game ends under best play, the sums of the odd and the even places, and
// the seed's table of all rows that can be left or were, with the best way on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/numbers/rules.hpp"
#include "zugzwang/ai/player.hpp"

namespace zugzwang::numbers {

/// Longer rows have no triangle, and parts this long are the longest that one shows.
inline constexpr std::size_t longest_triangle = 30;

/// The seed's table Opt(i, j) for a short row: for every part of it, what the first player still gets of that part if
/// both play on perfectly. It reaches beyond what is left to the parts that may have been passed.
struct Triangle {
    std::uint32_t begin = 0, end = 0;     ///< The places of the whole row that it is about.
    std::vector<std::int64_t> first_gets; ///< By cell().
    std::vector<Rules::Move> best;        ///< From now to the end, the left end where both are best.

    [[nodiscard]] std::size_t size() const { return end - begin; }
    /// The cell of the numbers `from` … `from + length - 1`, counted from `begin`; length ≥ 1.
    [[nodiscard]] std::size_t cell(std::size_t from, std::size_t length) const {
        return from * size() - from * (from - 1) / 2 + length - 1;
    }

    friend bool operator==(const Triangle&, const Triangle&) = default;
};

struct Insight {
    /// The first player's final total minus the second's under best play; empty when the time did not suffice.
    std::optional<std::int64_t> margin;
    BySide<std::int64_t> finals{};              ///< The final totals that belong to it.
    std::array<std::int64_t, 2> margin_after{}; ///< The same margin after taking the left and the right end now.
    std::vector<Rules::Move> best;              ///< The ends that keep the margin.
    std::array<std::int64_t, 2> sums{};         ///< What lies on the odd and on the even places (of the whole row).
    std::optional<Triangle> triangle;           ///< Once at most longest_triangle numbers are left; also at the end.

    friend bool operator==(const Insight&, const Insight&) = default;
};

/// Linear in what is left of the row; a million numbers take about 20 ms.
[[nodiscard]] Insight insight(const Rules::State& state, SearchControl& control);

} // namespace zugzwang::numbers
