// What a person does, free of any window system.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang {

struct PointerEvent {
    enum class Kind : std::uint8_t { move, press, release, leave, wheel };
    enum class Button : std::uint8_t { none, left, right };
    enum class Device : std::uint8_t { mouse, touch, pen };

    Kind kind = Kind::move;
    Vec at{};
    Button button = Button::none;
    float wheel = 0; ///< Notches, up positive.
    /// A lifted finger points nowhere: the scene stack hands a `leave` on after its `release`. SDL 2 tells a pen as a
    /// mouse.
    Device device = Device::mouse;
};

enum class Key : std::uint8_t {
    none,
    left,
    right,
    up,
    down,
    enter,
    space,
    escape,
    tab,
    backspace,
    erase, ///< Delete.
    page_up,
    page_down,
    home,
    end,
    f1,
    f11,
    pad_x, ///< Of a game pad; its other buttons stand for the keys above.
    pad_y,
    character ///< `character` holds a letter (lower case), digit or sign.
};

struct KeyEvent {
    Key key = Key::none;
    char character = 0; ///< ASCII, for Key::character.
    bool shift = false, control = false, alt = false;
    bool repeat = false; ///< The key is being held down.
    int pad = 0;         ///< Which pad's button stands for it, from 1; 0: a keyboard's.
};

/// A key is let go; also when the window loses the keyboard.
struct KeyReleaseEvent {
    Key key = Key::none;
    char character = 0; ///< As in KeyEvent.
};

/// Text typed or pasted, UTF-8.
struct TextEvent {
    std::string text;
    bool pasted = false; ///< From the clipboard, by its key.
};

/// A file or a text was let fall on the window; one of the two is empty.
struct DropEvent {
    std::string file; ///< Its path.
    std::string text; ///< UTF-8.
};

/// Something on the page is picked by its name, with neither a pointer nor keys: by a screen reader.
struct NamedEvent {
    enum class Kind : std::uint8_t { focus, pick, type };

    Kind kind = Kind::pick;
    std::string name;
    std::int64_t value = 0; ///< What it is to be, of what has values.
    std::string text{};     ///< Of Kind::type: in place of what is written there, UTF-8.
};

/// The drawing area changed size; places known before are void.
struct ResizeEvent {};

using InputEvent = std::variant<PointerEvent, KeyEvent, KeyReleaseEvent, TextEvent, DropEvent, NamedEvent, ResizeEvent>;

enum class Cursor : std::uint8_t { arrow, hand, cross, text };

} // namespace zugzwang
