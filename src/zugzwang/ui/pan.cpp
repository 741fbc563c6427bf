#include "zugzwang/ui/pan.hpp"

#include <algorithm>
#include <utility>

namespace zugzwang::ui {

namespace {
constexpr float still = 6; ///< Pixels that a finger moves while it presses.
constexpr float bar_width = 5;
} // namespace

void Pan::measure(Rect window, Size whole) {
    window_ = window;
    whole_ = {window.x, window.y, std::max(window.width, whole.width), std::max(window.height, whole.height)};
    offset_ = {};
    pressed_.reset();
    dragged_.reset();
}

std::optional<PointerEvent> Pan::pointer(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    if (!can_move()) return event;
    auto moved = event;
    moved.at = event.at + offset_;
    if (event.kind == Kind::press && window_.contains(event.at)) {
        pressed_ = event.at;
        return std::nullopt;
    }
    if (event.kind == Kind::leave || event.kind == Kind::release) {
        const bool clicked = pressed_ && !dragged_ && event.kind == Kind::release;
        pressed_.reset();
        dragged_.reset();
        if (clicked) moved.kind = Kind::press;
        return clicked || event.kind == Kind::leave ? std::optional(moved) : std::nullopt;
    }
    if (!pressed_) return moved;
    if (!dragged_ && distance(*pressed_, event.at) < still) return std::nullopt;
    const Vec from = std::exchange(dragged_, event.at).value_or(*pressed_);
    offset_.x = std::clamp(offset_.x + from.x - event.at.x, 0.0F, whole_.width - window_.width);
    offset_.y = std::clamp(offset_.y + from.y - event.at.y, 0.0F, whole_.height - window_.height);
    return std::nullopt;
}

void Pan::begin(Canvas& canvas) const {
    if (!can_move()) return;
    canvas.clip(window_);
    canvas.push_group({-std::round(offset_.x), -std::round(offset_.y)}, 1);
}

void Pan::end(Canvas& canvas) const {
    if (!can_move()) return;
    canvas.pop_group();
    canvas.unclip();
    const float width = canvas.px(bar_width);
    const auto bar = [&](Rect area) {
        canvas.box(snapped(area), {.top = Role::button_rim, .bottom = Role::button_rim, .radius = width / 2});
    };
    const float across = window_.width / whole_.width, down = window_.height / whole_.height;
    if (across < 1) bar({window_.x + offset_.x * across, window_.bottom() + width / 2, window_.width * across, width});
    if (down < 1) bar({window_.right() + width / 2, window_.y + offset_.y * down, width, window_.height * down});
}

} // namespace zugzwang::ui
