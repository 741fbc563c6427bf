#include "games/amazons/think/solver.hpp"

#include <algorithm>

#include "games/amazons/think/evaluation.hpp"

namespace zugzwang::amazons {

ProofNumbers Solver::first_look(const Reduced& position) {
    const int own = position.own_in_hand();
    const int empty = empty_squares(position.rest).count(); // each move in the rest closes one of them
    if (own > empty) return ProofNumbers::won();
    if (own <= 0 && -own >= empty) return ProofNumbers::lost();
    const auto side = position.rest.to_move;
    const int steps = steps_open(position.rest, side);
    if (steps == 0 && own <= 0) return ProofNumbers::lost();
    // The more the other side can do, the harder it is to win (mobility as a first guess halves the work of 1 and 1).
    return {1 + static_cast<std::uint32_t>(steps_open(position.rest, other(side))),
            1 + static_cast<std::uint32_t>(steps)};
}

ProofNumbers Solver::known(const Reduced& position, const Key& key) const {
    const auto found = table_.find(key);
    return found ? found->numbers : first_look(position);
}

std::vector<Solver::Child> Solver::children(const Reduced& position) {
    std::vector<Child> children;
    const auto add = [&](const Reduced& next) {
        const auto key = next.key();
        const auto numbers = known(next, key);
        children.push_back({next, key, numbers});
        return control_->visit() && !numbers.is_lost();
    };
    for (const auto& move : Rules::legal_moves(position.rest)) {
        auto next = reducer_.reduced(Rules::after(position.rest, move));
        next.in_hand += position.in_hand;
        if (!add(next)) return children;
    }
    if (position.own_in_hand() > 0) {
        auto next = position;
        next.in_hand += position.rest.to_move == Side::first ? -1 : 1;
        next.rest.to_move = other(position.rest.to_move);
        static_cast<void>(add(next));
    }
    return children;
}

ProofNumbers Solver::search(const Reduced& position, const Key& key, ProofNumbers limits) {
    const auto start = control_->nodes();
    auto children = this->children(position);
    for (;;) {
        // A child's numbers are the other side's: this side wins when one of them is lost, loses when all are won.
        ProofNumbers sum{ProofNumbers::endless, 0};
        Child* best = nullptr;
        std::uint32_t second = ProofNumbers::endless;
        std::uint32_t open = 0;
        for (auto& child : children) {
            if (child.numbers.is_won()) continue;
            ++open;
            sum.to_lose = std::max(sum.to_lose, child.numbers.to_win);
            if (!best || child.numbers.to_lose < best->numbers.to_lose) {
                second = best ? best->numbers.to_lose : second;
                best = &child;
            } else {
                second = std::min(second, child.numbers.to_lose);
            }
        }
        if (control_->stopped()) return sum;
        if (!best)
            sum = ProofNumbers::lost();
        else if (best->numbers.is_lost())
            sum = ProofNumbers::won();
        else
            sum = {best->numbers.to_lose, std::min(sum.to_lose + open - 1, ProofNumbers::endless - 1)};
        if (sum.to_win >= limits.to_win || sum.to_lose >= limits.to_lose) {
            const auto work = control_->nodes() - start;
            table_.store(key, {sum, static_cast<std::uint32_t>(std::min<std::uint64_t>(work, UINT32_MAX))}, work);
            return sum;
        }
        const ProofNumbers child_limits{limits.to_lose - std::min(limits.to_lose, open - 1),
                                        std::min(limits.to_win, second + second / 4 + 1)};
        best->numbers = search(best->position, best->key, child_limits);
    }
}

void Solver::go_on_under(SearchControl& control) {
    control_ = &control;
    reducer_.go_on_under(control);
}

ProofNumbers Solver::numbers(const Rules::State& state) {
    const auto root = reducer_.reduced(state);
    return known(root, root.key());
}

std::optional<bool> Solver::wins(const Rules::State& state) {
    if (!control_->visit()) return std::nullopt;
    const auto root = reducer_.reduced(state);
    const auto key = root.key();
    auto numbers = known(root, key);
    if (!control_->stopped() && !numbers.is_won() && !numbers.is_lost()) {
        numbers = search(root, key, {ProofNumbers::endless, ProofNumbers::endless});
    }
    if (control_->stopped()) return std::nullopt;
    return numbers.is_won();
}

std::optional<Rules::Move> Solver::winning_move(const Rules::State& state) {
    const auto moves = Rules::legal_moves(state);
    // One of them has been looked at in the proof; it is found there without searching any more.
    for (const auto& move : moves) {
        const auto next = reducer_.reduced(Rules::after(state, move));
        if (!control_->visit()) return std::nullopt;
        if (known(next, next.key()).is_lost()) return move;
    }
    for (const auto& move : moves) {
        const auto answer = wins(Rules::after(state, move));
        if (!answer) return std::nullopt;
        if (!*answer) return move;
    }
    return std::nullopt;
}

std::optional<std::vector<Rules::Move>> Solver::winning_moves(const Rules::State& state) {
    std::vector<Rules::Move> winning;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto answer = wins(Rules::after(state, move));
        if (!answer) return std::nullopt;
        if (!*answer) winning.push_back(move);
    }
    return winning;
}

std::optional<Rules::Move> Solver::hardest_move(const Rules::State& state) {
    std::optional<Rules::Move> hardest;
    std::uint64_t most = 0;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto next = reducer_.reduced(Rules::after(state, move));
        const auto proof = table_.find(next.key());
        const std::uint64_t work = proof ? proof->work : 0;
        if (hardest && work <= most) continue;
        hardest = move;
        most = work;
    }
    return hardest;
}

std::optional<int> Solver::moves_ahead(const Rules::State& state) {
    const auto sum = reducer_.reduced(state);
    if (!empty_squares(sum.rest).is_empty()) return std::nullopt;
    return sum.in_hand;
}

namespace {

/// The move after which the position looks worst for the other side.
Rules::Move likely_move(const Rules::State& state) {
    Board board(state);
    const auto moves = Rules::legal_moves(state);
    return *std::ranges::min_element(moves, {}, [&](const Rules::Move& move) {
        board.make(move);
        const int score = board.can_move() ? evaluation(board) : -won_score;
        board.take_back(move);
        return score;
    });
}

} // namespace

Solution<Rules> solution(const Rules::State& state, const SolveRequest& request, SearchControl& control) {
    Solution<Rules> solution;
    if (Rules::outcome(state)) {
        solution.exact = true;
        solution.value = -1;
        return solution;
    }
    Solver solver(control, request.hash_mb << 20);
    const auto wins = solver.wins(state);
    if (wins && !*wins) {
        solution.best = request.all ? Rules::legal_moves(state) : std::vector{likely_move(state)};
    } else if (wins) {
        if (const auto move = solver.winning_move(state)) solution.best = {*move};
        auto all = request.all ? solver.winning_moves(state) : std::nullopt;
        solution.partial = request.all && !all;
        if (all) solution.best = *std::move(all);
    }
    solution.exact = !solution.best.empty();
    if (solution.exact)
        solution.value = *wins ? 1 : -1;
    else
        solution.best = {likely_move(state)};
    return solution;
}

} // namespace zugzwang::amazons
