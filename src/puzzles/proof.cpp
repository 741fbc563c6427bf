#include "puzzles/proof.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang::puzzles {
namespace {

constexpr std::size_t hash_mb = 1;

std::unique_ptr<Table> table_of(const Game& game) {
    auto table = game.open_table(OptionValues(game.options));
    return *std::move(table);
}

std::int64_t value_of(const Outcome& outcome, Side side) {
    if (!outcome.winner) return 0;
    const auto size = std::max<std::int64_t>(1, outcome.margin);
    return *outcome.winner == side ? size : -size;
}

/// All moves but that one: those that begin as it does are the likeliest to win too.
std::vector<std::string> likely_first(std::vector<std::string> moves, const std::string& solution) {
    std::erase(moves, solution);
    std::ranges::stable_sort(moves, std::greater<>(), [&](const std::string& move) {
        return std::ranges::mismatch(move, solution).in1 - move.begin();
    });
    return moves;
}

} // namespace

Prover::Prover(const Game& game, std::uint64_t nodes) : table_(table_of(game)), limit_(nodes) {}

void Prover::set(const std::string& position) { static_cast<void>(table_->set_position(position)); }

SolveAnswer Prover::solved() {
    auto answer = table_->solve({.budget = {.nodes = limit_}, .hash_mb = hash_mb}, {});
    visited_ += answer.nodes;
    return answer;
}

std::optional<std::int64_t> Prover::value_for(Side side) {
    if (const auto outcome = table_->outcome()) return value_of(*outcome, side);
    const auto answer = solved();
    if (!answer.exact || !answer.value) return std::nullopt;
    return table_->to_move() == side ? *answer.value : -*answer.value;
}

std::optional<std::int64_t> Prover::value_after(const std::string& move, Side side) {
    if (table_->play(move)) return std::nullopt;
    const auto value = value_for(side);
    table_->undo();
    return value;
}

std::optional<std::string> Prover::only_winning_move() {
    const auto side = table_->to_move();
    const auto answer = solved();
    if (!answer.exact || !answer.value || *answer.value <= 0) return std::nullopt;
    const auto& solution = answer.best.front();
    // Where all best moves are listed, several of them are not one.
    if (answer.best.size() > 1) return std::nullopt;
    for (const auto& move : likely_first(table_->legal_moves(), solution)) {
        const auto value = value_after(move, side);
        if (!value || *value > 0) return std::nullopt;
    }
    return solution;
}

std::optional<std::string> Prover::best_move() {
    const auto answer = solved();
    if (!answer.exact || answer.best.empty()) return std::nullopt;
    return answer.best.front();
}

std::optional<Refusal> Prover::fault_of(const Puzzle& puzzle) {
    if (auto refusal = table_->set_position(puzzle.position)) return refusal;
    if (table_->outcome()) return Refusal{"the game is over: {}", puzzle.position};
    const auto side = table_->to_move();
    const auto value = value_for(side);
    if (!value) return Refusal{"not solved in {} nodes: {}", limit_, puzzle.position};
    if (*value != puzzle.value) return Refusal{"worth {}, not {}: {}", *value, puzzle.value, puzzle.position};
    if (*value <= 0) return Refusal{"no move wins: {}", puzzle.position};
    auto moves = table_->legal_moves();
    if (std::erase(moves, puzzle.solution) != 1) return Refusal{"no legal move: {}", puzzle.solution};
    if (value_after(puzzle.solution, side) != puzzle.value) return Refusal{"does not win: {}", puzzle.solution};
    std::set<std::string> refuted;
    for (const auto& refutation : puzzle.refutations) {
        refuted.insert(refutation.moves.begin(), refutation.moves.end());
        if (auto fault = fault_of(puzzle, refutation, side)) return fault;
    }
    for (const auto& move : moves) {
        if (!refuted.contains(move)) return Refusal{"no refutation of {}: {}", move, puzzle.position};
    }
    return std::nullopt;
}

std::optional<Refusal> Prover::fault_of(const Puzzle& puzzle, const Refutation& refutation, Side side) {
    for (const auto& move : refutation.moves) {
        set(puzzle.position);
        if (auto refusal = table_->play(move)) return refusal;
        if (move == puzzle.solution || refutation.value > 0) return Refusal{"the solution is no wrong move: {}", move};
        const auto reached = value_for(side);
        if (reached != refutation.value) return Refusal{"another value after {}: {}", move, puzzle.position};
        bool answered = table_->outcome().has_value();
        for (const auto& next : refutation.line) {
            answered = answered || table_->to_move() != side;
            if (auto refusal = table_->play(next)) return refusal;
        }
        const auto value = value_for(side);
        if (!answered || value != refutation.value)
            return Refusal{"{} does not refute {}: {}", refutation.line.empty() ? "" : refutation.line.front(), move,
                           puzzle.position};
    }
    return std::nullopt;
}

} // namespace zugzwang::puzzles
