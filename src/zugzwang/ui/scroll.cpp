#include "zugzwang/ui/scroll.hpp"

#include <cmath>
#include <utility>

namespace zugzwang::ui {

namespace {
constexpr float still = 0.08F; ///< So far a click may wander before it drags; of a notch.
} // namespace

void Scroll::measure(Rect window, Size whole, float notch) {
    window_ = window;
    whole_ = whole;
    notch_ = notch;
    to(offset_);
}

void Scroll::to(Vec offset) {
    offset_ = {std::clamp(offset.x, 0.0F, farthest().x), std::clamp(offset.y, 0.0F, farthest().y)};
}

void Scroll::reveal(float top, float bottom) {
    if (bottom > offset_.y + window_.height) to({offset_.x, bottom - window_.height});
    if (top < offset_.y) to({offset_.x, top});
}

bool Scroll::pointer(const PointerEvent& event) {
    switch (event.kind) {
    case PointerEvent::Kind::wheel:
        if (!window_.contains(event.at)) return false;
        down(-event.wheel * notch_);
        return true;
    case PointerEvent::Kind::press:
        pressed_.reset();
        drags_ = false;
        if (event.button == PointerEvent::Button::left && window_.contains(event.at)) pressed_ = event.at;
        return pressed_.has_value();
    case PointerEvent::Kind::release:
        return std::exchange(pressed_, std::nullopt).has_value();
    case PointerEvent::Kind::leave:
        pressed_.reset();
        return false;
    case PointerEvent::Kind::move:
        break;
    }
    drags_ = pressed_ && (drags_ || distance(event.at, *pressed_) > still * notch_);
    if (drags_) to(offset_ + std::exchange(*pressed_, event.at) - event.at);
    return drags_;
}

bool Scroll::key(Key key, float page) {
    const float line = std::round(notch_ / 2);
    if (key == Key::up || key == Key::down)
        down(key == Key::up ? -line : line);
    else if (key == Key::page_up || key == Key::page_down || key == Key::space)
        down(key == Key::page_up ? -page : page);
    else if (key == Key::home || key == Key::end)
        to(key == Key::home ? Vec{} : farthest());
    else
        return false;
    return true;
}

void Scroll::draw_bars(Canvas& canvas) const {
    const float inset = canvas.px(Measure::tight), width = canvas.px(Measure::hair);
    const auto draw = [&](Rect bar) { canvas.fill(snapped(bar), {Role::button_rim}, width / 2); };
    const auto length = [&](float room, float whole) { return std::max(canvas.px(Measure::gap), room * room / whole); };
    const Rect room = window_.inset(inset);
    if (farthest().y > 0) {
        const float high = length(room.height, whole_.height);
        const float top = room.y + (room.height - high) * offset_.y / farthest().y;
        draw({window_.right() - inset, top, width, high});
    }
    if (farthest().x > 0) {
        const float wide = length(room.width, whole_.width);
        const float left = room.x + (room.width - wide) * offset_.x / farthest().x;
        draw({left, window_.bottom() - inset, wide, width});
    }
}

} // namespace zugzwang::ui
