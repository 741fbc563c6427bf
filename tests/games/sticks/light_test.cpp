// What is lit of the sticks while a fact is told is what the fact counts.
#include "games/sticks/think/light.hpp"

#include "support/catch.hpp"

#include "games/sticks/think/theory.hpp"

namespace zugzwang::sticks {
namespace {

std::vector<int> from_to(int begin, int end) {
    std::vector<int> sticks(static_cast<std::size_t>(end - begin));
    for (auto& stick : sticks)
        stick = begin++;
    return sticks;
}

} // namespace

TEST_CASE("sticks: what is lit is what is taken now, what is taken then, and what stays", "[sticks][light]") {
    int facts_seen = 0;
    for (int left = 1; left <= 40; ++left) {
        for (int most = 2; most <= 6; ++most) {
            for (const bool misere : {false, true}) {
                const Rules::State state{.left = left, .take = most, .misere = misere, .to_move = Side::second};
                for (const auto& move : Rules::legal_moves(state)) {
                    const MoveQuestion<Rules> question{.state = state, .move = move};
                    const auto fact = facts(question).front();
                    const auto lit = light(question, fact);
                    const int after = left - move.count;
                    CAPTURE(left, most, misere, move.count, fact.kind, fact.words);
                    ++facts_seen;
                    CHECK(lit.of[Side::second] == from_to(after, left));
                    // Normal play is lost at multiples of M + 1, misère one above.
                    const int then = (after - (misere ? 1 : 0)) % (most + 1);
                    const bool is_lost = after > (misere ? 1 : 0) && then == 0;
                    if (after == 0) {
                        CHECK((lit.of[Side::first].empty() && lit.places.empty()));
                    } else if (is_lost) {
                        CHECK(lit.of[Side::first].empty());
                        CHECK(lit.places == from_to(0, after));
                    } else if (misere && after == 1) {
                        CHECK(lit.of[Side::first] == from_to(0, 1));
                    } else {
                        CHECK(lit.of[Side::first] == from_to(after - then, after));
                        CHECK(lit.places == from_to(0, after - then));
                    }
                }
            }
        }
    }
    CHECK(facts_seen > 1000);
}

} // namespace zugzwang::sticks
