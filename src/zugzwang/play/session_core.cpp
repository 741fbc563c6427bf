#include "zugzwang/play/session_core.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

constexpr std::chrono::milliseconds computer_insight_time{100}, person_insight_time{250}, longest_insight_time{8000};

} // namespace

SessionCore::SessionCore(SessionConfig config, const Game& entry, std::unique_ptr<SessionGame> game, Workers& workers)
    : config_(std::move(config)), workers_(workers), game_(std::move(game)), game_id_(entry.id), names_(entry, config_),
      advice_(workers.advice), clocks_(config_.clocks) {
    position_changed();
}

const Theme& SessionCore::theme() const {
    static const Theme timeless{};
    return config_.theme ? *config_.theme : timeless;
}

void SessionCore::place(Rect board_area) {
    game_->place(board_area);
    changed_ = true;
}

bool SessionCore::update(Seconds step) {
    bool changed = game_->advance(step, theme());
    time_ += step;
    changed |= refusal_.advance(step);
    const bool was_moving = transition_.running();
    run_clocks(step);
    changed |=
        transition_.advance(step * switches_.pace.speed) || transition_.since_end() <= theme()[Motion::afterglow];
    bool advised = take_advice();
    advised |= update_analysis();
    const bool thought = let_computer_move(step);
    let_computer_ponder();
    changed_ |= refusal_.told() != news_.refusing || was_moving != transition_.running() || advised || thought;
    return changed || advised || thought || transition_.running() || breathes();
}

void SessionCore::pointer(const PointerEvent& event) {
    if (event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::right) {
        static_cast<void>(cancel());
        return;
    }
    pointer_at_ = event.kind == PointerEvent::Kind::leave ? std::nullopt : std::optional(event.at);
    if (takes_input()) static_cast<void>(react(game_->pointer(event)));
}

bool SessionCore::key(const KeyEvent& event) { return takes_input() && react(game_->key(event)); }

bool SessionCore::react(const InputAnswer& answer) {
    changed_ |= answer.used;
    const bool guided = !shown_.only.empty();
    if (answer.played) {
        moved(news_.to_move, answer.by_steps);
    } else if (guided && (answer.declined || !answer.refusal.empty())) {
        refusal_.tell({});
    } else if (!answer.refusal.empty()) {
        refusal_.tell(answer.refusal);
        cues_.push_back({.kind = Cue::Kind::refuse});
    } else if (answer.chosen) {
        cues_.push_back({.kind = Cue::Kind::choose, .pan = *answer.chosen});
    }
    return answer.used;
}

void SessionCore::note_move(Side side, std::optional<Seconds> time) {
    news_.moves.push_back({.side = side,
                           .text = game_->move_text(ply() + 1),
                           .words = game_->move_words(ply() + 1, worded_),
                           .time = time});
    taken_back_.clear();
    advice_.forget_values_after(ply() - 1);
}

void SessionCore::moved(Side side, bool by_steps) {
    note_move(side, clocks_.spent());
    refusal_.end();
    position_changed();
    animate({change_to(ply(), /*backwards=*/false, by_steps)});
}

void SessionCore::position_changed() {
    thought_.cancel();
    pondering_.cancel();
    advice_.forget();
    analysis_.forget();
    game_->show_values(nullptr);
    ending_.look_at(game_->outcome(ply()));
    shown_.ply.reset();
    shown_.answer.clear();
    allow_only({});
    clocks_.begin_turn(news_.moves);
    news_.to_move = to_move();
    game_->settle(waits_for_person() ? pointer_at_ : std::nullopt);
    changed_ = true;
}

Change SessionCore::change_to(std::size_t ply, bool backwards, bool by_steps) const {
    Change change{.ply = ply, .backwards = backwards, .by_steps = by_steps};
    change.whole =
        switches_.pace.reduced_motion ? theme()[Motion::reduced_fade] : game_->showing(ply, by_steps, theme()).time;
    if (backwards) change.whole /= 2;
    return change;
}

void SessionCore::animate(const std::deque<Change>& changes) {
    const double part = transition_.start(changes) / switches_.pace.speed;
    Seconds begin{0};
    for (const auto& change : changes) {
        const Seconds whole = change.whole * part;
        if (!change.backwards) add_cues(change, begin, whole);
        begin += whole;
    }
    if (!changes.back().backwards) hear_the_end(begin);
}

void SessionCore::set(const SessionSwitches& switches) {
    if (switches == switches_) return;
    if (switches.insight != switches_.insight) advice_.switch_insight(switches.insight);
    if (switches.insight && !switches_.insight && !ending_.is_over()) {
        for (const Side side : both_sides)
            note_help(side);
    }
    if (switches.analysis != switches_.analysis) {
        analysis_.switch_on(switches.analysis);
        if (!switches.analysis) game_->show_values(nullptr);
    }
    switches_ = switches;
    changed_ = true;
}

void SessionCore::ask_value(std::size_t ply, Budget budget) {
    if (ply <= this->ply() + taken_back_.size()) advice_.ask_value(ply, budget);
}

bool SessionCore::play(std::string_view move) {
    if (!takes_input()) return false;
    const auto side = to_move();
    if (game_->play(move)) return false;
    moved(side, /*by_steps=*/false);
    return true;
}

void SessionCore::show(const Shown& shown) {
    if (shown == shown_) return;
    if (shown.only != shown_.only) allow_only(shown.only);
    const auto before = shown_.ply.value_or(ply());
    shown_ = shown;
    if (shown_.ply && *shown_.ply > ply() + taken_back_.size()) shown_.ply.reset();
    if (shown_.ply == before + 1) hear_again(*shown_.ply);
    changed_ = true;
}

void SessionCore::ask_lesson(std::size_t ply, std::string player) {
    const Side mover = game_->to_move(ply);
    int depth = 0;
    for (const Side seat : {other(mover), mover}) {
        if (config_.players[seat] == player) depth = budget_of(seat).depth;
    }
    advice_.ask_lesson(game_->lesson(ply, std::move(player), depth));
}

bool SessionCore::let_computer_move(Seconds step) {
    if (ending_.is_over() || names_.is_person(to_move())) return false;
    if (switches_.paused && steps_ == 0) {
        changed_ |= thought_.running();
        thought_.cancel();
        return false;
    }
    bool news = false;
    if (!thought_.running()) {
        advice_.ask_insight(*game_, insight_budget(computer_insight_time));
        thought_.start(workers_.thinking, game_->thinker(to_move()), to_move(), ply(), budget_of(to_move()));
        changed_ = true;
    }
    news = thought_.poll(step);
    if (!thought_.answer() || thought_.time() < reply_hold() || transition_.running()) return news;
    steps_ = std::max(0, steps_ - 1);
    const auto answer = *thought_.answer();
    play_answer(answer);
    return true;
}

void SessionCore::let_computer_ponder() {
    constexpr std::chrono::minutes longest{2}; // a person who has gone away leaves the machine in peace
    if (!config_.ponder || pondering_ || !waits_for_person()) return;
    const Side opponent = other(to_move());
    if (names_.is_person(opponent)) return;
    pondering_ = workers_.thinking.submit([ponderer = game_->ponderer(opponent), longest](std::stop_token stop) {
        SearchControl control({.time = longest}, std::move(stop));
        ponderer(control);
        return true;
    });
}

void SessionCore::play_answer(const Result<std::string>& answer) {
    const auto side = to_move();
    if (auto refusal = answer ? game_->play(*answer) : std::optional(answer.refusal())) {
        if (refusal->message != no_more_moves) return end_early(*std::move(refusal));
        thought_.forget();
        switches_.paused = true;
        return;
    }
    moved(side, /*by_steps=*/false);
    news_.moves.back().thought = thought_.summary();
    news_.moves.back().remark = game_->remark(ply());
    thought_.played();
}

Seconds SessionCore::reply_hold() const {
    if (ply() > 0 && news_.moves.back().side == to_move()) return Seconds{0};
    const Seconds hold = theme()[Motion::reply_hold];
    return names_.no_person() ? hold / switches_.pace.speed : hold;
}

Budget SessionCore::budget_of(Side side) const {
    const auto budget = config_.budgets[side].value_or(config_.budget);
    const auto left = clocks_.left(side, to_move());
    if (!left) return budget;
    const auto whole = [](Seconds seconds) { return std::chrono::floor<std::chrono::milliseconds>(seconds); };
    return on_clock(budget, whole(*left), whole(clocks_.limit(side)->increment));
}

Budget SessionCore::insight_budget(std::chrono::milliseconds time) const {
    return config_.budget.nodes != 0 ? Budget{.nodes = config_.budget.nodes} : Budget{.time = time};
}

bool SessionCore::take_advice() {
    if (waits_for_person() || ending_.is_over() || (names_.no_person() && switches_.paused))
        advice_.ask_insight(*game_, insight_budget(person_insight_time), longest_insight_time);
    return advice_.poll(*game_);
}

bool SessionCore::update_analysis() {
    const bool news =
        analysis_.update(*game_, ply(), workers_.advice, config_.analysis_nodes, /*others_wait=*/advice_.is_busy());
    if (news && analysis_.known()) game_->show_values(&*analysis_.known());
    return news;
}

Result<std::unique_ptr<Session>> start_session(const SessionConfig& config, const Game& entry,
                                               std::unique_ptr<SessionGame> game, Workers& workers) {
    auto session = std::make_unique<SessionCore>(config, entry, std::move(game), workers);
    if (config.record) {
        if (auto refusal = session->go_on_with(*config.record)) return *std::move(refusal);
    }
    return std::unique_ptr<Session>(std::move(session));
}

} // namespace zugzwang
