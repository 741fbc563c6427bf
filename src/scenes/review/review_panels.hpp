// The panels of a review: how each side played, one move in words, the curve of the whole game. They draw what they are
// told and keep nothing.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "scenes/widgets/value_curve.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

struct ReviewSeatLook {
    Side side = Side::first;
    std::string name, note; ///< Translated.
    ReviewTotals totals;
    bool moved = false; ///< The chosen move is this side's.
};
void paint_review_seat(Rect area, const ReviewSeatLook& look, Canvas& canvas);

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
/// Where the button stands that shows how play goes on with the better move.
[[nodiscard]] Rect line_button(Rect card, float scale);
void paint_move_card(Rect area, const MoveCard& card, Canvas& canvas);

/// Where the choices beside the curve stand in its panel: what it counts, and the time with its label above it.
struct CurveChoices {
    Rect counted_in, label, time;
};
[[nodiscard]] CurveChoices curve_choices(Rect panel, float scale);

/// Where the curve itself lies in its panel.
[[nodiscard]] Rect curve_plot(Rect panel, float scale);
/// What stands beside a curve at its lower end, its middle and its upper end; translated.
using CurveScale = std::array<std::string, 3>;
/// The scale beside it, and over it the title where the flag of its cursor does not stand.
void paint_review_curve(Rect panel, const std::string& title, const CurveScale& scale, const ValueCurve& curve,
                        Canvas& canvas);

} // namespace zugzwang
