#include "games/boxes/think/tree_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "games/boxes/think/effort.hpp"
#include "games/boxes/think/players.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

TreeSearch::TreeSearch(Solver& solver, std::uint64_t seed, std::size_t max_bytes)
    : solver_(solver), start_(solver.whole()), strings_(start_), boxes_(std::max(1, start_.coins_left())),
      random_(seed), positions_(max_bytes) {}

void TreeSearch::move_to(const Rules::State& state, int max_depth) {
    start_ = solver_.strings_at(state);
    strings_ = start_;
    captures_ = take_all(strings_, cuts_);
    cuts_.clear();
    max_depth_ = static_cast<std::size_t>(max_depth);
    order_.clear();
    for (int string = 0; string < strings_.string_count(); ++string) {
        if (!strings_.is_cut(string)) order_.push_back(static_cast<std::int16_t>(string));
    }
    root_ = {.margin = margin_owned(state) + captures_.sure(), .gift = captures_.gift};
    path_.clear();
    root_.position = positions_.keep_what_follows(position_at(root_));
    walks_ = 0;
    margins_ = squared_margins_ = 0;
}

void TreeSearch::grow(SearchControl& control, std::uint64_t playouts) {
    constexpr std::uint64_t walks_between_looks = 16;
    const auto may_walk = [&] { return walks_ == 0 ? control.visit_all_the_same() : control.visit(); };
    while (playouts-- > 0 && !(is_settled() && walks_ > 0) && may_walk()) {
        walk(control);
        if (playouts % walks_between_looks == 0 && control.must_stop()) return;
    }
}

void TreeSearch::walk(SearchControl& control) {
    Place place = root_;
    path_.clear();
    while (place.position != TreePositions::none && has_steps(place, control)) {
        const auto step = chosen_step(positions_.at(place.position));
        path_.push_back({place.position, step, place.sign});
        make_step(place, step);
    }
    int margin = 0;
    if (place.position != TreePositions::none) path_.push_back({place.position, TreePositions::none, place.sign});
    if (place.position != TreePositions::none && positions_.at(place.position).is_settled())
        margin = place.sign * positions_.at(place.position).min;
    else
        margin = play_out(place);
    mend_down_to(strings_, cuts_, 0);
    learn(margin);
}

/// The margin at the end of the walk that the path tells.
void TreeSearch::learn(int margin) {
    ++walks_;
    margins_ += margin;
    squared_margins_ += static_cast<double>(margin) * margin;
    bool is_news = false; // what is proven of the last position that was looked at
    for (auto trodden = path_.rbegin(); trodden != path_.rend(); ++trodden) {
        auto& position = positions_.at(trodden->position);
        ++position.visits;
        position.gain += result(trodden->sign * margin);
        if (trodden->step == TreePositions::none) {
            is_news = position.visits == 1 || position.is_settled();
            continue;
        }
        ++positions_.steps_of(position)[trodden->step].visits;
        is_news = is_news && positions_.tighten(trodden->position);
    }
}

double TreeSearch::result(int margin) const {
    constexpr double by_margin = 0.1; // the rest goes by winning alone
    const double won = margin > 0 ? 1.0 : margin < 0 ? 0.0 : 0.5;
    const double part = std::clamp(static_cast<double>(margin) / boxes_, -1.0, 1.0);
    return won * (1 - by_margin) + (part + 1) / 2 * by_margin;
}

/// Whether the walk goes on from there; where it has come often enough, steps are made.
bool TreeSearch::has_steps(const Place& place, SearchControl& control) {
    constexpr std::uint32_t visits_before_steps = 4;
    const auto& position = positions_.at(place.position);
    if (position.is_settled() || path_.size() >= max_depth_) return false;
    if (position.steps > 0) return true;
    if (position.visits < visits_before_steps || positions_.is_full()) return false;
    settle(place, control);
    if (positions_.at(place.position).is_settled()) return false;
    expand(place);
    return true;
}

/// The margin of who is to decide about a gift, when what is left is worth `rest` for whoever must move there.
static TreePositions::Bounds with_gift(int gift, Solver::Bounds rest) {
    const int low = gift + rest.min, high = gift + rest.max;
    return {.min = low > 0    ? low
                   : high < 0 ? -high
                              : std::abs(low) % 2,
            .max = std::max(std::abs(low), std::abs(high))};
}

/// Solves it if that is no more work than some playouts.
void TreeSearch::settle(const Place& place, SearchControl& control) {
    constexpr std::uint64_t nodes_for_a_leaf = 100;
    if (expected_nodes(strings_) > nodes_for_a_leaf) return;
    SearchControl part(control, {.nodes = 4 * nodes_for_a_leaf});
    const auto rest = solver_.value_of_rest(strings_, part);
    if (!rest) return;
    const int value = place.sign * place.margin + (place.gift > 0 ? std::abs(place.gift + *rest) : *rest);
    auto& position = positions_.at(place.position);
    position.min = position.max = static_cast<std::int16_t>(value);
}

void TreeSearch::expand(const Place& place) {
    steps_.clear();
    if (place.gift > 0) {
        steps_.push_back({.string = TreePositions::take_all});
        steps_.push_back({.string = TreePositions::leave_gift});
    } else {
        openings_.clear();
        list_openings(strings_, openings_);
        for (const auto& opening : openings_)
            steps_.push_back({.string = opening.string});
    }
    positions_.add_steps(place.position, steps_);
}

/// By upper confidence bounds; a step that nobody took yet counts as if it had won once.
std::uint32_t TreeSearch::chosen_step(const Position& position) const {
    constexpr double curiosity = 0.7;
    const double logarithm = std::log(static_cast<double>(position.visits) + 1);
    const auto steps = positions_.steps_of(position);
    std::uint32_t best = 0;
    double best_bound = -1;
    for (std::uint32_t index = 0; index < steps.size(); ++index) {
        const auto& step = steps[index];
        double gain = 0, visits = 0;
        if (step.position != TreePositions::none) {
            const auto bounds = positions_.bounds_after(step);
            if (bounds.max < position.min) continue;
            const auto& after = positions_.at(step.position);
            visits = after.visits;
            gain = step.passes_turn() ? visits - after.gain : after.gain;
            if (bounds.min == bounds.max) gain = visits * result(bounds.min);
        } else if (step.visits > 0) { // there was no room to keep where it leads
            visits = step.visits;
            gain = visits * position.gain / position.visits;
        }
        const double bound = (gain + 1) / (visits + 1) + curiosity * std::sqrt(logarithm / (step.visits + 1.0));
        if (bound > best_bound) {
            best = index;
            best_bound = bound;
        }
    }
    return best;
}

void TreeSearch::make_step(Place& place, std::uint32_t step) {
    const auto taken = positions_.steps_of(positions_.at(place.position))[step];
    if (taken.string == TreePositions::take_all) {
        place.margin += place.sign * place.gift;
        place.gift = 0;
    } else if (taken.string == TreePositions::leave_gift) {
        place.margin -= place.sign * place.gift;
        place.gift = 0;
        place.sign = -place.sign;
    } else {
        static_cast<void>(strings_.cut(taken.string));
        cuts_.push_back(taken.string);
        place.sign = -place.sign;
        const auto captures = take_all(strings_, strings_.ends(taken.string), cuts_);
        place.margin += place.sign * captures.sure();
        place.gift = captures.gift;
    }
    const auto before = place.position;
    place.position = taken.position;
    if (place.position != TreePositions::none) return;
    place.position = position_at(place);
    positions_.steps_of(positions_.at(before))[step].position = place.position;
}

/// What was met before, or a new one; none where there is no room, but for the root.
std::uint32_t TreeSearch::position_at(const Place& place) {
    const int margin = place.sign * place.margin;
    const auto words = static_cast<std::uint64_t>(margin + max_boxes) << 8 | static_cast<std::uint64_t>(place.gift);
    const auto key = solver_.name(strings_) ^ mixed(words + golden_word);
    const auto found = positions_.find(key);
    if (found != TreePositions::none) return found;
    if (positions_.is_full() && !path_.empty()) return TreePositions::none;
    const auto rest = solver_.bounds(strings_);
    const auto bounds = place.gift > 0 ? with_gift(place.gift, rest) : TreePositions::Bounds{rest.min, rest.max};
    return positions_.add({.key = key,
                           .min = static_cast<std::int16_t>(margin + bounds.min),
                           .max = static_cast<std::int16_t>(margin + bounds.max)});
}

/// In lots of three random numbers each, of which none is more likely than another by one in two thousand.
void TreeSearch::shuffle_order() {
    constexpr int bits = 21;
    static_assert(max_edges << 11 <= 1 << bits);
    std::uint64_t word = 0;
    for (std::size_t left = order_.size(), drawn = 0; left > 1; --left, ++drawn) {
        word = drawn % 3 == 0 ? random_.below(UINT64_MAX) : word >> bits;
        const auto part = word & ((std::uint64_t{1} << bits) - 1);
        std::swap(order_[left - 1], order_[static_cast<std::size_t>(part * left >> bits)]);
    }
}

/// The margin at the end when all safe lines are drawn in a random order.
int TreeSearch::play_out(const Place& place) {
    shuffle_order();
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
    if (place.gift == 0) return place.margin + sign * rest;
    // Who may take decides by what is left; the safe lines are drawn in between.
    const int left = safe % 2 == 1 ? -rest : rest;
    return place.margin + place.sign * std::abs(place.gift + left);
}

/// What is proven to be best, or else the most trodden of what may still be.
const TreePositions::Step& TreeSearch::best_step(const Position& position) const {
    const auto worth = [&](const Step& step) {
        if (step.position == TreePositions::none) return -1.0;
        const auto bounds = positions_.bounds_after(step);
        if (bounds.min >= position.max) return 1e12;
        return bounds.max < position.min ? 0.0 : static_cast<double>(step.visits);
    };
    const auto steps = positions_.steps_of(position);
    return *std::max_element(steps.begin(), steps.end(),
                             [&](const Step& a, const Step& b) { return worth(a) < worth(b); });
}

int TreeSearch::best_string() const {
    const auto& position = positions_.at(root_.position);
    if (captures_.all > 0) {
        const bool leave =
            captures_.gift > 0 && position.steps > 0 && best_step(position).string == TreePositions::leave_gift;
        return next_cut(start_, leave ? Plan::leave_gift : Plan::take_all);
    }
    if (position.steps > 0) return best_step(position).string;
    std::vector<Opening> openings;
    list_openings(start_, openings);
    return openings.front().string;
}

double TreeSearch::chance() const {
    const auto& position = positions_.at(root_.position);
    if (position.is_settled()) return position.min > 0 ? 1 : position.min < 0 ? 0 : 0.5;
    return position.gain / std::max(1U, position.visits);
}

double TreeSearch::expected_margin() const { return margins_ / std::max(1U, walks_); }

double TreeSearch::margin_spread() const {
    const double mean = expected_margin();
    return std::sqrt(std::max(0.0, squared_margins_ / std::max(1U, walks_) - mean * mean));
}

int TreeSearch::depth() const {
    int depth = 0;
    for (auto number = root_.position; number != TreePositions::none && positions_.at(number).steps > 0; ++depth)
        number = best_step(positions_.at(number)).position;
    return std::max(1, depth);
}

std::vector<int> TreeSearch::line() const {
    std::vector<int> strings{best_string()};
    if (captures_.all > 0) return strings;
    Strings cut = start_;
    for (auto number = root_.position; is_safe(cut, strings.back());) {
        static_cast<void>(cut.cut(strings.back()));
        number = positions_.at(number).steps > 0 ? best_step(positions_.at(number)).position : TreePositions::none;
        if (number == TreePositions::none || positions_.at(number).steps == 0) break;
        strings.push_back(best_step(positions_.at(number)).string);
    }
    return strings;
}

} // namespace zugzwang::boxes
