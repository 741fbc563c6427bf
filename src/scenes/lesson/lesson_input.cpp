// What keys and clicks do while one watches a player at work.
#include <algorithm>
#include <cmath>

#include "scenes/lesson/lesson_scene.hpp"

namespace zugzwang {
namespace {

constexpr float bar_reach = 18; ///< Above and below the bar of the steps, of a 1080-line screen.

} // namespace

SceneChange LessonScene::handle(const InputEvent& event) {
    if (const auto* moved = std::get_if<PointerEvent>(&event)) return pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    return SceneChange::stay();
}

SceneChange LessonScene::pointer(const PointerEvent& event) {
    const auto answer = controls_.pointer(event);
    if (answer.picked) {
        controls_.drop_focus(); // the keys stay with the steps
        return pick(*answer.picked);
    }
    using Kind = PointerEvent::Kind;
    const bool press = event.kind == Kind::press && event.button == PointerEvent::Button::left;
    if (event.kind == Kind::release) dragging_ = false;
    if (press && bar_.inset(-std::round(bar_reach * stage_.scale())).contains(event.at)) dragging_ = true;
    if (dragging_) drag_to(event.at.x);
    if (answer.used || dragging_ || !lesson_) return SceneChange::stay();
    if (event.kind == Kind::wheel && strip_.contains(event.at)) go_by(event.wheel > 0 ? -1 : 1);
    const auto there = pan_.pointer(event);
    if (!there) return SceneChange::stay();
    if (const auto step = lesson_->pointer(*there, step_)) go_to(static_cast<std::int64_t>(*step));
    return SceneChange::stay();
}

void LessonScene::drag_to(float x) {
    const float part = std::clamp((x - bar_.x) / bar_.width, 0.0F, 1.0F);
    go_to(std::lround(part * static_cast<float>(last())));
}

SceneChange LessonScene::key(const KeyEvent& event) {
    if (event.key == Key::escape) {
        if (controls_.focused().empty()) return SceneChange::pop();
        controls_.drop_focus();
        return SceneChange::stay();
    }
    if (const auto picked = shortcut(event)) return pick(*picked);
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    if (answer.used) return SceneChange::stay();
    if (event.key == Key::home) go_to(0);
    if (event.key == Key::end) go_to(static_cast<std::int64_t>(last()));
    if (event.key == Key::page_up) go_by(-10);
    if (event.key == Key::page_down) go_by(10);
    return SceneChange::stay();
}

/// The button that a key stands for.
std::optional<Picked> LessonScene::shortcut(const KeyEvent& event) const {
    if (event.key == Key::f1) return Picked{.id = "help"};
    if (controls_.focused().empty()) {
        if (event.key == Key::space) return Picked{.id = "pause"};
        if (event.key == Key::left) return Picked{.id = "step-back"};
        if (event.key == Key::right) return Picked{.id = "step"};
    }
    if (event.key != Key::character || event.control || event.alt) return std::nullopt;
    if (event.character == 'a') return Picked{.id = "back"};
    if (event.character == '+') return Picked{.id = "speed", .value = 1};
    if (event.character == '-') return Picked{.id = "speed", .value = -1};
    return std::nullopt;
}

SceneChange LessonScene::pick(const Picked& picked) {
    if (picked.id == "back") return SceneChange::pop();
    if (picked.id == "help") return SceneChange::push(make_help(context_, game_, session_->position()));
    if (picked.id == "step-back" || picked.id == "step") {
        playing_ = false;
        go_by(picked.id == "step" ? 1 : -1);
    }
    if (picked.id == "pause") {
        playing_ = !playing_;
        if (playing_ && step_ == last()) go_to(0);
    }
    if (picked.id == "speed") {
        // A click goes round, the keys go up and down.
        const auto count = static_cast<std::int64_t>(lesson_speeds.size());
        const auto wanted = static_cast<std::int64_t>(speed_) + (picked.value < 0 ? -1 : 1);
        const bool by_key = picked.value != 0;
        speed_ = static_cast<std::size_t>(by_key ? std::clamp<std::int64_t>(wanted, 0, count - 1) : wanted % count);
    }
    if (picked.id == "player") {
        chosen_ = static_cast<std::size_t>(picked.value);
        playing_ = false;
        ask();
    }
    rebuild();
    return SceneChange::stay();
}

void LessonScene::go_to(std::int64_t step) {
    const auto wanted = static_cast<std::size_t>(std::clamp<std::int64_t>(step, 0, static_cast<std::int64_t>(last())));
    if (wanted == step_) return;
    moves_in_ = wanted == step_ + 1 && !context_.settings.reduced_motion;
    step_ = wanted;
    in_step_ = Seconds{0};
    rebuild();
}

} // namespace zugzwang
