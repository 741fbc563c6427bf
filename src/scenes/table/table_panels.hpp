// The panels of a running game: seats, thinking, moves, result. They show what they are told and keep nothing.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "desk/game_words.hpp"
#include "desk/ladder_game.hpp"
#include "zugzwang/play/session_news.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

struct SeatLook {
    SeatInfo info;
    Side side = Side::first;
    bool to_move = false;
    bool won = false;
    bool strip = false; ///< In one line.
    /// Games won in a match of two friends, and how many win it; 0: it is open.
    struct Wins {
        int won = 0, target = 0;
    };
    std::optional<Wins> match{};
};
[[nodiscard]] ui::Node seat_panel(const SeatLook& look, std::vector<ui::Node> buttons);

struct ThinkingLook {
    ThinkingInfo info;
    std::string first_name, second_name; ///< For the balance: "White".
    int beat = 0;                        ///< Which of the three dots is bright.
    bool exact = false;                  ///< Every digit, with the score and what was cut: figures to be compared.
    bool brief = false;                  ///< Only what counts most.
};
[[nodiscard]] ui::Node thinking_panel(const ThinkingLook& look, ui::Node button);

/// The numbered rows of moves, following the newest; `point` hears which are pointed at.
[[nodiscard]] ui::Node moves_panel(const SessionNews& news, MoveRange pointed, std::function<void(MoveRange)> point);

/// What the buttons of a pad do at the table.
[[nodiscard]] ui::Node pad_panel(bool hints);
/// What stops, steps and speeds up a demo; two beside each other where the panel is square.
[[nodiscard]] ui::Node demo_panel(bool is_paused, int speed, bool square);

struct ResultLook {
    enum class Shape : std::uint8_t {
        tall,   ///< The buttons below the words, one below the other.
        low,    ///< Two buttons beside each other.
        beside, ///< The buttons beside the words.
    };
    std::optional<Side> winner; ///< Empty: a draw.
    std::string title;          ///< "You win"
    std::string margin;         ///< "by 6 boxes · 21 to 15"; may be empty.
    std::string match{};        ///< "Ann 2 : 1 Ben"; empty: no match is played.
    bool decides_match = false;
    Shape shape = Shape::tall;
    std::optional<LadderLook> ladder{};
    std::string rating{}; ///< What became of the person's; may be empty.
};
[[nodiscard]] ui::Node result_panel(const ResultLook& look, std::vector<ui::Node> buttons);

} // namespace zugzwang
