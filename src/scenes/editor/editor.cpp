#include "scenes/editor/editor.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/column.hpp"
#include "scenes/frame/fact_panel.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float board_top = 116, board_side = 924, panel_top = 145, panel_bottom = 996, min_panel = 372;
constexpr float inner = 28, done_height = 86, upright_panel = 360;

} // namespace

EditorScene::EditorScene(SceneContext& context, const Game& game)
    : context_(context), game_(game), choices_(choices_of(context, game)),
      start_(game.edit_start(choices_.options, choices_.position)) {}

void EditorScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    if (stage_.is_upright())
        stack();
    else
        place_beside();
    start_->place(board_);
    rebuild();
}

/// The board over the panel, and that over the button.
void EditorScene::stack() {
    Column column(upright_room(stage_), upright_gap);
    const float side = std::min(column.rest().width, column.rest().height - upright_gap - upright_panel);
    board_ = stage_.pixels(column.top(side));
    done_ = stage_.pixels(column.bottom(done_height));
    panel_ = stage_.pixels(column.rest());
}

void EditorScene::place_beside() {
    const float gap = stage_[Measure::gap], edge = stage_[Measure::edge], down = (stage_.height() - 1080) / 2;
    const float panel =
        std::clamp(stage_.width() - 2 * edge - gap - board_side, min_panel, stage_[Measure::panel_width]);
    const float left = (stage_.width() - board_side - gap - panel) / 2;
    board_ = stage_.pixels({left, board_top + down, board_side, board_side});
    panel_ = stage_.pixels({left + board_side + gap, panel_top + down, panel, panel_bottom - panel_top});
    const float pad = std::round(inner * stage_.scale()), height = std::round(done_height * stage_.scale());
    done_ = {panel_.x + pad, panel_.bottom() - pad - height, panel_.width - 2 * pad, height};
}

void EditorScene::rebuild() {
    auto controls = top_bar_controls(stage_, {{.id = "undo", .icon = "icon/undo", .enabled = start_->can_undo()},
                                              {.id = "clear", .icon = "icon/clear"}});
    controls.push_back({.id = "done",
                        .area = done_,
                        .kind = Button{.look = Button::Look::primary, .words = tr("Done")},
                        .enabled = start_->can_finish(),
                        .inside = stage_.is_upright() ? "" : "panel"});
    controls_.set(std::move(controls));
}

SceneChange EditorScene::handle(const InputEvent& event) {
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* moved = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*moved);
        if (answer.picked) {
            controls_.drop_focus(); // the keys stay with the board
            return pick(*answer.picked);
        }
        if (answer.used && moved->kind == PointerEvent::Kind::press) return SceneChange::stay();
        if (moved->kind == PointerEvent::Kind::press) controls_.drop_focus();
        start_->pointer(*moved);
        rebuild();
    }
    return SceneChange::stay();
}

SceneChange EditorScene::key(const KeyEvent& event) {
    if (event.key == Key::escape) {
        if (controls_.focused().empty()) return SceneChange::pop();
        controls_.drop_focus();
        return SceneChange::stay();
    }
    if (event.key == Key::character && event.control && event.character == 'z') return pick({.id = "undo"});
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    if (!answer.used && start_->key(event)) rebuild();
    return SceneChange::stay();
}

SceneChange EditorScene::pick(const Picked& picked) {
    if (picked.id == "back") return SceneChange::pop();
    if (picked.id == "done") {
        choices_.position = start_->position();
        return SceneChange::pop();
    }
    if (picked.id == "undo") start_->undo();
    if (picked.id == "clear") start_->clear();
    rebuild();
    return SceneChange::stay();
}

SceneChange EditorScene::update(Seconds step) {
    static_cast<void>(controls_.advance(step, context_.theme));
    return SceneChange::stay();
}

Cursor EditorScene::cursor() const {
    return controls_.cursor() != Cursor::arrow ? controls_.cursor() : start_->cursor();
}

std::string EditorScene::status() const {
    const auto refusal = start_->refusal();
    return refusal.empty() ? start_->prompt() : refusal;
}

std::string EditorScene::title() const {
    return tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", status()}});
}

std::vector<NamedRect> EditorScene::widgets() const {
    return with_controls({{"board", board_, {}}, {"panel", panel_, {}}}, controls_);
}

void EditorScene::draw(Canvas& canvas) const {
    paint_top_bar(stage_,
                  {.title = tr(game_.edit_start_words),
                   .status = status(),
                   .status_role = start_->refusal().empty() ? Role::ink : Role::bad,
                   .icons = 2},
                  canvas);
    paint_facts(panel_, start_->panel(), {}, canvas);
    start_->draw(canvas);
    controls_.draw(canvas);
}

std::unique_ptr<Scene> make_editor(SceneContext& context, const Game& game) {
    return std::make_unique<EditorScene>(context, game);
}

} // namespace zugzwang
