// The parts of a review: how each side played, one move in words, the curve of the whole game, and all its moves in
// numbered rows. They show what they are told and keep nothing.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/play/review.hpp"
#include "zugzwang/play/session_news.hpp"
#include "zugzwang/play/value_curve.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

struct ReviewSeatLook {
    Side side = Side::first;
    std::string name, note; ///< Translated.
    ReviewTotals totals;
    bool moved = false; ///< The chosen move is this side's.
};
[[nodiscard]] ui::Node review_seat(const ReviewSeatLook& look);

/// Everything translated; what is empty is left out.
struct MoveCard {
    std::string title{}; ///< "Move 13, yours"
    std::optional<MoveClass> kind{};
    std::optional<Role> rim{};     ///< Where the class has none.
    std::string move{};            ///< "g8-j8/c1"
    std::string before{}, after{}; ///< "41 %", "14 %"
    std::string words{};           ///< Sentences on the move.
    std::string better{};          ///< The better move.
    std::string keeps{};           ///< "keeps 41 %"
    std::string better_words{};    ///< Sentences on the better move.
};
/// `go_on` shows how play goes on with the better move.
[[nodiscard]] ui::Node move_card(const MoveCard& card, ui::Node go_on);

/// What stands beside a curve at its lower end, its middle and its upper end; translated.
using CurveScale = std::array<std::string, 3>;
/// The scale beside it and the title over it, where the flag of its cursor does not stand.
[[nodiscard]] ui::Node review_curve(const std::string& title, const CurveScale& scale, const ValueCurve& curve,
                                    ui::Reactions reactions);

/// One line of the list of moves: at most one move of each side, by ply.
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
/// Each move with the sign of its class. All of it outlives the node. The moves are pressed as `move:PLY`.
[[nodiscard]] ui::Node review_list(const ReviewList& list, const ReviewListLook& look,
                                   std::function<void(std::size_t)> choose);

} // namespace zugzwang
