#include "games/boxes/think/tree_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace zugzwang::boxes {

TreeSearch::TreeSearch(const Strings& strings, int margin, std::uint64_t seed, int max_depth)
    : start_(strings), strings_(strings), start_margin_(margin), max_depth_(static_cast<std::size_t>(max_depth)),
      boxes_(strings.coins_left()), random_(seed), nodes_(1) {
    assert(boxes_ > 0);
    start_captures_ = take_all(strings_, cuts_);
    order_.resize(static_cast<std::size_t>(strings.string_count()));
    std::iota(order_.begin(), order_.end(), std::int16_t{0});
    std::erase_if(order_, [&](int string) { return strings_.is_cut(string); });
    cuts_.clear();
}

TreeSearch::Place TreeSearch::root() const {
    Place place{.margin = start_margin_, .captures = start_captures_};
    if (start_captures_.gift == 0) place.margin += start_captures_.all;
    return place;
}

void TreeSearch::grow(SearchControl& control, std::uint64_t playouts) {
    constexpr std::uint64_t walks_between_looks = 16;
    const auto may_walk = [&] { return nodes_.front().visits == 0 ? control.visit_all_the_same() : control.visit(); };
    while (playouts-- > 0 && !is_full() && may_walk()) {
        walk();
        if (playouts % walks_between_looks == 0 && control.must_stop()) return;
    }
}

void TreeSearch::walk() {
    Place place = root();
    path_.assign(1, {0, -1});
    while (nodes_[place.node].children > 0 || nodes_[place.node].visits >= visits_before_children) {
        if (path_.size() > max_depth_) break;
        if (nodes_[place.node].children == 0) expand(place);
        if (nodes_[place.node].children == 0) break; // the game is over here
        place.node = chosen_child(nodes_[place.node]);
        path_.emplace_back(place.node, place.sign);
        make_step(place);
    }
    const int margin = play_out(place);
    mend_down_to(strings_, cuts_, 0);
    margins_ += margin;
    squared_margins_ += static_cast<double>(margin) * margin;
    for (const auto& [node, sign] : path_) {
        ++nodes_[node].visits;
        nodes_[node].gain += result(sign * margin);
    }
}

float TreeSearch::result(int margin) const {
    constexpr float by_margin = 0.1F; // the rest goes by winning alone
    const float won = margin > 0 ? 1.0F : margin < 0 ? 0.0F : 0.5F;
    const float part = std::clamp(static_cast<float>(margin) / static_cast<float>(boxes_), -1.0F, 1.0F);
    return won * (1 - by_margin) + (part + 1) / 2 * by_margin;
}

void TreeSearch::expand(const Place& place) {
    nodes_[place.node].first_child = static_cast<std::uint32_t>(nodes_.size());
    const auto add = [&](Step step, int string) {
        nodes_.push_back({.string = static_cast<std::int16_t>(string), .step = step});
        ++nodes_[place.node].children;
    };
    if (place.captures.gift > 0) {
        add(Step::take_all, 0);
        add(Step::leave_gift, 0);
        return;
    }
    openings_.clear();
    list_openings(strings_, openings_);
    for (const auto& opening : openings_)
        add(Step::cut, opening.string);
}

/// By upper confidence bounds; a child without visits counts as if it had won once.
std::uint32_t TreeSearch::chosen_child(const Node& node) const {
    constexpr float curiosity = 0.7F;
    const float logarithm = std::log(static_cast<float>(node.visits) + 1);
    std::uint32_t best = node.first_child;
    float best_bound = -1;
    for (std::uint32_t child = node.first_child; child < node.first_child + node.children; ++child) {
        const auto visits = static_cast<float>(nodes_[child].visits);
        const float bound = (nodes_[child].gain + 1) / (visits + 1) + curiosity * std::sqrt(logarithm / (visits + 1));
        if (bound > best_bound) {
            best = child;
            best_bound = bound;
        }
    }
    return best;
}

void TreeSearch::make_step(Place& place) {
    const Node& node = nodes_[place.node];
    if (node.step == Step::take_all) {
        place.margin += place.sign * place.captures.all;
        place.captures = {};
        return;
    }
    if (node.step == Step::leave_gift) {
        place.margin += place.sign * (place.captures.sure() - place.captures.gift);
        place.sign = -place.sign;
        place.captures = {};
        return;
    }
    static_cast<void>(strings_.cut(node.string));
    cuts_.push_back(node.string);
    place.sign = -place.sign;
    place.captures = take_all(strings_, strings_.ends(node.string), cuts_);
    if (place.captures.gift > 0) return;
    place.margin += place.sign * place.captures.all;
    place.captures = {};
}

/// The margin at the end when all safe lines are drawn in a random order.
int TreeSearch::play_out(const Place& place) {
    random_.shuffle(order_);
    int sign = place.sign;
    int safe = 0;
    for (const int string : order_) {
        if (strings_.is_cut(string) || !is_safe(strings_, string)) continue;
        static_cast<void>(strings_.cut(string));
        cuts_.push_back(static_cast<std::int16_t>(string));
        ++safe;
    }
    if (safe % 2 == 1) sign = -sign;
    const int rest = endgame_.margin(strings_);
    if (place.captures.gift == 0) return place.margin + sign * rest;
    // Who may take decides by what is left; the safe lines are drawn in between.
    const int left = safe % 2 == 1 ? -rest : rest;
    return place.margin + place.sign * (place.captures.sure() + std::abs(place.captures.gift + left));
}

const TreeSearch::Node& TreeSearch::most_trodden(const Node& node) const {
    const auto first = nodes_.begin() + node.first_child;
    return *std::max_element(first, first + node.children,
                             [](const Node& a, const Node& b) { return a.visits < b.visits; });
}

int TreeSearch::best_string() const {
    if (start_captures_.all > 0) {
        const bool leave = start_captures_.gift > 0 && nodes_.front().children > 0 &&
                           most_trodden(nodes_.front()).step == Step::leave_gift;
        return next_cut(start_, leave ? Plan::leave_gift : Plan::take_all);
    }
    if (nodes_.front().children > 0) return most_trodden(nodes_.front()).string;
    std::vector<Opening> openings;
    list_openings(start_, openings);
    return openings.front().string;
}

double TreeSearch::chance() const {
    const auto visits = static_cast<double>(std::max(1U, nodes_.front().visits));
    return 1 - static_cast<double>(nodes_.front().gain) / visits;
}

double TreeSearch::expected_margin() const {
    return margins_ / static_cast<double>(std::max(1U, nodes_.front().visits));
}

double TreeSearch::margin_spread() const {
    const auto visits = static_cast<double>(std::max(1U, nodes_.front().visits));
    return std::sqrt(std::max(0.0, squared_margins_ / visits - expected_margin() * expected_margin()));
}

int TreeSearch::depth() const {
    int depth = 0;
    for (const Node* node = &nodes_.front(); node->children > 0; node = &most_trodden(*node))
        ++depth;
    return std::max(1, depth);
}

std::vector<int> TreeSearch::line() const {
    if (start_captures_.all > 0 || nodes_.front().children == 0) return {best_string()};
    std::vector<int> strings;
    for (const Node* node = &nodes_.front(); node->children > 0;) {
        node = &most_trodden(*node);
        if (node->step != Step::cut) break;
        strings.push_back(node->string);
    }
    return strings;
}

} // namespace zugzwang::boxes
