// What is to be heard when something happens at the table: for sound, and for nothing else.
#pragma once

#include <cstdint>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

struct Cue {
    enum class Kind : std::uint8_t {
        choose, ///< A part of a move is chosen.
        put,    ///< A piece comes onto the board.
        line,   ///< A line is drawn on it.
        slide,  ///< A piece moves over it.
        fly,    ///< Something is thrown.
        burn,   ///< A part of the board is lost to both.
        take,   ///< Something goes from the board to a player.
        gain,   ///< A player wins a part of the board.
        refuse, ///< What was asked for cannot be done.
        win,    ///< The game is over and somebody has won it,
        lose,   ///< but not the only person at the table.
        draw,   ///< It is over and nobody has.
    };

    Kind kind = Kind::put;
    Seconds when{0}; ///< After the move begins to be shown.
    float pan = 0;   ///< From -1, the board's left edge, to 1, its right one.
    int rise = 0;    ///< Of a gain: how many the player had just before it, in the same turn. Views leave it at 0.

    friend bool operator==(const Cue&, const Cue&) = default;
};

} // namespace zugzwang
