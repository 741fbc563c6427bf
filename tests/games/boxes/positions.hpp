// What every test of Boxes begins with: positions and moves from text.
#pragma once

#include "support/catch.hpp"
#include "support/within.hpp"

#include "games/boxes/rules.hpp"

namespace zugzwang::boxes::test {

/// A position of the lesson on the seed's player.
inline constexpr auto pictured =
    "-----/|_._|1|1|1|/..---/|_|_._|1|1|/...--/|_|_._._._|/..--./|_._|2|1|_|/..---/|_._|2|2|2|/----- 2";

[[nodiscard]] inline Rules::State position(std::string_view text) {
    const auto state = Rules::state_from_text(text);
    REQUIRE(state);
    return *state;
}
/// "b1-b2"
[[nodiscard]] inline Rules::Move move_of(const Rules::State& state, std::string_view text) {
    const auto move = Rules::move_from_text(state, text);
    REQUIRE(move);
    return *move;
}

} // namespace zugzwang::boxes::test

using namespace zugzwang::boxes;
using namespace zugzwang::boxes::test;
using R = boxes::Rules;
