#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/numbers/think/players.hpp"
#include "rows.hpp"
#include "zugzwang/ai/random_player.hpp"

namespace zugzwang::numbers {
namespace {

/// The first player's margin in the end.
std::int64_t final_margin(const Rules::State& state, Player<Rules>& first, Player<Rules>& second) {
    const auto end = played_out(state, first, second);
    return total(end, Side::first) - total(end, Side::second);
}

/// The worst that can happen to `parity`, who moves first, over all replies.
std::int64_t worst_margin(const Rules::State& state, Parity parity = {}) {
    if (state.empty()) return total(state, Side::first) - total(state, Side::second);
    if (state.to_move == Side::first) {
        const auto next = Rules::after(state, choice(parity, state));
        return worst_margin(next, parity);
    }
    return std::min(worst_margin(Rules::after(state, take_left), parity),
                    worst_margin(Rules::after(state, take_right), parity));
}

/// The line that the player says with its move.
std::string reason(Player<Rules>& player, const Rules::State& state) {
    std::string words;
    static_cast<void>(player.choose(state, Unlimited(), [&](const Progress<Rules>& told) { words = told.words; }));
    return words;
}

template <class Seated>
std::string reason(const Rules::State& state) {
    Seated player;
    return reason(player, state);
}

} // namespace

TEST_CASE("numbers: greedy takes the larger end, the left one of equals", "[numbers][players]") {
    Greedy greedy;
    CHECK(choice(greedy, start_of({3, 9, 5})) == take_right);
    CHECK(choice(greedy, start_of({6, 9, 5})) == take_left);
    CHECK(choice(greedy, start_of({5, 9, 5})) == take_left);
    CHECK(choice(greedy, start_of({5})) == take_left);
}

TEST_CASE("numbers: parity with an even number of numbers never loses, whatever is played", "[numbers][players]") {
    for (const std::size_t length : {2U, 4U, 6U})
        CHECK(brute::exceptions(length, 4, [](const Row& row) { return worst_margin(start_of(row)) >= 0; }) ==
              brute::none);
    Random random(3);
    for (int round = 0; round < 60; ++round)
        REQUIRE(worst_margin(start_of(random_row(random, 14, 100))) >= 0);
}

TEST_CASE("numbers: parity gets all of the class that it chose", "[numbers][players]") {
    Random random(4);
    for (int round = 0; round < 100; ++round) {
        const auto row = random_row(random, 2 + 2 * random.below(20), 50);
        std::int64_t odd = 0, even = 0;
        for (std::size_t place = 0; place < row.size(); ++place)
            (place % 2 == 0 ? odd : even) += row[place];
        Parity parity;
        RandomPlayer<Rules> other(static_cast<std::uint64_t>(round));
        REQUIRE(final_margin(start_of(row), parity, other) == std::abs(odd - even));
    }
}

TEST_CASE("numbers: parity stays on its class although the other one became richer", "[numbers][players]") {
    // Odd places 10 + 1 + 1, even places 1 + 5 + 5: odd is richer, and after 10 and 1 are gone it no longer is.
    Parity parity;
    auto state = start_of({10, 1, 1, 5, 1, 5});
    REQUIRE(choice(parity, state) == take_left);
    state = Rules::after(Rules::after(state, take_left), take_left);
    CHECK(choice(parity, state) == take_left);
    Parity fresh; // that goes on with the game
    CHECK(choice(fresh, state) == take_left);
    Parity begins;
    CHECK(choice(begins, *Rules::state_from_text(Rules::to_text(state))) == take_right);
}

TEST_CASE("numbers: parity is greedy with an odd number left, and chooses anew for another game",
          "[numbers][players]") {
    Parity parity;
    CHECK(choice(parity, start_of({3, 1, 9})) == take_right);
    CHECK(choice(parity, start_of({9, 1, 9})) == take_left);
    CHECK(choice(parity, start_of({10, 1})) == take_left);
    CHECK(choice(parity, start_of({1, 10})) == take_right);
    // Of equal sums it keeps the right end's places: the seed takes the left end only where it is strictly better.
    CHECK(choice(parity, start_of({1, 2, 5, 4})) == take_right);
}

TEST_CASE("numbers: optimal gets the table's margin against itself and no less against anyone", "[numbers][players]") {
    Random random(10);
    for (int round = 0; round < 300; ++round) {
        const auto row = random_row(random, 1 + random.below(30), round % 2 == 0 ? 9 : largest_number);
        const auto margin = brute::IntervalTable(row).margin(0, row.size());
        Optimal optimal, other;
        Greedy greedy;
        RandomPlayer<Rules> dice(static_cast<std::uint64_t>(round));
        REQUIRE(final_margin(start_of(row), optimal, other) == margin);
        REQUIRE(final_margin(start_of(row), optimal, greedy) >= margin);
        REQUIRE(final_margin(start_of(row), optimal, dice) >= margin);
        REQUIRE(final_margin(start_of(row), greedy, optimal) <= margin);
    }
}

TEST_CASE("numbers: optimal answers any position it is handed", "[numbers][players]") {
    Random random(11);
    Optimal optimal;
    for (int round = 0; round < 500; ++round) {
        const auto state = random_position(random, 1 + random.below(20), 20);
        const brute::IntervalTable table(state.numbers());
        const auto size = state.size();
        const auto kept = choice(optimal, state) == take_left ? table.by_left(0, size) : table.by_right(0, size);
        REQUIRE(kept == table.margin(0, size));
    }
}

TEST_CASE("numbers: optimal reports the final margin as proven", "[numbers][players]") {
    Optimal optimal;
    std::vector<Progress<Rules>> reports;
    const auto state = *Rules::state_from_text("4,7,2,9,5,2 3-20 1");
    REQUIRE(optimal.choose(state, Unlimited(), [&](const Progress<Rules>& report) { reports.push_back(report); }));
    REQUIRE(reports.size() == 1);
    CHECK(reports[0].score == 3 + 18 - (20 + 11));
    CHECK(reports[0].proven);
    CHECK(reports[0].line.size() == 6);
}

TEST_CASE("numbers: exploit gets from greedy what the plan promises, and never less than optimal",
          "[numbers][players]") {
    Random random(12);
    bool more = false;
    for (int round = 0; round < 300; ++round) {
        const auto row = random_row(random, 1 + random.below(40), 30);
        Exploit exploit;
        Optimal optimal;
        Greedy greedy;
        const auto margin = final_margin(start_of(row), exploit, greedy);
        REQUIRE(margin == PlanAgainstGreedy(row).margin());
        const auto by_best_play = final_margin(start_of(row), optimal, greedy);
        REQUIRE(margin >= by_best_play);
        more |= margin > by_best_play;
    }
    CHECK(more);
}

TEST_CASE("numbers: exploit plans anew when it is given another game or an earlier position", "[numbers][players]") {
    Random random(14);
    Exploit exploit;
    for (int round = 0; round < 300; ++round) {
        auto state = start_of(random_row(random, 10, 30));
        for (auto taken = random.below(8); taken > 0; --taken)
            state = Rules::after(state, random.below(2) == 0 ? take_left : take_right);
        Greedy greedy;
        const auto promised = PlanAgainstGreedy(state.numbers()).margin();
        const auto so_far = total(state, state.to_move) - total(state, other(state.to_move));
        const bool first = state.to_move == Side::first;
        const auto margin = first ? final_margin(state, exploit, greedy) : -final_margin(state, greedy, exploit);
        REQUIRE(margin == so_far + promised);
    }
}

TEST_CASE("numbers: exploit reports what it then gets from greedy", "[numbers][players]") {
    Random random(15);
    for (int round = 0; round < 100; ++round) {
        auto state = start_of(random_row(random, 2 + random.below(20), 30));
        Exploit exploit;
        Greedy greedy;
        const auto margin = static_cast<double>(final_margin(state, exploit, greedy));
        while (!state.empty()) {
            std::optional<Progress<Rules>> last_report;
            const auto move = exploit.choose(state, Unlimited(), [&](const auto& progress) { last_report = progress; });
            REQUIRE(last_report);
            REQUIRE(last_report->score == margin);
            REQUIRE(last_report->line.front() == *move);
            state = Rules::after(state, *move);
            if (!state.empty()) state = Rules::after(state, choice(greedy, state));
        }
    }
}

TEST_CASE("numbers: exploit plays rows that are too long for its plan as optimal does", "[numbers][players]") {
    Random random(13);
    const auto row = random_row(random, longest_exploited_row + 500, largest_number);
    Exploit exploit;
    Optimal optimal;
    auto state = start_of(row);
    CHECK(choice(exploit, state) == choice(optimal, state));
    Greedy greedy;
    Exploit another;
    CHECK(final_margin(state, another, greedy) >= brute::IntervalTable(row).margin(0, row.size()));
}

TEST_CASE("numbers: each player says why it takes its end", "[numbers][players]") {
    CHECK(reason<Greedy>(start_of({7, 9, 5})) == "7 > 5: the larger end");
    CHECK(reason<Greedy>(start_of({5, 9, 7})) == "5 < 7: the larger end");
    CHECK(reason<Greedy>(start_of({5, 9, 5})) == "both ends are 5: the left one");
    CHECK(reason<Greedy>(start_of({5})) == "the last number");
    Parity parity;
    auto state = start_of({4, 7, 2, 9, 5, 2});
    CHECK(reason(parity, state) == "even places sum to more, 18 > 11: stays on even");
    state = played(state, {take_right, take_left});
    CHECK(reason(parity, state) == "stays on the even places");
    CHECK(reason<Parity>(start_of({9, 1, 1, 1})) == "odd places sum to more, 10 > 2: stays on odd");
    CHECK(reason<Parity>(start_of({5, 5})) == "both sums are 5: stays on even");
    CHECK(reason<Parity>(start_of({3, 1, 9})) == "an odd number of tiles: 3 < 9: the larger end");
    // The cell (3, 10) of the lesson's row.
    CHECK(reason<Optimal>(start_of({2, 5, 3, 1, 13, 10, 9, 6})) == "27 > 24: the left end");
    CHECK(reason<Optimal>(start_of({4, 7, 2, 9, 5, 2})) == "18 > 15: the right end");
    CHECK(reason<Optimal>(start_of({5, 5})) == "both ends bring 5: the right end");
    CHECK(reason<Optimal>(*Rules::state_from_text("4,7,2,9,5,2 30-1 2")) == "18 > 15: the right end");
    CHECK(reason<Exploit>(start_of({4, 7, 2, 9, 5, 2})) == "against greedy 18 > 15: the right end");
}

} // namespace zugzwang::numbers
