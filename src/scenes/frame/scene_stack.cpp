#include "scenes/frame/scene_stack.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "desk/hearing.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/motion_part.hpp"

namespace zugzwang {

namespace {
constexpr float slide_units = 24, apart_in_a_double_click = 12;
}

void SceneStack::open(std::unique_ptr<Scene> scene) {
    if (!scenes_.empty()) scenes_.back()->suspend();
    if (screen_.width > 0) scene->layout(screen_, canvas_);
    scenes_.push_back(std::move(scene));
}

void SceneStack::layout(Rect screen) {
    screen_ = screen;
    motion_.reset();
    for (const auto& scene : scenes_)
        scene->layout(screen_, canvas_);
}

void SceneStack::suspend() {
    if (!scenes_.empty()) scenes_.back()->suspend();
}

void SceneStack::handle(const InputEvent& event) {
    if (scenes_.empty()) return;
    if (std::holds_alternative<DropEvent>(event) && !scenes_.back()->takes_drops())
        apply(SceneChange::push(make_library(context_)));
    if (take_sound_key(event)) return;
    const auto* pointer = std::get_if<PointerEvent>(&event);
    if (pointer != nullptr && is_second_press(*pointer)) return;
    auto change = scenes_.back()->handle(event);
    if (change.kind != SceneChange::Kind::stay)
        led_here_ = pointer != nullptr ? std::optional(pointer->at) : std::nullopt;
    let_hear(change.kind);
    apply(std::move(change));
    const bool lifted = pointer != nullptr && pointer->kind == PointerEvent::Kind::release &&
                        pointer->device == PointerEvent::Device::touch;
    if (lifted) handle(PointerEvent{.kind = PointerEvent::Kind::leave, .device = pointer->device});
}

bool SceneStack::is_second_press(const PointerEvent& event) const {
    return motion_ && led_here_ && event.kind == PointerEvent::Kind::press &&
           distance(*led_here_, event.at) < canvas_.px(apart_in_a_double_click);
}

void SceneStack::update(Seconds step) {
    if (motion_) {
        motion_->time += step;
        if (motion_->time >= motion_length()) motion_.reset();
    }
    if (scenes_.empty()) return;
    apply(scenes_.back()->update(step));
    let_hear(SceneChange::Kind::stay);
}

bool SceneStack::take_sound_key(const InputEvent& event) {
    const auto* key = std::get_if<KeyEvent>(&event);
    const bool asked = key != nullptr && ui::does(act::silence, *key) && !key->repeat;
    if (!asked || scenes_.back()->takes_text()) return false;
    switch_sound(context_);
    return true;
}

void SceneStack::let_hear(SceneChange::Kind change) {
    using Kind = SceneChange::Kind;
    auto touched = std::exchange(context_.touched, std::nullopt);
    if (change == Kind::push || change == Kind::replace) touched = sound::Sound::press;
    if (change == Kind::pop || change == Kind::home) touched = sound::Sound::back;
    if (touched) hear(context_, {.sound = *touched});
}

void SceneStack::draw(Canvas& canvas) const {
    if (scenes_.empty()) return;
    if (!motion_) return scenes_.back()->draw(canvas);

    const float time = part_of(context_.settings.fade(), motion_->time, canvas);
    const float slide = context_.settings.reduced_motion ? 0 : canvas.px(slide_units) * motion_->direction;
    const float come = ease_out(time);
    if (motion_->going != nullptr && time < 0.5F) {
        canvas.push_group({-slide * come, 0}, 1 - 2 * time);
        motion_->going->draw(canvas);
        canvas.pop_group();
    }
    canvas.push_group({slide * (1 - come), 0}, time);
    scenes_.back()->draw(canvas);
    canvas.pop_group();
}

Cursor SceneStack::cursor() const { return scenes_.empty() ? Cursor::arrow : scenes_.back()->cursor(); }

void SceneStack::apply(SceneChange change) {
    switch (change.kind) {
    case SceneChange::Kind::stay:
        return;
    case SceneChange::Kind::push: {
        const Scene* below = scenes_.back().get();
        open(std::move(change.next));
        return start_motion(nullptr, below, 1);
    }
    case SceneChange::Kind::replace: {
        auto gone = std::move(scenes_.back());
        gone->suspend();
        scenes_.pop_back();
        if (screen_.width > 0) change.next->layout(screen_, canvas_);
        scenes_.push_back(std::move(change.next));
        return start_motion(std::move(gone), nullptr, 1);
    }
    case SceneChange::Kind::pop:
        return remove_top(scenes_.size() - 1);
    case SceneChange::Kind::home:
        return remove_top(1);
    case SceneChange::Kind::quit:
        motion_.reset();
        return scenes_.clear();
    }
}

void SceneStack::remove_top(std::size_t keep) {
    if (keep == scenes_.size()) return;
    auto gone = std::move(scenes_.back());
    gone->suspend();
    motion_.reset();
    scenes_.resize(keep);
    if (scenes_.empty()) return;
    start_motion(std::move(gone), nullptr, -1);
}

void SceneStack::start_motion(std::unique_ptr<Scene> gone, const Scene* going, float direction) {
    motion_.reset();
    if (motion_length() <= Seconds{0}) return;
    if (gone) going = gone.get();
    motion_ = Passage{.gone = std::move(gone), .going = going, .direction = direction};
}

} // namespace zugzwang
