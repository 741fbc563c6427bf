// The panels of a running game: seats, thinking, result. They draw what they are told and keep nothing.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "desk/climbed.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

struct SeatLook {
    SeatInfo info;
    Side side = Side::first;
    bool to_move = false;
    bool won = false;
    std::size_t buttons = 0; ///< That stand in it.
    /// Games won in a match of two friends, and how many win it; 0: it is open.
    struct Wins {
        int won = 0, target = 0;
    };
    std::optional<Wins> match{};
};
/// As a strip where the area is flat, else as a panel.
void paint_seat(Rect area, const SeatLook& look, Canvas& canvas);

/// The places of so many buttons in a seat, from the right.
[[nodiscard]] std::vector<Rect> seat_buttons(Rect area, std::size_t count, float scale);

struct ThinkingLook {
    ThinkingInfo info;
    std::string first_name, second_name; ///< For the balance: "White".
    int beat = 0;                        ///< Which of the three dots is bright.
    bool exact = false;                  ///< Every digit, with the score and what was cut: figures to be compared.
};
/// With all figures where the area is high enough, else in short.
void paint_thinking(Rect area, const ThinkingLook& look, Canvas& canvas);

struct ResultLook {
    std::optional<Side> winner; ///< Empty: a draw.
    std::string title;          ///< "You win"
    std::string margin;         ///< "by 6 boxes · 21 to 15"; may be empty.
    std::string match{};        ///< "Ann 2 : 1 Ben"; empty: no match is played.
    bool decides_match = false;
    bool has_buttons = true;
    bool upright = false; ///< The buttons are for fingers, two beside each other.
    std::optional<LadderLook> ladder{};
};
/// The ground and words of the result; its buttons are controls (result_buttons).
void paint_result(Rect area, const ResultLook& look, Canvas& canvas);

/// The places of the result's four buttons, the important one first; closer where the ladder needs room. On
/// an upright screen they are for fingers.
[[nodiscard]] std::array<Rect, 4> result_buttons(Rect area, float scale, bool ladder, bool upright);

} // namespace zugzwang
