#include "games/amazons/think/rungs.hpp"

#include <vector>

#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/solver.hpp"
#include "zugzwang/ai/rung_player.hpp"

namespace zugzwang::amazons {
namespace {

using Valued = std::vector<WeighedMove<Rules::Move>>;

/// A win is simple when so many nodes prove it: those on the count, and little more. With more of them the lowest rungs
/// would be no beginners any longer, see IDEAS.md.
constexpr std::uint64_t simple_win = 50;
/// To find again what was proven, where the moves that are looked at first are no simple ones.
constexpr std::uint64_t to_find_it = 10'000;

/// Likes its own queens where they can go to few squares.
Valued hides(const Rules::State& state) {
    Valued moves;
    for (const auto& move : Rules::legal_moves(state))
        moves.push_back({move, -static_cast<double>(steps_open(Rules::after(state, move), state.to_move))});
    return moves;
}

/// Moves a queen and shoots back at the square that she came from, which is always open; likes her to hide where she
/// can go to few squares.
Valued shoots_back(const Rules::State& state) {
    Valued moves;
    for (const auto& move : Rules::legal_moves(state)) {
        if (move.arrow != move.from) continue;
        const int exits = reach_from(Rules::after(state, move), move.to).count();
        moves.push_back({move, -static_cast<double>(exits)});
    }
    return moves;
}

} // namespace

Result<Rules::Move> Habitual::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    return softened_choice(habit_(state), temperature_, random_);
}

Result<Rules::Move> AtSight::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    auto moves = Rules::legal_moves(state);
    if (moves.size() > sight_.moves) {
        random_.shuffle(moves);
        moves.resize(sight_.moves);
    }
    Valued valued;
    Board board(state);
    for (const auto& move : moves) {
        board.make(move);
        valued.push_back({move, static_cast<double>(-evaluation(board)) / 100});
        board.take_back(move);
    }
    return softened_choice(valued, sight_.temperature, random_);
}

Result<Rules::Move> KeepsWins::choose(const Rules::State& state, SearchControl& control,
                                      const ProgressSink<Rules>& report) {
    auto move = player_->choose(state, control, report);
    constexpr std::size_t table_bytes = std::size_t{1} << 20;
    SearchControl proof(control, {.nodes = simple_win});
    Solver solver(proof, table_bytes);
    if (!move || solver.wins(state) != true) return move;
    SearchControl after_proof(control, {.nodes = to_find_it});
    solver.go_on_under(after_proof);
    if (solver.wins(Rules::after(state, *move)) == false) return move;
    return solver.winning_move(state).value_or(*move);
}

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb) {
    const auto rung = [](std::unique_ptr<Player<Rules>> thinker) {
        return std::make_unique<KeepsWins>(std::make_unique<RungPlayer<Rules>>(std::move(thinker), 1));
    };
    const auto at_sight = [&](AtSight::Sight sight) { return rung(std::make_unique<AtSight>(seed, sight)); };
    if (id == "fence") return rung(std::make_unique<Habitual>(seed, hides, 0.3));
    if (id == "hedge") return rung(std::make_unique<Habitual>(seed, shoots_back, 2));
    if (id == "gate") return at_sight({.moves = 2, .temperature = 6});
    if (id == "wall") return at_sight({.moves = 4});
    if (id == "tower") return at_sight({.moves = 8});
    if (id == "keep") return at_sight({.moves = 24});
    if (id == "castle") return at_sight({.temperature = 0.4});
    // It has solvers of its own.
    if (id == "citadel") return std::make_unique<RungPlayer<Rules>>(std::make_unique<Champion>(hash_mb), 10'000);
    return nullptr;
}

} // namespace zugzwang::amazons
