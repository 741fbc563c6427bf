#include "games/boxes/think/tree_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "games/boxes/think/effort.hpp"
#include "games/boxes/think/players.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

TreeSearch::TreeSearch(Solver& solver, std::uint64_t seed, std::size_t max_bytes)
    : solver_(solver), root_strings_(solver.start_strings()), strings_(root_strings_),
      boxes_(std::max(1, root_strings_.coins_left())), random_(seed), nodes_(max_bytes) {}

void TreeSearch::set_root(const Rules::State& state, int max_depth) {
    root_strings_ = solver_.strings_at(state);
    strings_ = root_strings_;
    captures_ = take_all(strings_, cuts_);
    cuts_.clear();
    max_depth_ = static_cast<std::size_t>(max_depth);
    playout_order_.clear();
    for (int string = 0; string < strings_.string_count(); ++string) {
        if (!strings_.is_cut(string)) playout_order_.push_back(static_cast<std::int16_t>(string));
    }
    root_ = {.margin = margin_owned(state) + captures_.sure(), .gift = captures_.gift};
    path_.clear();
    root_.node = nodes_.keep_reachable(node_at(root_));
    playouts_ = 0;
    margins_ = squared_margins_ = 0;
}

void TreeSearch::search(SearchControl& control, std::uint64_t playouts) {
    constexpr std::uint64_t playouts_between_clock_looks = 16;
    const auto may_play = [&] { return playouts_ == 0 ? control.visit_regardless() : control.visit(); };
    while (playouts-- > 0 && !(is_proven() && playouts_ > 0) && may_play()) {
        run_playout(control);
        if (playouts % playouts_between_clock_looks == 0 && control.must_stop()) return;
    }
}

void TreeSearch::run_playout(SearchControl& control) {
    Cursor cursor = root_;
    path_.clear();
    while (cursor.node != TreeNodes::none && descends_from(cursor, control)) {
        const auto edge = select_edge(nodes_.at(cursor.node));
        path_.push_back({cursor.node, edge, cursor.sign});
        descend(cursor, edge);
    }
    int margin = 0;
    if (cursor.node != TreeNodes::none) path_.push_back({cursor.node, TreeNodes::none, cursor.sign});
    if (cursor.node != TreeNodes::none && nodes_.at(cursor.node).is_proven())
        margin = cursor.sign * nodes_.at(cursor.node).min;
    else
        margin = random_margin(cursor);
    undo_cuts(strings_, cuts_, 0);
    backpropagate(margin);
}

/// Along the path, from the leaf to the root.
void TreeSearch::backpropagate(int margin) {
    ++playouts_;
    margins_ += margin;
    squared_margins_ += static_cast<double>(margin) * margin;
    bool bounds_changed = false; // of the node below
    for (auto visited = path_.rbegin(); visited != path_.rend(); ++visited) {
        auto& node = nodes_.at(visited->node);
        ++node.visits;
        node.reward += reward_of(visited->sign * margin);
        if (visited->edge == TreeNodes::none) {
            bounds_changed = node.visits == 1 || node.is_proven();
            continue;
        }
        ++nodes_.edges_of(node)[visited->edge].visits;
        bounds_changed = bounds_changed && nodes_.tighten(visited->node);
    }
}

double TreeSearch::reward_of(int margin) const {
    constexpr double by_margin = 0.1; // the rest counts only who wins
    const double won = margin > 0 ? 1.0 : margin < 0 ? 0.0 : 0.5;
    const double part = std::clamp(static_cast<double>(margin) / boxes_, -1.0, 1.0);
    return won * (1 - by_margin) + (part + 1) / 2 * by_margin;
}

/// Whether the playout goes on inside the tree. Expands a leaf once it has been visited often enough.
bool TreeSearch::descends_from(const Cursor& cursor, SearchControl& control) {
    constexpr std::uint32_t visits_before_expansion = 4;
    const auto& node = nodes_.at(cursor.node);
    if (node.is_proven() || path_.size() >= max_depth_) return false;
    if (node.edge_count > 0) return true;
    if (node.visits < visits_before_expansion || nodes_.is_full()) return false;
    solve_leaf(cursor, control);
    if (nodes_.at(cursor.node).is_proven()) return false;
    expand(cursor);
    return true;
}

/// The margin of the player who may take a gift or leave it, if the rest is worth `rest` to whoever must move there.
static TreeNodes::Bounds with_gift(int gift, Solver::Bounds rest) {
    const int low = gift + rest.min, high = gift + rest.max;
    return {.min = low > 0    ? low
                   : high < 0 ? -high
                              : std::abs(low) % 2,
            .max = std::max(std::abs(low), std::abs(high))};
}

/// Solves the position if that costs no more than a few playouts.
void TreeSearch::solve_leaf(const Cursor& cursor, SearchControl& control) {
    constexpr std::uint64_t nodes_for_a_leaf = 100;
    if (expected_nodes(strings_) > nodes_for_a_leaf) return;
    SearchControl part(control, {.nodes = 4 * nodes_for_a_leaf});
    const auto rest = solver_.value_of_rest(strings_, part);
    if (!rest) return;
    const int value = cursor.sign * cursor.margin + (cursor.gift > 0 ? std::abs(cursor.gift + *rest) : *rest);
    auto& node = nodes_.at(cursor.node);
    node.min = node.max = static_cast<std::int16_t>(value);
}

void TreeSearch::expand(const Cursor& cursor) {
    edges_.clear();
    if (cursor.gift > 0) {
        edges_.push_back({.string = TreeNodes::take_all});
        edges_.push_back({.string = TreeNodes::leave_gift});
    } else {
        openings_.clear();
        list_openings(strings_, openings_);
        for (const auto& opening : openings_)
            edges_.push_back({.string = opening.string});
    }
    nodes_.add_edges(cursor.node, edges_);
}

/// By upper confidence bounds (UCT); an edge that was never taken counts as one win.
std::uint32_t TreeSearch::select_edge(const Node& node) const {
    constexpr double c_uct = 0.7;
    const double logarithm = std::log(static_cast<double>(node.visits) + 1);
    const auto edges = nodes_.edges_of(node);
    std::uint32_t best = 0;
    double best_bound = -1;
    for (std::uint32_t index = 0; index < edges.size(); ++index) {
        const auto& edge = edges[index];
        double reward = 0, visits = 0;
        if (edge.node != TreeNodes::none) {
            const auto bounds = nodes_.bounds_after(edge);
            if (bounds.max < node.min) continue;
            const auto& after = nodes_.at(edge.node);
            visits = after.visits;
            reward = edge.passes_turn() ? visits - after.reward : after.reward;
            if (bounds.min == bounds.max) reward = visits * reward_of(bounds.min);
        } else if (edge.visits > 0) { // there was no room for its node
            visits = edge.visits;
            reward = visits * node.reward / node.visits;
        }
        const double bound = (reward + 1) / (visits + 1) + c_uct * std::sqrt(logarithm / (edge.visits + 1.0));
        if (bound > best_bound) {
            best = index;
            best_bound = bound;
        }
    }
    return best;
}

void TreeSearch::descend(Cursor& cursor, std::uint32_t index) {
    const auto edge = nodes_.edges_of(nodes_.at(cursor.node))[index];
    if (edge.string == TreeNodes::take_all) {
        cursor.margin += cursor.sign * cursor.gift;
        cursor.gift = 0;
    } else if (edge.string == TreeNodes::leave_gift) {
        cursor.margin -= cursor.sign * cursor.gift;
        cursor.gift = 0;
        cursor.sign = -cursor.sign;
    } else {
        static_cast<void>(strings_.cut(edge.string));
        cuts_.push_back(edge.string);
        cursor.sign = -cursor.sign;
        const auto captures = take_all(strings_, strings_.ends(edge.string), cuts_);
        cursor.margin += cursor.sign * captures.sure();
        cursor.gift = captures.gift;
    }
    const auto parent = cursor.node;
    cursor.node = edge.node;
    if (cursor.node != TreeNodes::none) return;
    cursor.node = node_at(cursor);
    nodes_.edges_of(nodes_.at(parent))[index].node = cursor.node;
}

/// The node of the position, a new one if need be; none if there is no room, except for the root.
std::uint32_t TreeSearch::node_at(const Cursor& cursor) {
    const int margin = cursor.sign * cursor.margin;
    const auto word = static_cast<std::uint64_t>(margin + max_boxes) << 8 | static_cast<std::uint64_t>(cursor.gift);
    const auto key = solver_.key(strings_) ^ mixed(word + golden_word);
    const auto number = nodes_.find(key);
    if (number != TreeNodes::none) return number;
    if (nodes_.is_full() && !path_.empty()) return TreeNodes::none;
    const auto rest = solver_.bounds(strings_);
    const auto bounds = cursor.gift > 0 ? with_gift(cursor.gift, rest) : TreeNodes::Bounds{rest.min, rest.max};
    return nodes_.add({.key = key,
                       .min = static_cast<std::int16_t>(margin + bounds.min),
                       .max = static_cast<std::int16_t>(margin + bounds.max)});
}

/// Draws three random numbers at a time; their probabilities differ by less than one in two thousand.
void TreeSearch::shuffle_playout_order() {
    constexpr int bits = 21;
    static_assert(max_edges << 11 <= 1 << bits);
    std::uint64_t word = 0;
    for (std::size_t left = playout_order_.size(), drawn = 0; left > 1; --left, ++drawn) {
        word = drawn % 3 == 0 ? random_.below(UINT64_MAX) : word >> bits;
        const auto part = word & ((std::uint64_t{1} << bits) - 1);
        std::swap(playout_order_[left - 1], playout_order_[static_cast<std::size_t>(part * left >> bits)]);
    }
}

/// The final margin if all safe lines are drawn in random order.
int TreeSearch::random_margin(const Cursor& cursor) {
    shuffle_playout_order();
    int sign = cursor.sign;
    int safe = 0;
    for (const int string : playout_order_) {
        if (strings_.is_cut(string) || !is_safe(strings_, string)) continue;
        static_cast<void>(strings_.cut(string));
        cuts_.push_back(static_cast<std::int16_t>(string));
        ++safe;
    }
    if (safe % 2 == 1) sign = -sign;
    const int rest = endgame_.margin(strings_);
    if (cursor.gift == 0) return cursor.margin + sign * rest;
    // The player who may take the gift decides by what the rest is worth after the safe lines.
    const int left = safe % 2 == 1 ? -rest : rest;
    return cursor.margin + cursor.sign * std::abs(cursor.gift + left);
}

/// An edge that is proven best, or else the most visited one that may still be.
const TreeNodes::Edge& TreeSearch::best_edge(const Node& node) const {
    const auto worth = [&](const Edge& edge) {
        if (edge.node == TreeNodes::none) return -1.0;
        const auto bounds = nodes_.bounds_after(edge);
        if (bounds.min >= node.max) return 1e12;
        return bounds.max < node.min ? 0.0 : static_cast<double>(edge.visits);
    };
    const auto edges = nodes_.edges_of(node);
    return *std::max_element(edges.begin(), edges.end(),
                             [&](const Edge& a, const Edge& b) { return worth(a) < worth(b); });
}

int TreeSearch::best_string() const {
    const auto& node = nodes_.at(root_.node);
    if (captures_.all > 0) {
        const bool leave = captures_.gift > 0 && node.edge_count > 0 && best_edge(node).string == TreeNodes::leave_gift;
        return next_cut(root_strings_, leave ? Plan::leave_gift : Plan::take_all);
    }
    if (node.edge_count > 0) return best_edge(node).string;
    std::vector<Opening> openings;
    list_openings(root_strings_, openings);
    return openings.front().string;
}

double TreeSearch::chance() const {
    const auto& node = nodes_.at(root_.node);
    if (node.is_proven()) return node.min > 0 ? 1 : node.min < 0 ? 0 : 0.5;
    return node.reward / std::max(1U, node.visits);
}

double TreeSearch::expected_margin() const { return margins_ / std::max(1U, playouts_); }

double TreeSearch::margin_spread() const {
    const double mean = expected_margin();
    return std::sqrt(std::max(0.0, squared_margins_ / std::max(1U, playouts_) - mean * mean));
}

int TreeSearch::depth() const {
    int depth = 0;
    for (auto number = root_.node; number != TreeNodes::none && nodes_.at(number).edge_count > 0; ++depth)
        number = best_edge(nodes_.at(number)).node;
    return std::max(1, depth);
}

std::vector<int> TreeSearch::line() const {
    std::vector<int> strings{best_string()};
    if (captures_.all > 0) return strings;
    Strings cut = root_strings_;
    for (auto number = root_.node; is_safe(cut, strings.back());) {
        static_cast<void>(cut.cut(strings.back()));
        number = nodes_.at(number).edge_count > 0 ? best_edge(nodes_.at(number)).node : TreeNodes::none;
        if (number == TreeNodes::none || nodes_.at(number).edge_count == 0) break;
        strings.push_back(best_edge(nodes_.at(number)).string);
    }
    return strings;
}

} // namespace zugzwang::boxes
