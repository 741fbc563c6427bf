// Which answers of a position have a row of their own in the picture of a search, and what is folded between them.
#pragma once

#include <set>
#include <vector>

#include "games/amazons/think/search_tree.hpp"

namespace zugzwang::amazons {

struct TreeRow {
    enum class Kind : std::uint8_t {
        move,    ///< `node`.
        folded,  ///< `count` moves, from `node` on, none of which bettered what was there.
        cut,     ///< `count` moves that are never looked at.
        to_come, ///< `count` moves that are not looked at yet.
    };
    Kind kind = Kind::move;
    std::size_t node = 0;
    std::uint64_t count = 0;
    std::uint64_t count_cut = 0; ///< Of those folded, how many had answers cut.
    int best = 0;                ///< The best for who moves here, this one included.

    friend bool operator==(const TreeRow&, const TreeRow&) = default;
};

/// The answers of a node when `current` is being looked at: those that bettered what was there, the one before the
/// present one and that itself; the others are folded unless their first is in `unfolded`.
[[nodiscard]] std::vector<TreeRow> rows_of(const SearchTree& tree, std::size_t parent, std::size_t current,
                                           const std::set<std::size_t>& unfolded);

/// The best answer of a node so far, of those that are known when `current` is being looked at.
[[nodiscard]] std::optional<std::size_t> best_so_far(const SearchTree& tree, std::size_t parent, std::size_t current);

} // namespace zugzwang::amazons
