// Regions with mirror symmetry: of two moves that mirror each other only one is searched.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "games/amazons/think/reduction.hpp"

namespace zugzwang::amazons {

/// Swaps left and right.
class Mirror {
  public:
    /// Its axis lies halfway between the outermost files of the squares. Requires at least one.
    explicit Mirror(const SquareSet& squares) {
        std::uint16_t files = 0;
        for (int rank = 0; rank < max_ranks; ++rank)
            files |= squares.rank(rank);
        sum_of_files_ = std::countr_zero(files) + max_ranks - 1 - std::countl_zero(files);
    }

    [[nodiscard]] Square image(Square square) const {
        return square_at(sum_of_files_ - file_of(square), rank_of(square));
    }
    [[nodiscard]] bool preserves(const SquareSet& squares) const {
        for (const Square square : squares) {
            if (!squares.has(image(square))) return false;
        }
        return true;
    }
    /// Whether the move comes after its image in the order of moves.
    [[nodiscard]] bool is_second_of_pair(const Rules::Move& move) const {
        return std::array{image(move.from), image(move.to), image(move.arrow)} <
               std::array{move.from, move.to, move.arrow};
    }

  private:
    int sum_of_files_;
};

/// Empty for a region without mirror symmetry.
[[nodiscard]] inline std::optional<Mirror> mirror_of(const Region& region) {
    const auto &white = region.queens[Side::first], &black = region.queens[Side::second];
    const Mirror mirror(region.empty | white | black);
    if (mirror.preserves(white) && mirror.preserves(black) && mirror.preserves(region.empty)) return mirror;
    return std::nullopt;
}

} // namespace zugzwang::amazons
