#include "scenes/broadcast/demo.hpp"

#include <utility>

#include "desk/championship.hpp"
#include "scenes/broadcast/between_games.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_at_the_end{5};
constexpr std::chrono::milliseconds time_for_a_move{1000};

} // namespace

DemoScene::DemoScene(SceneContext& context, DemoRequest request)
    : BroadcastScene(context), request_(std::move(request)) {
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
    title_shown_for_ = Seconds{0};
    noted_ = false;
    config_.seed = context_.random.below(1'000'000'000) + 1;
    if (!config_.outside) config_.outside = context_.outside;
    start(game(), config_, score_, TableUse::table);
    if (watched_ && !between_) return;
    const auto card = title_card(
        {.game = game(), .players = config_.players, .names = config_.names, .score = score_, .refusal = refusal_});
    show(card, title_card_time);
}

void DemoScene::next_game() {
    suspend();
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

SceneChange DemoScene::handle(const InputEvent& event) {
    if (!shows_title()) return watched_->handle(event);
    const auto* key = std::get_if<KeyEvent>(&event);
    const auto* pointer = std::get_if<PointerEvent>(&event);
    if (key != nullptr && (!watched_ || key->key == Key::escape)) return SceneChange::pop();
    const bool press = key != nullptr || (pointer != nullptr && pointer->kind == PointerEvent::Kind::press);
    if (watched_ && press) end_page();
    return SceneChange::stay();
}

SceneChange DemoScene::update(Seconds step) {
    auto change = shown().update(step);
    if (shows_title()) {
        title_shown_for_ += step;
        if (title_shown_for_ >= title_card_time) watched_ ? end_page() : next_game();
        return SceneChange::stay();
    }
    note_result();
    if (change.kind == SceneChange::Kind::stay && watched_->over_for() >= rest_at_the_end) next_game();
    return change;
}

std::optional<Address> DemoScene::address() const {
    if (request_.session || request_.games.size() > 1) return std::nullopt;
    return Address{.place = Address::Place::watch, .game = game().id};
}

std::string DemoScene::title() const { return shows_title() ? tr(game().title) : watched_->title(); }

std::unique_ptr<Scene> make_demo(SceneContext& context, DemoRequest request) {
    return std::make_unique<DemoScene>(context, std::move(request));
}

} // namespace zugzwang
