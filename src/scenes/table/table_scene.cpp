#include "scenes/table/table_scene.hpp"

#include <utility>

#include "keep/keeper.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/table/seat_clock.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds trouble_read_in{10};
constexpr float at_once = 1000;         ///< Times as fast, while the players run ahead.
constexpr double beats_each_second = 3; ///< Of the dots while a computer thinks.

} // namespace

TableScene::TableScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session, Use use)
    : context_(context), game_(game), session_(std::move(session)), use_(use), kept_(context, game), match_(context),
      opener_(context), went_(context, game), climbed_(context, game), broadcast_(context, game) {
    follow_settings();
    note_title();
}

void TableScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    rebuild();
    session_->place(layout_.board);
}

SceneChange TableScene::update(Seconds step) {
    time_ += step;
    follow_settings();
    session_->update(step);
    if (use_ == Use::table) {
        match_.follow(*session_);
        climbed_.follow(*session_);
    }
    follow_the_end(step);
    kept_.follow(session_);
    note_trouble();
    went_.follow(*session_, layout_.went.has_value());
    if (arrangement_.request.broadcast && broadcast_.follow(*session_, step)) note_title();
    let_hear(step);
    note_news();
    note_clocks();
    count_figures(step);
    if (arrangement_now() != arrangement_) rebuild();
    if (notice_.advance(step)) revision_ = 0;
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    return take_opened();
}

void TableScene::follow_settings() {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.pace.speed *= broadcast_.is_running_ahead() ? at_once : demo_speed_;
    switches.labels = context_.settings.labels;
    switches.numbers = context_.settings.numbers || use_ == Use::filmed; // nobody can point at a film
    session_->set(switches);
    controls_.reduce_motion(context_.settings.reduced_motion);
}

void TableScene::note_news() {
    const auto& news = session_->news();
    if (std::exchange(revision_, news.revision) == news.revision) return;
    note_title();
    moves_.show(news);
    if (pointed_moves().count == 0) session_->show({});
    note_insight();
    for (const Side side : both_sides)
        figures_[side].show(news.seats[side].figure.number);
}

void TableScene::note_title() {
    // While a move is still shown nothing is asked yet, and a click would only end the motion.
    if (session_->news().is_animating) return;
    title_ = tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", status_line()}});
    const auto& caption = broadcast_.caption();
    if (caption && caption->kind != Caption::Kind::over)
        title_ = tr("{status}. {caption}", {{"status", title_}, {"caption", caption->words}});
}

void TableScene::follow_the_end(Seconds step) {
    const bool over = session_->news().outcome.has_value() && !session_->news().is_animating;
    const bool just_ended = over && !ended_;
    if (!over) {
        over_for_ = Seconds{0};
    } else {
        over_for_ += step;
        climbed_.let_hear(over_for_, step, context_.settings.reduced_motion);
    }
    ended_ = over;
    if (just_ended && use_ == Use::table) {
        rebuild();
        // In a demo the space bar is for pausing, also a moment too late.
        if (layout_.result && !session_->news().is_demo) controls_.focus("again");
    }
}

void TableScene::note_clocks() {
    const auto& news = session_->news();
    hear_clocks();
    const auto& thinking = news.thinking;
    beat_ = thinking && thinking->running ? static_cast<int>(time_.count() * beats_each_second) : 0;
}

void TableScene::count_figures(Seconds step) {
    const auto& settings = context_.settings;
    const Seconds whole =
        settings.reduced_motion ? Seconds{0} : context_.theme[Motion::count_up] / (settings.speed * demo_speed_);
    for (auto& figure : figures_.values)
        figure.advance(step, whole);
}

/// What was last known stays until there is more, so that the panel does not blink with every move.
void TableScene::note_insight() {
    const auto& news = session_->news();
    if (!news.switches.insight)
        insight_.reset();
    else if (news.insight_panel)
        insight_ = news.insight_panel;
}

void TableScene::note_trouble() {
    if (context_.keeper == nullptr || use_ != Use::table || !notice_.words().empty()) return;
    auto words = context_.keeper->take_trouble();
    if (!words) return;
    notice_.tell(*std::move(words), Role::bad, trouble_read_in);
    revision_ = 0;
}

void TableScene::suspend() {
    session_->act(Act::suspend);
    cues_.forget();
    controls_.let_go();
    went_.suspend();
    broadcast_.suspend();
    if (use_ == Use::table) climbed_.follow(*session_);
    kept_.save(*session_);
}

Cursor TableScene::cursor() const {
    if (controls_.cursor() != Cursor::arrow) return controls_.cursor();
    return layout_.board.contains(pointer_at_) ? session_->news().cursor : Cursor::arrow;
}

std::string TableScene::title() const { return title_; }

std::vector<NamedRect> TableScene::widgets() const {
    std::vector<NamedRect> rects{{"board", layout_.board, {}},
                                 {"seat-first", layout_.seats[Side::first], {}},
                                 {"seat-second", layout_.seats[Side::second], {}}};
    const auto add = [&](const char* name, const std::optional<Rect>& rect) {
        if (rect) rects.push_back({name, *rect, {}});
    };
    add("thinking", layout_.thinking);
    add("insight", layout_.insight);
    add("moves", layout_.moves);
    add("pointer", layout_.pointer);
    add("controls", layout_.controls);
    add("result", layout_.result);
    add("notes", layout_.notes);
    add("went", layout_.went);
    add("curve", layout_.curve);
    add("expects", layout_.expected);
    return with_controls(std::move(rects), controls_);
}

SceneChange TableScene::look_back() {
    return SceneChange::push(make_review(context_, game_, session_->record(), kept_.library_id()));
}

void TableScene::start_again(bool swap_sides) {
    auto config = session_->config();
    if (auto seats = ladder_seats(game_, config)) {
        const auto& stars = rung_record(context_, game_, seats->rung).stars;
        const bool one_is_missing = stars.moving_first != stars.moving_second;
        if (swap_sides)
            seats->climber = other(seats->climber);
        else if (one_is_missing)
            seats->climber = stars.moving_first ? Side::second : Side::first;
        return begin(ladder_config(context_, game_, *seats)); // on another board
    }
    if (config.record) config.position = std::exchange(config.record, std::nullopt)->start;
    if (swap_sides) {
        std::swap(config.players[Side::first], config.players[Side::second]);
        std::swap(config.names[Side::first], config.names[Side::second]);
        std::swap(config.budgets[Side::first], config.budgets[Side::second]);
        std::swap(config.clocks[Side::first], config.clocks[Side::second]);
    }
    begin(std::move(config));
}

/// Moving first, or on the side whose star is missing there.
void TableScene::start_next_rung() {
    auto seats = climbed_.next();
    if (!seats) return;
    const auto& stars = rung_record(context_, game_, seats->rung).stars;
    seats->climber = stars.moving_first && !stars.moving_second ? Side::second : Side::first;
    begin(ladder_config(context_, game_, *seats));
}

void TableScene::begin(SessionConfig config) {
    auto session = start_game(context_, game_, std::move(config));
    if (!session) {
        refusal_ = tr(session.refusal());
        return;
    }
    const bool insight = session_->news().switches.insight;
    session_->act(Act::suspend);
    session_ = *std::move(session);
    if (is_of_match()) match_.begin_next();
    cues_.forget();
    session_->set({.insight = insight});
    follow_settings();
    insight_.reset();
    climbed_.forget();
    broadcast_.forget();
    revision_ = 0;
    ended_ = false;
    over_for_ = Seconds{0};
    controls_.drop_focus();
    rebuild();
    session_->place(layout_.board);
}

std::unique_ptr<WatchedGame> make_demo_game(SceneContext& context, const Game& game, std::shared_ptr<Session> session) {
    return std::make_unique<TableScene>(context, game, std::move(session));
}

std::unique_ptr<WatchedGame> make_exhibited_game(SceneContext& context, const Game& game,
                                                 std::shared_ptr<Session> session) {
    return std::make_unique<TableScene>(context, game, std::move(session), TableScene::Use::exhibited);
}

std::unique_ptr<Scene> make_filmed_game(SceneContext& context, const Game& game, std::shared_ptr<Session> session) {
    return std::make_unique<TableScene>(context, game, std::move(session), TableScene::Use::filmed);
}

std::unique_ptr<Scene> make_table(SceneContext& context, const Game& game, std::shared_ptr<Session> session) {
    return std::make_unique<TableScene>(context, game, std::move(session));
}

} // namespace zugzwang
