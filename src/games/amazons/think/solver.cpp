#include "games/amazons/think/solver.hpp"

#include <algorithm>

#include "games/amazons/think/evaluation.hpp"
#include "games/amazons/think/mirror.hpp"

namespace zugzwang::amazons {
namespace {

/// The initial proof numbers of a new position.
ProofNumbers initial_numbers(const Total& regions, int in_hand, Side side) {
    auto bounds = regions.bounds + Bounds{in_hand, in_hand};
    if (side == Side::second) bounds = {-bounds.max, -bounds.min};
    if (bounds.min > 0) return ProofNumbers::won();
    if (bounds.max <= 0) return ProofNumbers::lost();
    // The more mobile a side is, and the better its bounds, the harder it is to beat.
    const int twice = bounds.min + bounds.max;
    constexpr int margin = 4;
    return {static_cast<std::uint32_t>(1 + 2 * regions.beside[other(side)] + 2 * std::max(0, margin - twice)),
            static_cast<std::uint32_t>(1 + 2 * regions.beside[side] + 2 * std::max(0, margin + twice))};
}

/// What the other open moves add to the proof number of the hardest one (weak proof numbers): a fifth each, since one
/// refutation often refutes many moves.
constexpr std::uint32_t weak_sum_of_others(std::uint32_t open) { return (open - 1) / 5; }

} // namespace

ProofNumbers Solver::numbers_of(const Sum& position) const {
    const auto regions = position.total();
    const auto numbers = initial_numbers(regions, position.in_hand, position.to_move);
    return numbers.is_proven() ? numbers
                               : table_.find(regions.key, position.in_hand, position.to_move).value_or(numbers);
}

bool Solver::add(const Rules::Move& move, const Total& regions, int in_hand, Side next, Children& children) {
    if (!control_->visit()) return false;
    // Of moves that leave the same regions only the one with the most moves in hand is kept.
    auto& place = places_[regions.key.high % places_.size()];
    Child* const same = place < children.size() && children[place].regions == regions.key ? &children[place] : nullptr;
    if (same && as_seen_by(other(next), same->in_hand) >= as_seen_by(other(next), in_hand)) return true;
    const auto numbers = initial_numbers(regions, in_hand, next);
    if (numbers.is_won()) return true;
    const Child child{regions.key, numbers, static_cast<std::int16_t>(in_hand), move};
    if (same && place >= looked_up_) {
        *same = child;
    } else {
        place = static_cast<std::uint32_t>(children.size());
        children.push_back(child);
    }
    if (numbers.is_lost()) return false;
    table_.prefetch(regions.key, in_hand, next);
    return children.size() < looked_up_ + prefetch_distance || look_up(children[looked_up_++], next);
}

bool Solver::look_up(Child& child, Side next) const {
    if (const auto entry = table_.find(child.regions, child.in_hand, next)) child.numbers = *entry;
    return !child.numbers.is_lost();
}

void Solver::expand(const Sum& position, Children& children) {
    const Side side = position.to_move;
    looked_up_ = 0;
    for (const auto& region : position.regions) {
        const auto others = position.total(&region);
        const auto mirror = mirror_of(region);
        const bool go_on = for_each_move(region, side, [&](const Rules::Move& move) {
            if (mirror && mirror->is_second_of_pair(move)) return true;
            pieces_.regions.clear();
            pieces_.in_hand = position.in_hand;
            reducer_.move(region, move, pieces_, *control_);
            auto regions = others;
            for (const auto& piece : pieces_.regions)
                regions.add(piece);
            return add(move, regions, pieces_.in_hand, other(side), children);
        });
        if (!go_on) return;
    }
    if (as_seen_by(side, position.in_hand) > 0 &&
        !add({}, position.total(), position.in_hand - as_seen_by(side, 1), other(side), children))
        return;
    while (looked_up_ < children.size() && look_up(children[looked_up_++], other(side))) {
    }
}

Sum Solver::after(const Sum& position, const Child& child) {
    Sum next{.regions = {}, .in_hand = position.in_hand, .to_move = other(position.to_move)};
    const Side side = position.to_move;
    if (child.is_in_hand()) {
        next.regions = position.regions;
        next.in_hand -= as_seen_by(side, 1);
        return next;
    }
    for (const auto& region : position.regions) {
        if (region.queens[side].has(child.move.from))
            reducer_.move(region, child.move, next, *control_);
        else
            next.regions.push_back(region);
    }
    return next;
}

ProofNumbers Solver::search(const Sum& position, ProofNumbers limits) {
    const auto start = control_->nodes();
    Children children;
    expand(position, children);
    for (;;) {
        // A child's numbers are the other side's: this side wins when one child is lost, and loses when all are won.
        ProofNumbers sum{ProofNumbers::infinite, 0};
        Child* best = nullptr;
        std::uint32_t second = ProofNumbers::infinite;
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
            sum = {best->numbers.to_lose, std::min(sum.to_lose + weak_sum_of_others(open), ProofNumbers::infinite - 1)};
        if (sum.to_win >= limits.to_win || sum.to_lose >= limits.to_lose) {
            table_.store(position.total().key, position.in_hand, position.to_move, sum, control_->nodes() - start);
            return sum;
        }
        const ProofNumbers child_limits{limits.to_lose - std::min(limits.to_lose, weak_sum_of_others(open)),
                                        std::min(limits.to_win, second + second / 4 + 1)};
        best->numbers = search(after(position, *best), child_limits);
    }
}

ProofNumbers Solver::numbers(const Rules::State& state) { return numbers_of(reducer_.reduced(state, *control_)); }

std::optional<bool> Solver::wins(const Rules::State& state) {
    if (!control_->visit()) return std::nullopt;
    const auto root = reducer_.reduced(state, *control_);
    auto numbers = numbers_of(root);
    if (!control_->stopped() && !numbers.is_proven())
        numbers = search(root, {ProofNumbers::infinite, ProofNumbers::infinite});
    if (control_->stopped()) return std::nullopt;
    return numbers.is_won();
}

std::optional<Rules::Move> Solver::winning_move(const Rules::State& state) {
    const auto moves = Rules::legal_moves(state);
    // One of them was searched in the proof, and is in the table.
    for (const auto& move : moves) {
        if (!control_->visit()) return std::nullopt;
        if (numbers(Rules::after(state, move)).is_lost()) return move;
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
    std::uint32_t max_work = 0;
    for (const auto& move : Rules::legal_moves(state)) {
        const auto next = reducer_.reduced(Rules::after(state, move), *control_);
        const auto work = table_.work(next.total().key, next.to_move);
        if (hardest && work <= max_work) continue;
        hardest = move;
        max_work = work;
    }
    return hardest;
}

std::optional<int> Solver::move_lead(const Rules::State& state) {
    const auto sum = reducer_.reduced(state, *control_);
    if (!sum.regions.empty()) return std::nullopt;
    return sum.in_hand;
}

namespace {

/// The move with the best static evaluation.
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
