#include "games/amazons/think/search_tree.hpp"

#include <algorithm>

namespace zugzwang::amazons {
namespace {

using Bound = SearchTree::Bound;

/// Turns a value for the side that played a move at that ply into one for the side at the root, and back.
constexpr int seen_from_root(int value, int ply) { return ply % 2 == 1 ? value : -value; }

/// Calls `work` with the kind as a constant.
template <class Work>
auto with_kind(SearchKind kind, Work work) {
    using enum SearchKind;
    if (kind == minimax) return work(std::integral_constant<SearchKind, minimax>{});
    if (kind == alpha_beta) return work(std::integral_constant<SearchKind, alpha_beta>{});
    return work(std::integral_constant<SearchKind, sorted_alpha_beta>{});
}

} // namespace

bool SearchTree::improves_on(const Node& node, int best) {
    // At the root alpha already tells equal values apart by the order of the moves.
    if (node.ply == 1) return node.value > node.alpha;
    return node.ply % 2 == 1 ? node.value > best : node.value < best;
}

std::vector<Rules::Move> SearchTree::line_to(std::size_t node) const {
    std::vector<Rules::Move> line;
    for (; node != 0; node = nodes[node].parent)
        line.push_back(nodes[node].move);
    std::ranges::reverse(line);
    return line;
}

std::size_t SearchTree::ancestor(std::size_t node, int ply) const {
    while (nodes[node].ply > ply)
        node = nodes[node].parent;
    return node;
}

std::optional<std::size_t> SearchTree::child(std::size_t parent, const Rules::Move& move) const {
    std::optional<std::size_t> node;
    for_each_child(parent, [&](std::size_t child) {
        if (nodes[child].move == move) node = child;
    });
    return node;
}

void TreeRecorder::begin(int depth) {
    const auto searched = tree_.before + tree_.node_count;
    before_ = std::move(tree_);
    tree_ = {.depth = depth, .before = searched, .nodes = {{.end = 1}}};
    line_ = {0};
}

void TreeRecorder::enter(const Rules::Move& move, int alpha, int beta) {
    const auto ply = static_cast<int>(line_.size());
    const bool own = ply % 2 == 1;
    line_.push_back(tree_.nodes.size());
    tree_.nodes.push_back({.move = move,
                           .ply = static_cast<std::uint8_t>(ply),
                           .alpha = own ? alpha : -beta,
                           .beta = own ? beta : -alpha,
                           .parent = line_[line_.size() - 2],
                           .number = ++tree_.node_count});
}

void TreeRecorder::leave(int value) {
    const auto index = line_.back();
    line_.pop_back();
    auto& node = tree_.nodes[index];
    node.value = seen_from_root(value, node.ply);
    // Until now `bound` was that of its best reply. The moves cut off could only lower the value for who moved here.
    if (node.cut > 0) node.bound = node.ply % 2 == 1 ? Bound::upper : Bound::lower;
    if (node.answers > 0 && tree_.nodes.size() > max_nodes_) {
        tree_.nodes.resize(index + 1);
        node.folded = true;
    }
    node.end = tree_.nodes.size();
    auto& parent = tree_.nodes[node.parent];
    parent.end = node.end;
    const bool is_better = parent.answers++ == 0 || SearchTree::improves_on(node, parent.value);
    if (!is_better) return;
    parent.answer = node.move;
    parent.value = node.value;
    parent.bound = node.bound;
}

void TreeRecorder::cut(std::uint64_t moves) { tree_.nodes[line_.back()].cut += moves; }

SearchTree TreeRecorder::take(int depth) { return std::move(tree_.depth == depth ? tree_ : before_); }

RecordedSearch recorded_search(SearchKind kind, const Rules::State& state, int depth, SearchControl& control,
                               std::size_t max_nodes) {
    TreeRecorder recorder(max_nodes);
    RecordedSearch search;
    search.result = with_kind(kind, [&](auto constant) {
        return iterative_deepening<decltype(constant)::value>(state, depth, control, {}, RecordingObserver{&recorder});
    });
    search.tree = recorder.take(search.result.depth);
    return search;
}

PassFigures pass_figures(SearchKind kind, const Rules::State& state, int depth, SearchControl& control) {
    return with_kind(kind, [&](auto constant) {
        using Clock = SearchControl::Clock;
        FixedDepthSearch<decltype(constant)::value> search(state, control);
        const auto nothing = [](std::size_t) {};
        const auto start = Clock::now();
        for (int iteration = 1; iteration < depth; ++iteration)
            static_cast<void>(search.best(iteration, nothing));
        const auto best = search.best(depth, nothing);
        PassFigures figures{.nodes = control.nodes(), .time = Clock::now() - start};
        if (best && !control.stopped()) figures.move = best->move;
        return figures;
    });
}

} // namespace zugzwang::amazons
