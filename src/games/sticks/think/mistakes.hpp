// Which kind of mistake a move of Sticks was, by the numbers from which a player loses.
#pragma once

#include <string>

#include "games/sticks/rules.hpp"

namespace zugzwang::sticks {

/// Of a move that gives away the win that the better one keeps; empty of any other. The first of these that fits:
///   took-last     the last stick, where that loses
///   missed-win    the better move takes the last stick, or leaves just that where it loses
///   left-too-few  the other side can do so then
///   one-off       a number that loses has one stick more or less than what is left
///   no-multiple   what is left is no multiple of M + 1; where the last stick loses, not one more than a multiple
[[nodiscard]] std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played,
                                          const Rules::Move& better);

} // namespace zugzwang::sticks
