#include "games/points/show/view.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/points/show/theme.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"

namespace zugzwang::points {

namespace {

Segment between_points(int one, int two) { return {std::min(one, two), std::max(one, two)}; }

/// Sideways counts double; what lies more aside than ahead is not meant.
float effort(Offset way) { return way.aside > 2 * way.ahead ? out_of_reach : way.ahead + 2 * way.aside; }

/// Where the middle of two points is heard.
float pan_between(const Board& board, int a, int b) {
    const auto& points = board.points();
    const auto ends = std::ranges::minmax(points, {}, &Point::x);
    const auto at = [&](int point) { return static_cast<float>(points[static_cast<std::size_t>(point)].x); };
    const auto width = static_cast<float>(ends.max.x - ends.min.x);
    return width > 0 ? (at(a) + at(b) - 2 * static_cast<float>(ends.min.x)) / width - 1 : 0;
}

} // namespace

PointSet View::playable(const Rules::State& state) const {
    return chosen_ < 0 ? point_kinds(state).free : joinable(state, chosen_) | bit_of(chosen_);
}

std::optional<Segment> View::proposed() const {
    if (chosen_ < 0 || active() < 0 || active() == chosen_) return std::nullopt;
    return between_points(chosen_, active());
}

Reaction<Rules> View::join(int point) {
    const auto move = between_points(std::exchange(chosen_, -1), point);
    dragging_ = false;
    return Reaction<Rules>::plays(move);
}

void View::hover(Vec at, const Rules::State& state) {
    const Field field(area_, *state.board);
    pointer_ = at;
    pointing_ = field.square().contains(at);
    hovered_ = field.nearest(at, playable(state), field.reach());
}

Reaction<Rules> View::pointer(const PointerEvent& event, const Rules::State& state) {
    if (event.kind == PointerEvent::Kind::leave) {
        hovered_ = -1;
        pointing_ = dragging_ = false;
        return Reaction<Rules>::notices();
    }
    if (event.kind == PointerEvent::Kind::wheel) return {};
    const auto hovered_before = hovered_;
    hover(event.at, state);
    focus_ = -1;
    if (event.button == PointerEvent::Button::left) {
        if (event.kind == PointerEvent::Kind::press) return press(event.at, state);
        if (event.kind == PointerEvent::Kind::release) return release(event.at, state);
    }
    return Reaction<Rules>::notices(hovered_ != hovered_before || chosen_ >= 0);
}

std::string View::why_not(Vec at, const Rules::State& state) const {
    const Field field(area_, *state.board);
    const int meant = field.nearest(at, bit_of(state.board->point_count()) - 1, field.reach());
    if (meant < 0) return {};
    const auto kinds = point_kinds(state);
    if ((kinds.used & bit_of(meant)) != 0) return tr("A line already ends at this point");
    if ((kinds.blocked & bit_of(meant)) != 0) return tr("This point is blocked: nothing can be joined to it");
    return tr("That would touch a line");
}

Reaction<Rules> View::press(Vec at, const Rules::State& state) {
    if (hovered_ >= 0) {
        if (chosen_ >= 0 && hovered_ != chosen_) return join(hovered_);
        chosen_ = chosen_ == hovered_ ? -1 : hovered_;
        dragging_ = chosen_ >= 0;
        return Reaction<Rules>::chooses(pan_between(*state.board, hovered_, hovered_));
    }
    if (auto words = why_not(at, state); !words.empty()) return Reaction<Rules>::refuses(std::move(words));
    return Reaction<Rules>::notices(cancel());
}

Reaction<Rules> View::release(Vec at, const Rules::State& state) {
    if (!std::exchange(dragging_, false) || hovered_ == chosen_) return {};
    if (hovered_ >= 0) return join(hovered_);
    chosen_ = -1;
    auto words = why_not(at, state);
    return words.empty() ? Reaction<Rules>::notices() : Reaction<Rules>::refuses(std::move(words));
}

bool View::move_focus(Key key, const Rules::State& state) {
    const Field field(area_, *state.board);
    const auto among = playable(state);
    if (focus_ < 0) focus_ = chosen_ >= 0 ? chosen_ : hovered_;
    if (focus_ < 0) {
        focus_ = field.nearest(field.square().centre(), among, std::numeric_limits<float>::max());
        return focus_ >= 0;
    }
    std::vector<int> candidates;
    for (int point = 0; point < state.board->point_count(); ++point) {
        if ((among & bit_of(point)) != 0) candidates.push_back(point);
    }
    const auto found = focus_search(
        candidates, field.place(focus_), way_of(key), [&](int point) { return field.place(point); },
        [](int, Offset way) { return effort(way); });
    if (found) focus_ = *found;
    return true;
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    switch (event.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
        pointing_ = dragging_ = false;
        return Reaction<Rules>::notices(move_focus(event.key, state));
    case Key::enter:
    case Key::space:
        if (active() < 0 || (playable(state) & bit_of(active())) == 0) return {};
        if (chosen_ >= 0 && active() != chosen_) return join(active());
        focus_ = active();
        chosen_ = chosen_ < 0 ? focus_ : -1;
        return Reaction<Rules>::chooses(pan_between(*state.board, focus_, focus_));
    case Key::character:
        if (event.character != 'g' || event.control || event.alt) return {};
        graphs_ = !graphs_;
        return Reaction<Rules>::notices();
    default:
        return {};
    }
}

bool View::cancel() {
    dragging_ = false;
    return std::exchange(chosen_, -1) >= 0;
}

void View::settle(const Rules::State& state, std::optional<Vec> pointer) {
    hovered_ = focus_ = chosen_ = -1;
    dragging_ = pointing_ = false;
    if (pointer) hover(*pointer, state);
}

void View::advance(Seconds step, const Theme& theme) {
    lit_.set(active() >= 0);
    lit_.advance(step, theme);
}

Showing View::showing(const Played<Rules>& played, const Theme& theme) {
    const float pan = pan_between(*played.now.board, played.move.a, played.move.b);
    return {.time = theme[own::segment_draw], .cues = {{.kind = Cue::Kind::line, .pan = pan}}};
}

} // namespace zugzwang::points
