#include "games/sticks/think/players.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/ai/turn_chance.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {
namespace {

constexpr std::size_t max_line_length = 12;

/// The move and the best play after it; a side that is lost takes one stick.
std::vector<Rules::Move> principal_variation(Rules::State state, Rules::Move move) {
    std::vector<Rules::Move> line{move};
    for (state = Rules::after(state, move); line.size() < max_line_length && !Rules::outcome(state);
         state = Rules::after(state, line.back()))
        line.push_back({std::max(1, rest(state))});
    return line;
}

struct Knowledge {
    int numbers = 0;    ///< How many of the losing numbers it knows, from the lowest on, not counting the empty table.
    double certain = 1; ///< The probability that it thinks of them.
    double careful = 1; ///< The probability that it sees what the other side could take.
};

/// Knows some of the losing numbers, and if it can help it does not leave so few sticks that the other side can take
/// them all; otherwise it takes a random number.
Choice<Rules> learner(std::uint64_t seed, Knowledge knowledge) {
    return [knowledge, random = Random(seed)](const Rules::State& state, SearchControl&) mutable {
        const int take = rest(state), left = state.left - take;
        const bool knows_move = take > 0 && left <= knowledge.numbers * period(state);
        if (knows_move && random.happens(knowledge.certain)) return Rules::Move{take};
        auto moves = Rules::legal_moves(state);
        const auto careless = [&](const Rules::Move& move) {
            return win_in_one<Rules>(Rules::after(state, move)).has_value();
        };
        const bool is_careful = random.happens(knowledge.careful);
        if (is_careful && !std::ranges::all_of(moves, careless)) std::erase_if(moves, careless);
        return random.pick(moves);
    };
}

/// Any number that may be taken.
Rules::Move any_move(const Rules::State& state, std::uint64_t seed) {
    return turn_chance(seed, static_cast<std::uint64_t>(state.left)).pick(Rules::legal_moves(state));
}

/// As many as it can.
Rules::Move grab(const Rules::State& state, SearchControl&) { return {max_to_take(state)}; }

} // namespace

Result<Rules::Move> Novice::choose(const Rules::State& state, SearchControl& control,
                                   const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    const bool wins = !state.misere && state.left <= state.take;
    if (report) {
        report({.nodes = control.nodes(),
                .line = {},
                .words = wins ? tr_n("takes the last stick: wins", "can take all {n}: wins", state.left)
                              : tr("any number, at random")});
    }
    return wins ? Rules::Move{state.left} : any_move(state, seed_);
}

Result<Rules::Move> Optimal::choose(const Rules::State& state, SearchControl& control,
                                    const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    auto by_number = verdicts(state);
    const int take = by_number.back().take;
    if (derivation_ != nullptr) *derivation_ = std::move(by_number);
    const bool lost = take == 0;
    const auto move = lost ? any_move(state, seed_) : Rules::Move{take};
    if (report) {
        report({.depth = 1,
                .nodes = control.nodes(),
                .score = lost ? -1.0 : 1.0,
                .chance = lost ? 0.0 : 1.0,
                .proven = Outcome{.winner = lost ? other(state.to_move) : state.to_move},
                .line = principal_variation(state, move),
                .words = lost ? tr("{formula}: lost, at random", {{"formula", formula_in_numbers(state)}})
                              : formula_in_numbers(state)});
    }
    return move;
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed) {
    if (id == "twig") return rung<Rules>(grab);
    if (id == "branch") return rung<Rules>(std::make_unique<Novice>(seed));
    if (id == "bundle") return rung<Rules>(learner(seed, {.careful = 0.9}));
    if (id == "log") return rung<Rules>(learner(seed, {.numbers = 1, .certain = 0.8}));
    if (id == "trunk") return rung<Rules>(learner(seed, {.numbers = 2, .certain = 0.8}));
    if (id == "forest") return rung<Rules>(std::make_unique<Optimal>(seed));
    return nullptr;
}

} // namespace zugzwang::sticks
