#include "match/speed.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace zugzwang::match {
namespace {

using std::chrono::milliseconds;

/// A time of 0 is none.
milliseconds scaled(milliseconds time, double factor) {
    if (time <= milliseconds{0}) return time;
    const auto whole = std::llround(static_cast<double>(time.count()) * factor);
    return milliseconds{std::max<std::int64_t>(whole, 1)};
}

double speed_of_a_run(const Game& game) {
    constexpr std::uint64_t nodes = 200'000;
    const auto table = *game.open_table(OptionValues(game.options));
    static_cast<void>(table->seat({.player = "alphabeta-sorted"}));
    const auto start = std::chrono::steady_clock::now();
    static_cast<void>(table->choose({.nodes = nodes}, {}, {}));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    return static_cast<double>(table->nodes()) / std::max(seconds.count(), 1e-9);
}

} // namespace

std::uint64_t machine_speed() {
    const auto& game = *find_game("amazons");
    std::array<double, 3> speeds{};
    for (auto& speed : speeds)
        speed = speed_of_a_run(game);
    std::ranges::sort(speeds);
    return static_cast<std::uint64_t>(std::max(1.0, speeds[1]));
}

Budget scaled(Budget budget, double factor) {
    budget.time = scaled(budget.time, factor);
    budget.reserve = scaled(budget.reserve, factor);
    return budget;
}

std::optional<ClockLimit> scaled(std::optional<ClockLimit> clock, double factor) {
    if (clock) {
        clock->game *= factor;
        clock->increment *= factor;
    }
    return clock;
}

Terms scaled(Terms terms, double factor) {
    if (terms.budget) terms.budget = scaled(*terms.budget, factor);
    terms.clock = scaled(terms.clock, factor);
    return terms;
}

MatchPlan scaled(MatchPlan plan, double factor) {
    plan.budget = scaled(plan.budget, factor);
    plan.clock = scaled(plan.clock, factor);
    for (auto& terms : plan.terms)
        terms = scaled(terms, factor);
    return plan;
}

} // namespace zugzwang::match
