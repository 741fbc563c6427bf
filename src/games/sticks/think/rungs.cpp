#include "games/sticks/think/rungs.hpp"

#include <algorithm>
#include <utility>

#include "games/sticks/think/formula.hpp"
#include "games/sticks/think/players.hpp"
#include "zugzwang/ai/rung_player.hpp"

namespace zugzwang::sticks {

Result<Rules::Move> Grabber::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    return Rules::Move{max_to_take(state)};
}

Result<Rules::Move> Learner::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    const int take = rest(state), left = state.left - take;
    const bool knows_move = take > 0 && left <= knowledge_.numbers * period(state);
    if (knows_move && random_.happens(knowledge_.certain)) return Rules::Move{take};
    auto moves = Rules::legal_moves(state);
    const auto careless = [&](const Rules::Move& move) {
        return win_in_one<Rules>(Rules::after(state, move)).has_value();
    };
    const bool is_careful = random_.happens(knowledge_.careful);
    if (is_careful && !std::ranges::all_of(moves, careless)) std::erase_if(moves, careless);
    return random_.pick(moves);
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed) {
    using Knowledge = Learner::Knowledge;
    const auto rung = [](std::unique_ptr<Player<Rules>> thinker) {
        return std::make_unique<RungPlayer<Rules>>(std::move(thinker), 1);
    };
    if (id == "twig") return rung(std::make_unique<Grabber>());
    if (id == "branch") return rung(std::make_unique<Novice>(seed));
    if (id == "bundle") return rung(std::make_unique<Learner>(seed, Knowledge{.careful = 0.9}));
    if (id == "log") return rung(std::make_unique<Learner>(seed, Knowledge{.numbers = 1, .certain = 0.8}));
    if (id == "trunk") return rung(std::make_unique<Learner>(seed, Knowledge{.numbers = 2, .certain = 0.8}));
    if (id == "forest") return rung(std::make_unique<Optimal>(seed));
    return nullptr;
}

} // namespace zugzwang::sticks
