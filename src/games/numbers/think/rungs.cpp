#include "games/numbers/think/rungs.hpp"

#include <algorithm>
#include <cassert>
#include <span>

#include "games/numbers/think/players.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/ai/softmax_choice.hpp"

namespace zugzwang::numbers {
namespace {

/// How much more than the other the side to move gets within `depth` plies.
std::int64_t negamax(std::span<const std::int32_t> row, int depth, SearchControl& control) {
    if (row.empty() || depth == 0 || !control.visit()) return 0;
    const auto left = row.front() - negamax(row.subspan(1), depth - 1, control);
    const auto right = row.back() - negamax(row.first(row.size() - 1), depth - 1, control);
    return std::max(left, right);
}

} // namespace

Result<Rules::Move> DepthLimited::choose(const Rules::State& state, SearchControl& control,
                                         const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    const auto row = state.numbers();
    const auto left = row.front() - negamax(row.subspan(1), habits_.depth - 1, control);
    const auto right = row.back() - negamax(row.first(row.size() - 1), habits_.depth - 1, control);
    return softmax_choice<Rules::Move>(
        {{take_left, static_cast<double>(left)}, {take_right, static_cast<double>(right)}}, habits_.temperature,
        random_);
}

Result<Rules::Move> Saver::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    const auto row = state.numbers();
    if (random_.happens(saves_)) return row.front() <= row.back() ? take_left : take_right;
    return random_.happens(0.5) ? take_left : take_right;
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed) {
    using Habits = DepthLimited::Habits;
    constexpr std::uint64_t nodes = 100'000;
    const auto rung = [&](std::unique_ptr<Player<Rules>> thinker) {
        return std::make_unique<RungPlayer<Rules>>(std::move(thinker), nodes);
    };
    if (id == "penny") return rung(std::make_unique<Saver>(seed, 0.3));
    if (id == "purse") return rung(std::make_unique<Saver>(seed, 0));
    if (id == "jar") return rung(std::make_unique<DepthLimited>(seed, Habits{.depth = 1, .temperature = 20}));
    if (id == "drawer") return rung(std::make_unique<DepthLimited>(seed, Habits{.depth = 1, .temperature = 8}));
    if (id == "chest") return rung(std::make_unique<Greedy>());
    if (id == "safe") return rung(std::make_unique<DepthLimited>(seed, Habits{.depth = 3}));
    if (id == "vault") return rung(std::make_unique<Optimal>());
    return nullptr;
}

} // namespace zugzwang::numbers
