#include "scenes/guide/guide_scene.hpp"

#include <algorithm>
#include <utility>

#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds before_answer{0.45}, before_next_step{0.6};

} // namespace

GuideScene::GuideScene(SceneContext& context, const Game& game, AfterGuide after)
    : context_(context), game_(game), after_(after) {
    begin_step();
}

void GuideScene::set_up_board() {
    SessionConfig config;
    config.options = OptionValues(game_.options);
    config.position = game_.guide[step_].position;
    auto session = start_game(context_, game_, std::move(config));
    if (!session) return; // the contract tests start every guide
    if (session_) session_->act(Act::suspend);
    session_ = *std::move(session);
    cues_.forget();
    if (board_.width > 0) session_->place(board_);
    board_shown_ = Seconds{0};
}

void GuideScene::begin_step() {
    if (!game_.guide[step_].position.empty()) set_up_board();
    moves_before_ = session_->news().moves.size();
    session_->show({.only = game_.guide[step_].moves});
    rest_ = Seconds{0};
}

void GuideScene::go_on(Seconds step) {
    const auto& news = session_->news();
    rest_ = news.is_animating ? Seconds{0} : rest_ + step;
    const auto& replies = game_.guide[step_].replies;
    const auto answered = news.moves.size() - moves_before_ - 1;
    if (answered < replies.size()) {
        if (rest_ >= before_answer) session_->play(replies[answered]);
        return;
    }
    if (rest_ < before_next_step) return;
    ++step_;
    if (!is_done()) return begin_step();
    note_seen();
    rebuild();
    controls_.focus("done");
}

void GuideScene::note_seen() {
    if (context_.settings.guides_seen.insert(game_.id).second) context_.settings_changed = true;
}

void GuideScene::start_again() {
    step_ = 0;
    begin_step();
    rebuild();
    controls_.drop_focus();
}

void GuideScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    layout_ = guide_layout(stage_, game_.style == TableStyle::columns);
    board_ = layout_.board;
    session_->place(board_);
    rebuild();
}

void GuideScene::rebuild() {
    auto controls = top_bar_controls(stage_, {});
    if (!is_done()) {
        controls.push_back({.id = "skip", .area = layout_.skip, .kind = Button{.words = tr("Skip")}});
    } else {
        controls.push_back({.id = "once-more", .area = layout_.once_more, .kind = Button{.words = tr("Once more")}});
        controls.push_back(
            {.id = "done",
             .area = layout_.done,
             .kind = Button{.look = Button::Look::primary,
                            .words = after_ == AfterGuide::set_up ? tr("Play") : tr("Back to the rules")}});
    }
    controls_.set(std::move(controls));
}

SceneChange GuideScene::handle(const InputEvent& event) {
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* moved = std::get_if<PointerEvent>(&event)) {
        pointer_at_ = moved->at;
        const auto answer = controls_.pointer(*moved);
        if (answer.picked) return pick(answer.picked->id);
        if (answer.used && moved->kind == PointerEvent::Kind::press) return SceneChange::stay();
        play_input(event);
    }
    return SceneChange::stay();
}

/// What nobody asks for now does not reach the board, but that a click ends what is being shown.
void GuideScene::play_input(const InputEvent& event) {
    const auto* moved = std::get_if<PointerEvent>(&event);
    if (!asks()) {
        const bool press = moved == nullptr || moved->kind == PointerEvent::Kind::press;
        if (press) session_->act(Act::skip_animation);
        return;
    }
    if (moved != nullptr)
        session_->input(*moved);
    else
        static_cast<void>(session_->input(std::get<KeyEvent>(event)));
    // The other side has no pointer.
    if (!asks()) session_->input(PointerEvent{.kind = PointerEvent::Kind::leave, .at = pointer_at_});
}

SceneChange GuideScene::key(const KeyEvent& event) {
    if (event.key == Key::escape) return leave();
    if (event.key == Key::f1) return SceneChange::push(make_help(context_, game_));
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(answer.picked->id);
    if (!answer.used) play_input(event);
    return SceneChange::stay();
}

SceneChange GuideScene::pick(const std::string& id) {
    if (id == "back") return SceneChange::pop();
    if (id == "once-more") {
        start_again();
        return SceneChange::stay();
    }
    return leave();
}

SceneChange GuideScene::leave() {
    note_seen();
    if (after_ == AfterGuide::set_up) return SceneChange::replace(make_setup(context_, game_));
    return SceneChange::pop();
}

SceneChange GuideScene::update(Seconds step) {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.labels = context_.settings.labels;
    session_->set(switches);
    board_shown_ += step;
    session_->update(step);
    cues_.follow(session_->take_happened(), session_->news(), step, context_);
    if (!is_done() && !asks()) go_on(step);
    static_cast<void>(controls_.advance(step, context_.theme));
    return SceneChange::stay();
}

void GuideScene::suspend() {
    session_->act(Act::suspend);
    cues_.forget();
}

Cursor GuideScene::cursor() const {
    if (controls_.cursor() != Cursor::arrow) return controls_.cursor();
    return asks() && board_.contains(pointer_at_) ? session_->news().cursor : Cursor::arrow;
}

std::string GuideScene::title() const {
    return tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", sentence()}});
}

std::string GuideScene::sentence() const {
    return is_done() ? tr("Now you know the rules.") : tr(game_.guide[step_].words);
}

std::vector<NamedRect> GuideScene::widgets() const { return with_controls({{"board", board_, {}}}, controls_); }

std::unique_ptr<Scene> make_guide(SceneContext& context, const Game& game, AfterGuide after) {
    return std::make_unique<GuideScene>(context, game, after);
}

bool offers_guide(const SceneContext& context, const Game& game) {
    return !game.guide.empty() && !context.settings.guides_seen.contains(game.id);
}

} // namespace zugzwang
