#include "support/catch.hpp"

#include <map>
#include <tuple>

#include "brute_force.hpp"
#include "games/sticks/rules.hpp"
#include "games/sticks/think/players.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang::sticks {

static_assert(zugzwang::Rules<Rules>);

namespace {

Rules::State position(const char* text) { return *Rules::state_from_text(text); }

} // namespace

TEST_CASE("sticks: who wins is known for every number and every most", "[sticks][rules]") {
    const bool misere = GENERATE(false, true);
    for (int take = 2; take < 60; ++take) {
        const auto wins = test::wins_by_brute_force(130, take, misere);
        for (int left = 0; left <= 130; ++left) {
            const Rules::State state{left, take, misere, Side::first};
            INFO(left << " sticks, at most " << take << (misere ? ", misère" : ""));
            REQUIRE(sticks::is_lost(state) == !wins[static_cast<std::size_t>(left)]);
        }
    }
}

TEST_CASE("sticks: a whole game of the seed's example", "[sticks][rules]") {
    Match<Rules> match(Rules::initial({}));
    for (const int count : {2, 3, 1, 1, 3})
        REQUIRE(match.play({count}));
    CHECK(match.outcome() == Outcome{Side::first, 0});
    CHECK(Rules::legal_moves(match.state()).empty());
}

TEST_CASE("sticks: in the misère game the last stick loses", "[sticks][rules]") {
    CHECK(Rules::outcome(position("0/3 2 misere")) == Outcome{Side::second, 0});
    CHECK(Rules::outcome(position("0/3 2")) == Outcome{Side::first, 0});
}

TEST_CASE("sticks: nothing outside 1 to M is legal", "[sticks][rules]") {
    const auto state = position("2/3 1");
    CHECK_FALSE(Rules::is_legal(state, {0}));
    CHECK_FALSE(Rules::is_legal(state, {-1}));
    CHECK(Rules::is_legal(state, {2}));
    CHECK_FALSE(Rules::is_legal(state, {3}));
}

TEST_CASE("sticks: positions come back from their text", "[sticks][text]") {
    const auto text = GENERATE(as<std::string>{}, "10/3 1", "0/2 2", "1000/999 2 misere", "39/19 1");
    CHECK(Rules::to_text(position(text.c_str())) == text);
}

TEST_CASE("sticks: a bad position is refused with its token and place", "[sticks][text]") {
    const auto [text, token, place] =
        GENERATE(table<std::string, std::string, int>({{"", "", 1},
                                                       {"10", "10", 1},
                                                       {"10/3", "10/3", 1},
                                                       {"x/3 1", "x", 1},
                                                       {"10/1 1", "1", 4},
                                                       {"10/1000 1", "1000", 4},
                                                       {"1001/3 1", "1001", 1},
                                                       {"-1/3 1", "-1", 1},
                                                       {"10/3 3", "3", 6},
                                                       {"10/3 1 misery", "misery", 8},
                                                       {"10/3/2 1", "10/3/2", 1},
                                                       {"10/3  1", "", 6},
                                                       {"99999999999999999999/3 1", "99999999999999999999", 1},
                                                       {"010/3 1", "010", 1}}));
    const auto state = Rules::state_from_text(text);
    INFO(text);
    REQUIRE_FALSE(state);
    CHECK_THAT(state.refusal().words,
               Catch::Matchers::EndsWith(": `" + token + "` at character " + std::to_string(place)));
}

TEST_CASE("sticks: a bad move is refused", "[sticks][text]") {
    const auto text = GENERATE(as<std::string>{}, "0", "4", "", "1.5", "-1", "1 ", "three");
    CHECK_FALSE(Rules::move_from_text(position("10/3 1"), text));
}

TEST_CASE("sticks: optimal never lets a won game go", "[sticks][players]") {
    sticks::Optimal optimal(7);
    for (int left = 1; left <= 60; ++left) {
        for (const bool misere : {false, true}) {
            const Rules::State state{left, 4, misere, Side::second};
            SearchControl control({});
            const auto move = *optimal.choose(state, control, {});
            REQUIRE(Rules::is_legal(state, move));
            const auto wins = test::wins_by_brute_force(left, 4, misere);
            if (wins.back()) CHECK_FALSE(wins[static_cast<std::size_t>(left - move.count)]);
        }
    }
}

TEST_CASE("sticks: novice takes all when it can, else anything", "[sticks][players]") {
    std::map<int, int> seen;
    for (std::uint64_t game = 0; game < 400; ++game) {
        sticks::Novice novice(game);
        SearchControl control({});
        ++seen[novice.choose(position("10/3 1"), control, {})->count];
        CHECK(novice.choose(position("3/3 1"), control, {})->count == 3);
        CHECK(novice.choose(position("2/3 1"), control, {})->count == 2);
    }
    CHECK(seen.size() == 3);
    for (const auto& [count, times] : seen)
        CHECK(times > 80);
}

} // namespace zugzwang::sticks
