#include "games/boxes/show/view.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float margin_in_cells = 0.36F;
constexpr float min_margin = 0.036F; ///< Of the area's shorter side: room for the labels.
constexpr float largest_cell = 0.3F; ///< Of the area's shorter side, so that a 1×1 board is no giant.
constexpr float reach = 0.4F;        ///< In cells: how far from a line a click still means it.

bool is_drawn(const Rules::State& state, int edge) { return state.drawn[static_cast<std::size_t>(edge)]; }

/// The middle of a line on a grid twice as fine as the dots'.
struct Fine {
    int x, y;
};
Fine fine_middle(const Grid& grid, int edge) {
    const Dot a = grid.start_of(edge);
    const Dot b = grid.end_of(edge);
    return {a.x + b.x, a.y + b.y};
}

} // namespace

void View::place(Rect area, const Rules::State& state) {
    grid_ = state.grid;
    const float shorter = std::min(area.width, area.height);
    const auto columns = static_cast<float>(grid_.columns);
    const auto rows = static_cast<float>(grid_.rows);
    const float by_cells =
        std::min(area.width / (columns + 2 * margin_in_cells), area.height / (rows + 2 * margin_in_cells));
    const float min = std::ceil(shorter * min_margin);
    const float by_margin = std::min((area.width - 2 * min) / columns, (area.height - 2 * min) / rows);
    cell_ = std::max(2.0F, std::floor(std::min({by_cells, by_margin, shorter * largest_cell})));
    const float margin = std::max(min, std::floor(cell_ * margin_in_cells));
    panel_ = around(area.centre(), columns * cell_ + 2 * margin, rows * cell_ + 2 * margin);
    panel_.x = std::floor(panel_.x);
    panel_.y = std::floor(panel_.y);
    origin_ = {panel_.x + margin, panel_.bottom() - margin};
}

Vec View::dot(Dot dot) const {
    return {origin_.x + static_cast<float>(dot.x) * cell_, origin_.y - static_cast<float>(dot.y) * cell_};
}

Vec View::middle_of(int edge) const { return between(dot(grid_.start_of(edge)), dot(grid_.end_of(edge)), 0.5F); }

Vec View::middle_of_box(int box) const {
    const Vec corner = dot({box % grid_.columns, box / grid_.columns});
    return {corner.x + cell_ / 2, corner.y - cell_ / 2};
}

std::optional<int> View::edge_near(Vec at) const {
    const auto cell_at = [&](float distance, int count) {
        return std::clamp(static_cast<int>(std::floor(distance / cell_)), 0, count - 1);
    };
    if (!panel_.contains(at)) return std::nullopt;
    const int box = grid_.box_index(cell_at(at.x - origin_.x, grid_.columns), cell_at(origin_.y - at.y, grid_.rows));
    std::optional<int> nearest;
    float best = cell_ * reach;
    for (const int edge : grid_.edges_of(box)) {
        const float away = distance_to_segment(at, dot(grid_.start_of(edge)), dot(grid_.end_of(edge)));
        if (away >= best) continue;
        best = away;
        nearest = edge;
    }
    return nearest;
}

Reaction<Rules> View::draw_line(std::optional<int> edge, const Rules::State& state) {
    if (!edge) return Reaction<Rules>::refuses(tr("Choose a line between two dots"));
    if (is_drawn(state, *edge)) return Reaction<Rules>::refuses(tr("This line is drawn already"));
    return Reaction<Rules>::plays({*edge});
}

Reaction<Rules> View::pointer(const PointerEvent& event, const Rules::State& state) {
    const auto near = event.kind == PointerEvent::Kind::leave ? std::nullopt : edge_near(event.at);
    if (event.kind == PointerEvent::Kind::press) {
        return panel_.contains(event.at) ? draw_line(near, state) : Reaction<Rules>{};
    }
    const auto before = under_pointer_;
    hover(near, state);
    return Reaction<Rules>::notices(before != under_pointer_);
}

void View::hover(std::optional<int> near, const Rules::State& state) {
    under_pointer_ = near && !is_drawn(state, *near) ? near : std::nullopt;
    if (!under_pointer_) return;
    shown_ = under_pointer_;
    focus_.reset();
}

/// The nearest undrawn line on that side, where what lies aside counts as three times as far.
void View::move_focus(int right, int up, const Rules::State& state) {
    const auto from = chosen();
    const Vec here = from ? middle_of(*from) : between(dot({0, 0}), dot({grid_.columns, grid_.rows}), 0.5F);
    const auto found = focus_search(
        Rules::legal_moves(state), here, from ? Vec{static_cast<float>(right), static_cast<float>(-up)} : Vec{},
        [this](Rules::Move move) { return middle_of(move.edge); },
        [&](Rules::Move, Offset way) { return way.ahead + (from ? 3 : 1) * way.aside; });
    focus_ = found ? found->edge : from;
    under_pointer_.reset();
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    switch (event.key) {
    case Key::left:
        move_focus(-1, 0, state);
        return Reaction<Rules>::notices();
    case Key::right:
        move_focus(1, 0, state);
        return Reaction<Rules>::notices();
    case Key::up:
        move_focus(0, 1, state);
        return Reaction<Rules>::notices();
    case Key::down:
        move_focus(0, -1, state);
        return Reaction<Rules>::notices();
    case Key::enter:
    case Key::space:
        return focus_ ? draw_line(focus_, state) : Reaction<Rules>{};
    default:
        return {};
    }
}

bool View::cancel() { return std::exchange(focus_, std::nullopt).has_value(); }

void View::settle(const Rules::State& state, std::optional<Vec> pointer) {
    focus_.reset();
    shown_.reset();
    hover_ = {};
    hover(pointer ? edge_near(*pointer) : std::nullopt, state);
}

bool View::advance(Seconds step, const Theme& theme) {
    hover_.set(under_pointer_.has_value());
    return hover_.advance(step, theme);
}

Showing View::showing(const Played<Rules>& played, const Theme& theme) {
    const auto phases = phases_of(played, theme);
    const Fine middle = fine_middle(played.now.grid, played.move.edge);
    const float pan = static_cast<float>(middle.x) / static_cast<float>(played.now.grid.columns) - 1;
    Showing showing{.time = phases.line + phases.pop, .cues = {{.kind = Cue::Kind::put, .pan = pan}}};
    if (boxes_closed_by(played.before, played.move.edge) > 0) {
        showing.cues.push_back({.kind = Cue::Kind::gain, .when = phases.line, .pan = pan});
    }
    return showing;
}

} // namespace zugzwang::boxes
