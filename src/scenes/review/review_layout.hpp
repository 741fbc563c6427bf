// Where everything of a review stands: the players and the move on the left, the board, the list and the buttons on the
// right, the curve below. On an upright screen the board is over one panel that is chosen, and that over the buttons.
#pragma once

#include <array>
#include <cstdint>

#include "scenes/frame/stage.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// Of these an upright screen shows one at a time.
enum class ReviewPart : std::uint8_t { move, moves, curve, players };

/// In device pixels; what is not shown has no size.
struct ReviewLayout {
    BySide<Rect> seats;
    Rect card, board, moves, curve;
    std::array<Rect, 4> steps; ///< To the start, back, on, to the end.
    Rect play_on, next_mistake, try_again;
    Rect film;           ///< Empty where there are no films.
    bool narrow = false; ///< There is no room for the film's words.
    Rect strip;          ///< Of the film, over the foot of the board.
    Rect parts;          ///< Upright: which panel is shown.
    Rect preview;        ///< Of a board, to be moved along the curve; it covers what lies there.
};

[[nodiscard]] ReviewLayout review_layout(const Stage& stage, ReviewPart part, bool has_films);

} // namespace zugzwang
