// All that can be done in the program, each declared once: its name, its words, its picture and its keys. What it does
// is said by the scene that offers it.
#pragma once

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/act.hpp"
#include "zugzwang/ui/page.hpp"

namespace zugzwang::act {

using ui::Act;
using ui::letter;

/// What arrows do wherever there is a focus; only told of.
inline constexpr Act choose{.id = "choose", .words = message("choose"), .key = {Key::up}, .second_key = {Key::down}};
inline constexpr Act change{.id = "change", .words = message("change"), .key = {Key::left}, .second_key = {Key::right}};

inline constexpr Act leave{.id = "leave", .words = message("Back")};
inline constexpr Act help{.id = "help", .words = message("Rules"), .icon = "icon/help", .key = {Key::f1}};
inline constexpr Act close_help{
    .id = "close-help", .words = message("Back"), .key = {Key::f1}, .second_key = {Key::backspace}};
inline constexpr Act show_guide{.id = "guide", .words = message("Show me")};
inline constexpr Act close_figures{
    .id = "close-figures", .words = message("Back"), .key = letter('t'), .second_key = {Key::backspace}};

inline constexpr Act back{.id = "step-out", .words = message("back"), .key = {Key::backspace}};
inline constexpr Act above{.id = "above", .words = message("higher"), .key = {Key::up}};
inline constexpr Act below{.id = "below", .words = message("lower"), .key = {Key::down}};
inline constexpr Act move_first{.id = "move-first", .words = message("move first"), .key = {Key::left}};
inline constexpr Act move_second{.id = "move-second", .words = message("move second"), .key = {Key::right}};
inline constexpr Act challenge{.id = "challenge", .words = message("Challenge"), .key = {Key::enter}};
inline constexpr Act watch{.id = "watch", .words = message("Watch it play"), .key = letter('w')};

inline constexpr Act play{.id = "play", .words = message("Play"), .key = {Key::enter}};
inline constexpr Act watch_them{.id = "watch", .words = message("Watch them play")};
inline constexpr Act analysis{
    .id = "analysis", .words = message("Analysis"), .icon = "icon/analysis", .key = letter('n')};
inline constexpr Act swap_seats{.id = "swap", .words = message("Swap the seats"), .icon = "icon/swap"};
inline constexpr Act next_part{.id = "next-part", .words = message("next"), .key = {Key::tab}};

inline constexpr Act to_start{
    .id = "to-start", .words = message("To the start"), .icon = "icon/to-start", .key = {Key::home}};
inline constexpr Act step_back{.id = "step-back",
                               .words = message("Back one move"),
                               .icon = "icon/previous",
                               .key = {Key::left},
                               .second_key = {Key::up}};
inline constexpr Act step{
    .id = "step", .words = message("On one move"), .icon = "icon/next", .key = {Key::right}, .second_key = {Key::down}};
inline constexpr Act to_end{.id = "to-end", .words = message("To the end"), .icon = "icon/to-end", .key = {Key::end}};
inline constexpr Act next_mistake{.id = "next-mistake", .words = message("Next mistake"), .key = letter('n')};
inline constexpr Act try_again{.id = "try-again", .words = message("Try again"), .key = letter('t')};
inline constexpr Act line{
    .id = "line", .words = message("With the better move"), .icon = "icon/play", .key = letter('l')};
inline constexpr Act line_step{
    .id = "line", .words = message("On one move"), .icon = "icon/step-forward", .key = letter('l')};
inline constexpr Act play_on{.id = "play-on", .words = message("Play on from here"), .key = {Key::enter}};
inline constexpr Act film{.id = "film", .words = message("Save film"), .icon = "icon/film", .key = letter('f')};
/// Back to the game from what is tried beside it.
inline constexpr Act leave_aside{.id = "leave-aside", .words = message("Back"), .key = {Key::escape}};

} // namespace zugzwang::act
