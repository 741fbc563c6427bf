// Which kind of mistake a move of Numbers was, by what both ends bring.
#pragma once

#include <string>

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {

/// Of the end that brings less than the other one with best play by both sides; empty of any other. The first of these
/// that fits:
///   larger-end    the number taken is larger than that at the other end
///   poor-places   of an even row: the numbers at this end's places, all of which could be had, sum to less than those
///                 at the other end's
///   uncovered     a larger number lay beneath the one that was taken, and the other side does well to take it then
///   left-end      the other side does well to take the other end then
/// Linear in the numbers left.
[[nodiscard]] std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played,
                                          const Rules::Move& better);

} // namespace zugzwang::numbers
