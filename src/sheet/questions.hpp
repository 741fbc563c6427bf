// Which puzzles stand on a sheet: the same for everybody who asks for the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/puzzle.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::sheet {

inline constexpr std::size_t max_count = 60;
inline constexpr int any_difficulty = 0;

struct SheetWish {
    std::size_t count = 12;          ///< 1 to max_count.
    int difficulty = any_difficulty; ///< 1 to 5, or any_difficulty.
    std::uint64_t seed = 1;

    friend bool operator==(const SheetWish&, const SheetWish&) = default;
};

/// So many of a game's pack, drawn by the seed, no position twice, the easier ones first. Refuses where there are
/// fewer.
[[nodiscard]] Result<std::vector<puzzles::Puzzle>> questions_of(const SheetWish& wish,
                                                                const std::vector<puzzles::Puzzle>& pack);

} // namespace zugzwang::sheet
