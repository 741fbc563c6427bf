#include "scenes/lesson/lesson_scene.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scenes/frame/column.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/lesson/phrases.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {
namespace {

// Units of a 1080-line screen.
constexpr float strip_height = 184, under_bar = 20, strip_gap = 18, strip_padding = 24;
constexpr float button = 82, button_gap = 14, words_gap = 30;
constexpr float words_size = 34;
constexpr float bar_height = 8, knob = 11, counter_width = 230;
constexpr float player_width = 176, player_height = 62;
constexpr float narrowest_lesson = 1350, lowest_lesson = 740; ///< Lessons are made for screens of 1440 by 1080.
constexpr float upright_strip = 330, upright_line = 40;

constexpr Seconds reading_time{1.8}; ///< Of a step at the usual speed.
constexpr Seconds coming_time{0.18};
constexpr std::array speed_words{"½×", "1×", "2×", "4×"};
constexpr std::size_t usual_speed = 1;

} // namespace

std::vector<const PlayerSpec*> players_with_lesson(const Game& game) {
    std::vector<const PlayerSpec*> players;
    for (const auto& player : game.players) {
        if (player.shows_its_work) players.push_back(&player);
    }
    return players;
}

LessonScene::LessonScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session)
    : context_(context), game_(game), session_(std::move(session)), players_(players_with_lesson(game)),
      speed_(usual_speed) {
    const auto& news = session_->news();
    // After the end there is nothing to decide: it is about the last move.
    ply_ = news.moves.size() - (news.outcome && !news.moves.empty() ? 1 : 0);
    const Side side = news.outcome && !news.moves.empty() ? news.moves.back().side : news.to_move;
    chosen_ = players_.size() - 1;
    for (const Side seat : {other(side), side}) {
        const auto& seated = session_->config().players[seat];
        const auto found = std::ranges::find(players_, seated, &PlayerSpec::id);
        if (found != players_.end()) chosen_ = static_cast<std::size_t>(found - players_.begin());
    }
}

void LessonScene::ask() {
    asked_ = true;
    lesson_.reset();
    step_ = 0;
    in_step_ = Seconds{0};
    moves_in_ = false;
    making_ = session_->lesson(ply_, players_[chosen_]->id);
}

void LessonScene::layout(Rect screen, const Canvas& canvas) {
    canvas_ = &canvas;
    stage_ = Stage(screen, canvas);
    if (stage_.is_upright())
        stack();
    else
        place_wide();
    pan_.measure(board_, {.width = canvas.px(narrowest_lesson), .height = canvas.px(lowest_lesson)});
    rebuild();
    if (lesson_) lesson_->place(pan_.whole(), canvas);
}

/// The choice of the player, the board, the words, and under them the buttons.
void LessonScene::stack() {
    Column column(upright_room(stage_), upright_gap);
    player_ = players_.size() < 2 ? Rect{} : stage_.pixels(column.top(touch_side));
    const Rect strip = column.bottom(upright_strip);
    strip_ = stage_.pixels(strip);
    board_ = stage_.pixels(column.rest());
    Column inside(strip.inset(upright_edge), upright_gap);
    const Rect buttons = inside.bottom(touch_side);
    for (std::size_t index = 0; index < buttons_.size(); ++index)
        buttons_[index] = stage_.pixels(part_of_row(buttons, index, buttons_.size(), upright_gap));
    const Rect line = inside.bottom(upright_line);
    bar_ =
        stage_.pixels({line.x + knob, line.centre().y - bar_height / 2, line.width - knob - counter_width, bar_height});
    words_ = stage_.pixels(inside.rest());
}

void LessonScene::place_wide() {
    const float edge = stage_[Measure::edge];
    const float top = stage_[Measure::top_bar] + under_bar;
    const float strip_top = stage_.height() - edge / 2 - strip_height;
    board_ = stage_.pixels({edge, top, stage_.width() - 2 * edge, strip_top - strip_gap - top});
    strip_ = stage_.pixels({edge, strip_top, stage_.width() - 2 * edge, strip_height});
    const float buttons = 4 * button + 3 * button_gap;
    const float left = edge + strip_padding + buttons + words_gap;
    words_ = stage_.pixels({left, strip_top + 18, stage_.width() - edge - strip_padding - left, 104});
    bar_ = stage_.pixels({edge + strip_padding, strip_top + strip_height - 40,
                          stage_.width() - 2 * (edge + strip_padding) - counter_width, bar_height});
    float x = edge + strip_padding;
    for (auto& place : buttons_) {
        place = stage_.pixels({x, strip_top + 24, button, button});
        x += button + button_gap;
    }
    const float width = player_width * static_cast<float>(players_.size());
    player_ = stage_.screen_pixels(
        {left_of_icons(stage_, 1) - 20 - width, (stage_[Measure::top_bar] - player_height) / 2, width, player_height});
}

void LessonScene::rebuild() {
    auto controls = top_bar_controls(stage_, {{"help", "icon/help"}});
    add_players(controls);
    const auto icon = [](const char* sprite) { return Button{.look = Button::Look::icon, .icon = sprite}; };
    const Button play{.look = Button::Look::icon, .icon = playing_ ? "icon/pause-lit" : "icon/play-lit", .lit = true};
    std::array<Control, 4> buttons{
        Control{.id = "step-back", .area = {}, .kind = icon("icon/step-back"), .enabled = step_ > 0},
        Control{.id = "pause", .area = {}, .kind = play, .enabled = lesson_ != nullptr},
        Control{.id = "step", .area = {}, .kind = icon("icon/step-forward"), .enabled = step_ < last()},
        Control{.id = "speed", .area = {}, .kind = Button{.words = speed_words[speed_]}}};
    for (std::size_t index = 0; index < buttons.size(); ++index) {
        buttons[index].area = buttons_[index];
        buttons[index].inside = "strip";
        controls.push_back(std::move(buttons[index]));
    }
    controls_.set(std::move(controls));
}

/// Left of the icons; one player alone needs no choice.
void LessonScene::add_players(std::vector<Control>& controls) const {
    if (players_.size() < 2) return;
    Segmented choice{.words = {}, .chosen = chosen_};
    for (const auto* player : players_)
        choice.words.push_back(tr(player->name));
    controls.push_back({.id = "player", .area = player_, .kind = std::move(choice)});
}

SceneChange LessonScene::update(Seconds step) {
    if (!asked_) ask();
    if (!lesson_) {
        lesson_ = making_.take().value_or(nullptr);
        if (!lesson_) return SceneChange::stay();
        if (canvas_ != nullptr) lesson_->place(pan_.whole(), *canvas_);
        rebuild();
    }
    in_step_ += step;
    if (playing_ && in_step_ * lesson_speeds[speed_] >= reading_time) {
        if (step_ == last()) {
            playing_ = false;
            rebuild();
        } else {
            go_by(1);
        }
    }
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    return SceneChange::stay();
}

void LessonScene::suspend() {
    session_->act(Act::suspend);
    making_ = {};
    if (!lesson_) asked_ = false;
    playing_ = false;
}

std::string LessonScene::status() const {
    if (!lesson_) return tr("{player} is at work …", {{"player", tr(players_[chosen_]->name)}});
    return tr("{game} · {algorithm}", {{"game", tr(game_.title)}, {"algorithm", lesson_->title()}});
}

std::string LessonScene::title() const {
    return lesson_
               ? tr("See the algorithm: {game}, {counter}",
                    {{"game", tr(game_.title)}, {"counter", lesson_->words(step_, context_.settings.labels).counter}})
               : tr("See the algorithm: {game}", {{"game", tr(game_.title)}});
}

std::vector<NamedRect> LessonScene::widgets() const {
    return with_controls({{"board", board_, {}}, {"strip", strip_, {}}, {"bar", bar_, "strip"}}, controls_);
}

void LessonScene::draw(Canvas& canvas) const {
    const float reserved =
        players_.size() < 2 || stage_.is_upright() ? 0 : player_width * static_cast<float>(players_.size()) + 20;
    paint_top_bar(stage_, {.title = tr("See the algorithm"), .status = status(), .icons = 1, .reserved = reserved},
                  canvas);
    if (lesson_) {
        pan_.begin(canvas);
        const float coming = moves_in_ ? static_cast<float>((in_step_ + canvas.ahead()) / coming_time) : 1;
        lesson_->draw(
            {.step = step_, .progress = ease_out(std::clamp(coming, 0.0F, 1.0F)), .labels = context_.settings.labels},
            canvas);
        pan_.end(canvas);
    }
    draw_strip(canvas);
    controls_.draw(canvas);
}

void LessonScene::draw_strip(Canvas& canvas) const {
    paint_panel(strip_, {}, canvas);
    if (!lesson_) return;
    const auto words = lesson_->words(step_, context_.settings.labels);
    const Rect rule{words_.x, words_.y + canvas.px(2.0F), canvas.px(4.0F),
                    stage_.is_upright() ? words_.height - canvas.px(4.0F) : canvas.px(86.0F)};
    canvas.box(rule, {.top = Role::act, .bottom = Role::act, .radius = rule.width / 2});
    const float indent = canvas.px(22.0F);
    paint_phrases({words_.x + indent, words_.y, words_.width - indent, words_.height}, words.phrases,
                  canvas.px(words_size), canvas.px(lesson_text), canvas);
    const float part = last() == 0 ? 1 : static_cast<float>(step_) / static_cast<float>(last());
    const float radius = bar_.height / 2;
    canvas.box(bar_, {.top = Role::button_top, .bottom = Role::button_top, .radius = radius});
    const Rect done{bar_.x, bar_.y, std::max(bar_.height, std::round(bar_.width * part)), bar_.height};
    canvas.box(done, {.top = Role::button_rim, .bottom = Role::button_rim, .radius = radius});
    canvas.disc({bar_.x + std::round(bar_.width * part), bar_.centre().y}, canvas.px(knob), {Role::ink});
    canvas.text(words.counter, {strip_.right() - canvas.px(strip_padding), bar_.centre().y},
                {.size = canvas.px(lesson_text), .paint = {Role::soft}, .align_x = AlignX::right});
}

std::unique_ptr<Scene> make_lesson(SceneContext& context, const Game& game, std::shared_ptr<Session> session) {
    return std::make_unique<LessonScene>(context, game, std::move(session));
}

} // namespace zugzwang
