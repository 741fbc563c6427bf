#include "scenes/table/table_scene.hpp"

#include <algorithm>
#include <utility>

#include "keep/keeper.hpp"
#include "scenes/frame/parts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds trouble_read_in{10};
constexpr float at_once = 1000;    ///< Times as fast, while the players run ahead.
constexpr Seconds long_thought{2}; ///< Then a button ends it.

} // namespace

TableScene::TableScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session, Use use)
    : context_(context), game_(game), session_(std::move(session)), use_(use), followers_(context, game),
      opener_(context) {
    follow_settings();
    note_title();
}

void TableScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    rebuild();
    session_->place(layout_.board);
}

SceneChange TableScene::update(Seconds step) {
    follow_settings();
    redraw_ |= session_->update(step);
    const auto happened = session_->take_happened();
    if (followers_.follow(session_, happened, step, watch())) {
        redraw_ = true;
        note_title();
    }
    follow_the_end(step);
    note_trouble();
    note_news();
    redraw_ |= faces_.advance(session_->news(), step, count_time());
    if (arrangement_now() != arrangement_) rebuild();
    if (notice_.advance(step)) revision_ = 0;
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    return take_opened();
}

TableArrangement TableScene::arrangement_now() const {
    const auto& news = session_->news();
    return {.request = {.style = game_.style,
                        .computer = use_ != Use::filmed &&
                                    (!news.seats[Side::first].person || !news.seats[Side::second].person),
                        .demo = news.is_demo && use_ == Use::table,
                        .exhibited = use_ != Use::table,
                        .broadcast = news.is_demo && use_ != Use::filmed,
                        .expected = choices_.expected && followers_.broadcast.has_expectation(),
                        .insight = news.switches.insight && !ended_,
                        .result = result_shown(),
                        .moves_tab = choices_.moves_tab,
                        .drawer = choices_.drawer},
            .is_pressed = use_ == Use::table,
            .can_undo = news.can_undo,
            .can_redo = news.can_redo,
            .waits = news.waits_for_person,
            .paused = news.switches.paused,
            .over = ended_,
            .thinks_long = news.thinking && news.thinking->running && news.thinking->time >= long_thought,
            .has_figures = std::ranges::any_of(
                news.moves,
                [&](const MoveEntry& move) { return move.thought && has_depth(game_, session_->config(), move.side); }),
            .has_insight = game_.has_insight,
            .has_lessons = std::ranges::any_of(game_.players, &PlayerSpec::shows_its_work),
            .expects = choices_.expected,
            .can_resign = use_ == Use::table ? news.can_resign : std::nullopt,
            .can_agree_draw = use_ == Use::table && news.can_agree_draw,
            .has_next_rung = ended_ && use_ == Use::table && followers_.climbed.next().has_value(),
            .of_ladder = followers_.climbed.is_of_ladder(),
            .of_match = is_of_match(),
            .decides_match = followers_.match.is_decided(),
            .has_turn = ended_ && use_ == Use::table && layout_.went && followers_.went.turn(),
            .speed = choices_.speed};
}

void TableScene::rebuild() {
    arrangement_ = arrangement_now();
    layout_ = table_layout(stage_, arrangement_.request);
    if (use_ == Use::filmed) {
        leave_pointer_panel_out();
        if (layout_.went)
            layout_.notes = std::exchange(layout_.went, std::nullopt); // a film waits for nobody's thoughts
    }
    auto controls = TableButtons(stage_, layout_, arrangement_).controls();
    moves_.place(layout_.moves.value_or(Rect{}), stage_.scale());
    followers_.broadcast.place(layout_.curve, layout_.expected, stage_.scale());
    controls_.set(std::move(controls));
    redraw_ = true;
}

/// Nobody points: the moves get its room where they stand over it.
void TableScene::leave_pointer_panel_out() {
    auto& moves = layout_.moves;
    if (!layout_.pointer || !moves || moves->x != layout_.pointer->x) return;
    if (moves->y > layout_.pointer->y) return;
    moves->height = layout_.pointer->bottom() - moves->y;
    layout_.pointer.reset();
}

void TableScene::draw(Canvas& canvas) const {
    TablePicture({.context = context_,
                  .game = game_,
                  .session = *session_,
                  .use = use_,
                  .stage = stage_,
                  .layout = layout_,
                  .arrangement = arrangement_,
                  .controls = controls_,
                  .moves = moves_,
                  .followers = followers_,
                  .faces = faces_,
                  .over_for = over_for_,
                  .status = status_line(),
                  .status_role = status_role()})
        .draw(canvas);
}

void TableScene::follow_settings() {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.pace.speed *= followers_.broadcast.is_running_ahead() ? at_once : choices_.speed;
    switches.labels = context_.settings.labels;
    switches.numbers = context_.settings.numbers || use_ == Use::filmed; // nobody can point at a film
    session_->set(switches);
    controls_.reduce_motion(context_.settings.reduced_motion);
}

void TableScene::note_news() {
    const auto& news = session_->news();
    if (std::exchange(revision_, news.revision) == news.revision) return;
    redraw_ = true;
    note_title();
    moves_.show(news);
    if (pointed_moves().count == 0) session_->show({});
    faces_.see(news);
}

void TableScene::note_title() {
    // While a move is still shown nothing is asked yet, and a click would only end the motion.
    if (session_->news().is_animating) return;
    title_ = tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", status_line()}});
    const auto& caption = followers_.broadcast.caption();
    if (caption && caption->kind != Caption::Kind::over)
        title_ = tr("{status}. {caption}", {{"status", title_}, {"caption", caption->words}});
}

void TableScene::follow_the_end(Seconds step) {
    const bool over = session_->news().outcome.has_value() && !session_->news().is_animating;
    const bool just_ended = over && !ended_;
    if (!over) {
        over_for_ = Seconds{0};
    } else {
        redraw_ |= over_for_ < celebration(followers_, context_.theme);
        over_for_ += step;
        followers_.climbed.let_hear(over_for_, step, context_.settings.reduced_motion);
    }
    ended_ = over;
    if (just_ended && use_ == Use::table) {
        rebuild();
        // In a demo the space bar is for pausing, also a moment too late.
        if (layout_.result && !session_->news().is_demo) controls_.focus("again");
    }
}

/// In which the numbers of the seats count up.
Seconds TableScene::count_time() const {
    const auto& settings = context_.settings;
    return settings.reduced_motion ? Seconds{0} : context_.theme[Motion::count_up] / (settings.speed * choices_.speed);
}

TableFollowers::Watch TableScene::watch() const {
    return {.counts = use_ == Use::table,
            .is_heard = use_ != Use::exhibited,
            .shows_went = layout_.went.has_value(),
            .broadcast = arrangement_.request.broadcast};
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
    controls_.let_go();
    followers_.suspend(*session_, watch());
}

bool TableScene::take_redraw() {
    const bool controls = controls_.take_redraw();
    const bool moves = moves_.take_redraw();
    return std::exchange(redraw_, false) || controls || moves;
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

std::string TableScene::status_line() const {
    if (!refusal_.empty()) return refusal_;
    if (!notice_.words().empty()) return notice_.words();
    const auto& news = session_->news();
    if (use_ == Use::filmed && !news.outcome) {
        return tr("Move {number}: {player}",
                  {{"number", news.moves.size() + 1}, {"player", news.seats[news.to_move].name}});
    }
    if (auto words = hold_words(); !words.empty()) return words;
    if (news.refusing) return news.status;
    if (news.hint_pending) return tr("Looking for a good move …");
    if (!news.hint_words) return news.status;
    const auto& [move, reason] = *news.hint_words;
    // Without room for a panel the reason stands here too.
    return layout_.pointer || layout_.thinking || reason.empty()
               ? tr("Hint: {move}", {{"move", move}})
               : tr("Hint: {move}. {reason}", {{"move", move}, {"reason", reason}});
}

Role TableScene::status_role() const {
    if (!refusal_.empty()) return Role::bad;
    if (!notice_.words().empty()) return notice_.role();
    return session_->news().refusing ? Role::bad : Role::ink;
}

std::string TableScene::hold_words() const {
    const auto held = controls_.holding();
    if (held == "resign") return tr("Keep holding to resign");
    if (held == "agree-draw") return tr("Keep holding to agree on a draw");
    for (const auto& id : {controls_.hovered(), controls_.focused()}) {
        if (id == "resign") return tr("Hold it down to resign");
        if (id == "agree-draw") return tr("Hold it down to agree on a draw");
    }
    return {};
}

SceneChange TableScene::look_back() {
    return SceneChange::push(make_review(context_, game_, session_->record(), followers_.kept.library_id()));
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
    auto seats = followers_.climbed.next();
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
    if (is_of_match()) followers_.match.begin_next();
    session_->set({.insight = insight});
    follow_settings();
    faces_.forget();
    followers_.forget();
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
