#include "zugzwang/ui/controls.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "zugzwang/gfx/focus_search.hpp"

namespace zugzwang::ui {

namespace {

constexpr int presses_to_confirm = 3; ///< More than a double click.
constexpr Seconds hold_before_repeat{0.4};
constexpr Seconds repeat_interval{0.06};
constexpr int repeats_before_leaps = 15;
constexpr std::int64_t leap = 10; ///< Steps at once, by page keys and a long hold.
constexpr Seconds whole_ebb{0.25};
constexpr float steps_of_reduced_motion = 4;

bool asks_to_be_held(const Control& control) {
    const auto* button = std::get_if<Button>(control.kind);
    return button != nullptr && button->hold;
}

/// Its value stepped on within its bounds; nothing where that is the value that it has. A Segmented's is the index.
std::optional<Picked> step_by(const Control& control, std::int64_t steps) {
    Stepper range;
    if (const auto* stepper = std::get_if<Stepper>(control.kind)) range = *stepper;
    if (const auto* segmented = std::get_if<Segmented>(control.kind)) {
        const auto last = std::max(segmented->chosen, segmented->words.size() - 1 - segmented->kept_back);
        range = {.value = static_cast<std::int64_t>(segmented->chosen), .max = static_cast<std::int64_t>(last)};
    }
    const auto value = std::clamp(range.value + steps * range.step, range.min, range.max);
    if (value == range.value) return std::nullopt;
    return Picked{control.id, value};
}

/// What a press on one of its parts does at once; nothing on what has no parts.
std::optional<Picked> press_part(const Control& control, int part) {
    if (part < 0) return std::nullopt;
    if (const auto* segmented = std::get_if<Segmented>(control.kind)) {
        const bool kept_back = static_cast<std::size_t>(part) + segmented->kept_back >= segmented->words.size();
        if (kept_back) return std::nullopt;
        return step_by(control, part - static_cast<std::int64_t>(segmented->chosen));
    }
    if (part == stepper_shuffle) return Picked{.id = control.id, .shuffle = true};
    return step_by(control, part == stepper_minus ? -1 : part == stepper_plus ? 1 : 0);
}

/// Left and right, and leaps by the page keys.
Controls::Answer change_value(const Control& control, Key key) {
    if (!has_values(*control.kind)) return {};
    const bool leaps = std::holds_alternative<Stepper>(*control.kind);
    const std::int64_t steps = key == Key::left                 ? -1
                               : key == Key::right              ? 1
                               : leaps && key == Key::page_down ? -leap
                               : leaps && key == Key::page_up   ? leap
                                                                : 0;
    if (steps == 0) return {};
    return {.used = true, .picked = step_by(control, steps)};
}

/// How much it takes to go from one control to another that lies ahead; infinite where they stand side by side. What is
/// in another row, or column, must lie ahead by more.
float cost_of(Rect from, Rect to, Offset offset, bool flat) {
    const float gap = flat ? std::max({0.0F, to.y - from.bottom(), from.y - to.bottom()})
                           : std::max({0.0F, to.x - from.right(), from.x - to.right()});
    const float extent = flat ? std::min(from.width, to.width) : std::min(from.height, to.height);
    if (offset.ahead <= extent / (gap > 0 ? 2.0F : 4.0F)) return out_of_reach;
    return offset.ahead + 5 * gap + offset.aside / 4;
}

int part_count(const ControlKind& kind) {
    if (const auto* segmented = std::get_if<Segmented>(&kind)) return static_cast<int>(segmented->words.size());
    if (const auto* stepper = std::get_if<Stepper>(&kind)) return stepper->shuffle ? 4 : 3;
    return 0;
}

Rect stepper_part(Rect area, bool shuffle, int part) {
    const float square = area.height;
    const float gap = std::round(square / 8);
    const float end = shuffle ? area.right() - square - gap : area.right();
    switch (part) {
    case stepper_minus:
        return {area.x, area.y, square, square};
    case stepper_plus:
        return {end - square, area.y, square, square};
    case stepper_shuffle:
        return {area.right() - square, area.y, square, square};
    default:
        return {area.x + square, area.y, end - area.x - 2 * square, square};
    }
}

} // namespace

void Controls::set(std::vector<Control> controls) {
    controls_ = std::move(controls);
    const auto gone = [this](const std::string& id) {
        const Control* control = find(id);
        return control == nullptr || !control->enabled;
    };
    if (gone(hovered_)) hovered_.clear();
    if (gone(focused_)) focused_.clear();
    if (held_ && gone(held_->id)) held_.reset();
    std::erase_if(fades_, [&](const auto& fade) { return find(fade.first) == nullptr; });
}

bool Controls::takes_text() const {
    const auto* control = find(focused_);
    return control != nullptr && std::holds_alternative<TextField>(*control->kind);
}

Controls::Answer Controls::pointer(const PointerEvent& event) {
    switch (event.kind) {
    case PointerEvent::Kind::move:
        hover(event.at);
        return {.used = held_.has_value() || !hovered_.empty()};
    case PointerEvent::Kind::leave:
        hover({-1, -1});
        return {};
    case PointerEvent::Kind::press:
        hover(event.at);
        if (event.button != PointerEvent::Button::left) presses_ = {};
        return event.button == PointerEvent::Button::left ? press(event.at) : Answer{};
    case PointerEvent::Kind::release:
        return event.button == PointerEvent::Button::left ? release(event.at) : Answer{};
    case PointerEvent::Kind::wheel:
        break;
    }
    const Control* control = at(event.at);
    if (control == nullptr || !std::holds_alternative<Stepper>(*control->kind)) return {};
    return {.used = true, .picked = step_by(*control, event.wheel > 0 ? 1 : -1)};
}

Controls::Answer Controls::press(Vec place) {
    const Control* control = at(place);
    if (control == nullptr || presses_.id != control->id) presses_ = {};
    if (control == nullptr) return {};
    focused_ = control->id;
    const int part = part_at(*control->kind, control->area, place);
    held_ = Held{.id = control->id, .part = part};
    return {.used = true, .picked = press_part(*control, part)};
}

Controls::Answer Controls::release(Vec place) {
    const auto held = std::exchange(held_, std::nullopt);
    if (!held) return {};
    const Control* control = at(place);
    if (control == nullptr || control->id != held->id || has_values(*control->kind)) return {.used = true};
    if (asks_to_be_held(*control)) {
        count_press(control->id);
        return {.used = true};
    }
    return {.used = true, .picked = Picked{.id = control->id}};
}

void Controls::heed(const KeyEvent& event) {
    const bool goes_on = (event.key == Key::enter || event.key == Key::space) && focused_ == presses_.id;
    if (!goes_on) presses_ = {};
}

Controls::Answer Controls::key(const KeyEvent& event) {
    if (held_ && held_->key && held_->key != event.key) held_.reset();
    if (event.key == Key::tab) {
        move_focus(event.shift ? -1 : 1);
        return {.used = true};
    }
    const Control* control = find(focused_);
    if (control == nullptr) return {};
    if (auto changed = change_value(*control, event.key); changed.used) return changed;
    if (way_of(event.key) != Vec{}) return {.used = move_focus(event.key)};
    if (event.key != Key::enter && event.key != Key::space) return {};
    if (event.repeat || std::holds_alternative<Segmented>(*control->kind)) return {.used = event.repeat};
    if (const auto* stepper = std::get_if<Stepper>(control->kind)) {
        if (!stepper->shuffle) return {};
        return {.used = true, .picked = press_part(*control, stepper_shuffle)};
    }
    if (!asks_to_be_held(*control)) return {.used = true, .picked = Picked{.id = control->id}};
    held_ = Held{.id = control->id, .key = event.key};
    return {.used = true};
}

std::optional<Picked> Controls::pick(std::string_view id, std::int64_t value) {
    const Control* control = find(id);
    if (control == nullptr || !control->enabled) return std::nullopt;
    focused_ = control->id;
    if (const auto* segmented = std::get_if<Segmented>(control->kind))
        return step_by(*control, value - static_cast<std::int64_t>(segmented->chosen));
    if (const auto* stepper = std::get_if<Stepper>(control->kind))
        return step_by(*control, (value - stepper->value) / stepper->step);
    if (!asks_to_be_held(*control)) return Picked{.id = control->id};
    count_press(control->id);
    return std::nullopt;
}

void Controls::key_release(const KeyReleaseEvent& event) {
    if (!held_ || held_->key != event.key) return;
    count_press(held_->id);
    held_.reset();
}

void Controls::count_press(const std::string& id) {
    if (presses_.id != id) presses_ = {.id = id};
    if (++presses_.count < presses_to_confirm) return;
    presses_ = {};
    confirmed_ = Picked{.id = id};
}

std::optional<Picked> Controls::advance(Seconds step, const Theme& theme) {
    for (const auto& control : controls_) {
        const bool over = control.enabled && control.id == hovered_;
        if (!over && !fades_.contains(control.id)) continue;
        auto& fade = fades_[control.id];
        fade.set(over);
        fade.advance(step, theme);
        if (fade.level() <= 0) fades_.erase(control.id);
    }
    if (ebb_.part > 0 && holding().empty()) {
        ebb_.part = reduced_motion_ ? 0 : std::max(0.0F, ebb_.part - static_cast<float>(step / whole_ebb));
    }
    if (confirmed_) return std::exchange(confirmed_, std::nullopt);
    if (!held_) return std::nullopt;
    const Control* control = find(held_->id);
    if (control == nullptr) return std::nullopt;
    if (asks_to_be_held(*control)) return hold_on(step);
    return std::holds_alternative<Stepper>(*control->kind) ? repeat_step(*control, step) : std::nullopt;
}

std::optional<Picked> Controls::hold_on(Seconds step) {
    // The pointer may slide off it.
    if (!held_->key && hovered_ != held_->id) {
        held_.reset();
        return std::nullopt;
    }
    held_->time += step;
    ebb_ = {.id = held_->id, .part = static_cast<float>(std::min(1.0, held_->time / hold_to_confirm))};
    if (held_->time < hold_to_confirm) return std::nullopt;
    held_.reset();
    presses_ = {};
    return Picked{.id = std::exchange(ebb_, {}).id};
}

std::string_view Controls::holding() const {
    const Control* control = held_ ? find(held_->id) : nullptr;
    return control != nullptr && asks_to_be_held(*control) ? std::string_view(held_->id) : std::string_view();
}

std::optional<Picked> Controls::repeat_step(const Control& control, Seconds step) {
    if (held_->part != stepper_minus && held_->part != stepper_plus) return std::nullopt;
    held_->time += step;
    if (held_->time < hold_before_repeat + repeat_interval * held_->repeats) return std::nullopt;
    ++held_->repeats;
    const std::int64_t steps = held_->repeats > repeats_before_leaps ? leap : 1;
    return step_by(control, held_->part == stepper_plus ? steps : -steps);
}

ControlState Controls::state(std::string_view id) const {
    const auto fade = fades_.find(id);
    const float part = ebb_.id == id ? ebb_.part : 0;
    return {.hover = fade == fades_.end() ? 0 : fade->second.level(),
            .pressed = held_ && held_->id == id && (held_->key || hovered_ == id),
            .focused = focused_ == id,
            .part = hovered_ == id ? hovered_part_ : -1,
            .held = reduced_motion_ ? std::ceil(part * steps_of_reduced_motion) / steps_of_reduced_motion : part};
}

const Control* Controls::find(std::string_view id) const {
    const auto found = std::ranges::find(controls_, id, &Control::id);
    return found == controls_.end() ? nullptr : &*found;
}

const Control* Controls::at(Vec place) const {
    const Control* top = nullptr;
    for (const auto& control : controls_) {
        if (control.enabled && control.area.contains(place) && control.window.contains(place)) top = &control;
    }
    return top;
}

void Controls::hover(Vec place) {
    const Control* control = at(place);
    hovered_ = control == nullptr ? std::string() : control->id;
    hovered_part_ = control == nullptr ? -1 : part_at(*control->kind, control->area, place);
}

void Controls::move_focus(int places) {
    const auto count = static_cast<int>(controls_.size());
    const auto now = std::ranges::find(controls_, std::string_view(focused_), &Control::id);
    int index = now == controls_.end() ? (places > 0 ? -1 : count) : static_cast<int>(now - controls_.begin());
    for (int tries = 0; tries < count; ++tries) {
        index = (index + places + count) % count;
        const auto& control = controls_[static_cast<std::size_t>(index)];
        if (!control.enabled || control.passed_over) continue;
        focused_ = control.id;
        return;
    }
}

bool Controls::move_focus(Key direction) {
    const Rect from = find(focused_)->area;
    const bool flat = direction == Key::left || direction == Key::right;
    std::vector<const Control*> enabled;
    for (const auto& control : controls_)
        if (control.enabled) enabled.push_back(&control);
    const auto nearest = focus_search(
        enabled, from.centre(), way_of(direction), [](const Control* control) { return control->area.centre(); },
        [&](const Control* control, Offset offset) { return cost_of(from, control->area, offset, flat); });
    if (!nearest) return false;
    focused_ = (*nearest)->id;
    return true;
}

Rect part_area(const ControlKind& kind, Rect area, int part) {
    if (const auto* stepper = std::get_if<Stepper>(&kind)) return stepper_part(area, stepper->shuffle, part);
    const auto count = static_cast<float>(part_count(kind));
    const float from = std::round(area.width * static_cast<float>(part) / count);
    const float to = std::round(area.width * static_cast<float>(part + 1) / count);
    return {area.x + from, area.y, to - from, area.height};
}

int part_at(const ControlKind& kind, Rect area, Vec at) {
    for (int part = 0; part < part_count(kind); ++part) {
        if (part_area(kind, area, part).contains(at)) return part;
    }
    return -1;
}

} // namespace zugzwang::ui
