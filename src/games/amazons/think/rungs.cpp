#include "games/amazons/think/rungs.hpp"

#include <vector>

#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/players.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/ai/softened_choice.hpp"

namespace zugzwang::amazons {
namespace {

using Valued = std::vector<WeighedMove<Rules::Move>>;

/// As the champion's network was taught, in squares.
Valued valued_as_learned(const Rules::State& state) {
    Valued moves;
    Board board(state);
    for (const auto& move : Rules::legal_moves(state)) {
        board.make(move);
        moves.push_back({move, static_cast<double>(-evaluation(board)) / 100});
        board.take_back(move);
    }
    return moves;
}

Valued valued_by_steps(const Rules::State& state, bool hides) {
    Valued moves;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto after = Rules::after(state, move);
        const int own = steps_open(after, state.to_move);
        moves.push_back({move, static_cast<double>(hides ? -own : own - steps_open(after, after.to_move))});
    }
    return moves;
}

} // namespace

Result<Rules::Move> ShootsBack::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    Valued moves;
    for (const auto& move : Rules::legal_moves(state)) {
        if (move.arrow != move.from) continue;
        const int exits = reach_from(Rules::after(state, move), move.to).count();
        moves.push_back({move, -static_cast<double>(exits)});
    }
    return softened_choice(moves, temperature_, random_);
}

Result<Rules::Move> AtSight::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    const auto moves = eye_ == Eye::learned ? valued_as_learned(state) : valued_by_steps(state, eye_ == Eye::shelter);
    return softened_choice(moves, temperature_, random_);
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb) {
    using Eye = AtSight::Eye;
    const auto rung = [](std::unique_ptr<Player<Rules>> thinker, std::uint64_t nodes) {
        return std::make_unique<RungPlayer<Rules>>(std::move(thinker), nodes);
    };
    if (id == "fence") return rung(std::make_unique<AtSight>(seed, Eye::shelter, 1.2), 1);
    if (id == "hedge") return rung(std::make_unique<ShootsBack>(seed, 7), 1);
    if (id == "gate") return rung(std::make_unique<AtSight>(seed, Eye::steps, 4), 1);
    if (id == "wall") return rung(std::make_unique<AtSight>(seed, Eye::steps, 1.3), 1);
    if (id == "tower") return rung(std::make_unique<AtSight>(seed, Eye::steps, 0.4), 1);
    if (id == "keep") return rung(std::make_unique<Minimax>(2), 100'000);
    if (id == "castle") return rung(std::make_unique<AtSight>(seed, Eye::learned, 0.4), 1);
    if (id == "citadel") return rung(std::make_unique<Champion>(hash_mb), 10'000);
    return nullptr;
}

} // namespace zugzwang::amazons
