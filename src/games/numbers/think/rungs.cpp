#include "games/numbers/think/rungs.hpp"

#include <algorithm>
#include <cassert>
#include <span>

#include "games/numbers/think/players.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/ai/softened_choice.hpp"

namespace zugzwang::numbers {
namespace {

/// What the side to move gets more than the other in so many moves.
std::int64_t lead_after(std::span<const std::int32_t> row, int moves, SearchControl& control) {
    if (row.empty() || moves == 0 || !control.visit()) return 0;
    const auto left = row.front() - lead_after(row.subspan(1), moves - 1, control);
    const auto right = row.back() - lead_after(row.first(row.size() - 1), moves - 1, control);
    return std::max(left, right);
}

} // namespace

Result<Rules::Move> LooksSoFar::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    const auto row = state.numbers();
    const auto left = row.front() - lead_after(row.subspan(1), habits_.moves - 1, control);
    const auto right = row.back() - lead_after(row.first(row.size() - 1), habits_.moves - 1, control);
    return softened_choice<Rules::Move>(
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
    using Habits = LooksSoFar::Habits;
    constexpr std::uint64_t nodes = 100'000;
    const auto rung = [&](std::unique_ptr<Player<Rules>> thinker) {
        return std::make_unique<RungPlayer<Rules>>(std::move(thinker), nodes);
    };
    if (id == "penny") return rung(std::make_unique<Saver>(seed, 0.3));
    if (id == "purse") return rung(std::make_unique<Saver>(seed, 0));
    if (id == "jar") return rung(std::make_unique<LooksSoFar>(seed, Habits{.moves = 1, .temperature = 20}));
    if (id == "drawer") return rung(std::make_unique<LooksSoFar>(seed, Habits{.moves = 1, .temperature = 8}));
    if (id == "chest") return rung(std::make_unique<Greedy>());
    if (id == "safe") return rung(std::make_unique<LooksSoFar>(seed, Habits{.moves = 3}));
    if (id == "vault") return rung(std::make_unique<Optimal>());
    return nullptr;
}

} // namespace zugzwang::numbers
