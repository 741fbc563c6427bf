#include "games/amazons/think/rungs.hpp"

#include <vector>

#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/solver.hpp"
#include "zugzwang/ai/rung_player.hpp"

namespace zugzwang::amazons {
namespace {

using WeighedMoves = std::vector<WeighedMove<Rules::Move>>;

/// A win is simple when so many nodes prove it, which is hardly more than counting. With more nodes the lowest rungs
/// would no longer be beginners, see IDEAS.md.
constexpr std::uint64_t proof_nodes = 50;
/// To find the winning move, where the first legal moves are not in the proof.
constexpr std::uint64_t winning_move_nodes = 10'000;

/// Prefers moves after which its own queens have few squares to go to.
WeighedMoves hiding_moves(const Rules::State& state) {
    WeighedMoves moves;
    for (const auto& move : Rules::legal_moves(state))
        moves.push_back({move, -static_cast<double>(steps_open(Rules::after(state, move), state.to_move))});
    return moves;
}

/// Only shoots back at the square that the queen came from, which is always legal; prefers moves after which she has
/// few squares to go to.
WeighedMoves shooting_back_moves(const Rules::State& state) {
    WeighedMoves moves;
    for (const auto& move : Rules::legal_moves(state)) {
        if (move.arrow != move.from) continue;
        const int exits = reach_from(Rules::after(state, move), move.to).count();
        moves.push_back({move, -static_cast<double>(exits)});
    }
    return moves;
}

} // namespace

Result<Rules::Move> HabitPlayer::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    return softmax_choice(habit_(state), temperature_, random_);
}

Result<Rules::Move> OnePlyPlayer::choose(const Rules::State& state, SearchControl& control,
                                         const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    auto moves = Rules::legal_moves(state);
    if (moves.size() > limits_.moves) {
        random_.shuffle(moves);
        moves.resize(limits_.moves);
    }
    WeighedMoves weighed;
    Board board(state);
    for (const auto& move : moves) {
        board.make(move);
        weighed.push_back({move, static_cast<double>(-evaluation(board)) / 100});
        board.take_back(move);
    }
    return softmax_choice(weighed, limits_.temperature, random_);
}

Result<Rules::Move> WinKeeper::choose(const Rules::State& state, SearchControl& control,
                                      const ProgressSink<Rules>& report) {
    auto move = player_->choose(state, control, report);
    constexpr std::size_t table_bytes = std::size_t{1} << 20;
    SearchControl proof(control, {.nodes = proof_nodes});
    Solver solver(proof, table_bytes);
    if (!move || solver.wins(state) != true) return move;
    SearchControl lookup(control, {.nodes = winning_move_nodes});
    solver.set_control(lookup);
    if (solver.wins(Rules::after(state, *move)) == false) return move;
    return solver.winning_move(state).value_or(*move);
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb) {
    const auto rung = [](std::unique_ptr<Player<Rules>> thinker) {
        return std::make_unique<WinKeeper>(std::make_unique<RungPlayer<Rules>>(std::move(thinker), 1));
    };
    const auto one_ply = [&](OnePlyPlayer::Limits limits) {
        return rung(std::make_unique<OnePlyPlayer>(seed, limits));
    };
    if (id == "fence") return rung(std::make_unique<HabitPlayer>(seed, hiding_moves, 0.3));
    if (id == "hedge") return rung(std::make_unique<HabitPlayer>(seed, shooting_back_moves, 2));
    if (id == "gate") return one_ply({.moves = 2, .temperature = 6});
    if (id == "wall") return one_ply({.moves = 4});
    if (id == "tower") return one_ply({.moves = 8});
    if (id == "keep") return one_ply({.moves = 24});
    if (id == "castle") return one_ply({.temperature = 0.4});
    // The champion has solvers of its own.
    if (id == "citadel") return std::make_unique<RungPlayer<Rules>>(std::make_unique<Champion>(hash_mb), 10'000);
    return nullptr;
}

} // namespace zugzwang::amazons
