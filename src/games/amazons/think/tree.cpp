#include "games/amazons/think/tree.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace zugzwang::amazons {

using Fate = TreeNode::Fate;
using Growth = TreeNode::Growth;

namespace {

constexpr auto relaxed = std::memory_order_relaxed;

constexpr Fate opposite(Fate fate) { return fate == Fate::open ? fate : fate == Fate::won ? Fate::lost : Fate::won; }

/// The path's first node is the root, then steps and shots take turns.
constexpr bool is_step(std::size_t place) { return place % 2 == 1; }
/// Which of the two sides makes a node of the path: 0 for the one that does not move at the root.
constexpr std::size_t maker_of(std::size_t place) { return (place + 1) / 2 % 2; }

} // namespace

/// The most promising child to look at; 0 when all are lost.
std::uint32_t Tree::select(const TreeNode& parent) const {
    const auto first = parent.children.load(relaxed);
    const double attention = options_.attention * std::sqrt(static_cast<double>(parent.visits.load(relaxed)));
    double max_worth = -1;
    std::uint32_t best = 0;
    for (auto index = first; index < first + parent.size; ++index) {
        const auto& node = pool_[index];
        if (node.fate.load(relaxed) == Fate::lost) continue;
        const auto visits = node.visits.load(relaxed);
        const double worth = node.mean(visits) + attention * node.prior / (static_cast<double>(visits) + 1);
        if (worth <= max_worth) continue;
        max_worth = worth;
        best = index;
    }
    return best;
}

/// What was judged becomes the children of the node, the best one first. When not all could be judged only a first
/// answer makes do with it.
bool Tree::add_children(Walker& walker, TreeNode& node, bool all, double temperature) {
    auto& judged = walker.judged;
    if (!all && (!walker.must_answer || judged.empty())) return false;
    if (!all) is_partial_ = true; // at the first look alone, when no other thread is at work
    const auto block = pool_.take(judged.size());
    if (block == 0) {
        full_.store(true, relaxed);
        return false;
    }
    std::ranges::stable_sort(judged, std::ranges::greater{}, &Judged::score);
    const auto weight = [&](const Judged& child) {
        return std::exp((child.score - judged.front().score) / temperature);
    };
    double whole = 0;
    for (const auto& child : judged)
        whole += weight(child);
    for (std::size_t index = 0; index < judged.size(); ++index) {
        auto& child = pool_[block + static_cast<std::uint32_t>(index)];
        const auto& [from, square, score] = judged[index];
        child.from = from;
        child.square = square;
        child.prior = static_cast<std::uint16_t>(65535 * weight(judged[index]) / whole);
        child.first_chance = static_cast<std::uint16_t>(std::min(chance_in(score), certain - 1));
        if (is_decided(score)) child.fate.store(score > 0 ? Fate::won : Fate::lost, relaxed);
    }
    node.size = static_cast<std::uint16_t>(judged.size());
    node.children.store(block, relaxed);
    return true;
}

/// Judges the shots of the step that was just made; the best chance among them, or nothing when it was stopped.
std::optional<int> Tree::open_step(Walker& walker, std::uint32_t index) {
    auto& node = pool_[index];
    auto& board = walker.board;
    auto& judged = walker.judged;
    judged.clear();
    bool all = true, wins = false;
    board.for_each_shot(node.square, [&](Square arrow) {
        all = walker.may_judge();
        if (!all) return false;
        board.shoot(arrow);
        wins = !board.can_move();
        judged.push_back({arrow, arrow, wins ? won_score : -evaluation(board, options_.network)});
        board.take_back_shot(arrow);
        return !wins;
    });
    if (!add_children(walker, node, all, options_.shot_temperature)) {
        node.growth.store(Growth::leaf, std::memory_order_release);
        return std::nullopt;
    }
    if (wins) node.fate.store(Fate::won, relaxed);
    node.growth.store(Growth::grown, std::memory_order_release);
    return wins ? certain : int{pool_[node.children.load(relaxed)].first_chance};
}

/// Judges the steps of the side to move and opens the best one: its chance, or nothing when it was stopped.
std::optional<int> Tree::open_position(Walker& walker, std::uint32_t index) {
    auto& node = pool_[index];
    auto& board = walker.board;
    auto& judged = walker.judged;
    judged.clear();
    bool all = true;
    board.for_each_step([&](Square from, Square to) {
        all = walker.may_judge();
        if (!all) return false;
        board.step(from, to);
        board.pass();
        judged.push_back({from, to, -evaluation(board, options_.network)});
        board.pass();
        board.step(to, from);
        return true;
    });
    if (all && judged.empty()) {
        node.fate.store(Fate::won, relaxed);
        node.growth.store(Growth::grown, std::memory_order_release);
        return 0;
    }
    if (!add_children(walker, node, all, options_.step_temperature)) {
        node.growth.store(Growth::leaf, std::memory_order_release);
        return std::nullopt;
    }
    const auto child = node.children.load(relaxed);
    auto& step = pool_[child];
    step.growth.store(Growth::growing, relaxed);
    step.visits.fetch_add(1, relaxed);
    node.growth.store(Growth::grown, std::memory_order_release);
    walker.path.push_back(child);
    board.step(step.from, step.square);
    return open_step(walker, child);
}

/// Asks the solver who wins at a position, each time that it was visited four times as often as when last asked.
void Tree::prove(Walker& walker, TreeNode& node) {
    constexpr std::uint32_t min_visits = 16;
    const auto visits = node.visits.load(relaxed);
    if (visits < min_visits || !std::has_single_bit(visits) || std::countr_zero(visits) % 2 != 0) return;
    if (node.fate.load(relaxed) != Fate::open || walker.board.empty().count() > options_.solver_squares) return;
    auto& [solver, credit] = *walker.prover;
    const double nodes = visits * options_.solver_nodes;
    if (nodes > credit) return;
    SearchControl control(walker.control, {.nodes = static_cast<std::uint64_t>(nodes)});
    solver.go_on_under(control);
    const auto wins = solver.wins(walker.board.state());
    credit += wins ? nodes : -static_cast<double>(control.nodes());
    if (wins) node.fate.store(*wins ? Fate::lost : Fate::won, relaxed);
}

/// Takes over what its children prove of a node.
void Tree::settle(TreeNode& node, bool is_step) {
    if (node.growth.load(std::memory_order_acquire) != Growth::grown || node.size == 0) return;
    const auto first = node.children.load(relaxed);
    bool any_won = false, all_lost = true;
    for (auto index = first; index < first + node.size; ++index) {
        const auto fate = pool_[index].fate.load(relaxed);
        any_won |= fate == Fate::won;
        all_lost &= fate == Fate::lost;
    }
    const auto best = any_won ? Fate::won : all_lost ? Fate::lost : Fate::open;
    if (best != Fate::open) node.fate.store(is_step ? best : opposite(best), relaxed);
}

/// Makes the most promising moves until it can open a leaf: the chance of the side that is to make the next half move,
/// or that has made a step last. Nothing when it was stopped.
std::optional<int> Tree::descend(Walker& walker) {
    auto& path = walker.path;
    path.assign(1, root_);
    pool_[root_].visits.fetch_add(1, relaxed);
    for (;;) {
        auto& node = pool_[path.back()];
        const bool at_step = is_step(path.size() - 1);
        if (const auto fate = node.fate.load(relaxed); fate != Fate::open)
            return (fate == Fate::won) == at_step ? certain : 0;
        auto growth = Growth::leaf;
        if (node.growth.compare_exchange_strong(growth, Growth::growing, std::memory_order_acquire))
            return at_step ? open_step(walker, path.back()) : open_position(walker, path.back());
        const auto child = growth == Growth::grown ? select(node) : 0;
        if (child == 0)
            return at_step ? int{node.first_chance} : certain - node.first_chance; // another thread is at it
        path.push_back(child);
        auto& next = pool_[child];
        next.visits.fetch_add(1, relaxed);
        if (at_step)
            walker.board.shoot(next.square);
        else
            walker.board.step(next.from, next.square);
    }
}

/// Takes the moves back and adds the chance to all nodes of the path.
void Tree::ascend(Walker& walker, std::optional<int> chance) {
    const auto& path = walker.path;
    const auto last = path.size() - 1;
    const auto mover = maker_of(is_step(last) ? last : last + 1);
    for (auto place = path.size(); place-- > 0;) {
        auto& node = pool_[path[place]];
        if (!chance) {
            node.visits.fetch_sub(1, relaxed);
        } else {
            if (place < last && pool_[path[place + 1]].fate.load(relaxed) != Fate::open) settle(node, is_step(place));
            if (walker.prover && !is_step(place)) prove(walker, node);
            const bool is_own = maker_of(place) == mover;
            const auto fate = node.fate.load(relaxed);
            if (fate != Fate::open) chance = (fate == Fate::won) == is_own ? certain : 0;
            node.sum.fetch_add(is_own ? *chance : certain - *chance, relaxed);
        }
        if (place == 0) continue;
        if (is_step(place))
            walker.board.step(node.square, node.from);
        else
            walker.board.take_back_shot(node.square);
    }
}

/// False when it was stopped.
bool Tree::visit(Walker& walker) {
    const auto before = walker.control.nodes();
    const auto chance = descend(walker);
    if (walker.prover)
        walker.prover->credit += options_.solver_share * static_cast<double>(walker.control.nodes() - before);
    ascend(walker, chance);
    return chance.has_value();
}

bool Tree::look(SearchControl& control) {
    if (pool_[root_].size > 0) return true;
    Walker walker{.board = Board(root_state_), .control = control, .must_answer = true};
    static_cast<void>(visit(walker));
    return pool_[root_].size > 0;
}

void Tree::grow(SearchControl& control, Prover* prover, std::uint64_t max_visits) {
    Walker walker{.board = Board(root_state_), .control = control, .prover = prover};
    while (!is_full() && fate() == Fate::open && visits() < max_visits && visit(walker)) {
    }
}

} // namespace zugzwang::amazons
