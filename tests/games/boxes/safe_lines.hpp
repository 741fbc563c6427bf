// Positions as games reach them that close no box.
#pragma once

#include <vector>

#include "games/boxes/think/openings.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::boxes::test {

/// After random safe lines: when so many lines are left, or no safe one.
inline Rules::State after_safe_lines(Rules::State state, Random& random, int lines_left = 0) {
    while (Rules::lines_left(state) > lines_left) {
        const Strings strings(state);
        auto safe = Rules::legal_moves(state);
        std::erase_if(safe, [&](const Rules::Move& move) { return !is_safe(strings, strings.string_of(move.edge)); });
        if (safe.empty()) break;
        state = Rules::after(state, random.pick(safe));
    }
    return state;
}

} // namespace zugzwang::boxes::test
