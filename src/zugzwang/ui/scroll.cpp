#include "zugzwang/ui/scroll.hpp"

#include <algorithm>
#include <utility>

namespace zugzwang::ui {

void Scroll::measure(Rect grip, float window, float whole, float notch) {
    grip_ = grip;
    window_ = window;
    whole_ = whole;
    notch_ = notch;
    to(offset_);
}

void Scroll::to(float offset) { offset_ = std::clamp(offset, 0.0F, farthest()); }

bool Scroll::pointer(const PointerEvent& event) {
    switch (event.kind) {
    case PointerEvent::Kind::wheel:
        if (!grip_.contains(event.at)) return false;
        by(-event.wheel * notch_);
        return true;
    case PointerEvent::Kind::press:
        dragging_ = event.button == PointerEvent::Button::left && grip_.contains(event.at);
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
    case Key::page_up:
        by(-page);
        return true;
    case Key::page_down:
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

void Scroll::draw_bar(Rect list, Rect panel, const Bar& bar, Canvas& canvas) const {
    if (farthest() <= 0) return;
    const float length = std::max(bar.min_length, list.height * list.height / whole_);
    const float top = list.y + (list.height - length) * offset_ / farthest();
    canvas.box(snapped({panel.right() - bar.right, top, bar.width, length}),
               {.top = Role::button_rim, .bottom = Role::button_rim, .radius = bar.width / 2});
}

} // namespace zugzwang::ui
