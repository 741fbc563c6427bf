// The parts of a review: how each side played, one move in words, the curve of the whole game. They show what they are
// told and keep nothing.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "scenes/frame/value_curve.hpp"
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

} // namespace zugzwang
