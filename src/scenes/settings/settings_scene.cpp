#include "scenes/settings/settings_scene.hpp"

#include <algorithm>
#include <utility>

#include "desk/setting_list.hpp"
#include "scenes/frame/column.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float widest = 1240, panel_top = 132, inner = 56, row_pitch = 80, control_height = 60;
constexpr float control_part = 0.48F; ///< Of the panel's inner width.
constexpr float back_width = 300, back_height = 76, back_gap = 28;

constexpr float upright_inner = 22, highest_row = 160;
constexpr float min_label_line = 34, max_label_line = 42; ///< The control stands below the words.

/// The height of the words over a control, less where rows are low, so that a finger still meets the control.
float label_line(Rect row) { return std::clamp(row.height - touch_side, min_label_line, max_label_line); }

} // namespace

void SettingsScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    rebuild();
    if (controls_.focused().empty()) controls_.focus(rows_.front().id);
}

std::vector<SettingsScene::Row> SettingsScene::rows() const {
    std::vector<Row> rows;
    for (const auto& setting : all_settings()) {
        if (*setting.row.label == '\0') continue;
        rows.push_back({setting.row.id, tr(setting.row.label), tr(setting.row.help), setting.words(context_.themes),
                        setting.chosen(context_.settings, context_.themes)});
    }
    return rows;
}

Rect SettingsScene::row_area(std::size_t index) const {
    if (stage_.is_upright()) {
        const Rect room =
            upright_room(stage_, context_.host_acts.empty() ? 0 : touch_side + upright_edge).inset(upright_inner);
        const float pitch = std::min(highest_row, room.height / static_cast<float>(rows_.size()));
        return {room.x, room.y + static_cast<float>(index) * pitch, room.width, pitch};
    }
    const float width = std::min(widest, stage_.width() - 2 * stage_[Measure::edge]);
    const float down = (stage_.height() - 1080) / 2;
    return {(stage_.width() - width) / 2 + inner, panel_top + down + inner / 2 + static_cast<float>(index) * row_pitch,
            width - 2 * inner, row_pitch};
}

Rect SettingsScene::control_area(Rect row) const {
    if (stage_.is_upright()) {
        const float words = label_line(row);
        return {row.x, row.y + words, row.width, std::min(touch_side, row.height - words)};
    }
    const float width = row.width * control_part;
    return {row.right() - width, row.y + (row_pitch - control_height) / 2, width, control_height};
}

void SettingsScene::rebuild() {
    shown_ = context_.settings;
    rows_ = rows();
    auto controls = top_bar_controls(stage_, {});
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        controls.push_back({.id = rows_[index].id,
                            .area = stage_.pixels(control_area(row_area(index))),
                            .kind = Segmented{.words = rows_[index].words, .chosen = rows_[index].chosen},
                            .inside = "settings"});
    }
    const Rect first = row_area(0);
    const Rect last = row_area(rows_.size() - 1);
    const float side = stage_.is_upright() ? upright_inner : inner, above = stage_.is_upright() ? side : side / 2;
    panel_ =
        stage_.pixels({first.x - side, first.y - above, first.width + 2 * side, last.bottom() - first.y + 2 * above});
    add_foot(controls);
    controls_.set(std::move(controls));
}

/// What is not a setting: the way back, which stands at the top alone on a phone, and what the program's host offers.
void SettingsScene::add_foot(std::vector<Control>& controls) const {
    const auto& acts = context_.host_acts;
    const Rect last = row_area(rows_.size() - 1);
    const Rect wide{last.x - inner, last.bottom() + inner / 2 + back_gap, back_width, back_height};
    if (!stage_.is_upright())
        controls.push_back({.id = "leave", .area = stage_.pixels(wide), .kind = Button{.words = tr("Back")}});
    const Rect foot{upright_edge, stage_.height() - upright_edge - touch_side, stage_.width() - 2 * upright_edge,
                    touch_side};
    for (std::size_t index = 0; index < acts.size(); ++index) {
        const float right = static_cast<float>(index + 1) * (back_width + back_gap);
        controls.push_back(
            {.id = "host:" + std::to_string(index),
             .area = stage_.pixels(stage_.is_upright() ? part_of_row(foot, index, acts.size(), upright_gap)
                                                       : Rect{wide.x + right, wide.y, wide.width, wide.height}),
             .kind = Button{.look = Button::Look::secondary, .words = acts[index].words}});
    }
}

SceneChange SettingsScene::handle(const InputEvent& event) {
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*pointer);
        if (answer.picked) return pick(*answer.picked);
    }
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) {
        if (pressed->key == Key::escape) return SceneChange::pop();
        const auto answer = controls_.key(*pressed);
        if (answer.picked) return pick(*answer.picked);
    }
    return SceneChange::stay();
}

SceneChange SettingsScene::pick(const Picked& picked) {
    if (picked.id == "back" || picked.id == "leave") return SceneChange::pop();
    if (const std::string host = "host:"; picked.id.starts_with(host)) {
        context_.host_acts[std::stoul(picked.id.substr(host.size()))].act();
        return SceneChange::stay();
    }
    setting(picked.id).choose(context_.settings, static_cast<std::size_t>(picked.value), context_.themes);
    context_.settings_changed = true;
    rebuild();
    return SceneChange::stay();
}

/// The app changes the settings too (F11).
SceneChange SettingsScene::update(Seconds step) {
    if (shown_ != context_.settings) rebuild();
    static_cast<void>(controls_.advance(step, context_.theme));
    return SceneChange::stay();
}

std::string SettingsScene::title() const { return tr("Settings"); }

std::vector<NamedRect> SettingsScene::widgets() const { return with_controls({{"settings", panel_, {}}}, controls_); }

void SettingsScene::draw(Canvas& canvas) const {
    paint_top_bar(stage_, {.title = tr("Settings"), .status = {}}, canvas);
    paint_panel(panel_, {}, canvas);
    for (std::size_t index = 0; index < rows_.size(); ++index)
        draw_words(rows_[index], row_area(index), canvas);
    controls_.draw(canvas);
    if (stage_.is_upright()) return;
    const float end = controls_.all().back().area.right();
    paint_key_hints({{{"↑", "↓"}, tr("choose")}, {{"←", "→"}, tr("change")}, {{tr("Esc")}, tr("back")}},
                    {(end + panel_.right()) / 2, controls_.all().back().area.centre().y}, panel_.right() - end, canvas);
}

void SettingsScene::draw_words(const Row& row, Rect units, Canvas& canvas) const {
    const Rect area = stage_.pixels(units);
    TextStyle label{.size = canvas.px(Measure::heading), .paint = {Role::ink}, .weight = Weight::semibold};
    TextStyle help{.size = canvas.px(Measure::caption), .paint = {Role::soft}};
    if (!stage_.is_upright()) {
        label.max_width = help.max_width = area.width * (1 - control_part) - canvas.px(Measure::gap);
        canvas.text(row.label, {area.x, area.centre().y - canvas.px(17.0F)}, label);
        canvas.text(row.help, {area.x, area.centre().y + canvas.px(21.0F)}, help);
        return;
    }
    label.size = canvas.px(Measure::body);
    const float y = area.y + canvas.px(label_line(units) * 0.4F);
    const float room = area.width - canvas.text(row.label, {area.x, y}, label).width - canvas.px(Measure::gap);
    help.size = fitting_size(row.help, help, room, canvas.px(Measure::smallest), canvas);
    help.max_width = room;
    help.align_x = AlignX::right;
    canvas.text(row.help, {area.right(), y}, help);
}

std::unique_ptr<Scene> make_settings(SceneContext& context) { return std::make_unique<SettingsScene>(context); }

} // namespace zugzwang
