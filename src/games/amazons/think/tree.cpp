#include "games/amazons/think/tree.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace zugzwang::amazons {

using ProvenResult = TreeNode::ProvenResult;
using Expansion = TreeNode::Expansion;

namespace {

/// The path begins with the root; then steps and shots alternate.
constexpr bool is_step(std::size_t place) { return place % 2 == 1; }
/// The side that plays a node of the path: 0 for the one that does not move at the root.
constexpr std::size_t player_of(std::size_t place) { return (place + 1) / 2 % 2; }

} // namespace

/// The child with the highest PUCT score; 0 when all are proven lost.
std::uint32_t Tree::select(const TreeNode& parent) const {
    const auto first = parent.children.load(relaxed);
    const double exploration = options_.c_puct * std::sqrt(static_cast<double>(parent.visits.load(relaxed)));
    double max_score = -1;
    std::uint32_t best = 0;
    for (auto index = first; index < first + parent.size; ++index) {
        const auto& node = pool_[index];
        if (node.proven_result.load(relaxed) == ProvenResult::lost) continue;
        const auto visits = node.visits.load(relaxed);
        const double score = node.mean_value(visits) + exploration * node.prior / (static_cast<double>(visits) + 1);
        if (score <= max_score) continue;
        max_score = score;
        best = index;
    }
    return best;
}

/// Makes the scored half moves the children of the node, best first. Unless all of them are scored, it does so only for
/// a thread that must answer.
bool Tree::add_children(SearchThread& thread, TreeNode& node, bool all, double temperature) {
    auto& half_moves = thread.half_moves;
    if (!all && (!thread.must_answer || half_moves.empty())) return false;
    if (!all) is_partial_ = true; // only in expand_root(), while no other thread searches
    const auto block = pool_.allocate(half_moves.size());
    if (block == 0) {
        full_.store(true, relaxed);
        return false;
    }
    std::ranges::stable_sort(half_moves, std::ranges::greater{}, &ScoredHalfMove::score);
    const auto weight = [&](const ScoredHalfMove& child) {
        return std::exp((child.score - half_moves.front().score) / temperature);
    };
    double whole = 0;
    for (const auto& child : half_moves)
        whole += weight(child);
    for (std::size_t index = 0; index < half_moves.size(); ++index) {
        auto& child = pool_[block + static_cast<std::uint32_t>(index)];
        const auto& [from, square, score] = half_moves[index];
        child.from = from;
        child.square = square;
        child.prior = static_cast<std::uint16_t>(65535 * weight(half_moves[index]) / whole);
        child.static_value = static_cast<std::uint16_t>(std::min(chance_in_65536ths(score), certain - 1));
        if (is_decided(score)) child.proven_result.store(score > 0 ? ProvenResult::won : ProvenResult::lost, relaxed);
    }
    node.size = static_cast<std::uint16_t>(half_moves.size());
    node.children.store(block, relaxed);
    return true;
}

/// Evaluates the shots after the step that was just made: the best static value, or nothing when stopped.
std::optional<int> Tree::expand_step(SearchThread& thread, std::uint32_t index) {
    auto& node = pool_[index];
    auto& board = thread.board;
    auto& half_moves = thread.half_moves;
    half_moves.clear();
    bool all = true, wins = false;
    board.for_each_shot(node.square, [&](Square arrow) {
        all = thread.may_evaluate();
        if (!all) return false;
        board.shoot(arrow);
        wins = !board.can_move();
        half_moves.push_back({arrow, arrow, wins ? won_score : -evaluation(board, options_.network)});
        board.take_back_shot(arrow);
        return !wins;
    });
    if (!add_children(thread, node, all, options_.shot_temperature)) {
        node.expansion.store(Expansion::leaf, std::memory_order_release);
        return std::nullopt;
    }
    if (wins) node.proven_result.store(ProvenResult::won, relaxed);
    node.expansion.store(Expansion::expanded, std::memory_order_release);
    return wins ? certain : int{pool_[node.children.load(relaxed)].static_value};
}

/// Evaluates the steps of the side to move and expands the best one: its value, or nothing when stopped.
std::optional<int> Tree::expand_position(SearchThread& thread, std::uint32_t index) {
    auto& node = pool_[index];
    auto& board = thread.board;
    auto& half_moves = thread.half_moves;
    half_moves.clear();
    bool all = true;
    board.for_each_step([&](Square from, Square to) {
        all = thread.may_evaluate();
        if (!all) return false;
        board.step(from, to);
        board.pass();
        half_moves.push_back({from, to, -evaluation(board, options_.network)});
        board.pass();
        board.step(to, from);
        return true;
    });
    if (all && half_moves.empty()) {
        node.proven_result.store(ProvenResult::won, relaxed);
        node.expansion.store(Expansion::expanded, std::memory_order_release);
        return 0;
    }
    if (!add_children(thread, node, all, options_.step_temperature)) {
        node.expansion.store(Expansion::leaf, std::memory_order_release);
        return std::nullopt;
    }
    const auto child = node.children.load(relaxed);
    auto& step = pool_[child];
    step.expansion.store(Expansion::expanding, relaxed);
    step.visits.fetch_add(1, relaxed);
    node.expansion.store(Expansion::expanded, std::memory_order_release);
    thread.path.push_back(child);
    board.step(step.from, step.square);
    return expand_step(thread, child);
}

/// Asks the solver who wins a position, again each time its visits have grown fourfold.
void Tree::ask_solver(SearchThread& thread, TreeNode& node) {
    constexpr std::uint32_t min_visits = 16;
    const auto visits = node.visits.load(relaxed);
    if (visits < min_visits || !std::has_single_bit(visits) || std::countr_zero(visits) % 2 != 0) return;
    if (node.proven_result.load(relaxed) != ProvenResult::unknown ||
        thread.board.empty().count() > options_.solver_squares)
        return;
    auto& [solver, credit] = *thread.prover;
    const double nodes = visits * options_.solver_nodes;
    if (nodes > credit) return;
    SearchControl control(thread.control, {.nodes = static_cast<std::uint64_t>(nodes)});
    solver.set_control(control);
    const auto wins = solver.wins(thread.board.state());
    credit += wins ? nodes : -static_cast<double>(control.nodes());
    if (wins) node.proven_result.store(*wins ? ProvenResult::lost : ProvenResult::won, relaxed);
}

/// Proves a node from its children where they decide it.
void Tree::prove_from_children(TreeNode& node, bool is_step) {
    if (node.expansion.load(std::memory_order_acquire) != Expansion::expanded || node.size == 0) return;
    const auto first = node.children.load(relaxed);
    bool any_won = false, all_lost = true;
    for (auto index = first; index < first + node.size; ++index) {
        const auto proven_result = pool_[index].proven_result.load(relaxed);
        any_won |= proven_result == ProvenResult::won;
        all_lost &= proven_result == ProvenResult::lost;
    }
    const auto best = any_won ? ProvenResult::won : all_lost ? ProvenResult::lost : ProvenResult::unknown;
    if (best != ProvenResult::unknown) node.proven_result.store(is_step ? best : opposite(best), relaxed);
}

/// Selects down to a leaf and expands it: its value for the side that plays the next half move (after a step, the side
/// that made it). Nothing when stopped.
std::optional<int> Tree::descend(SearchThread& thread) {
    auto& path = thread.path;
    path.assign(1, root_);
    pool_[root_].visits.fetch_add(1, relaxed);
    for (;;) {
        auto& node = pool_[path.back()];
        const bool at_step = is_step(path.size() - 1);
        if (const auto proven_result = node.proven_result.load(relaxed); proven_result != ProvenResult::unknown)
            return (proven_result == ProvenResult::won) == at_step ? certain : 0;
        auto expansion = Expansion::leaf;
        if (node.expansion.compare_exchange_strong(expansion, Expansion::expanding, std::memory_order_acquire))
            return at_step ? expand_step(thread, path.back()) : expand_position(thread, path.back());
        const auto child = expansion == Expansion::expanded ? select(node) : 0;
        if (child == 0)
            return at_step ? int{node.static_value} : certain - node.static_value; // another thread is expanding it
        path.push_back(child);
        auto& next = pool_[child];
        next.visits.fetch_add(1, relaxed);
        if (at_step)
            thread.board.shoot(next.square);
        else
            thread.board.step(next.from, next.square);
    }
}

/// Takes the moves back and adds the value to every node of the path.
void Tree::back_up(SearchThread& thread, std::optional<int> value) {
    const auto& path = thread.path;
    const auto last = path.size() - 1;
    const auto mover = player_of(is_step(last) ? last : last + 1);
    for (auto place = path.size(); place-- > 0;) {
        auto& node = pool_[path[place]];
        if (!value) {
            node.visits.fetch_sub(1, relaxed);
        } else {
            if (place < last && pool_[path[place + 1]].proven_result.load(relaxed) != ProvenResult::unknown)
                prove_from_children(node, is_step(place));
            if (thread.prover && !is_step(place)) ask_solver(thread, node);
            const bool is_own = player_of(place) == mover;
            const auto proven_result = node.proven_result.load(relaxed);
            if (proven_result != ProvenResult::unknown)
                value = (proven_result == ProvenResult::won) == is_own ? certain : 0;
            node.value_sum.fetch_add(is_own ? *value : certain - *value, relaxed);
        }
        if (place == 0) continue;
        if (is_step(place))
            thread.board.step(node.square, node.from);
        else
            thread.board.take_back_shot(node.square);
    }
}

/// One simulation; false when stopped.
bool Tree::simulate(SearchThread& thread) {
    const auto before = thread.control.nodes();
    const auto value = descend(thread);
    if (thread.prover)
        thread.prover->credit += options_.solver_share * static_cast<double>(thread.control.nodes() - before);
    back_up(thread, value);
    return value.has_value();
}

bool Tree::expand_root(SearchControl& control) {
    if (pool_[root_].size > 0) return true;
    SearchThread thread{.board = Board(root_state_), .control = control, .must_answer = true};
    static_cast<void>(simulate(thread));
    return pool_[root_].size > 0;
}

void Tree::grow(SearchControl& control, Prover* prover, std::uint64_t max_visits) {
    SearchThread thread{.board = Board(root_state_), .control = control, .prover = prover};
    while (!is_full() && proven_result() == ProvenResult::unknown && visits() < max_visits && simulate(thread)) {
    }
}

} // namespace zugzwang::amazons
