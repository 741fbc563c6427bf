#include "games/boxes/think/classes.hpp"

#include <algorithm>
#include <bitset>

namespace zugzwang::boxes {
namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// Calls `taken(box)` for every box that can be taken once the line is drawn, one after the other.
template <class Taken>
void take_after(const Rules::State& state, int edge, Taken taken) {
    Rules::State now = state;
    now.drawn.set(at(edge));
    std::vector<int> doubtful;
    const auto look_beside = [&](int drawn) {
        for (const int box : now.grid.boxes_beside(drawn))
            doubtful.push_back(box);
    };
    look_beside(edge);
    while (!doubtful.empty()) {
        const int box = doubtful.back();
        doubtful.pop_back();
        if (sides_drawn(now, box) != 3) continue;
        for (const int side : now.grid.edges_of(box)) {
            if (now.drawn[at(side)]) continue;
            for (const int beside : now.grid.boxes_beside(side)) {
                if (sides_drawn(now, beside) == 3) taken(beside);
            }
            now.drawn.set(at(side));
            look_beside(side);
            break;
        }
    }
}

} // namespace

int boxes_given_by(const Rules::State& state, int edge) {
    int given = 0;
    take_after(state, edge, [&](int) { ++given; });
    return given;
}

std::vector<int> gift_of(const Rules::State& state, int edge) {
    std::vector<int> boxes;
    take_after(state, edge, [&](int box) { boxes.push_back(box); });
    return boxes;
}

LineClasses::LineClasses(const Rules::State& state) : state_(state), price_(at(state.grid.edges()), 0) {
    for (const auto& move : Rules::legal_moves(state))
        classify(move.edge);
}

void LineClasses::draw(int edge) {
    const auto touched = touched_by(edge);
    forget(edge);
    state_ = Rules::after(state_, {edge});
    for (const int line : touched) {
        if (line == edge) continue;
        forget(line);
        classify(line);
    }
}

LinePlace LineClasses::place_of(int edge) const {
    if (completing_.contains(edge)) return {LineClass::completing};
    const int price = price_[at(edge)];
    return {price > 0 ? LineClass::giving : LineClass::neutral, price};
}

void LineClasses::classify(int edge) {
    const auto beside = state_.grid.boxes_beside(edge);
    const auto has_sides = [&](int sides) {
        return std::ranges::any_of(beside, [&](int box) { return sides_drawn(state_, box) == sides; });
    };
    if (has_sides(3)) {
        completing_.insert(edge);
    } else if (has_sides(2)) {
        price_[at(edge)] = boxes_given_by(state_, edge);
        giving_.insert({price_[at(edge)], edge});
    } else {
        neutral_.insert(std::ranges::lower_bound(neutral_, edge), edge);
    }
}

void LineClasses::forget(int edge) {
    completing_.erase(edge);
    giving_.erase({std::exchange(price_[at(edge)], 0), edge});
    const auto found = std::ranges::lower_bound(neutral_, edge);
    if (found != neutral_.end() && *found == edge) neutral_.erase(found);
}

/// The undrawn lines whose class or price may change when this one is drawn: those that open boxes connect with it.
std::vector<int> LineClasses::touched_by(int edge) const {
    std::bitset<max_boxes> seen;
    std::bitset<max_edges> found;
    std::vector<int> boxes;
    const auto enter = [&](int line) {
        found.set(at(line));
        for (const int box : state_.grid.boxes_beside(line)) {
            if (!seen[at(box)]) boxes.push_back(box);
            seen.set(at(box));
        }
    };
    enter(edge);
    while (!boxes.empty()) {
        const int box = boxes.back();
        boxes.pop_back();
        for (const int line : state_.grid.edges_of(box)) {
            if (!state_.drawn[at(line)] && !found[at(line)]) enter(line);
        }
    }
    std::vector<int> lines;
    for (int line = 0; line < state_.grid.edges(); ++line) {
        if (found[at(line)]) lines.push_back(line);
    }
    return lines;
}

} // namespace zugzwang::boxes
