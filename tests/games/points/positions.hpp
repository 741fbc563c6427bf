// What every test of Points begins with: positions that several of them look at.
#pragma once

#include "support/catch.hpp"
#include "support/within.hpp"

#include "games/points/layouts.hpp"
#include "games/points/rules.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::points {

/// The windmill: two zones of one line each that cross, so that they are one game.
inline const char* const windmill =
    "100,503;900,497;498,900;505,101;560,570;820,850;430,575;160,830;425,440;172,149;575,425;850,180 "
    "5-6,7-8,9-10,11-12 1";

/// That of the lesson's pictures: three lines have split the board into four zones.
inline const char* const split_board =
    "389,601;588,447;803,920;735,731;792,469;689,821;960,868;366,863;74,908;359,401;281,639;536,895;141,729;132,261;"
    "868,656;966,275;179,552;630,135;111,116;824,206;344,139;714,582;36,582;122,448 3-23,7-19,6-14 2";

/// Below a line from side to side a zone of two points, above it one of three; the last point lies on the line.
inline Rules::State halved_board() {
    const auto whole = Rules::initial(
        {{{0, 500}, {1000, 500}, {100, 900}, {900, 900}, {500, 800}, {300, 100}, {700, 100}, {500, 500}}});
    return Rules::after(whole, {0, 1});
}

/// After so many moves by chance, or fewer where the game is over before.
inline Rules::State after_moves(Layout layout, int points, int moves, std::uint64_t seed) {
    Random random(seed);
    auto state = Rules::initial({points_of(layout, points, seed)});
    for (int move = 0; move < moves && !state.legal.empty(); ++move)
        state = Rules::after(state, random.pick(Rules::legal_moves(state)));
    return state;
}

} // namespace zugzwang::points

using namespace zugzwang::points;
using R = points::Rules;
