#include "games/boxes/think/classes.hpp"

#include <algorithm>
#include <bitset>

#include "games/boxes/think/index.hpp"

namespace zugzwang::boxes {
namespace {

/// Calls `visit(box)` for every box that can be taken once the line is drawn, in order.
template <class Visit>
void take_after(const Rules::State& state, int edge, Visit visit) {
    Rules::State now = state;
    now.drawn.set(at(edge));
    std::vector<int> boxes_to_check;
    const auto check_beside = [&](int drawn) {
        for (const int box : now.grid.boxes_beside(drawn))
            boxes_to_check.push_back(box);
    };
    check_beside(edge);
    while (!boxes_to_check.empty()) {
        const int box = boxes_to_check.back();
        boxes_to_check.pop_back();
        if (sides_drawn(now, box) != 3) continue;
        for (const int side : now.grid.edges_of(box)) {
            if (now.drawn[at(side)]) continue;
            for (const int beside : now.grid.boxes_beside(side)) {
                if (sides_drawn(now, beside) == 3) visit(beside);
            }
            now.drawn.set(at(side));
            check_beside(side);
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

int boxes_left_by(const Rules::State& state, int edge) {
    LineClasses classes(state);
    classes.draw(edge);
    int taken = 0;
    while (!classes.completing().empty()) {
        const int line = *classes.completing().begin();
        taken += boxes_closed_by(classes.state(), line);
        classes.draw(line);
    }
    return taken;
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
    const auto affected = affected_by(edge);
    remove(edge);
    state_ = Rules::after(state_, {edge});
    for (const int line : affected) {
        if (line == edge) continue;
        remove(line);
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

void LineClasses::remove(int edge) {
    completing_.erase(edge);
    giving_.erase({std::exchange(price_[at(edge)], 0), edge});
    const auto place = std::ranges::lower_bound(neutral_, edge);
    if (place != neutral_.end() && *place == edge) neutral_.erase(place);
}

/// The undrawn lines whose class or price may change when this one is drawn: those connected with it by open boxes.
std::vector<int> LineClasses::affected_by(int edge) const {
    std::bitset<max_boxes> seen_boxes;
    std::bitset<max_edges> seen_lines;
    std::vector<int> boxes;
    const auto enter = [&](int line) {
        seen_lines.set(at(line));
        for (const int box : state_.grid.boxes_beside(line)) {
            if (!seen_boxes[at(box)]) boxes.push_back(box);
            seen_boxes.set(at(box));
        }
    };
    enter(edge);
    while (!boxes.empty()) {
        const int box = boxes.back();
        boxes.pop_back();
        for (const int line : state_.grid.edges_of(box)) {
            if (!state_.drawn[at(line)] && !seen_lines[at(line)]) enter(line);
        }
    }
    std::vector<int> lines;
    for (int line = 0; line < state_.grid.edges(); ++line) {
        if (seen_lines[at(line)]) lines.push_back(line);
    }
    return lines;
}

} // namespace zugzwang::boxes
