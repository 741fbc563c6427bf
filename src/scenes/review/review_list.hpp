// The moves of a game under review: numbered rows of two columns, each move with the sign of its class, each to be
// pressed.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "zugzwang/play/review.hpp"
#include "zugzwang/play/session_news.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// One line of the list: at most one move of each side, by ply.
struct ReviewRow {
    std::size_t number = 0; ///< Of the turn, from 1; 0 for a row that goes on with the one above.
    std::optional<std::size_t> first{}, second{};

    [[nodiscard]] bool has(std::size_t ply) const { return first == ply || second == ply; }
};

struct ReviewList {
    explicit ReviewList(std::span<const MoveEntry> moves);

    std::vector<ReviewRow> rows;
    std::vector<std::size_t> turns; ///< The turn that each move belongs to, from 1, by ply.
};

struct ReviewListLook {
    std::span<const MoveEntry> moves;
    const Review& review;
    std::size_t chosen = 0; ///< By ply; beyond the last move none is.
};
/// All of it outlives the node. The moves are pressed as `move:PLY`.
[[nodiscard]] ui::Node review_list(const ReviewList& list, const ReviewListLook& look,
                                   std::function<void(std::size_t)> choose);

} // namespace zugzwang
