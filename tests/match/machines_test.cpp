// Machines that stand out: residuals of closed form, a cheater among a hundred, and honest ones that are left alone.
#include "match/machines.hpp"
#include "support/catch.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang::match;

namespace {

/// Single games of players 0 and 1.
void add(std::vector<GameOfMachine>& games, const std::string& machine, double points, int count) {
    for (int game = 0; game < count; ++game)
        games.push_back(
            {.machine = {.name = machine, .speed = 100}, .players = {0, 1}, .points = points, .pair = games.size()});
}

const MachineFigures& of(const std::vector<MachineFigures>& machines, const std::string& name) {
    return *std::ranges::find(machines, name, &MachineFigures::name);
}

/// Pairs on so many machines, in each of which player 0 wins a game with that chance; the cheater's machine is number
/// 0.
std::vector<GameOfMachine> played(Random& random, std::size_t machines, std::uint64_t pairs, double chance,
                                  double chance_of_cheater) {
    std::vector<GameOfMachine> games;
    for (std::size_t machine = 0; machine < machines; ++machine) {
        const std::string name = "pc" + std::to_string(machine);
        for (std::uint64_t game = 0; game < 2 * pairs; ++game) {
            const double won = random.happens(machine == 0 ? chance_of_cheater : chance) ? 1 : 0;
            games.push_back(
                {.machine = {.name = name}, .players = {0, 1}, .points = won, .pair = game / 2 + 1000 * machine});
        }
    }
    return games;
}

std::size_t standing_out(const std::vector<MachineFigures>& machines) {
    return static_cast<std::size_t>(std::ranges::count(machines, true, &MachineFigures::stands_out));
}

} // namespace

TEST_CASE("machines: the residual of single games is that of a draw without replacement", "[match][machines]") {
    // Of 20 games 12 were won; one machine has 10 of them and 8 wins. Such a draw has 6 wins in the mean, and the
    // variance of the hypergeometric distribution, 10 · 0.6 · 0.4 · 10/19. The largest deviation of a game is 0.6.
    std::vector<GameOfMachine> games;
    add(games, "a", 1, 8);
    add(games, "a", 0, 2);
    add(games, "b", 1, 4);
    add(games, "b", 0, 6);
    const auto machines = machine_figures(games);
    REQUIRE(machines.size() == 2);
    const double residual = 2 / std::sqrt(24.0 / 19 + 0.6 * 2 / 3);
    CHECK(std::abs(of(machines, "a").residual) == Approx(residual));
    CHECK(of(machines, "a").games == 10);
    CHECK(of(machines, "a").speed == 100);
    const auto& b = of(machines, "b");
    CHECK((b.player == 0 ? -b.residual : b.residual) == Approx(residual));
    CHECK(standing_out(machines) == 0);
}

TEST_CASE("machines: a pair of games is one observation", "[match][machines]") {
    // Pairs of 2, 2, 1, 1 points on one machine and 1, 1, 0, 0 on the other: about their mean of 1 their squares sum up
    // to 4, so a draw of 4 among 8 has the variance 4 · 1/2 · 4/7, and the sum is 2 above the mean.
    std::vector<GameOfMachine> games;
    std::uint64_t pair = 0;
    for (const auto& [machine, points] :
         {std::pair{"a", 2.0}, {"a", 2.0}, {"a", 1.0}, {"a", 1.0}, {"b", 1.0}, {"b", 1.0}, {"b", 0.0}, {"b", 0.0}}) {
        games.push_back(
            {.machine = {.name = machine}, .players = {0, 1}, .points = points > 0 ? 1.0 : 0.0, .pair = pair});
        // seen from the other side
        games.push_back(
            {.machine = {.name = machine}, .players = {1, 0}, .points = points > 1 ? 0.0 : 1.0, .pair = pair});
        ++pair;
    }
    const auto machines = machine_figures(games);
    CHECK(std::abs(of(machines, "a").residual) == Approx(2 / std::sqrt(8.0 / 7 + 2.0 / 3)));
}

TEST_CASE("machines: where nothing can be compared nobody is named", "[match][machines]") {
    CHECK(machine_figures({}).empty());
    std::vector<GameOfMachine> games;
    add(games, "alone", 1, 30);
    add(games, "alone", 0, 5);
    CHECK(machine_figures(games).at(0).residual == 0);
    games.clear();
    add(games, "a", 1, 30); // who always wins does so everywhere
    add(games, "b", 1, 30);
    CHECK(standing_out(machine_figures(games)) == 0);
    add(games, "b", 0, 1); // and may lose once
    CHECK(standing_out(machine_figures(games)) == 0);
    // Each of these two met another: that one wins and the other loses is no machine's doing.
    games.clear();
    for (std::uint64_t pair = 0; pair < 50; ++pair) {
        games.push_back({.machine = {.name = "a"}, .players = {0, 1}, .points = 1, .pair = pair});
        games.push_back({.machine = {.name = "b"}, .players = {0, 2}, .points = 0, .pair = pair});
    }
    CHECK(standing_out(machine_figures(games)) == 0);
}

TEST_CASE("machines: a cheater among a hundred is found", "[match][machines]") {
    Random random(1);
    for (int set = 0; set < 20; ++set) {
        const auto machines = machine_figures(played(random, 100, 40, 0.5, 0.8));
        CHECK(of(machines, "pc0").stands_out);
        CHECK(standing_out(machines) <= 3); // honest ones beyond 3 once in 370
    }
}

TEST_CASE("machines: of a thousand honest sets no more machines stand out than three deviations allow",
          "[match][machines]") {
    const double chance = GENERATE(0.5, 0.9, 0.995);
    CAPTURE(chance);
    Random random(2);
    std::size_t out = 0;
    for (int set = 0; set < 1000; ++set)
        out += standing_out(machine_figures(played(random, 20, 15, chance, chance)));
    constexpr double expected = 1000 * 20 * 0.0027;
    CHECK(static_cast<double>(out) <= expected + 3 * std::sqrt(expected));
}

TEST_CASE("machines: of many players, too, honest machines stand out no more often", "[match][machines]") {
    Random random(3);
    std::size_t out = 0;
    for (int set = 0; set < 200; ++set) {
        std::vector<GameOfMachine> games;
        for (std::size_t first = 0; first < 8; ++first) {
            for (std::size_t second = first + 1; second < 8; ++second) {
                for (std::uint64_t pair = 0; pair < 10; ++pair) {
                    const std::string name = "pc" + std::to_string(random.below(10));
                    for (int game = 0; game < 2; ++game) {
                        const double won = random.happens(0.5 + 0.05 * static_cast<double>(second - first)) ? 1 : 0;
                        games.push_back(
                            {.machine = {.name = name}, .players = {first, second}, .points = won, .pair = pair});
                    }
                }
            }
        }
        out += standing_out(machine_figures(games));
    }
    constexpr double expected = 200 * 10 * 0.0027;
    CHECK(static_cast<double>(out) <= expected + 3 * std::sqrt(expected));
}

TEST_CASE("machines: they are told in words and as JSON", "[match][machines]") {
    const std::vector<MachineFigures> machines{
        {.name = "pc1", .games = 1, .speed = 500, .residual = -0.25},
        {.name = "pc2", .games = 40, .speed = 700, .residual = 4, .player = 1, .stands_out = true}};
    CHECK(machine_words(machines, {"ada", "bob"}) ==
          "pc1: 1 game, 500 nodes a second, the points of ada are -0.2 standard deviations off\n"
          "pc2: 40 games, 700 nodes a second, the points of bob are +4.0 standard deviations off\n"
          "pc2 stands out: look at that computer before you trust its games\n");
    CHECK(machine_json(machines, {"ada", "bob"}).line() ==
          R"([{"name":"pc1","games":1,"speed":500,"residual":-0.25,"player":"ada","stands_out":false},)"
          R"({"name":"pc2","games":40,"speed":700,"residual":4.0,"player":"bob","stands_out":true}])");
}
