// What a letter brings to somebody who knows the game already.
#pragma once

#include <cstddef>
#include <cstdint>

#include "letter/letter.hpp"

namespace zugzwang::letter {

enum class Relation : std::uint8_t {
    same,            ///< Nothing new.
    continues,       ///< It goes on from what is known.
    old,             ///< What is known goes on from it.
    forked,          ///< They go different ways.
    other_beginning, ///< It says that it is this game, but that began otherwise.
    another,         ///< It is another game.
};

struct Comparison {
    Relation relation = Relation::another;
    std::size_t common = 0; ///< So many moves, from the first, are the same in both.

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

[[nodiscard]] Comparison compared(const Letter& known, const Letter& received);

} // namespace zugzwang::letter
