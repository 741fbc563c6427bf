#include "support/catch.hpp"

#include <functional>

#include "brute_force.hpp"
#include "games/numbers/think/players.hpp"
#include "rows.hpp"
#include "zugzwang/ai/random_player.hpp"

namespace zugzwang::numbers {
namespace {

Rules::Move choice(Player<Rules>& player, const Rules::State& state) {
    SearchControl control(Budget{});
    return *player.choose(state, control, {});
}

/// The first player's margin in the end.
std::int64_t played_out(Rules::State state, Player<Rules>& first, Player<Rules>& second) {
    while (!state.empty())
        state = Rules::after(state, choice(state.to_move == Side::first ? first : second, state));
    return total(state, Side::first) - total(state, Side::second);
}

/// The worst that can happen to `player`, who moves first, over all replies.
std::int64_t worst_margin(const Rules::State& state, const std::function<Parity()>& make) {
    struct Walk {
        static std::int64_t worst(const Rules::State& at, const Parity& parity) {
            if (at.empty()) return total(at, Side::first) - total(at, Side::second);
            if (at.to_move == Side::first) {
                Parity mine = parity;
                return worst(Rules::after(at, choice(mine, at)), mine);
            }
            return std::min(worst(Rules::after(at, take_left), parity), worst(Rules::after(at, take_right), parity));
        }
    };
    return Walk::worst(state, make());
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
    for (const std::size_t length : {2U, 4U, 6U}) {
        brute::for_every_row(length, 4, [](const Row& row) {
            if (worst_margin(start_of(row), [] { return Parity(); }) < 0) FAIL_CHECK(Catch::rangeToString(row));
        });
    }
    Random random(3);
    for (int round = 0; round < 60; ++round)
        REQUIRE(worst_margin(start_of(random_row(random, 14, 100)), [] { return Parity(); }) >= 0);
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
        REQUIRE(played_out(start_of(row), parity, other) == std::abs(odd - even));
    }
}

TEST_CASE("numbers: parity stays on its class although the other one became richer", "[numbers][players]") {
    // Odd places 10 + 1 + 1, even places 1 + 5 + 5: odd is richer, and after 10 and 1 are gone it no longer is.
    Parity parity;
    auto state = start_of({10, 1, 1, 5, 1, 5});
    REQUIRE(choice(parity, state) == take_left);
    state = Rules::after(Rules::after(state, take_left), take_left);
    CHECK(choice(parity, state) == take_left);
    Parity fresh;
    CHECK(choice(fresh, state) == take_right);
}

TEST_CASE("numbers: parity is greedy with an odd number left", "[numbers][players]") {
    Parity parity;
    CHECK(choice(parity, start_of({3, 1, 9})) == take_right);
    CHECK(choice(parity, start_of({9, 1, 9})) == take_left);
}

TEST_CASE("numbers: parity chooses anew when it is given another game", "[numbers][players]") {
    Parity parity;
    CHECK(choice(parity, start_of({10, 1})) == take_left);
    CHECK(choice(parity, start_of({1, 10})) == take_right);
}

TEST_CASE("numbers: optimal gets the table's margin against itself and no less against anyone", "[numbers][players]") {
    Random random(10);
    for (int round = 0; round < 300; ++round) {
        const auto row = random_row(random, 1 + random.below(30), round % 2 == 0 ? 9 : largest_number);
        const auto margin = brute::IntervalTable(row).margin(0, row.size());
        Optimal optimal, other;
        Greedy greedy;
        RandomPlayer<Rules> dice(static_cast<std::uint64_t>(round));
        REQUIRE(played_out(start_of(row), optimal, other) == margin);
        REQUIRE(played_out(start_of(row), optimal, greedy) >= margin);
        REQUIRE(played_out(start_of(row), optimal, dice) >= margin);
        REQUIRE(played_out(start_of(row), greedy, optimal) <= margin);
    }
}

TEST_CASE("numbers: optimal answers any position it is handed", "[numbers][players]") {
    Random random(11);
    Optimal optimal;
    for (int round = 0; round < 500; ++round) {
        auto state = start_of(random_row(random, 1 + random.below(20), 20));
        for (auto taken = random.below(state.size()); taken > 0; --taken)
            state = Rules::after(state, random.below(2) == 0 ? take_left : take_right);
        const brute::IntervalTable table(state.numbers());
        const auto size = state.size();
        const auto kept = choice(optimal, state) == take_left ? table.by_left(0, size) : table.by_right(0, size);
        REQUIRE(kept == table.margin(0, size));
    }
}

TEST_CASE("numbers: optimal reports the final margin as proven", "[numbers][players]") {
    Optimal optimal;
    SearchControl control(Budget{});
    std::vector<Progress<Rules>> reports;
    const auto state = *Rules::state_from_text("4,7,2,9,5,2 3-20 1");
    REQUIRE(optimal.choose(state, control, [&](const Progress<Rules>& report) { reports.push_back(report); }));
    REQUIRE(reports.size() == 1);
    CHECK(reports[0].score == 3 + 18 - (20 + 11));
    CHECK(reports[0].proven);
    CHECK(reports[0].line.size() == 6);
}

TEST_CASE("numbers: a stopped optimal still answers", "[numbers][players]") {
    std::stop_source stop;
    stop.request_stop();
    SearchControl control(Budget{}, stop.get_token());
    Optimal optimal;
    CHECK(optimal.choose(start_of({1, 5}), control, {}));
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
        const auto margin = played_out(start_of(row), exploit, greedy);
        REQUIRE(margin == PlanAgainstGreedy(row).margin());
        const auto by_best_play = played_out(start_of(row), optimal, greedy);
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
        const auto margin = first ? played_out(state, exploit, greedy) : -played_out(state, greedy, exploit);
        REQUIRE(margin == so_far + promised);
    }
}

TEST_CASE("numbers: exploit reports what it then gets from greedy", "[numbers][players]") {
    Random random(15);
    for (int round = 0; round < 100; ++round) {
        auto state = start_of(random_row(random, 2 + random.below(20), 30));
        Exploit exploit;
        Greedy greedy;
        const auto margin = static_cast<double>(played_out(state, exploit, greedy));
        while (!state.empty()) {
            SearchControl control(Budget{});
            std::optional<Progress<Rules>> last_report;
            const auto move = exploit.choose(state, control, [&](const auto& progress) { last_report = progress; });
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
    CHECK(played_out(state, another, greedy) >= brute::IntervalTable(row).margin(0, row.size()));
}

} // namespace zugzwang::numbers
