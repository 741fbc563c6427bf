#include "scenes/table/play.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scenes/frame/parts.hpp"
#include "scenes/table/seat_clock.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

constexpr double beats_each_second = 3;
constexpr Seconds long_thought{2}; ///< Then a button ends it.
constexpr float thinking_inset = 14, end_width = 132, figures_width = 58, thinking_height = 52; ///< Units.

} // namespace

Play::Play(SceneContext& context, const Game& game, std::shared_ptr<Session> session, Use use)
    : context_(context), game_(game), session_(std::move(session)), use_(use), kept_(context, game), opener_(context),
      went_(context, game) {
    follow_settings();
    note_title();
}

void Play::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    rebuild();
    session_->place(layout_.board);
}

Play::Shown Play::shown_now() const {
    const auto& news = session_->news();
    return {.request = {.style = game_.style,
                        .computer = use_ != Use::filmed &&
                                    (!news.seats[Side::first].person || !news.seats[Side::second].person),
                        .demo = news.is_demo && use_ == Use::table,
                        .exhibited = use_ != Use::table,
                        .insight = news.switches.insight && !ended_,
                        .result = result_shown(),
                        .moves_tab = moves_tab_,
                        .drawer = drawer_},
            .can_undo = news.can_undo,
            .can_redo = news.can_redo,
            .waits = news.waits_for_person,
            .paused = news.switches.paused,
            .over = ended_,
            .thinks_long = news.thinking && news.thinking->running && news.thinking->time >= long_thought,
            .has_figures = has_figures(),
            .can_resign = use_ == Use::table ? news.can_resign : std::nullopt,
            .can_agree_draw = use_ == Use::table && news.can_agree_draw,
            .speed = demo_speed_};
}

void Play::rebuild() {
    shown_ = shown_now();
    layout_ = table_layout(stage_, shown_.request);
    if (use_ == Use::filmed) {
        leave_pointer_panel_out();
        if (layout_.went)
            layout_.notes = std::exchange(layout_.went, std::nullopt); // a film waits for nobody's thoughts
    }
    moves_.place(layout_.moves.value_or(Rect{}), stage_.scale());
    redraw_ = true;
    std::vector<Control> controls;
    if (use_ == Use::table) {
        controls = top_bar_controls(stage_, bar_icons());
        if (layout_.tabs) {
            controls.push_back({.id = "tabs",
                                .area = *layout_.tabs,
                                .kind = Segmented{.words = {tr("Now"), tr("Moves")}, .chosen = moves_tab_ ? 1U : 0U}});
        }
        if (layout_.thinking || layout_.went) add_thinking_controls(controls);
        add_ending_controls(controls);
        if (layout_.controls) add_demo_controls(controls);
        if (layout_.result) add_result_controls(controls);
    }
    controls_.set(std::move(controls));
}

/// Nobody points: the moves get its room where they stand over it.
void Play::leave_pointer_panel_out() {
    auto& moves = layout_.moves;
    if (!layout_.pointer || !moves || moves->x != layout_.pointer->x) return;
    moves->height = layout_.pointer->bottom() - moves->y;
    layout_.pointer.reset();
}

std::vector<BarIcon> Play::bar_icons() const {
    std::vector<BarIcon> icons;
    if (use_ != Use::table) return icons;
    icons = {{"undo", "icon/undo", shown_.can_undo},
             {"redo", "icon/redo", shown_.can_redo},
             {"hint", "icon/hint", shown_.waits},
             {"insight", shown_.request.insight ? "icon/insight-on" : "icon/insight", game_.has_insight}};
    const bool has_lesson = std::ranges::any_of(game_.players, &PlayerSpec::shows_its_work);
    if (has_lesson) icons.push_back({"algorithm", "icon/algorithm"});
    icons.push_back({"analysis", "icon/analysis"});
    icons.push_back({"help", "icon/help"});
    if (has_drawer(stage_, game_.style)) icons.push_back({"drawer", "icon/moves"});
    return icons;
}

bool Play::has_depth(Side side) const {
    const auto* player = find_player(game_, session_->config().players[side]);
    return player != nullptr && !player->depth_option.empty();
}

bool Play::has_figures() const {
    return std::ranges::any_of(session_->news().moves,
                               [this](const MoveEntry& move) { return move.thought && has_depth(move.side); });
}

void Play::add_thinking_controls(std::vector<Control>& controls) const {
    const Rect area = layout_.thinking ? *layout_.thinking : *layout_.went;
    const auto px = [&](float units) { return std::round(units * stage_.scale()); };
    const auto place = [&](float width) {
        return Rect{area.right() - px(thinking_inset) - px(width), area.y + px(thinking_inset), px(width),
                    px(thinking_height)};
    };
    if (shown_.thinks_long) {
        controls.push_back({.id = "move-now",
                            .area = place(end_width),
                            .kind = Button{.words = tr("Play now")},
                            .inside = "thinking"});
    } else if (shown_.has_figures) {
        controls.push_back({.id = "figures",
                            .area = place(figures_width),
                            .kind = Button{.look = Button::Look::icon, .icon = "icon/moves"},
                            .inside = layout_.thinking ? "thinking" : "went"});
    }
}

void Play::add_demo_controls(std::vector<Control>& controls) const {
    const Rect area = *layout_.controls;
    const auto icon = [](const char* sprite) { return Button{.look = Button::Look::icon, .icon = sprite}; };
    const auto speed = tr("{speed}×", {{"speed", static_cast<int>(shown_.speed)}});
    std::array<Control, 4> buttons{
        Control{.id = "step-back", .area = {}, .kind = icon("icon/step-back"), .enabled = shown_.can_undo},
        Control{.id = "pause",
                .area = {},
                .kind = icon(shown_.paused ? "icon/play" : "icon/pause"),
                .enabled = !shown_.over},
        Control{.id = "step", .area = {}, .kind = icon("icon/step-forward"), .enabled = !shown_.over},
        Control{.id = "speed", .area = {}, .kind = Button{.words = speed}}};
    const bool square = area.width < area.height * 1.5F;
    const float padding =
        std::round((square ? 14.0F : std::min(28.0F, 0.15F * area.height / stage_.scale())) * stage_.scale());
    const float gap = std::round(12 * stage_.scale());
    const float columns = square ? 2 : 4;
    const float rows = square ? 2 : 1;
    const float width = std::floor((area.width - 2 * padding - (columns - 1) * gap) / columns);
    const float height = std::floor((area.height - 2 * padding - (rows - 1) * gap) / rows);
    for (std::size_t index = 0; index < buttons.size(); ++index) {
        const float column = static_cast<float>(square ? index % 2 : index);
        const float row = static_cast<float>(square ? index / 2 : 0);
        buttons[index].area = {area.x + padding + column * (width + gap), area.y + padding + row * (height + gap),
                               width, height};
        buttons[index].inside = "controls";
        controls.push_back(std::move(buttons[index]));
    }
}

std::size_t Play::ending_buttons(Side side) const {
    if (shown_.can_resign != side) return 0;
    return shown_.can_agree_draw ? 2 : 1;
}

void Play::add_ending_controls(std::vector<Control>& controls) const {
    if (!shown_.can_resign) return;
    const Side side = *shown_.can_resign;
    const auto places = seat_buttons(layout_.seats[side], ending_buttons(side), stage_.scale());
    const auto add = [&](const char* id, const char* icon, Rect area) {
        controls.push_back({.id = id,
                            .area = area,
                            .kind = Button{.look = Button::Look::icon, .icon = icon, .hold = true},
                            .inside = side == Side::first ? "seat-first" : "seat-second"});
    };
    add("resign", "icon/resign", places[0]);
    if (shown_.can_agree_draw) add("agree-draw", "icon/draw", places[1]);
}

void Play::add_result_controls(std::vector<Control>& controls) const {
    const auto places = result_buttons(*layout_.result, stage_.scale());
    const std::array<std::pair<const char*, std::string>, 4> buttons{{{"again", tr("Again")},
                                                                      {"swap", tr("Swap sides")},
                                                                      {"review", tr("Look back at the game")},
                                                                      {"menu", tr("Menu")}}};
    for (std::size_t index = 0; index < buttons.size(); ++index) {
        controls.push_back({.id = buttons[index].first,
                            .area = places[index],
                            .kind = Button{.look = index == 0 ? Button::Look::primary : Button::Look::secondary,
                                           .words = buttons[index].second},
                            .inside = "result"});
    }
}

SceneChange Play::update(Seconds step) {
    time_ += step;
    follow_settings();
    redraw_ |= session_->update(step);
    follow_the_end(step);
    kept_.follow(session_);
    redraw_ |= went_.follow(*session_, layout_.went.has_value());
    note_news();
    note_clocks();
    count_figures(step);
    if (shown_now() != shown_) rebuild();
    if (notice_.advance(step)) revision_ = 0;
    if (const auto picked = controls_.advance(step, context_.theme)) return pick(*picked);
    return take_opened();
}

void Play::follow_settings() {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.pace.speed *= demo_speed_;
    switches.labels = context_.settings.labels;
    switches.numbers = context_.settings.numbers;
    session_->set(switches);
    controls_.reduce_motion(context_.settings.reduced_motion);
}

void Play::note_news() {
    const auto& news = session_->news();
    if (std::exchange(revision_, news.revision) == news.revision) return;
    redraw_ = true;
    note_title();
    moves_.show(news);
    if (moves_.pointed().count == 0) session_->point_at({});
    note_insight();
    for (const Side side : both_sides)
        redraw_ |= figures_[side].show(news.seats[side].figure.number);
}

void Play::note_title() {
    // While a move is still shown nothing is asked yet, and a click would only end the motion.
    if (!session_->news().is_animating)
        title_ = tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", status_line()}});
}

void Play::follow_the_end(Seconds step) {
    const bool over = session_->news().outcome.has_value() && !session_->news().is_animating;
    const bool just_ended = over && !ended_;
    if (!over) {
        over_for_ = Seconds{0};
    } else {
        const Seconds win = context_.theme[Motion::win];
        redraw_ |= over_for_ < win;
        over_for_ += step;
    }
    ended_ = over;
    if (just_ended && use_ == Use::table) {
        rebuild();
        // In a demo the space bar is for pausing, also a moment too late.
        if (layout_.result && !session_->news().is_demo) controls_.focus("again");
    }
}

/// The picture changes with every step of a clock and every beat of the thinking dots.
void Play::note_clocks() {
    const auto& news = session_->news();
    const BySide<std::int64_t> clocks{{shown_time(news.seats[Side::first]), shown_time(news.seats[Side::second])}};
    redraw_ |= std::exchange(clocks_, clocks) != clocks;
    const auto& thinking = news.thinking;
    const int beat = thinking && thinking->running ? static_cast<int>(time_.count() * beats_each_second) : 0;
    redraw_ |= std::exchange(beat_, beat) != beat;
}

void Play::count_figures(Seconds step) {
    const auto& settings = context_.settings;
    const Seconds whole =
        settings.reduced_motion ? Seconds{0} : context_.theme[Motion::count_up] / (settings.speed * demo_speed_);
    for (auto& figure : figures_.values)
        redraw_ |= figure.advance(step, whole);
}

/// What was last known stays until there is more, so that the panel does not blink with every move.
void Play::note_insight() {
    const auto& news = session_->news();
    if (!news.switches.insight)
        insight_.reset();
    else if (news.insight_panel)
        insight_ = news.insight_panel;
}

void Play::suspend() {
    session_->suspend();
    controls_.let_go();
    went_.suspend();
    kept_.save(*session_);
}

bool Play::take_redraw() {
    const bool controls = controls_.take_redraw();
    const bool moves = moves_.take_redraw();
    return std::exchange(redraw_, false) || controls || moves;
}

Cursor Play::cursor() const {
    if (controls_.cursor() != Cursor::arrow) return controls_.cursor();
    return layout_.board.contains(pointer_at_) ? session_->news().cursor : Cursor::arrow;
}

std::string Play::title() const { return title_; }

std::vector<NamedRect> Play::widgets() const {
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
    return with_controls(std::move(rects), controls_);
}

SceneChange Play::look_back() {
    return SceneChange::push(make_review(context_, game_, session_->record(), kept_.library_id()));
}

void Play::start_again(bool swap_sides) {
    auto config = session_->config();
    if (config.record) config.position = std::exchange(config.record, std::nullopt)->start;
    if (swap_sides) {
        std::swap(config.players[Side::first], config.players[Side::second]);
        std::swap(config.names[Side::first], config.names[Side::second]);
        std::swap(config.budgets[Side::first], config.budgets[Side::second]);
        std::swap(config.clocks[Side::first], config.clocks[Side::second]);
    }
    auto session = start_game(context_, game_, std::move(config));
    if (!session) {
        refusal_ = tr(session.refusal());
        return;
    }
    const bool insight = session_->news().switches.insight;
    session_->suspend();
    session_ = *std::move(session);
    session_->set({.insight = insight});
    follow_settings();
    insight_.reset();
    revision_ = 0;
    ended_ = false;
    over_for_ = Seconds{0};
    controls_.drop_focus();
    rebuild();
    session_->place(layout_.board);
}

std::unique_ptr<Scene> make_filmed_game(SceneContext& context, const Game& game, std::shared_ptr<Session> session) {
    return std::make_unique<Play>(context, game, std::move(session), Play::Use::filmed);
}

std::unique_ptr<Scene> make_play(SceneContext& context, const Game& game, std::shared_ptr<Session> session) {
    return std::make_unique<Play>(context, game, std::move(session));
}

} // namespace zugzwang
