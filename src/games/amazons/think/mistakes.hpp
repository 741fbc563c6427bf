// Which kind of mistake a move of Amazons was, by what can be counted after both moves.
#pragma once

#include <string>

#include "games/amazons/rules.hpp"

namespace zugzwang::amazons {

/// Beside a better move; empty where none fits. A side has the squares that it gets to in fewer queen moves than the
/// other one. The first of these that does:
///   shut-in       blocks, shuts or walls in a queen of its side (confinement.hpp), which has freer queens after the
///                 better move
///   let-go        the better move does that to a queen of the other side, which has freer queens so
///   gave-region   the other side has more squares then, and fewer or as many after the better move
///   spent-own     shoots at a square that its side has, and the better move does not
///   gave-squares  its side has fewer squares, less the other side's, than after the better move
///   gave-freedom  its queens have fewer squares to go to at once, less the other side's
[[nodiscard]] std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played,
                                          const Rules::Move& better);

} // namespace zugzwang::amazons
