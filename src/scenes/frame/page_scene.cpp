#include "scenes/frame/page_scene.hpp"

#include <utility>

#include "desk/hearing.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/focus_search.hpp"
#include "zugzwang/gfx/screen_scale.hpp"

namespace zugzwang {

namespace {

/// Ctrl Shift Z does what the key of redo does.
InputEvent meant(const InputEvent& event) {
    const auto* key = std::get_if<KeyEvent>(&event);
    if (key == nullptr || !key->shift || !key->control || !ui::does(act::undo, *key)) return event;
    const auto redo = ui::key_of(act::redo);
    return KeyEvent{.key = redo.key, .character = redo.character, .control = redo.control};
}

} // namespace

void PageScene::layout(Rect screen, const Canvas& canvas) {
    screen_ = screen;
    canvas_ = &canvas;
    view_.place_again();
    stale_ = true;
    static_cast<void>(fresh());
}

ui::PageView& PageScene::fresh() const {
    if (canvas_ == nullptr || !std::exchange(stale_, false)) return view_; // not on the screen yet, or as it was
    auto page = self_->page();
    page.muted = context_.settings.muted;
    const auto add = [&page](const ui::Act& act, std::function<void()> perform) {
        if (ui::deed_of(page.deeds, act) == nullptr) page.deeds.push_back({act, std::move(perform)});
    };
    add(ui::back_act, [self = self_] { self->go(SceneChange::pop()); });
    add(ui::sound_act, [self = self_] { switch_sound(self->context_); });
    view_.reduce_motion(context_.settings.reduced_motion);
    view_.show(std::move(page), screen_, *canvas_);
    return view_;
}

SceneChange PageScene::handle(const InputEvent& event) {
    const bool used = fresh().handle(meant(event));
    const auto* key = std::get_if<KeyEvent>(&event);
    if (!used && key != nullptr && key->pad != 0 && !key->repeat && way_of(key->key) != Vec{}) context_.hums = true;
    stale_ = true;
    if (std::holds_alternative<KeyEvent>(event)) read_out(/*with_place=*/true);
    if (std::holds_alternative<NamedEvent>(event)) // a screen reader reads what it picks
        read_ = fresh().focused_key() + fresh().words_of_focus();
    return taken_change();
}

SceneChange PageScene::update(Seconds step) {
    const bool anew = std::exchange(is_new_, false);
    if (anew) read_title();
    advance(step);
    view_.advance(step, context_.theme);
    since_page_ += step;
    if (since_page_ >= page_time()) {
        since_page_ = Seconds{0};
        stale_ = true;
    }
    read_out(anew);
    return taken_change();
}

void PageScene::read_title() {
    auto* voice = reader(context_);
    if (voice == nullptr) return;
    const auto here = title();
    const auto told = fresh().told();
    told_ = here.find(told) != std::string::npos ? sentence(told) : std::string();
    read_.clear();
    voice->say({Utterance::Kind::scene, sentence(here)});
}

void PageScene::read_out(bool with_place) {
    auto* voice = reader(context_);
    if (voice == nullptr) return;
    auto focus = fresh().words_of_focus();
    if (focus.empty() && with_place) focus = place_words();
    const auto read = focus.empty() && !with_place ? read_ : fresh().focused_key() + focus; // not what is pointed at
    auto told = sentence(fresh().told());
    const bool tells = std::exchange(told_, told) != told, moves = std::exchange(read_, read) != read;
    if (tells && !told.empty()) voice->say({Utterance::Kind::page, std::move(told)});
    if (moves && !focus.empty()) voice->say({Utterance::Kind::focus, std::move(focus)});
}

SceneChange PageScene::taken_change() {
    const auto touch = view_.take_touch();
    if (touch == ui::Touch::moved) context_.touched = sound::Sound::move;
    if (touch == ui::Touch::pressed) context_.touched = sound::Sound::press;
    if (context_.hums) context_.touched = sound::Sound::refuse;
    return std::exchange(change_, SceneChange::stay());
}

bool PageScene::on_low_screen() const { return is_low(screen_.height / canvas_->scale()); }

std::string PageScene::open_read(Opener& opener) {
    auto opened = opener.take();
    if (!opened) return {};
    auto scene = scene_of(context_, *std::move(opened));
    if (!scene) return tr(scene.refusal());
    go(SceneChange::push(*std::move(scene)));
    return {};
}

void PageScene::draw(Canvas& canvas) const { fresh().draw(canvas); }

} // namespace zugzwang
