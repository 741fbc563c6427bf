#include "support/catch.hpp"

#include "games/numbers/think/players.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

/// The line that the player says with its move.
std::string reason(Player<Rules>& player, const Rules::State& state) {
    SearchControl control(Budget{});
    std::string words;
    static_cast<void>(player.choose(state, control, [&](const Progress<Rules>& told) { words = told.words; }));
    return words;
}

template <class Seated>
std::string reason(const Rules::State& state) {
    Seated player;
    return reason(player, state);
}

} // namespace

TEST_CASE("numbers: greedy says which end is larger", "[numbers][players]") {
    CHECK(reason<Greedy>(start_of({7, 9, 5})) == "7 > 5: the larger end");
    CHECK(reason<Greedy>(start_of({5, 9, 7})) == "5 < 7: the larger end");
    CHECK(reason<Greedy>(start_of({5, 9, 5})) == "both ends are 5: the left one");
    CHECK(reason<Greedy>(start_of({5})) == "the last number");
}

TEST_CASE("numbers: parity says which places it keeps, then that it stays", "[numbers][players]") {
    Parity parity;
    auto state = start_of({4, 7, 2, 9, 5, 2});
    CHECK(reason(parity, state) == "even places sum to more, 18 > 11: stays on even");
    state = played(state, {take_right, take_left});
    CHECK(reason(parity, state) == "stays on the even places");
    CHECK(reason<Parity>(start_of({9, 1, 1, 1})) == "odd places sum to more, 10 > 2: stays on odd");
    CHECK(reason<Parity>(start_of({5, 5})) == "both sums are 5: stays on even");
    CHECK(reason<Parity>(start_of({3, 1, 9})) == "an odd number of tiles: 3 < 9: the larger end");
}

TEST_CASE("numbers: of equal sums parity keeps the right end's places", "[numbers][players]") {
    // The seed takes the left end only where it is strictly better.
    SearchControl control(Budget{});
    CHECK(*Parity().choose(start_of({1, 2, 5, 4}), control, {}) == take_right);
}

TEST_CASE("numbers: optimal compares what the ends bring", "[numbers][players]") {
    // The cell (3, 10) of the lesson's row.
    CHECK(reason<Optimal>(start_of({2, 5, 3, 1, 13, 10, 9, 6})) == "27 > 24: the left end");
    CHECK(reason<Optimal>(start_of({4, 7, 2, 9, 5, 2})) == "18 > 15: the right end");
    CHECK(reason<Optimal>(start_of({5, 5})) == "both ends bring 5: the right end");
    CHECK(reason<Optimal>(*Rules::state_from_text("4,7,2,9,5,2 30-1 2")) == "18 > 15: the right end");
}

TEST_CASE("numbers: exploit compares them against greedy", "[numbers][players]") {
    CHECK(reason<Exploit>(start_of({4, 7, 2, 9, 5, 2})) == "against greedy 18 > 15: the right end");
}

} // namespace zugzwang::numbers
