// What is known of Sticks, against the closed form of the assignment and a brute force; and what is said of a move.
#include "games/sticks/think/theory.hpp"

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/sticks/think/players.hpp"

namespace zugzwang::sticks {
namespace {

std::string said(const std::string& position, int taken) {
    const auto state = Rules::state_from_text(position);
    REQUIRE(state);
    return zugzwang::words_of(facts({.state = *state, .move = {taken}}));
}

/// What the player says of its move.
template <class Chooser>
std::string words_of(const Rules::State& state) {
    std::string words;
    SearchControl control({});
    static_cast<void>(Chooser(7).choose(state, control, [&](const Progress<Rules>& told) { words = told.words; }));
    return words;
}

} // namespace

TEST_CASE("sticks: a reason names the count that a move leaves", "[sticks][reason]") {
    CHECK(said("10/3 1", 2) ==
          "Leaves 8, a losing count: whatever is taken now, the answer can make both moves add up to 4.");
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
          "Leaves 5, a losing count: whatever is taken now, the answer can make both moves add up to 4.");
    CHECK(said("7/3 1 misere", 3) == "Leaves 4: the other side takes 3 and leaves 1, a losing count.");
    CHECK(said("1/3 1 misere", 1) == "Takes the last stick and loses.");
    CHECK(said("2/3 1 misere", 2) == "Takes all 2 sticks, the last one too, and loses.");
}

TEST_CASE("sticks: every claim about a move is true", "[sticks][reason][referee]") {
    std::size_t claims = 0;
    for (int left = 1; left <= 60; ++left) {
        for (int take = 2; take <= 9; ++take) {
            for (const bool misere : {false, true}) {
                const auto wins = test::wins_by_brute_force(left, take, misere);
                const auto loses_from = [&](std::int64_t count) { return !wins[static_cast<std::size_t>(count)]; };
                const Rules::State state{.left = left, .take = take, .misere = misere};
                for (const auto& move : Rules::legal_moves(state)) {
                    const auto told = facts({.state = state, .move = move});
                    REQUIRE(told.size() == 1);
                    const auto& [kind, numbers, moves, words, light] = told.front();
                    const std::int64_t rest = left - move.count;
                    CAPTURE(left, take, misere, move.count, words);
                    ++claims;
                    if (kind == "takes_last_and_wins" || kind == "takes_last_and_loses") {
                        CHECK(numbers == std::vector<std::int64_t>{left});
                        CHECK(rest == 0);
                        CHECK(misere == (kind == "takes_last_and_loses"));
                    } else if (kind == "leaves_last") {
                        CHECK(rest == 1);
                        CHECK(misere);
                    } else if (kind == "leaves_losing_count") {
                        CHECK(numbers == std::vector<std::int64_t>{rest, take + 1});
                        CHECK(loses_from(rest));
                        REQUIRE(rest > take); // whatever is taken, the answer can bring it to the next one
                        CHECK(loses_from(rest - take - 1));
                    } else if (kind == "leaves_winning_count") {
                        REQUIRE(numbers.size() == 3);
                        CHECK(numbers[0] == rest);
                        CHECK((numbers[1] >= 1 && numbers[1] <= take && numbers[2] == rest - numbers[1]));
                        CHECK((numbers[2] > 0 && loses_from(numbers[2])));
                    } else if (kind == "leaves_all_to_take") {
                        CHECK(numbers == std::vector<std::int64_t>{rest});
                        CHECK((rest <= take && !misere));
                    } else {
                        FAIL(kind);
                    }
                }
            }
        }
    }
    CHECK(claims > 5000);
}

TEST_CASE("sticks: the losing numbers from the end are those with N mod (M + 1) = 0, misère 1", "[sticks]") {
    for (int take = 2; take < 40; ++take) {
        for (const bool misere : {false, true}) {
            const auto by_number = verdicts({.left = 200, .take = take, .misere = misere});
            REQUIRE(by_number.size() == 201);
            for (int left = 1; left <= 200; ++left) {
                const auto& verdict = by_number[static_cast<std::size_t>(left)];
                const int rest = (left - (misere ? 1 : 0)) % (take + 1);
                CAPTURE(take, misere, left);
                CHECK(verdict.lost == (rest == 0));
                CHECK(verdict.take == rest);
            }
        }
    }
}

TEST_CASE("sticks: Optimal tells what it derived, and chooses the same when nobody asks", "[sticks]") {
    for (int left = 1; left < 60; ++left) {
        const Rules::State state{.left = left, .take = 4};
        SearchControl control({});
        std::vector<Verdict> observed_verdicts;
        const auto observed = *Optimal(3, &observed_verdicts).choose(state, control, {});
        CHECK(observed == *Optimal(3).choose(state, control, {}));
        CHECK(observed_verdicts == verdicts(state));
    }
}

TEST_CASE("sticks: the players say their reason and name no side", "[sticks][players]") {
    const auto [position, novice, optimal] = GENERATE(table<std::string, std::string, std::string>({
        {"18/3 1", "any number, at random", "18 mod 4 = 2"},
        {"16/3 1", "any number, at random", "16 mod 4 = 0: lost, at random"},
        {"3/3 2", "can take all 3: wins", "3 mod 4 = 3"},
        {"1/3 2", "takes the last stick: wins", "1 mod 4 = 1"},
        {"18/3 1 misere", "any number, at random", "(18 − 1) mod 4 = 1"},
        {"1/3 1 misere", "any number, at random", "(1 − 1) mod 4 = 0: lost, at random"},
    }));
    const auto state = *Rules::state_from_text(position);
    CHECK(words_of<Novice>(state) == novice);
    CHECK(words_of<Optimal>(state) == optimal);
}

} // namespace zugzwang::sticks
