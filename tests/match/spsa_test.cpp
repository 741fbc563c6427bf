// The arithmetic of SPSA, by hand, and where it leads when the strength of every setting is known.
#include <cmath>

#include "support/catch.hpp"

#include "match/tuning.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang::match;

namespace {

/// Two numbers of which the better setting is known: 70 and 12.
Spsa two_numbers(std::uint64_t iterations) {
    return {.numbers = {{.name = "A", .start = 40, .min = 0, .max = 100, .step = 6},
                        {.name = "B", .start = 20, .min = 0, .max = 40, .step = 2}},
            .iterations = iterations,
            .rate = usual_rate(iterations),
            .seed = 3};
}

/// How strong a setting is: in logarithms of odds, less with the square of the distance in steps.
double strength(const std::vector<std::int64_t>& setting) {
    const auto square = [](double distance) { return distance * distance; };
    return -0.1 * (square(static_cast<double>(setting[0] - 70) / 6) + square(static_cast<double>(setting[1] - 12) / 2));
}

} // namespace

TEST_CASE("spsa: the gains are those of the formula, worked out by hand", "[match][spsa]") {
    const Spsa spsa{.numbers = {}, .iterations = 10, .rate = 0.05, .seed = 1};
    // A = 1: a = 0.05 ((1 + 10) / (1 + k))^0.602, c = (10 / k)^0.101.
    CHECK(gains_of(spsa, 1).a == Approx(0.1395302));
    CHECK(gains_of(spsa, 1).c == Approx(1.2618275));
    CHECK(gains_of(spsa, 10).a == Approx(0.05));
    CHECK(gains_of(spsa, 10).c == Approx(1));
    CHECK(usual_rate(30'000) == Approx(0.002));
    CHECK(usual_rate(300) == Approx(0.02));
}

TEST_CASE("spsa: a trial moves all numbers by c steps, either way alike", "[match][spsa]") {
    const Spsa spsa{.numbers = {{.name = "A", .start = 50, .min = 0, .max = 100, .step = 10},
                                {.name = "B", .start = 0, .min = -5, .max = 5, .step = 20}},
                    .iterations = 10,
                    .rate = 0.05,
                    .seed = 1};
    const auto trial = trial_of(spsa, {50, 0}, 1);
    const auto apart = static_cast<double>(trial.plus[0] - trial.minus[0]);
    CHECK(std::abs(std::abs(apart) - 2 * 12.618275) < 1);
    CHECK(std::abs(trial.plus[0] + trial.minus[0] - 100) <= 1);
    CHECK(std::abs(trial.plus[1]) == 5); // no further than the option goes
    CHECK(trial.minus[1] == -trial.plus[1]);
    CHECK(trial_of(spsa, {50, 0}, 1) == trial);
}

TEST_CASE("spsa: a fraction is rounded up as often as it is large", "[match][spsa]") {
    const Spsa spsa{.numbers = {{.name = "A", .start = 0, .min = -100, .max = 100, .step = 0.3}},
                    .iterations = 10'000,
                    .rate = 0.05,
                    .seed = 1};
    double apart = 0, expected = 0;
    for (std::uint64_t iteration = 1; iteration <= spsa.iterations; ++iteration) {
        const auto trial = trial_of(spsa, {0}, iteration);
        CHECK(std::abs(trial.plus[0] - trial.minus[0]) <= 2);
        apart += std::abs(static_cast<double>(trial.plus[0] - trial.minus[0]));
        expected += 2 * 0.3 * gains_of(spsa, iteration).c;
    }
    CHECK(apart == Approx(expected).epsilon(0.03));
}

TEST_CASE("spsa: a step goes the winner's way, by what was worked out by hand", "[match][spsa]") {
    const Spsa spsa{.numbers = {{.name = "A", .start = 50, .min = 0, .max = 100, .step = 10},
                                {.name = "B", .start = 0, .min = -1000, .max = 1000, .step = 100}},
                    .iterations = 10,
                    .rate = 0.05,
                    .seed = 1};
    const auto trial = trial_of(spsa, {50, 0}, 1);
    const double way = trial.plus[0] > trial.minus[0] ? 1 : -1, way_of_second = trial.plus[1] > trial.minus[1] ? 1 : -1;
    // Both games of the pair: 2 a / c of a step.
    const auto won = moved(spsa, {50, 0}, 1, 2);
    CHECK(won[0] == Approx(50 + way * 10 * 2 * 0.1105779));
    CHECK(won[1] == Approx(way_of_second * 100 * 2 * 0.1105779));
    const auto lost = moved(spsa, {50, 0}, 1, -2);
    CHECK(lost[0] == Approx(100 - won[0]));
    CHECK(moved(spsa, {50, 0}, 1, 0) == std::vector<double>{50, 0});
    CHECK(moved(spsa, {100, 0}, 1, 2 * way)[0] == 100); // no further than the option goes
}

TEST_CASE("spsa: numbers come to where the strength is known to be greatest", "[match][spsa]") {
    TuningPlan plan;
    plan.match.game = find_game("sticks");
    plan.match.options = OptionValues(plan.match.game->options);
    plan.spsa = two_numbers(2000);
    Random random(5);
    const auto play = [&](const std::string& line) -> Result<std::string> {
        const auto trial = *trial_from_line(plan, line);
        const double chance = 1 / (1 + std::exp(strength(trial.minus) - strength(trial.plus)));
        TrialResult result{.trial = trial};
        for (int game = 0; game < 2; ++game)
            ++(random.happens(chance) ? result.wins : result.losses);
        return to_line(result);
    };
    const auto values = run_tuning(plan, {.record_file = {}, .play = play, .report = {}});
    REQUIRE(values);
    CHECK(std::abs(values->at(0) - 70) < 6); // a step
    CHECK(std::abs(values->at(1) - 12) < 2);
}
