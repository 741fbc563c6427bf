// What is to be heard when something happens at the table: for sound, and for nothing else.
#pragma once

#include <cstdint>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

struct Cue {
    enum class Kind : std::uint8_t {
        put,    ///< A piece or a line comes onto the board.
        slide,  ///< A piece moves over it.
        fly,    ///< Something is thrown.
        take,   ///< Something goes from the board to a player.
        gain,   ///< A player wins a part of the board.
        refuse, ///< What was asked for cannot be done.
        win,    ///< The game is over and somebody has won it.
        draw,   ///< It is over and nobody has.
    };

    Kind kind = Kind::put;
    Seconds when{0}; ///< After the move begins to be shown.
    float pan = 0;   ///< From -1, the board's left edge, to 1, its right one.

    friend bool operator==(const Cue&, const Cue&) = default;
};

} // namespace zugzwang
