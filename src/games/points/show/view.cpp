#include "games/points/show/view.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "zugzwang/rules/words.hpp"

namespace zugzwang::points {

namespace {

Segment between_points(int one, int two) { return {std::min(one, two), std::max(one, two)}; }

Reaction<Rules> noticed() { return {.move = {}, .refusal = {}, .used = true}; }
Reaction<Rules> refused(std::string words) { return {.move = {}, .refusal = std::move(words), .used = true}; }

/// Why a point that cannot be played is not played.
std::string why_not(const Rules::State& state, int point) {
    const auto kinds = point_kinds(state);
    if ((kinds.used & bit_of(point)) != 0) return tr("A line already ends at this point");
    if ((kinds.blocked & bit_of(point)) != 0) return tr("This point is blocked: nothing can be joined to it");
    return tr("That would touch a line");
}

Vec direction(Key key) {
    switch (key) {
    case Key::left:
        return {-1, 0};
    case Key::right:
        return {1, 0};
    case Key::up:
        return {0, -1};
    default:
        return {0, 1};
    }
}

/// How far `to` is on the way in a direction, sideways counted double; huge for what is not in that direction.
float effort(Vec from, Vec to, Vec way) {
    const Vec gap = to - from;
    const float ahead = gap.x * way.x + gap.y * way.y;
    const float aside = std::abs(gap.x * way.y) + std::abs(gap.y * way.x);
    return ahead <= 0 || aside > 2 * ahead ? std::numeric_limits<float>::max() : ahead + 2 * aside;
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
    return {.move = move, .refusal = {}, .used = true};
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
        return noticed();
    }
    if (event.kind == PointerEvent::Kind::wheel) return {};
    const auto hovered_before = hovered_;
    hover(event.at, state);
    focus_ = -1;
    if (event.button == PointerEvent::Button::left) {
        if (event.kind == PointerEvent::Kind::press) return press(event.at, state);
        if (event.kind == PointerEvent::Kind::release) return release(event.at, state);
    }
    return {.move = {}, .refusal = {}, .used = hovered_ != hovered_before || chosen_ >= 0};
}

Reaction<Rules> View::press(Vec at, const Rules::State& state) {
    if (hovered_ >= 0) {
        if (chosen_ >= 0 && hovered_ != chosen_) return join(hovered_);
        chosen_ = chosen_ == hovered_ ? -1 : hovered_;
        dragging_ = chosen_ >= 0;
        return noticed();
    }
    const Field field(area_, *state.board);
    const auto anyone = bit_of(state.board->point_count()) - 1;
    const int meant = field.nearest(at, anyone, field.reach());
    if (meant >= 0) return refused(why_not(state, meant));
    return {.move = {}, .refusal = {}, .used = cancel()};
}

Reaction<Rules> View::release(Vec at, const Rules::State& state) {
    if (!std::exchange(dragging_, false) || hovered_ == chosen_) return {};
    if (hovered_ >= 0) return join(hovered_);
    const Field field(area_, *state.board);
    const auto anyone = bit_of(state.board->point_count()) - 1;
    const int meant = field.nearest(at, anyone, field.reach());
    chosen_ = -1;
    return meant >= 0 ? refused(why_not(state, meant)) : noticed();
}

bool View::move_focus(Key key, const Rules::State& state) {
    const Field field(area_, *state.board);
    const auto among = playable(state);
    if (focus_ < 0) focus_ = chosen_ >= 0 ? chosen_ : hovered_;
    if (focus_ < 0) {
        focus_ = field.nearest(field.square().centre(), among, std::numeric_limits<float>::max());
        return focus_ >= 0;
    }
    int found = -1;
    float min = std::numeric_limits<float>::max();
    for (auto points = among; points != 0; points &= points - 1) {
        const int point = std::countr_zero(points);
        const float needed = effort(field.place(focus_), field.place(point), direction(key));
        if (needed >= min) continue;
        min = needed;
        found = point;
    }
    if (found >= 0) focus_ = found;
    return true;
}

Reaction<Rules> View::key(const KeyEvent& event, const Rules::State& state) {
    switch (event.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down:
        pointing_ = dragging_ = false;
        return {.move = {}, .refusal = {}, .used = move_focus(event.key, state)};
    case Key::enter:
    case Key::space:
        if (active() < 0 || (playable(state) & bit_of(active())) == 0) return {};
        if (chosen_ >= 0 && active() != chosen_) return join(active());
        focus_ = active();
        chosen_ = chosen_ < 0 ? focus_ : -1;
        return noticed();
    default:
        return {};
    }
}

bool View::cancel() {
    dragging_ = false;
    return std::exchange(chosen_, -1) >= 0;
}

void View::forget() {
    hovered_ = focus_ = chosen_ = -1;
    dragging_ = pointing_ = false;
}

bool View::advance(Seconds step, const Theme& theme) {
    lit_.set(active() >= 0);
    return lit_.advance(step, theme);
}

Seconds View::animation(const Frame<Rules, Insight>& frame, const Theme& theme) const {
    return frame.last ? theme[Motion::segment_draw] : Seconds{0};
}

} // namespace zugzwang::points
