// What people, their devices and the desktop do to the program: drawn by chance, and written down so that it can be
// done again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/random.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::events {

enum class Verb : std::uint8_t {
    move,  ///< The mouse, to a place.
    press, ///< Its left button, at a place.
    release,
    right,     ///< Its right button, down and up again.
    wheel,     ///< At a place, by so many notches.
    leave,     ///< The mouse goes out of the window.
    touch,     ///< A finger comes down at a place,
    lift,      ///< and is lifted there.
    key,       ///< SDL's key code and modifiers, down and up again.
    text,      ///< As an input method gives it.
    pad,       ///< A button of a pad, SDL's number, down and up again.
    stick,     ///< Its left stick, to a place from -100 to 100.
    resize,    ///< The window, in pixels.
    drop_file, ///< One of `dropped_files`.
    drop_text,
    theme,    ///< By its id.
    language, ///< By its code.
    open,     ///< The scene that the walk is about, above the others.
    pass,     ///< So many milliseconds.
    quit,     ///< The window is closed, and the program begins anew.
};

struct Action {
    Verb verb = Verb::pass;
    std::array<int, 3> numbers{}; ///< As the verb says; the others are 0.
    std::string words{};          ///< The same.

    friend bool operator==(const Action&, const Action&) = default;
};

/// The files that may be let fall on the window, by their names, and what is in them.
struct DroppedFile {
    const char* name;
    const char* text;
};
inline constexpr std::array<DroppedFile, 4> dropped_files{
    {{"game.json", R"({"format":"zugzwang record","version":1,"game":"sticks","players":["human","optimal"],)"
                   R"("start":"10/3 1","moves":["3","3","3","1"],"result":"p2win"})"},
     {"games.txt", "[Game \"sticks\"]\n[Start \"10/3 1\"]\n[Result \"*\"]\n\n3 3 *\n\n"
                   "[Game \"boxes\"]\n[Start \"-/|_|/. 1\"]\n[Result \"*\"]\n\n*\n"},
     {"position.txt", "4,7,2,9,5,2 0-0 1\n"},
     {"broken.json", "{\"game\":\"sticks\",\"moves\":[9]}"}}};

/// `move 640 360`: one line.
[[nodiscard]] std::string text_of(const Action& action);
/// Its inverse; empty for what is none.
[[nodiscard]] std::optional<Action> action_from(std::string_view line);

/// What is on the screen, for actions that mean something there.
struct Sight {
    Size screen;
    std::vector<Rect> parts; ///< Of the scene; may be empty.
};
[[nodiscard]] Action any_action(const Sight& sight, Random& random);

} // namespace zugzwang::events
