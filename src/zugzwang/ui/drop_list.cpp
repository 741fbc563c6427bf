#include "zugzwang/ui/drop_list.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/screen_scale.hpp"

namespace zugzwang::ui {

namespace {
constexpr float line_height = 54, upright_line_height = 82, padding = 10, gap = 8, narrowest = 300; ///< Units.
constexpr float max_lines = 9;
} // namespace

void DropList::open(Plan plan) {
    plan_ = std::move(plan);
    pointed_.reset();
    const auto px = [this](float units) { return std::round(units * plan_.scale); };
    const bool upright = is_upright(plan_.screen.width, plan_.screen.height);
    height_ = px(upright ? upright_line_height : line_height);
    const float whole = height_ * static_cast<float>(plan_.words.size());
    const float below = plan_.screen.bottom() - plan_.anchor.bottom();
    const float above = plan_.anchor.y - plan_.screen.y;
    const float room = std::max(below, above) - px(gap) * 2 - px(padding) * 2;
    const float lines = std::clamp(std::floor(room / height_), 1.0F, max_lines);
    const float window = std::min(whole, lines * height_);
    const float width = std::min(std::max(plan_.anchor.width, px(narrowest)), plan_.screen.width - 2 * px(gap));
    const float height = window + 2 * px(padding);
    const float x = std::clamp(plan_.anchor.x, plan_.screen.x, plan_.screen.right() - width);
    const float y = below >= above ? plan_.anchor.bottom() + px(gap) : plan_.anchor.y - px(gap) - height;
    frame_ = snapped({x, y, width, height});
    window_ = {frame_.x, frame_.y + px(padding), frame_.width, window};
    scroll_.measure(frame_, window, whole, height_);
    choose(plan_.chosen);
}

void DropList::close() { plan_.words.clear(); }

std::optional<std::size_t> DropList::picked(std::size_t index) {
    close();
    return index;
}

std::optional<std::size_t> DropList::handle(const InputEvent& event) {
    if (const auto* moved = std::get_if<PointerEvent>(&event)) return pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    return std::nullopt;
}

std::optional<std::size_t> DropList::pointer(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    pointed_ = event.kind == Kind::leave ? std::nullopt : line_at(event.at);
    if (event.kind == Kind::wheel) static_cast<void>(scroll_.pointer(event));
    if (event.kind == Kind::press && !frame_.contains(event.at)) close();
    if (event.kind == Kind::release && event.button == PointerEvent::Button::left && pointed_) return picked(*pointed_);
    return std::nullopt;
}

std::optional<std::size_t> DropList::key(const KeyEvent& event) {
    const auto last = plan_.words.size() - 1;
    switch (event.key) {
    case Key::up:
        choose(plan_.chosen == 0 ? last : plan_.chosen - 1);
        break;
    case Key::down:
        choose(plan_.chosen == last ? 0 : plan_.chosen + 1);
        break;
    case Key::home:
    case Key::page_up:
        choose(0);
        break;
    case Key::end:
    case Key::page_down:
        choose(last);
        break;
    case Key::enter:
    case Key::space:
        if (!event.repeat) return picked(plan_.chosen);
        break;
    case Key::escape:
    case Key::tab:
        close();
        break;
    default:
        break;
    }
    return std::nullopt;
}

void DropList::choose(std::size_t index) {
    plan_.chosen = index;
    const float top = height_ * static_cast<float>(index);
    if (top < scroll_.offset()) scroll_.to(top);
    if (top + height_ > scroll_.offset() + window_.height) scroll_.to(top + height_ - window_.height);
}

Rect DropList::line(std::size_t index) const {
    const float top = window_.y + height_ * static_cast<float>(index) - std::round(scroll_.offset());
    return {window_.x, top, window_.width, height_};
}

std::optional<std::size_t> DropList::line_at(Vec place) const {
    if (!window_.contains(place)) return std::nullopt;
    const auto index = static_cast<std::size_t>((place.y - window_.y + std::round(scroll_.offset())) / height_);
    return index < plan_.words.size() ? std::optional(index) : std::nullopt;
}

void DropList::draw(Canvas& canvas) const {
    if (!is_open()) return;
    paint_panel(frame_, {.rim = Role::button_rim}, canvas);
    canvas.clip(window_);
    const float inset = canvas.px(8.0F);
    for (std::size_t index = 0; index < plan_.words.size(); ++index) {
        const Rect area = line(index);
        if (!area.overlaps(window_)) continue;
        const Rect face{area.x + inset, area.y, area.width - 2 * inset, area.height};
        const bool chosen = index == plan_.chosen;
        const float radius = canvas.px(12.0F);
        if (chosen) canvas.box(face, {.top = Role::selected_top, .bottom = Role::selected_bottom, .radius = radius});
        if (!chosen && pointed_ == index)
            canvas.box(face, {.top = Role::ink, .bottom = Role::ink, .radius = radius, .alpha = 0.08F});
        canvas.text(plan_.words[index], {face.x + 2 * inset, face.centre().y},
                    {.size = canvas.px(Measure::caption),
                     .paint = {chosen || pointed_ == index ? Role::ink : Role::soft},
                     .weight = chosen ? Weight::semibold : Weight::regular,
                     .max_width = face.width - 4 * inset});
    }
    canvas.unclip();
    scroll_.draw_bar(window_, frame_,
                     {.right = canvas.px(12.0F), .width = canvas.px(5.0F), .min_length = canvas.px(30.0F)}, canvas);
}

std::vector<NamedRect> DropList::widgets() const {
    if (!is_open()) return {};
    std::vector<NamedRect> rects{{"list-open", frame_, {}}};
    for (std::size_t index = 0; index < plan_.words.size(); ++index) {
        if (window_.contains(line(index))) rects.push_back({filled("entry:{}", index), line(index), "list-open"});
    }
    return rects;
}

} // namespace zugzwang::ui
