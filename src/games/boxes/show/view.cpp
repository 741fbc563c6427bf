#include "games/boxes/show/view.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"

namespace zugzwang::boxes {

void View::place(Rect area, const Rules::State& state) {
    constexpr float min_margin = 0.036F; // of the shorter side: room for the labels
    board_.place(area, state.grid, std::ceil(std::min(area.width, area.height) * min_margin));
}

Reaction<Rules> View::draw_line(std::optional<int> edge, const Rules::State& state) {
    if (!edge) return Reaction<Rules>::refuses(tr("Choose a line between two dots"));
    if (is_drawn(state, *edge)) return Reaction<Rules>::refuses(tr("This line is drawn already"));
    return Reaction<Rules>::plays({*edge});
}

Reaction<Rules> View::pointer(const PointerEvent& event, const Rules::State& state) {
    const auto near = event.kind == PointerEvent::Kind::leave ? std::nullopt : board_.edge_near(event.at);
    if (event.kind == PointerEvent::Kind::press) {
        return board_.area().contains(event.at) ? draw_line(near, state) : Reaction<Rules>{};
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
void View::move_focus(Vec way, const Rules::State& state) {
    const auto from = chosen();
    const auto found = focus_search(
        Rules::legal_moves(state), from ? board_.middle_of(*from) : board_.area().centre(), from ? way : Vec{},
        [this](Rules::Move move) { return board_.middle_of(move.edge); },
        [&](Rules::Move, Offset offset) { return offset.ahead + (from ? 3 : 1) * offset.aside; });
    focus_ = found ? found->edge : from;
    under_pointer_.reset();
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    if (const Vec way = way_of(event.key); way != Vec{}) {
        move_focus(way, state);
        return Reaction<Rules>::notices();
    }
    const bool draws = event.key == Key::enter || event.key == Key::space;
    return draws && focus_ ? draw_line(focus_, state) : Reaction<Rules>{};
}

bool View::cancel() { return std::exchange(focus_, std::nullopt).has_value(); }

void View::settle(const Rules::State& state, std::optional<Vec> pointer) {
    focus_.reset();
    shown_.reset();
    hover_ = {};
    hover(pointer ? board_.edge_near(*pointer) : std::nullopt, state);
}

void View::advance(Seconds step, const Theme& theme) {
    hover_.set(under_pointer_.has_value());
    hover_.advance(step, theme);
}

Showing View::showing(const Played<Rules>& played, const Theme& theme) {
    const auto phases = phases_of(played, theme);
    const Grid& grid = played.now.grid;
    const int middle = grid.start_of(played.move.edge).x + grid.end_of(played.move.edge).x; // in half cells
    const float pan = static_cast<float>(middle) / static_cast<float>(grid.columns) - 1;
    Showing showing{.time = phases.line + phases.pop, .cues = {{.kind = Cue::Kind::line, .pan = pan}}};
    // Two boxes are heard one after the other.
    const int closed = boxes_closed_by(played.before, played.move.edge);
    for (int box = 0; box < closed; ++box) {
        const Seconds when = phases.line + phases.pop * 0.5 * box;
        showing.cues.push_back({.kind = Cue::Kind::gain, .when = when, .pan = pan});
    }
    return showing;
}

} // namespace zugzwang::boxes
