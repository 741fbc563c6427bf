// The schedule and table of a championship against what they must be: each pair twice, sums in closed form.
#include "support/catch.hpp"

#include "desk/championship.hpp"

namespace {

using Pairing = Championship::Pairing;

std::pair<std::size_t, std::size_t> sides(const Pairing& pairing) {
    return {pairing[Side::first], pairing[Side::second]};
}

} // namespace

TEST_CASE("championship: every player meets every other one once from each side", "[desk][exhibition]") {
    const auto players = GENERATE(range<std::size_t>(2, 9));
    const Championship championship(players);
    std::set<std::pair<std::size_t, std::size_t>> met;
    for (const auto& pairing : championship.schedule()) {
        CHECK(pairing[Side::first] != pairing[Side::second]);
        CHECK(pairing[Side::first] < players);
        CHECK(pairing[Side::second] < players);
        CHECK(met.insert(sides(pairing)).second);
    }
    CHECK(met.size() == players * (players - 1));
    CHECK(championship.games() == players * (players - 1));
}

TEST_CASE("championship: nobody plays twice before all have played", "[desk][exhibition]") {
    const auto players = GENERATE(as<std::size_t>{}, 4, 6, 8);
    const Championship championship(players);
    for (std::size_t round = 0; round < 2 * (players - 1); ++round) {
        std::set<std::size_t> seen;
        for (std::size_t game = 0; game < players / 2; ++game) {
            const auto& pairing = championship.schedule()[round * players / 2 + game];
            seen.insert(pairing[Side::first]);
            seen.insert(pairing[Side::second]);
        }
        CHECK(seen.size() == players);
    }
}

TEST_CASE("championship: when the better one always wins, it has all points there are", "[desk][exhibition]") {
    const auto players = GENERATE(range<std::size_t>(2, 9));
    Championship championship(players);
    while (!championship.is_over()) {
        const auto pairing = championship.next();
        championship.note(pairing[Side::first] > pairing[Side::second] ? Side::first : Side::second);
    }
    const auto table = championship.table();
    REQUIRE(table.size() == players);
    for (std::size_t place = 0; place < players; ++place) {
        const auto& line = table[place];
        CHECK(line.player == players - 1 - place);
        CHECK(line.played == 2 * (players - 1));
        CHECK(line.wins == 2 * (players - 1 - place));
        CHECK(line.losses == 2 * place);
        CHECK(line.draws == 0);
        CHECK(line.points == 2 * static_cast<int>(line.wins));
    }
}

TEST_CASE("championship: however it goes, the sums agree", "[desk][exhibition]") {
    Championship championship(5);
    std::size_t game = 0;
    while (!championship.is_over()) {
        constexpr std::optional<Side> winners[]{Side::first, std::nullopt, Side::second, Side::first};
        championship.note(winners[game++ % 4]);
        std::size_t played = 0, wins = 0, draws = 0, losses = 0;
        int points = 0;
        for (const auto& line : championship.table()) {
            CHECK(line.played == line.wins + line.draws + line.losses);
            played += line.played;
            wins += line.wins;
            draws += line.draws;
            losses += line.losses;
            points += line.points;
        }
        CHECK(championship.played() == game);
        CHECK(played == 2 * game);
        CHECK(wins == losses);
        CHECK(wins + draws / 2 == game);
        CHECK(points == Championship::points_for_win * static_cast<int>(game));
    }
    CHECK(game == 20);
}

TEST_CASE("championship: what two have won against one another goes with the players", "[desk][exhibition]") {
    Championship championship(2);
    REQUIRE(championship.games() == 2);
    const auto pairing = championship.next();
    championship.note(Side::first);
    auto score = championship.between(pairing);
    CHECK(score.wins[Side::first] == 1);
    CHECK(score.wins[Side::second] == 0);
    const auto back = championship.next();
    CHECK(sides(back) == std::pair(pairing[Side::second], pairing[Side::first]));
    score = championship.between(back);
    CHECK(score.wins[Side::first] == 0);
    CHECK(score.wins[Side::second] == 1);
    championship.note(std::nullopt);
    CHECK(championship.between(back).draws == 1);
}
