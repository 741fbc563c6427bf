#include "games/amazons/think/rungs.hpp"

#include <utility>
#include <vector>

#include "games/amazons/think/champion.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/solver.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/ai/softmax_choice.hpp"
#include "zugzwang/base/random.hpp"

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

/// Plays by one habit: mostly the moves that the habit values most, each with its value in squares. `temperature` is
/// that of the softmax, in squares.
Choice<Rules> habitual(std::uint64_t seed, WeighedMoves (*habit)(const Rules::State&), double temperature) {
    return [habit, temperature, random = Random(seed)](const Rules::State& state, SearchControl&) mutable {
        return softmax_choice(habit(state), temperature, random);
    };
}

struct Limits {
    std::size_t moves = SIZE_MAX; ///< It considers at most so many moves, chosen at random.
    double temperature = 0;       ///< Of the softmax among them, in squares.
};
/// Evaluates the position after each move by the champion's network, and searches no further.
Choice<Rules> one_ply(std::uint64_t seed, Limits limits) {
    return [limits, random = Random(seed)](const Rules::State& state, SearchControl&) mutable {
        auto moves = Rules::legal_moves(state);
        if (moves.size() > limits.moves) {
            random.shuffle(moves);
            moves.resize(limits.moves);
        }
        WeighedMoves weighed;
        Board board(state);
        for (const auto& move : moves) {
            board.make(move);
            weighed.push_back({move, static_cast<double>(-evaluation(board)) / 100});
            board.take_back(move);
        }
        return softmax_choice(weighed, limits.temperature, random);
    };
}

/// Plays another player's moves, but does not throw a simple win away: when a short proof shows that the side to move
/// wins, and the other player's move is not proven to keep the win, it plays one that is.
class WinKeeper final : public Player<Rules> {
  public:
    explicit WinKeeper(std::unique_ptr<Player<Rules>> player) : player_(std::move(player)) {}

    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>& report) override {
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

  private:
    std::unique_ptr<Player<Rules>> player_;
};

} // namespace

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb) {
    const auto keeper = [](Choice<Rules> choice) {
        return std::make_unique<WinKeeper>(rung<Rules>(std::move(choice)));
    };
    if (id == "fence") return keeper(habitual(seed, hiding_moves, 0.3));
    if (id == "hedge") return keeper(habitual(seed, shooting_back_moves, 2));
    if (id == "gate") return keeper(one_ply(seed, {.moves = 2, .temperature = 6}));
    if (id == "wall") return keeper(one_ply(seed, {.moves = 4}));
    if (id == "tower") return keeper(one_ply(seed, {.moves = 8}));
    if (id == "keep") return keeper(one_ply(seed, {.moves = 24}));
    if (id == "castle") return keeper(one_ply(seed, {.temperature = 0.4}));
    // The champion has solvers of its own.
    if (id == "citadel") return rung<Rules>(std::make_unique<Champion>(hash_mb), 10'000);
    return nullptr;
}

} // namespace zugzwang::amazons
