#include "scenes/broadcast/demo.hpp"

#include <utility>

#include "desk/demo_games.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_at_the_end{5};
constexpr std::chrono::milliseconds time_for_a_move{1000};

} // namespace

DemoScene::DemoScene(SceneContext& context, DemoRequest request) : context_(context), request_(std::move(request)) {
    config_ = request_.session ? *request_.session : config_by_chance();
    start_game();
}

SessionConfig DemoScene::config_by_chance() {
    SessionConfig config;
    config.options = OptionValues(game().options);
    config.players = demo_players(game(), context_.random);
    config.budget.time = time_for_a_move;
    return config;
}

void DemoScene::start_game() {
    shown_for_ = Seconds{0};
    noted_ = false;
    config_.seed = context_.random.below(1'000'000'000) + 1;
    config_.theme = &context_.theme;
    if (!config_.outside) config_.outside = context_.outside;
    for (const Side seat : both_sides) {
        const auto* player = find_player(game(), config_.players[seat]);
        names_[seat] = player == nullptr ? config_.names[seat] : tr(player->name);
    }
    auto session = game().start_session(config_, context_.workers);
    watched_.reset();
    if (!session) {
        refusal_ = tr(session.refusal());
        return;
    }
    watched_ = make_demo_game(context_, game(), *std::move(session));
    watched_->set_score(score_);
    if (canvas_ != nullptr) watched_->layout(stage_.screen(), *canvas_);
}

void DemoScene::next_game() {
    if (watched_) watched_->suspend();
    between_ = true;
    const auto next = (turn_ + 1) % request_.games.size();
    if (next != std::exchange(turn_, next)) {
        score_ = {};
        if (!request_.session) config_ = config_by_chance();
    } else if (!request_.session) { // who asked for these players asked for their sides too
        std::swap(config_.players[Side::first], config_.players[Side::second]);
        std::swap(config_.names[Side::first], config_.names[Side::second]);
        std::swap(config_.budgets[Side::first], config_.budgets[Side::second]);
        std::swap(score_.wins[Side::first], score_.wins[Side::second]);
    }
    start_game();
}

void DemoScene::note_result() {
    const auto outcome = watched_->outcome();
    if (!outcome || is_replay() || std::exchange(noted_, true)) return;
    ++(outcome->winner ? score_.wins[*outcome->winner] : score_.draws);
    watched_->set_score(score_);
}

bool DemoScene::shows_title() const { return !watched_ || (between_ && shown_for_ < title_card_time); }

void DemoScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    canvas_ = &canvas;
    if (watched_) watched_->layout(screen, canvas);
}

SceneChange DemoScene::handle(const InputEvent& event) {
    if (!shows_title()) return watched_->handle(event);
    const auto* key = std::get_if<KeyEvent>(&event);
    const auto* pointer = std::get_if<PointerEvent>(&event);
    if (key != nullptr && (!watched_ || key->key == Key::escape)) return SceneChange::pop();
    if (watched_ && (key != nullptr || (pointer != nullptr && pointer->kind == PointerEvent::Kind::press)))
        shown_for_ = title_card_time;
    return SceneChange::stay();
}

SceneChange DemoScene::update(Seconds step) {
    shown_for_ += step;
    if (shows_title()) {
        if (!watched_ && shown_for_ >= title_card_time) next_game();
        return SceneChange::stay();
    }
    auto change = watched_->update(step);
    note_result();
    if (change.kind == SceneChange::Kind::stay && watched_->over_for() >= rest_at_the_end) next_game();
    return change;
}

void DemoScene::suspend() {
    if (watched_) watched_->suspend();
}

Cursor DemoScene::cursor() const { return watched_ ? watched_->cursor() : Cursor::arrow; }

std::string DemoScene::title() const { return shows_title() ? tr(game().title) : watched_->title(); }

std::vector<NamedRect> DemoScene::widgets() const {
    return watched_ && !shows_title() ? watched_->widgets() : std::vector<NamedRect>{};
}

TitleCard DemoScene::card() const {
    TitleCard card{.title = tr(game().title),
                   .first_line = tr(game().tagline[0]),
                   .second_line = tr(game().tagline[1]),
                   .names = names_,
                   .score = score_,
                   .refusal = watched_ ? std::string() : refusal_};
    show_rungs(card, game(), config_.players);
    return card;
}

void DemoScene::draw(Canvas& canvas) const {
    if (shows_title())
        paint_title_card(stage_, card(), shown_for_, context_.settings.reduced_motion, canvas);
    else
        watched_->draw(canvas);
}

std::unique_ptr<Scene> make_demo(SceneContext& context, DemoRequest request) {
    return std::make_unique<DemoScene>(context, std::move(request));
}

} // namespace zugzwang
