// All that can be done in the program, each declared once: its name, its words, its picture and its keys. What it does
// is said by the scene that offers it.
#pragma once

#include <array>
#include <cstddef>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/act.hpp"
#include "zugzwang/ui/page.hpp"

namespace zugzwang::act {

using ui::Act;
using ui::letter;
using ui::with_control;

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

inline constexpr Act hint{.id = "hint", .words = message("Hint"), .icon = "icon/hint", .key = letter('h')};
inline constexpr Act skip{.id = "skip", .words = message("Skip"), .key = letter('s')};
inline constexpr Act next_puzzle{
    .id = "next", .words = message("Next"), .key = letter('n'), .second_key = {Key::enter}};
inline constexpr Act show_again{.id = "again", .words = message("Show it again"), .key = letter('r')};
inline constexpr Act puzzle_of_the_day{.id = "day", .words = message("Today"), .key = letter('t')};
inline constexpr Act start_rush{.id = "rush", .words = message("Start a rush")};
inline constexpr Act another_rush{.id = "rush", .words = message("Another rush"), .key = {Key::enter}};
inline constexpr Act practise{.id = "practice", .words = message("Practice")};
inline constexpr Act keep_score{
    .id = "keep", .words = message("Done"), .key = {Key::enter}, .second_key = {Key::space}};

inline constexpr Act page_above{.id = "page-above", .words = message("a page up"), .key = {Key::page_up}};
inline constexpr Act page_below{.id = "page-below", .words = message("a page down"), .key = {Key::page_down}};
inline constexpr Act topmost{.id = "topmost", .words = message("to the top"), .key = {Key::home}};
inline constexpr Act lowest{.id = "lowest", .words = message("to the end"), .key = {Key::end}};
/// By number the first few of a row of choices.
inline constexpr auto nth_choices = [] {
    std::array<Act, 9> all{};
    for (std::size_t index = 0; index < all.size(); ++index)
        all[index].key = letter(static_cast<char>('1' + index));
    return all;
}();
inline constexpr Act review_game{.id = "review", .words = message("Review"), .key = {Key::enter}};
inline constexpr Act watch_game{.id = "watch", .words = message("Watch"), .icon = "icon/play", .key = {Key::space}};
inline constexpr Act save_game{.id = "save", .words = message("Save as …"), .key = letter('s')};
inline constexpr Act delete_game{.id = "delete", .words = message("Delete"), .icon = "icon/clear", .key = {Key::erase}};
inline constexpr Act restore_game{.id = "take-back", .words = message("Take back"), .key = with_control('z')};
inline constexpr Act show_all_games{.id = "all", .words = message("Show all")};

} // namespace zugzwang::act
