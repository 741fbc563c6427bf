// Who meets whom, whatever the results are.
#include "support/catch.hpp"

#include "tournament/plans.hpp"
#include "tournament/schedule.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang::tournament;

namespace {

using Pair = std::pair<std::size_t, std::size_t>;

Pair sorted(const Pairing& pairing) { return std::minmax(pairing.first, pairing.second); }

/// All pairings, with results by chance; a pairing's `strength` may decide instead.
Schedule played_out(const TournamentPlan& plan, const std::function<double(const Pairing&)>& share) {
    Encounters encounters;
    for (;;) {
        auto schedule = schedule_of(plan, encounters);
        bool all = true;
        for (const auto& pairing : schedule.pairings) {
            auto& encountered = encounters[pairing.number];
            while (!is_decided(plan, encountered)) {
                encountered.points += share(pairing);
                ++encountered.games;
                all = false;
            }
        }
        if (all && schedule.is_whole) return schedule;
    }
}

} // namespace

TEST_CASE("tournament: in a round robin everybody meets everybody once, and plays once a round", "[tournament]") {
    const std::size_t entrants = GENERATE(2, 3, 4, 7, 8);
    const auto schedule = schedule_of(plan_of(entrants, Kind::round_robin), {});
    CHECK(schedule.is_whole);
    CHECK(schedule.pairings.size() == entrants * (entrants - 1) / 2);
    std::set<Pair> met;
    std::set<std::pair<std::uint64_t, std::size_t>> seats;
    std::map<std::size_t, int> first;
    for (const auto& pairing : schedule.pairings) {
        CHECK(pairing.first != pairing.second);
        CHECK(met.insert(sorted(pairing)).second);
        CHECK(seats.insert({pairing.round, pairing.first}).second);
        CHECK(seats.insert({pairing.round, pairing.second}).second);
        ++first[pairing.first];
    }
    for (const auto& [entrant, times] : first)
        CHECK(times <= static_cast<int>(entrants + 1) / 2);
}

TEST_CASE("tournament: in a gauntlet the first meets all others", "[tournament]") {
    const auto schedule = schedule_of(plan_of(5, Kind::gauntlet), {});
    REQUIRE(schedule.pairings.size() == 4);
    for (std::size_t at = 0; at < 4; ++at)
        CHECK(sorted(schedule.pairings[at]) == Pair(0, at + 1));
}

TEST_CASE("tournament: in a Swiss tournament nobody meets the same one twice while there are others", "[tournament]") {
    const std::size_t entrants = GENERATE(6, 7, 12, 25);
    auto plan = plan_of(entrants, Kind::swiss);
    plan.rounds = 5;
    Random random(entrants);
    const auto schedule = played_out(plan, [&](const Pairing&) { return static_cast<double>(random.below(3)) / 2; });
    CHECK(schedule.pairings.size() == 5 * (entrants / 2));
    std::set<Pair> met;
    std::map<std::size_t, int> games;
    for (const auto& pairing : schedule.pairings) {
        CHECK(met.insert(sorted(pairing)).second);
        ++games[pairing.first];
        ++games[pairing.second];
    }
    // Who is left over in a round gets the points of its games, and nobody twice.
    for (std::size_t entrant = 0; entrant < entrants; ++entrant) {
        const double free = schedule.free_points[entrant];
        CHECK((free == 0 || free == static_cast<double>(plan.games)));
        CHECK(games[entrant] + free / static_cast<double>(plan.games) == 5);
    }
}

TEST_CASE("tournament: a Swiss tournament of unequal players is won by the strongest", "[tournament]") {
    const auto schedule =
        played_out(plan_of(16, Kind::swiss), [](const Pairing& pairing) { return pairing.first < pairing.second; });
    std::map<std::size_t, int> won;
    for (const auto& pairing : schedule.pairings)
        ++won[std::min(pairing.first, pairing.second)];
    for (std::size_t entrant = 1; entrant < 16; ++entrant)
        CHECK(won[entrant] < won[0]);
}

TEST_CASE("tournament: a knock-out gives everybody a place, by strength where strength decides", "[tournament]") {
    const std::size_t entrants = GENERATE(2, 3, 5, 8, 12);
    const auto schedule = played_out(plan_of(entrants, Kind::knock_out),
                                     [](const Pairing& pairing) { return pairing.first < pairing.second; });
    std::vector<std::size_t> by_strength(entrants);
    std::iota(by_strength.begin(), by_strength.end(), std::size_t{0});
    CHECK(schedule.places == by_strength);
}

TEST_CASE("tournament: a knock-out's places are all different, and its winner lost to nobody", "[tournament]") {
    const auto plan = plan_of(11, Kind::knock_out);
    Random random(GENERATE(1, 2, 3, 4, 5));
    std::map<std::uint64_t, double> points;
    const auto schedule = played_out(plan, [&](const Pairing& pairing) {
        const double share = static_cast<double>(random.below(3)) / 2;
        points[pairing.number] += 2 * share - 1;
        return share;
    });
    const std::set<std::size_t> all(schedule.places.begin(), schedule.places.end());
    CHECK(all.size() == 11);
    for (const auto& pairing : schedule.pairings) {
        if (pairing.first == schedule.places.front()) CHECK(points[pairing.number] >= 0);
        if (pairing.second == schedule.places.front()) CHECK(points[pairing.number] <= 0);
    }
}

TEST_CASE("tournament: a pairing of a knock-out that stands even plays on, but not for ever", "[tournament]") {
    const auto plan = plan_of(2, Kind::knock_out, 2);
    CHECK_FALSE(is_decided(plan, {.points = 1, .games = 1}));
    CHECK_FALSE(is_decided(plan, {.points = 1, .games = 2}));
    CHECK(is_decided(plan, {.points = 1.5, .games = 2}));
    CHECK_FALSE(is_decided(plan, {.points = 2, .games = 3}));
    CHECK(is_decided(plan, {.points = 2.5, .games = 4}));
    CHECK(is_decided(plan, {.points = 4, .games = 8}));
    CHECK(max_games_of_pairing(plan) == 8);
}
