// All that can be done in the program, each declared once: its name, its words, its picture and its keys. What it does
// is said by the scene that offers it.
#pragma once

#include <array>
#include <cstddef>

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/page_view.hpp"

namespace zugzwang::act {

using ui::Act;
using ui::letter;
using ui::with_control;

/// What arrows do wherever there is a focus; only told of.
inline constexpr Act choose{.id = "choose", .words = message("choose"), .key = {Key::up}, .second_key = {Key::down}};
inline constexpr Act choose_card{
    .id = "choose-card", .words = message("Choose"), .key = {Key::left}, .second_key = {Key::right}};
inline constexpr Act change{.id = "change", .words = message("change"), .key = {Key::left}, .second_key = {Key::right}};

inline constexpr Act leave{.id = "leave", .words = message("Back")};
inline constexpr Act usual_settings{
    .id = "usual", .words = message("As at the start"), .line = message("This part alone")};
inline constexpr Act help{.id = "help",
                          .words = message("Rules"),
                          .icon = "icon/help",
                          .key = {Key::f1},
                          .line = message("How the game is played, and all keys")};
inline constexpr Act close_help{
    .id = "close-help", .words = message("Back"), .key = {Key::f1}, .second_key = {Key::backspace}};
inline constexpr Act show_guide{.id = "guide", .words = message("Guided minute")};
inline constexpr Act close_figures{
    .id = "close-figures", .words = message("Back"), .key = letter('t'), .second_key = {Key::backspace}};

inline constexpr Act back{.id = "step-out", .words = message("back"), .key = {Key::backspace}};
inline constexpr Act above{.id = "above", .words = message("higher"), .key = {Key::up}};
inline constexpr Act below{.id = "below", .words = message("lower"), .key = {Key::down}};
inline constexpr Act move_first{.id = "move-first", .words = message("move first"), .key = {Key::left}};
inline constexpr Act move_second{.id = "move-second", .words = message("move second"), .key = {Key::right}};
inline constexpr Act challenge{.id = "challenge", .words = message("Challenge"), .key = {Key::enter}};
inline constexpr Act play_echo{.id = "echo", .words = message("Play an equal"), .key = letter('e')};
inline constexpr Act watch{.id = "watch", .words = message("Watch it play"), .key = letter('w')};

inline constexpr Act play{.id = "play", .words = message("Play"), .key = {Key::enter}};
/// The same button and key where a game waits.
inline constexpr Act play_waiting{.id = "play", .words = message("Continue"), .key = {Key::enter}};
inline constexpr Act watch_them{.id = "watch", .words = message("Watch them play")};
inline constexpr Act analysis{.id = "analysis",
                              .words = message("Analysis"),
                              .icon = "icon/analysis",
                              .key = letter('n'),
                              .line = message("Try moves and see what they are worth")};
inline constexpr Act swap_seats{
    .id = "swap", .words = message("Swap the seats"), .icon = "icon/swap", .line = message("The players change sides")};
inline constexpr Act more{.id = "more", .words = message("More"), .key = letter('o')};
inline constexpr Act less{.id = "more", .words = message("Less"), .key = letter('o')};
inline constexpr Act next_part{.id = "next-part", .words = message("next"), .key = {Key::tab}};

// A game at the table.
inline constexpr Act undo{.id = "undo",
                          .words = message("Undo"),
                          .icon = "icon/undo",
                          .key = ui::with_control('z'),
                          .line = message("Takes your last move back"),
                          .off = message("There is nothing to take back")};
inline constexpr Act redo{.id = "redo",
                          .words = message("Play it again"),
                          .icon = "icon/redo",
                          .key = ui::with_control('y'),
                          .line = message("Plays the move that was taken back"),
                          .off = message("Nothing was taken back")};
inline constexpr Act hint{.id = "hint",
                          .words = message("Hint"),
                          .icon = "icon/hint",
                          .key = letter('h'),
                          .line = message("Shows a good move and why"),
                          .off = message("Only while it is your move"),
                          .pad = Key::pad_x};
inline constexpr Act insight{.id = "insight",
                             .words = message("Insight"),
                             .icon = "icon/insight",
                             .icon_on = "icon/insight-on",
                             .key = letter('i'),
                             .line = message("Shows what a good player sees on the board"),
                             .pad = Key::pad_y};
inline constexpr Act algorithm{.id = "algorithm",
                               .words = message("See the algorithm"),
                               .icon = "icon/algorithm",
                               .key = letter('a'),
                               .line = message("How a computer player comes to its move, step by step")};
inline constexpr Act expected{.id = "expected",
                              .words = message("What is expected"),
                              .icon = "icon/expected",
                              .icon_on = "icon/expected-on",
                              .key = letter('e'),
                              .line = message("Shows how the players expect the game to go on")};
inline constexpr Act drawer{
    .id = "drawer", .words = message("Moves"), .icon = "icon/moves", .line = message("All moves of the game")};
inline constexpr Act figures{.id = "figures", .words = message("Figures"), .icon = "icon/moves", .key = letter('t')};
inline constexpr Act move_now{.id = "move-now", .words = message("Play now"), .key = letter('p')};
inline constexpr Act resign{.id = "resign",
                            .words = message("Resign"),
                            .icon = "icon/resign",
                            .line = message("Gives the game up; hold it down, or press it three times")};
inline constexpr Act agree_draw{.id = "agree-draw",
                                .words = message("Agree on a draw"),
                                .icon = "icon/draw",
                                .line = message("Ends the game as a draw; hold it down, or press it three times")};
inline constexpr Act demo_back{.id = "step-back",
                               .words = message("Back"),
                               .icon = "icon/step-back",
                               .key = {Key::left},
                               .line = message("Goes one move back"),
                               .off = message("This is the first move")};
inline constexpr Act pause{.id = "pause",
                           .words = message("Pause"),
                           .icon = "icon/pause",
                           .key = {Key::space},
                           .line = message("Lets the players wait")};
inline constexpr Act go_on{.id = "pause",
                           .words = message("Go on"),
                           .icon = "icon/play",
                           .key = {Key::space},
                           .line = message("Lets the players play on")};
inline constexpr Act demo_step{.id = "step",
                               .words = message("Step"),
                               .icon = "icon/step-forward",
                               .key = {Key::right},
                               .line = message("Plays one move"),
                               .off = message("The game is over")};
inline constexpr Act skip{.id = "skip",
                          .words = message("On to the next turning point"),
                          .icon = "icon/to-turn",
                          .key = letter('k'),
                          .line = message("Plays on to the next move that changes who wins")};
inline constexpr Act speed{.id = "speed", .words = message("Speed"), .key = letter('x')};
inline constexpr Act faster{.id = "faster", .words = message("Speed"), .key = letter('+')};
inline constexpr Act slower{.id = "slower", .words = message("Speed"), .key = letter('-')};
inline constexpr Act every_step{.id = "every-step",
                                .words = message("Every step"),
                                .key = letter('s'),
                                .line = message("Tells the whole lesson in place of what matters most")};
inline constexpr Act leave_lesson{.id = "leave", .words = message("Back"), .key = letter('a')};
inline constexpr Act again{.id = "again", .words = message("Again")};
inline constexpr Act swap_sides{.id = "swap", .words = message("Swap sides")};
inline constexpr Act next_rung{.id = "next-rung", .words = message("Next opponent"), .key = letter('n')};
inline constexpr Act review{.id = "review", .words = message("Look back"), .key = letter('r')};
inline constexpr Act menu{.id = "menu", .words = message("Menu")};

inline constexpr Act whole_screen{.id = "whole-screen", .words = message("Full screen"), .key = {Key::f11}};
inline constexpr Act silence{.id = "silence",
                             .words = message("Sound on or off"),
                             .key = letter('m'),
                             .line = message("What is being read stops, too")};

// The menu.
inline constexpr Act new_game{.id = "new", .words = message("New game")};
inline constexpr Act puzzles{.id = "puzzles", .words = message("Puzzles"), .key = letter('p')};
inline constexpr Act library{.id = "games", .words = message("Games"), .key = letter('g')};
inline constexpr Act demo{.id = "demo", .words = message("Watch"), .key = letter('d')};
inline constexpr Act settings{.id = "settings", .words = message("Settings")};
inline constexpr Act ladder{.id = "ladder", .words = message("Ladder"), .key = letter('l')};
inline constexpr Act quit{.id = "quit", .words = message("Leave"), .key = {Key::escape}};

// A game under review.
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
inline constexpr Act practise_this{.id = "practise-this",
                                   .words = message("Practise this"),
                                   .icon = "icon/practise",
                                   .key = letter('p'),
                                   .line = message("This mistake becomes an exercise of yours")};
inline constexpr Act play_on{.id = "play-on", .words = message("Play on from here"), .key = {Key::enter}};
inline constexpr Act film{.id = "film",
                          .words = message("Save film"),
                          .icon = "icon/film",
                          .key = letter('f'),
                          .line = message("Makes a film of the game")};
/// Back to the game from what is tried beside it.
inline constexpr Act leave_aside{.id = "leave-aside", .words = message("Back"), .key = {Key::escape}};

// Puzzles.
inline constexpr Act skip_puzzle{.id = "skip", .words = message("Skip"), .key = letter('s')};
inline constexpr Act next_puzzle{
    .id = "next", .words = message("Next"), .key = letter('n'), .second_key = {Key::enter}};
inline constexpr Act skip_position{.id = "next", .words = message("Next"), .key = letter('n')};
inline constexpr Act previous_puzzle{.id = "before", .words = message("Previous"), .key = letter('p')};
inline constexpr Act save_answers{.id = "save", .words = message("Save"), .key = with_control('s')};
inline constexpr Act print{.id = "print",
                           .words = message("Print"),
                           .icon = "icon/print",
                           .key = with_control('p'),
                           .line = message("A sheet of paper for a class, with solutions")};
inline constexpr Act save_sheet{
    .id = "save", .words = message("Save"), .key = with_control('s'), .second_key = {Key::enter}};
inline constexpr Act page_before{
    .id = "page-before", .words = message("Previous page"), .icon = "icon/previous", .key = {Key::page_up}};
inline constexpr Act page_after{
    .id = "page-after", .words = message("Next page"), .icon = "icon/next", .key = {Key::page_down}};
inline constexpr Act other_puzzles{.id = "others", .words = message("Other puzzles"), .key = letter('o')};
inline constexpr Act show_again{.id = "again", .words = message("Show it again"), .key = letter('r')};
inline constexpr Act puzzle_of_the_day{.id = "day", .words = message("Today"), .key = letter('t')};
inline constexpr Act start_rush{.id = "rush", .words = message("Start a rush")};
inline constexpr Act another_rush{.id = "rush", .words = message("Another rush"), .key = {Key::enter}};
inline constexpr Act practise{.id = "practice", .words = message("Practice")};
inline constexpr Act keep_score{
    .id = "keep", .words = message("Done"), .key = {Key::enter}, .second_key = {Key::space}};

// One's own mistakes.
inline constexpr Act practice{.id = "practice", .words = message("Practice"), .key = letter('e')};
inline constexpr Act more_exercises{.id = "more", .words = message("Ten more"), .key = letter('o')};

// A person over time.
inline constexpr Act you{.id = "you",
                         .words = message("You"),
                         .icon = "icon/you",
                         .key = letter('y'),
                         .line = message("Your ratings and all that you did")};
inline constexpr Act look_at_it{.id = "look", .words = message("Look at it"), .key = letter('v')};
inline constexpr Act export_all{.id = "export", .words = message("Export"), .key = with_control('s')};
inline constexpr Act delete_all{.id = "delete-all", .words = message("Delete all of it …")};
inline constexpr Act delete_now{.id = "delete", .words = message("Delete")};
inline constexpr Act keep_all{.id = "keep", .words = message("Keep it all"), .key = {Key::escape}};
inline constexpr Act take_back{.id = "take-back", .words = message("Take back"), .key = with_control('z')};

// The guided minute.
inline constexpr Act skip_guide{.id = "skip", .words = message("Skip"), .key = {Key::escape}};
inline constexpr Act once_more{.id = "once-more", .words = message("Once more")};
inline constexpr Act end_guide{.id = "done", .words = message("Play"), .key = {Key::escape}};

// A position laid out by hand.
inline constexpr Act clear{.id = "clear", .words = message("Clear"), .icon = "icon/clear"};
inline constexpr Act done{.id = "done", .words = message("Done")};

// The analysis board; its tools have the digits, `nth_choices` after the first.
inline constexpr Act make_moves{
    .id = "tool:0", .words = message("Make moves"), .icon = "icon/swap", .key = letter('0')};
inline constexpr Act other_side{.id = "other-side", .words = message("The other side is to move"), .key = letter('x')};
inline constexpr Act engine{.id = "engine:switch", .words = message("The champion thinks"), .key = letter('e')};
inline constexpr Act copy{.id = "copy", .words = message("Copy"), .key = with_control('c')};
inline constexpr Act paste{.id = "paste", .words = message("Paste"), .key = with_control('v')};
inline constexpr Act paste_games{
    .id = "paste", .words = message("Paste"), .icon = "icon/paste", .key = with_control('v')};
/// Where files are not let fall.
inline constexpr Act open_file{.id = "open-file",
                               .words = message("Open a file"),
                               .icon = "icon/open-file",
                               .line = message("A game or a set that was saved or sent to you")};
inline constexpr Act match{.id = "match", .words = message("Match"), .key = with_control('m')};
inline constexpr Act link{.id = "link", .words = message("Link"), .key = with_control('m')};
inline constexpr Act copy_link{.id = "copy-link",
                               .words = message("Copy link"),
                               .key = with_control('m'),
                               .line = message("The whole game as a link for your friend"),
                               .off = message("First it is your move")};
inline constexpr Act drop_far{
    .id = "drop", .words = message("Drop this game"), .line = message("The link that you sent leads nowhere then")};
inline constexpr Act play_position{.id = "play", .words = message("Play")};

// What was played before.
inline constexpr Act openings{.id = "openings",
                              .words = message("Openings"),
                              .icon = "icon/openings",
                              .key = letter('b'),
                              .line = message("What was played from here, and what it is worth")};
inline constexpr Act one_back{.id = "undo",
                              .words = message("Undo"),
                              .icon = "icon/undo",
                              .key = {Key::left},
                              .second_key = ui::with_control('z'),
                              .line = message("Takes your last move back"),
                              .off = message("There is nothing to take back")};
inline constexpr Act one_on{.id = "redo",
                            .words = message("On one move"),
                            .icon = "icon/redo",
                            .key = {Key::right},
                            .second_key = ui::with_control('y'),
                            .line = message("Plays what was played most often"),
                            .off = message("Nobody has played on from here")};
inline constexpr Act other_colour{.id = "colour", .words = message("Other colour"), .key = letter('x')};

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
inline constexpr Act continue_game{
    .id = "continue", .words = message("Continue"), .icon = "icon/play", .key = {Key::space}};
inline constexpr Act delete_game{.id = "delete", .words = message("Delete"), .icon = "icon/clear", .key = {Key::erase}};
inline constexpr Act restore_game{.id = "take-back", .words = message("Undo"), .key = with_control('z')};
inline constexpr Act show_all_games{.id = "all", .words = message("Show all")};

} // namespace zugzwang::act
