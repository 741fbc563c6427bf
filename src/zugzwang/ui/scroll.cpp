#include "zugzwang/ui/scroll.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace zugzwang::ui {

void Scroll::measure(Rect window, float whole, float notch) {
    window_ = window;
    whole_ = whole;
    notch_ = notch;
    to(offset_);
}

void Scroll::to(float offset) { offset_ = std::clamp(offset, 0.0F, farthest()); }

bool Scroll::pointer(const PointerEvent& event) {
    switch (event.kind) {
    case PointerEvent::Kind::wheel:
        if (!window_.contains(event.at)) return false;
        by(-event.wheel * notch_);
        return true;
    case PointerEvent::Kind::press:
        dragging_ = event.button == PointerEvent::Button::left && window_.contains(event.at);
        dragged_from_ = event.at;
        return dragging_;
    case PointerEvent::Kind::release:
        return std::exchange(dragging_, false);
    case PointerEvent::Kind::leave:
        dragging_ = false;
        return false;
    case PointerEvent::Kind::move:
        break;
    }
    if (!dragging_) return false;
    by(std::exchange(dragged_from_, event.at).y - event.at.y);
    return true;
}

bool Scroll::key(Key key, float page) {
    switch (key) {
    case Key::up:
        by(-std::round(notch_ / 2));
        return true;
    case Key::down:
        by(std::round(notch_ / 2));
        return true;
    case Key::page_up:
        by(-page);
        return true;
    case Key::page_down:
    case Key::space:
        by(page);
        return true;
    case Key::home:
        to(0);
        return true;
    case Key::end:
        to(farthest());
        return true;
    default:
        return false;
    }
}

void Scroll::draw_bar(Canvas& canvas) const {
    if (farthest() <= 0) return;
    const float inset = canvas.px(Measure::tight), width = canvas.px(Measure::hair);
    const float room = window_.height - 2 * inset;
    const float length = std::max(canvas.px(Measure::gap), room * room / whole_);
    const float top = window_.y + inset + (room - length) * offset_ / farthest();
    canvas.box(snapped({window_.right() - inset, top, width, length}),
               {.top = Role::button_rim, .bottom = Role::button_rim, .radius = width / 2});
}

} // namespace zugzwang::ui
