// What can be heard: the sounds by name, one of them as it is asked for, and the mood of what plays under them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace zugzwang::sound {

enum class Sound : std::uint8_t {
    choose, ///< A part of a move is chosen.
    place,  ///< A piece comes onto the board.
    line,   ///< A line is drawn.
    slide,  ///< A piece moves over the board.
    take,   ///< Something goes from the board to a player.
    chain,  ///< A player wins a part of the board; rises with each one.
    arrow,  ///< Something is thrown.
    burn,   ///< A part of the board is lost to both.
    refuse, ///< What was asked for cannot be done.
    win,
    lose,
    draw,  ///< The game is over and nobody has won it.
    star,  ///< Something was earned.
    clock, ///< A second of the few that are left.
    move,  ///< The focus goes to another control.
    press, ///< A control is pressed.
    back,  ///< To the scene below.
};

/// As the file of the recipes calls them.
inline constexpr auto sound_names =
    std::to_array<std::string_view>({"choose", "place", "line", "slide", "take", "chain", "arrow", "burn", "refuse",
                                     "win", "lose", "draw", "star", "clock", "move", "press", "back"});
inline constexpr std::size_t sound_count = sound_names.size();

[[nodiscard]] constexpr std::size_t index_of(Sound sound) { return static_cast<std::size_t>(sound); }

/// One sound that is asked for.
struct Heard {
    Sound sound = Sound::press;
    float pan = 0; ///< From -1, the left edge, to 1, the right one.
    int rise = 0;  ///< How many of its kind came just before it; those that rise are higher then.

    friend bool operator==(const Heard&, const Heard&) = default;
};

/// What the quiet music under everything answers to.
struct Mood {
    enum class Place : std::uint8_t { menu, play };
    Place place = Place::menu;
    float lead = 0; ///< From -1, the listener is losing, to 1, the listener is winning; 0 too when nobody knows.

    friend bool operator==(const Mood&, const Mood&) = default;
};

/// How loud, 0 (off) to 1.
struct Levels {
    float effects = 1, ambience = 1;

    friend bool operator==(const Levels&, const Levels&) = default;
};

} // namespace zugzwang::sound
