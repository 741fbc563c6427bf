// What is said of a move of Sticks, and that it is true.
#include "games/sticks/think/reason.hpp"

#include "support/catch.hpp"

namespace zugzwang::sticks {
namespace {

std::string said(const std::string& position, int taken) {
    const auto state = Rules::state_from_text(position);
    REQUIRE(state);
    return reason(*state, {taken});
}

/// Whether who must move from a count loses, by the rules alone.
bool is_lost_by_brute_force(int left, int take, bool misere) {
    std::vector<bool> lost{!misere};
    for (int count = 1; count <= left; ++count) {
        bool wins = false;
        for (int taken = 1; taken <= std::min(count, take); ++taken)
            wins = wins || lost[static_cast<std::size_t>(count - taken)];
        lost.push_back(!wins);
    }
    return lost.back();
}

} // namespace

TEST_CASE("sticks: a reason names the count that a move leaves", "[sticks][reason]") {
    CHECK(said("10/3 1", 2) == "Leaves 8, a losing count: whatever is taken now, the answer can make it 4 together.");
    CHECK(said("10/3 1", 1) == "Leaves 9: the other side takes 1 and leaves 8, a losing count.");
    CHECK(said("10/3 1", 3) == "Leaves 7: the other side takes 3 and leaves 4, a losing count.");
    CHECK(said("5/3 2", 3) == "Leaves 2: the other side takes them all and wins.");
    CHECK(said("2/3 2", 1) == "Leaves 1: the other side takes it and wins.");
    CHECK(said("1/3 1", 1) == "Takes the last stick and wins.");
    CHECK(said("3/3 1", 3) == "Takes all 3 sticks and wins.");
}

TEST_CASE("sticks: where the last stick loses, the reason says that", "[sticks][reason]") {
    CHECK(said("3/3 1 misere", 2) == "Leaves 1: the other side must take the last stick.");
    CHECK(said("7/3 1 misere", 2) ==
          "Leaves 5, a losing count: whatever is taken now, the answer can make it 4 together.");
    CHECK(said("7/3 1 misere", 3) == "Leaves 4: the other side takes 3 and leaves 1, a losing count.");
    CHECK(said("1/3 1 misere", 1) == "Takes the last stick and loses.");
    CHECK(said("2/3 1 misere", 2) == "Takes all 2 sticks, the last one too, and loses.");
}

TEST_CASE("sticks: what a reason says of the count is true", "[sticks][reason]") {
    for (int left = 1; left <= 40; ++left) {
        for (int take = 2; take <= 9; ++take) {
            for (const bool misere : {false, true}) {
                const Rules::State state{.left = left, .take = take, .misere = misere};
                for (const auto& move : Rules::legal_moves(state)) {
                    const auto words = reason(state, move);
                    CAPTURE(left, take, misere, move.count, words);
                    const bool praised = words.find(", a losing count:") != words.npos ||
                                         words.ends_with("must take the last stick.") || words.ends_with("and wins.");
                    const bool other_wins = words.starts_with("Leaves") && words.ends_with("and wins.");
                    CHECK((praised && !other_wins) == is_lost_by_brute_force(left - move.count, take, misere));
                }
            }
        }
    }
}

} // namespace zugzwang::sticks
