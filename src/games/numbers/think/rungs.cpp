#include "games/numbers/think/rungs.hpp"

#include <algorithm>
#include <span>

#include "games/numbers/think/players.hpp"
#include "zugzwang/ai/softmax_choice.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::numbers {
namespace {

/// How much more than the other the side to move gets within `depth` plies.
std::int64_t negamax(std::span<const std::int32_t> row, int depth, SearchControl& control) {
    if (row.empty() || depth == 0 || !control.visit()) return 0;
    const auto left = row.front() - negamax(row.subspan(1), depth - 1, control);
    const auto right = row.back() - negamax(row.first(row.size() - 1), depth - 1, control);
    return std::max(left, right);
}

/// Saves the larger end for later: with probability `saves` it takes the smaller end, otherwise a random one.
Choice<Rules> saver(std::uint64_t seed, double saves) {
    return [saves, random = Random(seed)](const Rules::State& state, SearchControl&) mutable {
        const auto row = state.numbers();
        if (random.happens(saves)) return row.front() <= row.back() ? take_left : take_right;
        return random.happens(0.5) ? take_left : take_right;
    };
}

} // namespace

Choice<Rules> depth_limited(std::uint64_t seed, Habits habits) {
    return [habits, random = Random(seed)](const Rules::State& state, SearchControl& control) mutable {
        const auto row = state.numbers();
        const auto left = row.front() - negamax(row.subspan(1), habits.depth - 1, control);
        const auto right = row.back() - negamax(row.first(row.size() - 1), habits.depth - 1, control);
        return softmax_choice<Rules::Move>(
            {{take_left, static_cast<double>(left)}, {take_right, static_cast<double>(right)}}, habits.temperature,
            random);
    };
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed) {
    constexpr std::uint64_t nodes = 100'000;
    if (id == "penny") return rung<Rules>(saver(seed, 0.3), nodes);
    if (id == "purse") return rung<Rules>(saver(seed, 0), nodes);
    if (id == "jar") return rung<Rules>(depth_limited(seed, {.depth = 1, .temperature = 20}), nodes);
    if (id == "drawer") return rung<Rules>(depth_limited(seed, {.depth = 1, .temperature = 8}), nodes);
    if (id == "chest") return rung<Rules>(std::make_unique<Greedy>(), nodes);
    if (id == "safe") return rung<Rules>(depth_limited(seed, {.depth = 3}), nodes);
    if (id == "vault") return rung<Rules>(std::make_unique<Optimal>(), nodes);
    return nullptr;
}

} // namespace zugzwang::numbers
