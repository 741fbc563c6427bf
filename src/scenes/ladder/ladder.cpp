#include "scenes/ladder/ladder.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "scenes/frame/column.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr std::string_view row_prefix = "rung:";

// Units of a 1080-line screen.
constexpr float rows_left = 124, rows_top = 152, rows_bottom = 1035, row_gap = 13, highest_pitch = 134;
constexpr float panel_top = 124, panel_right = 45, widest_panel = 459, narrowest_panel = 392, gap = 56, narrow_gap = 24;
constexpr float inner = 32, segment_height = 50, great_button = 70, small_button = 56, button_gap = 16;
constexpr float wide_stage = 1700, star_column = 147, narrow_star_column = 104;
constexpr float upright_rows_left = 76, upright_heads = 34, upright_row_gap = 8, upright_columns = 84;
constexpr float highest_upright_pitch = 118, lowest_upright_panel = 300, upright_side_width = 250;

} // namespace

LadderScene::LadderScene(SceneContext& context, const Game& game) : context_(context), game_(game) {
    read_records();
    choose(std::min(climb_.next, rung_count() - 1));
}

void LadderScene::read_records() {
    std::vector<RungRecord> records;
    for (std::size_t rung = 0; rung < rung_count(); ++rung)
        records.push_back(rung_record(context_, game_, rung));
    if (records == records_) return;
    records_ = std::move(records);
    climb_ = climb_of(context_, game_);
    redraw_ = true;
}

void LadderScene::choose(std::size_t rung) {
    chosen_ = rung;
    side_ = stars().moving_first && !stars().moving_second ? Side::second : Side::first;
    refusal_.clear();
    redraw_ = true;
}

void LadderScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    if (stage_.is_upright())
        stack();
    else
        place_beside();
    rebuild();
    controls_.focus(std::string(row_prefix) + chosen().player.id);
}

/// The rows over the panel.
void LadderScene::stack() {
    const Rect room = upright_room(stage_);
    const float heads = upright_heads, for_rows = room.height - heads - upright_gap - lowest_upright_panel;
    const float pitch = std::min(highest_upright_pitch, for_rows / static_cast<float>(rung_count()));
    const float end = room.y + heads + pitch * static_cast<float>(rung_count());
    rows_ = {upright_rows_left, room.y + heads, room.right() - upright_rows_left,
             end - upright_row_gap - room.y - heads};
    panel_ = {room.x, end + upright_gap - upright_row_gap, room.width, 0};
    panel_.height = room.bottom() - panel_.y;
    apart_ = upright_columns;
    row_gap_ = upright_row_gap;
}

void LadderScene::place_beside() {
    const bool wide = stage_.width() >= wide_stage;
    const float down = (stage_.height() - 1080) / 2;
    const float width = wide ? widest_panel : narrowest_panel;
    const float right = wide ? panel_right : narrow_gap;
    panel_ = {stage_.width() - right - width, panel_top + down, width, rows_bottom - panel_top};
    rows_ = {rows_left, rows_top + down, panel_.x - (wide ? gap : narrow_gap) - rows_left, rows_bottom - rows_top};
    apart_ = wide ? star_column : narrow_star_column;
    row_gap_ = row_gap;
}

Rect LadderScene::row(std::size_t rung) const {
    const auto count = static_cast<float>(rung_count());
    const float pitch = std::min(highest_pitch, (rows_.height + row_gap_) / count);
    const float above = static_cast<float>(rung_count() - 1 - rung) * pitch;
    const float free = rows_.height + row_gap_ - count * pitch;
    return stage_.pixels({rows_.x, rows_.y + free / 2 + above, rows_.width, pitch - row_gap_});
}

float LadderScene::column(std::size_t star) const { return (static_cast<float>(2 - star) + 0.63F) * apart_; }

void LadderScene::rebuild() {
    auto controls = top_bar_controls(stage_, {{"help", "icon/help"}});
    for (std::size_t rung = rung_count(); rung-- > 0;) {
        controls.push_back(
            {.id = std::string(row_prefix) + game_.ladder.rungs[rung].player.id, .area = row(rung), .kind = Spot{}});
    }
    if (stage_.is_upright())
        add_upright_panel(controls);
    else
        add_panel(controls);
    controls_.set(std::move(controls));
    redraw_ = true;
}

Control LadderScene::side_control(Rect units) const {
    return {.id = "side",
            .area = stage_.pixels(units),
            .kind = Segmented{.words = {tr("First"), tr("Second")}, .chosen = side_ == Side::first ? 0U : 1U},
            .inside = "panel"};
}

Control LadderScene::button(const char* id, std::string words, Button::Look look, Rect units) const {
    return {.id = id,
            .area = stage_.pixels(units),
            .kind = Button{.look = look, .words = std::move(words)},
            .inside = "panel"};
}

void LadderScene::add_upright_panel(std::vector<Control>& controls) const {
    const Rect inside = panel_.inset(upright_gap);
    const Rect buttons{inside.x, inside.bottom() - touch_side, inside.width, touch_side};
    controls.push_back(side_control({inside.right() - upright_side_width, inside.y, upright_side_width, touch_side}));
    controls.push_back(
        button("watch", tr("Watch it play"), Button::Look::secondary, part_of_row(buttons, 0, 2, upright_gap)));
    controls.push_back(
        button("challenge", tr("Challenge"), Button::Look::primary, part_of_row(buttons, 1, 2, upright_gap)));
}

void LadderScene::add_panel(std::vector<Control>& controls) const {
    const float left = panel_.x + inner, width = panel_.width - 2 * inner;
    float y = panel_.bottom() - inner * 0.5F - small_button;
    const Rect watch_area{left, y, width, small_button};
    y -= button_gap + great_button;
    const Rect challenge_area{left, y, width, great_button};
    y -= 56 + segment_height;
    const float half = std::min(width * 0.6F, 236.0F);
    controls.push_back(side_control({left + width - half, y, half, segment_height}));
    controls.push_back(button("challenge", tr("Challenge"), Button::Look::primary, challenge_area));
    controls.push_back(button("watch", tr("Watch it play"), Button::Look::secondary, watch_area));
}

SceneChange LadderScene::handle(const InputEvent& event) {
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* moved = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*moved);
        if (answer.picked) return pick(*answer.picked);
    }
    return SceneChange::stay();
}

SceneChange LadderScene::key(const KeyEvent& event) {
    if (event.key == Key::escape || event.key == Key::backspace) return SceneChange::pop();
    if (event.key == Key::f1) return pick({.id = "help"});
    if (event.key == Key::character && event.character == 'w') return watch();
    const bool up = event.key == Key::up, down = event.key == Key::down;
    if (up || down) {
        const auto before = chosen_;
        if (up && chosen_ + 1 < rung_count()) choose(chosen_ + 1);
        if (down && chosen_ > 0) choose(chosen_ - 1);
        if (chosen_ != before) context_.touched = sound::Sound::move;
        controls_.focus(std::string(row_prefix) + chosen().player.id);
        rebuild();
        return SceneChange::stay();
    }
    if (event.key == Key::left || event.key == Key::right)
        return pick({.id = "side", .value = event.key == Key::left ? 0 : 1});
    auto answer = controls_.key(event);
    while (event.key == Key::tab && is_passed_over(controls_.focused()))
        answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    return event.key == Key::enter && !answer.used ? challenge() : SceneChange::stay();
}

/// Of the rows Tab knows the chosen one alone: it leads on without choosing another.
bool LadderScene::is_passed_over(std::string_view id) const {
    return id.starts_with(row_prefix) && id.substr(row_prefix.size()) != chosen().player.id;
}

SceneChange LadderScene::pick(const Picked& picked) {
    const std::string_view id = picked.id;
    if (id == "back") return SceneChange::pop();
    if (id == "help") return SceneChange::push(make_help(context_, game_));
    if (id == "challenge") return challenge();
    if (id == "watch") return watch();
    if (id == "side") side_ = picked.value == 0 ? Side::first : Side::second;
    if (id.starts_with(row_prefix)) {
        const auto rung = find_rung(game_, id.substr(row_prefix.size()));
        if (rung == chosen_) return challenge();
        if (rung) choose(*rung);
    }
    rebuild();
    return SceneChange::stay();
}

SceneChange LadderScene::challenge() {
    auto session = start_game(context_, game_, ladder_config(context_, game_, {.rung = chosen_, .climber = side_}));
    if (session) return SceneChange::push(make_table(context_, game_, *std::move(session)));
    refusal_ = tr(session.refusal());
    redraw_ = true;
    return SceneChange::stay();
}

/// Against the one below it; the lowest against the one above.
SceneChange LadderScene::watch() {
    const std::size_t rival = chosen_ > 0 ? chosen_ - 1 : std::min<std::size_t>(1, rung_count() - 1);
    auto config = ladder_config(context_, game_, {.rung = rival, .climber = side_});
    config.players[side_] = chosen().player.id;
    config.budgets[side_] = config.budgets[other(side_)];
    return SceneChange::push(make_demo(context_, {.games = {&game_}, .session = std::move(config)}));
}

SceneChange LadderScene::update(Seconds step) {
    const auto before = stars();
    read_records();
    if (stars() != before) {
        choose(chosen_); // the other side's star may be the one that is missing now
        rebuild();
    }
    static_cast<void>(controls_.advance(step, context_.theme));
    return SceneChange::stay();
}

bool LadderScene::take_redraw() {
    const bool controls = controls_.take_redraw();
    return std::exchange(redraw_, false) || controls;
}

std::string LadderScene::title() const {
    return tr("{game}: the ladder, {rung}", {{"game", tr(game_.title)}, {"rung", tr(chosen().player.name)}});
}

std::vector<NamedRect> LadderScene::widgets() const {
    return with_controls({{"panel", stage_.pixels(panel_), {}}}, controls_);
}

std::unique_ptr<Scene> make_ladder(SceneContext& context, const Game& game) {
    return std::make_unique<LadderScene>(context, game);
}

} // namespace zugzwang
