#include "games/amazons/show/tree_rows.hpp"

#include <algorithm>

namespace zugzwang::amazons {
namespace {

void fold(std::vector<TreeRow>& rows, std::vector<TreeRow>& waiting, const SearchTree& tree,
          const std::set<std::size_t>& unfolded) {
    if (waiting.empty()) return;
    if (waiting.size() == 1 || unfolded.contains(waiting.front().node)) {
        rows.insert(rows.end(), waiting.begin(), waiting.end());
    } else {
        TreeRow row{.kind = TreeRow::Kind::folded, .node = waiting.front().node, .count = waiting.size()};
        row.best = waiting.back().best;
        row.count_cut = static_cast<std::uint64_t>(
            std::ranges::count_if(waiting, [&](const TreeRow& each) { return tree.nodes[each.node].cut > 0; }));
        rows.push_back(row);
    }
    waiting.clear();
}

} // namespace

std::vector<TreeRow> rows_of(const SearchTree& tree, std::size_t parent, std::size_t current,
                             const std::set<std::size_t>& unfolded) {
    const auto& above = tree.nodes[parent];
    std::size_t present = 0, before = 0; // the answer that is looked at now or was last, and the one before it
    tree.for_each_child(parent, [&](std::size_t child) {
        if (child > current) return;
        before = present;
        present = child;
    });
    std::vector<TreeRow> rows, waiting;
    std::optional<int> best;
    std::uint64_t seen = 0;
    tree.for_each_child(parent, [&](std::size_t child) {
        if (child > current) return;
        ++seen;
        const auto& node = tree.nodes[child];
        const bool known = tree.is_complete(child, current);
        const bool bettered = known && (!best || SearchTree::improves_on(node, *best));
        if (bettered) best = node.value;
        TreeRow row{.kind = TreeRow::Kind::move, .node = child, .count = 1};
        row.best = best.value_or(0);
        if (!bettered && child != present && child != before) {
            waiting.push_back(row);
            return;
        }
        fold(rows, waiting, tree, unfolded);
        rows.push_back(row);
    });
    const auto remaining = [&] { return above.answers + above.cut - seen; };
    if (above.folded) {
        rows.push_back({.kind = TreeRow::Kind::folded, .node = parent, .count = above.answers});
        seen = above.answers;
    }
    if (remaining() > 0)
        rows.push_back({.kind = tree.is_complete(parent, current) ? TreeRow::Kind::cut : TreeRow::Kind::to_come,
                        .count = remaining()});
    return rows;
}

std::optional<std::size_t> best_so_far(const SearchTree& tree, std::size_t parent, std::size_t current) {
    std::optional<std::size_t> best;
    tree.for_each_child(parent, [&](std::size_t child) {
        if (child > current || !tree.is_complete(child, current)) return;
        if (!best || SearchTree::improves_on(tree.nodes[child], tree.nodes[*best].value)) best = child;
    });
    return best;
}

} // namespace zugzwang::amazons
