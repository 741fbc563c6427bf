#include "zugzwang/play/session_core.hpp"

#include <cmath>
#include <utility>

#include "zugzwang/play/seats.hpp"

namespace zugzwang {
namespace {

constexpr float same_place = 24; ///< Pixels: a person's hand is no steadier.
constexpr std::chrono::milliseconds computer_insight_time{100}, person_insight_time{250}, longest_insight_time{8000};

} // namespace

SessionCore::SessionCore(SessionConfig config, const Game& entry, std::unique_ptr<SessionGame> game, Workers& workers)
    : state_(std::move(config), entry, std::move(game), workers.advice), workers_(workers) {
    state_.game->go_to(0, std::nullopt);
    position_changed();
}

std::optional<Refusal> SessionCore::go_on_with(const GameRecord& record) {
    if (auto refusal = replay(state_, record)) return refusal;
    state_.game->go_to(state_.ply(), state_.pointer_at);
    position_changed();
    state_.clocks.go_on({{record.seats[Side::first].used, record.seats[Side::second].used}}, record.spent);
    if (!record.result) return std::nullopt;
    if (auto wrong = wrong_result(*record.result, state_.line.now().outcome)) return wrong;
    if (record.result->forfeit) state_.ending.end_early(*record.result);
    return std::nullopt;
}

const SessionNews& SessionCore::news() const {
    if (std::exchange(changed_, false)) {
        const auto revision = news_.revision + 1;
        news_ = news_of(state_);
        news_.revision = revision;
    }
    run_on(news_, state_);
    return news_;
}

LineWords SessionCore::line_words(const LineRequest& request) const {
    if (changed_ || words_revision_ != news_.revision) words_.clear();
    words_revision_ = news_.revision;
    const auto [words, is_new] =
        words_.try_emplace({request.ply, {request.line.begin(), request.line.end()}, request.comparison});
    if (is_new) words->second = words_of(state_, request);
    return words->second;
}

void SessionCore::draw(Canvas& canvas) const {
    const auto shaken = state_.refusal.shake(state_.theme()[Motion::shake]);
    const float aside = state_.switches.pace.reduced_motion ? 0 : std::round(canvas.px(4.0F) * shaken);
    if (aside != 0) canvas.push_group({aside, 0}, 1);
    state_.game->draw(frame_of(state_, canvas.ahead()), canvas);
    if (aside != 0) canvas.pop_group();
}

void SessionCore::place(Rect board_area) {
    state_.game->place(board_area);
    changed_ = true;
}

void SessionCore::update(Seconds step) {
    auto& transition = state_.transition;
    state_.game->advance(step, state_.theme());
    state_.time += step;
    state_.refusal.advance(step);
    const bool was_moving = transition.running();
    run_clocks(step);
    transition.advance(step * state_.switches.pace.speed);
    bool advised = take_advice();
    advised |= update_analysis();
    const bool thought = let_computer_move(step);
    let_computer_ponder();
    changed_ |= state_.refusal.told() != news_.refusing || was_moving != transition.running() || advised || thought;
}

bool SessionCore::input(const InputEvent& event) {
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
        if (pointer->kind == PointerEvent::Kind::press && pointer->button == PointerEvent::Button::right)
            return cancel();
        const bool leaves = pointer->kind == PointerEvent::Kind::leave;
        state_.pointer_at = leaves ? std::nullopt : std::optional(pointer->at);
    }
    if (!state_.takes_input()) return false;
    const auto* pointer = std::get_if<PointerEvent>(&event);
    const bool by_finger = pointer != nullptr && pointer->device == PointerEvent::Device::touch;
    if (by_finger && state_.shown.only.empty()) return touched(*pointer);
    if (state_.proposal && confirms(event)) return play_proposal();
    const bool presses = pointer == nullptr || pointer->kind == PointerEvent::Kind::press;
    auto answer = ask(event, state_.switches.confirms);
    if (presses && !answer.proposed) end_proposal(); // something else is done
    return answered(std::move(answer));
}

void SessionCore::end_proposal() {
    changed_ |= state_.proposal.has_value();
    state_.proposal.reset();
}

InputAnswer SessionCore::ask(const InputEvent& event, bool to_confirm) {
    auto audience = state_.audience();
    audience.confirms = to_confirm;
    return state_.game->input(event, audience);
}

/// A finger hides what it points at: its first touch shows a move, a second one there plays it. Moved while it is down
/// it shows another move, which is played where it is let go.
bool SessionCore::touched(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    if (event.kind == Kind::press) {
        finger_ = {.from = event.at};
        if (state_.proposal && confirms(event)) return play_proposal();
        auto answer = ask(event, true);
        finger_.proposes = answer.proposed.has_value();
        if (!finger_.proposes) end_proposal();
        return answered(std::move(answer));
    }
    if (event.kind == Kind::move && finger_.proposes && distance(finger_.from, event.at) > same_place) {
        finger_.drags = true;
        auto there = event;
        there.kind = Kind::press;
        there.button = PointerEvent::Button::left;
        auto answer = ask(there, true);
        const auto& shown = state_.proposal;
        if (answer.proposed && shown && answer.proposed->words == shown->proposed.words) return true;
        state_.proposal.reset();
        changed_ = true;
        if (answer.proposed) answered(std::move(answer)); // where nothing can be done nothing was asked
        return true;
    }
    const bool lets_go = event.kind == Kind::release && std::exchange(finger_, {}).drags;
    if (lets_go) return state_.proposal && play_proposal();
    return answered(ask(event, state_.switches.confirms));
}

bool SessionCore::answered(InputAnswer answer) {
    const bool guided = !state_.shown.only.empty();
    const bool used = answer.used;
    changed_ |= used;
    if (answer.proposed && state_.proposal && answer.proposed->words == state_.proposal->proposed.words) {
        play_proposal();
    } else if (answer.proposed) {
        state_.proposal = {.proposed = *std::move(answer.proposed), .at = state_.pointer_at};
        tell({.kind = Happening::Kind::chosen,
              .ply = state_.ply(),
              .cues = {{.kind = Cue::Kind::choose}},
              .words = state_.asks_again()});
    } else if (answer.played) {
        moved(*std::move(answer.played));
    } else if (answer.declined || !answer.refusal.empty()) {
        state_.refusal.tell(guided ? std::string() : std::move(answer.refusal));
        Happening what{.kind = Happening::Kind::refused, .ply = state_.ply()};
        if (!guided) what.cues = {{.kind = Cue::Kind::refuse}};
        what.words = guided ? state_.only_words() : state_.refusal.words();
        tell(std::move(what));
    } else if (answer.chosen) {
        state_.proposal.reset();
        tell({.kind = Happening::Kind::chosen,
              .ply = state_.ply(),
              .cues = {{.kind = Cue::Kind::choose, .pan = *answer.chosen}}});
    }
    return used;
}

bool SessionCore::confirms(const InputEvent& event) const {
    if (const auto* key = std::get_if<KeyEvent>(&event)) return key->key == Key::enter && !key->repeat;
    const auto* pointer = std::get_if<PointerEvent>(&event);
    return pointer != nullptr && pointer->kind == PointerEvent::Kind::press && state_.proposal->at &&
           distance(*state_.proposal->at, pointer->at) <= same_place;
}

bool SessionCore::play_proposal() {
    const auto move = std::exchange(state_.proposal, std::nullopt)->proposed.move;
    moved(state_.game->play(move, state_.audience()));
    return true;
}

bool SessionCore::play(std::string_view move) {
    if (!state_.takes_input() && (!state_.waits_for_letter() || state_.shown.ply)) return false;
    const auto typed = state_.game->typed_move(move, state_.switches.labels);
    if (typed.has_value()) moved(state_.game->play(typed, state_.audience()));
    return typed.has_value();
}

void SessionCore::moved(PlayedMove move) {
    move.entry.time = state_.clocks.spent();
    state_.line.add(std::move(move.entry), move.after);
    state_.advice.forget_values_after(state_.ply() - 1);
    state_.refusal.end();
    position_changed();
    auto change = change_to(state_.ply(), move.showing.time);
    change.by_steps = move.by_steps;
    animate({{.change = change, .cues = cues_within(move.showing, change.whole), .told = std::move(move.told)}});
}

void SessionCore::position_changed() {
    state_.thought.cancel();
    pondering_.cancel();
    state_.advice.forget();
    state_.ending.look_at(state_.line.now().outcome);
    state_.shown = {.pointed = state_.shown.pointed}; // until the pointer leaves the list
    state_.marks = {};
    state_.proposal.reset();
    state_.clocks.begin_turn(state_.line.played());
    news_.moves = state_.line.played(); // those told before may be no more
    changed_ = true;
}

Change SessionCore::change_to(std::size_t ply, Seconds time) const {
    return {.ply = ply, .whole = state_.switches.pace.reduced_motion ? state_.theme()[Motion::reduced_fade] : time};
}

void SessionCore::animate(std::vector<Step> steps) {
    std::deque<Change> changes;
    for (const auto& step : steps)
        changes.push_back(step.change);
    const double part = state_.transition.start(std::move(changes)) / state_.switches.pace.speed;
    Seconds begin{0};
    for (auto& [change, cues, told] : steps) {
        for (auto& cue : cues)
            cue.when = begin + cue.when * part;
        if (change.backwards)
            tell({.kind = Happening::Kind::taken_back, .ply = change.ply - 1});
        else
            tell(
                {.kind = Happening::Kind::moved, .ply = change.ply, .cues = std::move(cues), .words = std::move(told)});
        begin += change.whole * part;
    }
    if (!steps.back().change.backwards) tell_the_end(begin);
}

void SessionCore::tell(Happening what) {
    const bool is_said = what.kind == Happening::Kind::thought && !happened_.empty() && happened_.back() == what;
    if (!is_said) happened_.push_back(std::move(what));
}

void SessionCore::tell_the_end(Seconds when) {
    const auto outcome = state_.ending.outcome();
    if (!outcome) return;
    const auto& names = state_.names;
    const bool lost = outcome->winner && names.one_person() && !names.is_person(*outcome->winner);
    const auto decided = lost ? Cue::Kind::lose : Cue::Kind::win;
    tell({.kind = Happening::Kind::ended,
          .ply = state_.ply(),
          .cues = {{.kind = outcome->winner ? decided : Cue::Kind::draw, .when = when}}});
}

void SessionCore::set(const SessionSwitches& switches) {
    auto& old = state_.switches;
    if (switches == old) return;
    if (switches.insight != old.insight) state_.advice.switch_insight(switches.insight);
    if (switches.insight && !old.insight && !state_.ending.is_over()) {
        for (const Side side : both_sides)
            state_.note_help(side);
    }
    if (switches.analysis != old.analysis) {
        state_.advice.switch_analysis(switches.analysis);
        if (!switches.analysis) state_.game->show_values(nullptr);
    }
    if (switches.labels != old.labels) state_.line.reword(*state_.game, switches.labels);
    old = switches;
    changed_ = true;
}

void SessionCore::show(const Shown& shown) {
    auto& now = state_.shown;
    if (shown == now) return;
    if (shown.only != now.only) state_.game->allow_only(shown.only);
    if (shown.alike != now.alike) state_.game->stand_out(shown.alike);
    const auto before = now.ply.value_or(state_.ply());
    now = shown;
    if (now.ply && *now.ply > state_.line.size()) now.ply.reset();
    state_.mark();
    changed_ = true;
    // A step forward that is only looked at is heard as it was in play; nothing of what was taken back.
    if (now.ply != before + 1 || *now.ply > state_.ply()) return;
    const auto showing = state_.game->showing(*now.ply, state_.theme());
    const auto whole = change_to(*now.ply, showing.time).whole / state_.switches.pace.speed;
    tell({.kind = Happening::Kind::looked_at,
          .ply = *now.ply,
          .cues = cues_within(showing, whole),
          .words = state_.game->told(*now.ply, state_.switches.labels)});
}

void SessionCore::ask_value(std::size_t ply, Budget budget) {
    if (ply <= state_.line.size()) state_.advice.ask_value(ply, budget);
}

Pending<std::shared_ptr<Lesson>> SessionCore::lesson(std::size_t ply, std::string player) {
    const Side mover = state_.line.at(ply).to_move;
    int depth = 0;
    for (const Side seat : {other(mover), mover}) {
        if (state_.config.players[seat] == player) depth = state_.budget_of(seat).depth;
    }
    return state_.advice.lesson(state_.game->lesson(
        ply, {.player = std::move(player), .seed = seat_seed(state_.config.seed, mover), .depth = depth}));
}

bool SessionCore::let_computer_move(Seconds step) {
    auto& thought = state_.thought;
    const Side side = state_.to_move();
    if (state_.ending.is_over() || state_.names.is_person(side) || state_.names.is_far(side)) return false;
    if (state_.switches.paused && steps_ == 0) {
        changed_ |= thought.running();
        thought.cancel();
        return false;
    }
    if (!thought.running()) {
        state_.advice.ask_insight(*state_.game, state_.insight_budget(computer_insight_time));
        thought.start(workers_.thinking, {.thinker = state_.game->thinker(side),
                                          .ply = state_.ply(),
                                          .budget = state_.budget_of(side),
                                          .clocks = state_.clock_readings()});
        changed_ = true;
    }
    const bool told = thought.poll(step);
    if (told) tell({.kind = Happening::Kind::thought, .ply = state_.ply()});
    if (!thought.answer() || thought.time() < state_.reply_hold() || state_.transition.running()) return told;
    steps_ = std::max(0, steps_ - 1);
    const auto answer = *thought.answer();
    play_answer(answer);
    return true;
}

void SessionCore::play_answer(const Result<ChosenMove>& answer) {
    if (answer) {
        auto move = state_.game->play(answer->move, state_.audience());
        move.entry.thought = state_.thought.summary();
        moved(std::move(move));
        state_.thought.played();
    } else if (answer.refusal().message != no_more_moves) {
        end_early(answer.refusal());
    } else {
        state_.thought.forget();
        state_.switches.paused = true;
    }
}

void SessionCore::let_computer_ponder() {
    constexpr std::chrono::minutes longest{2}; // a person who has gone away leaves the machine in peace
    if (!state_.config.ponder || pondering_ || !state_.waits_for_person()) return;
    const Side opponent = other(state_.to_move());
    if (state_.names.is_person(opponent) || state_.names.is_far(opponent)) return;
    pondering_ = workers_.thinking.submit([ponderer = state_.game->ponderer(opponent), longest](std::stop_token stop) {
        SearchControl control({.time = longest}, std::move(stop));
        ponderer(control);
        return true;
    });
}

bool SessionCore::take_advice() {
    const bool demo_rests = state_.names.no_person() && state_.switches.paused;
    if (state_.waits_for_person() || state_.ending.is_over() || demo_rests)
        state_.advice.ask_insight(*state_.game, state_.insight_budget(person_insight_time), longest_insight_time);
    const bool told = state_.advice.poll(*state_.game);
    const auto& hint = state_.advice.hint().text;
    if (told && !hint.empty()) state_.marks.hint = light_of(state_.game->facts(state_.ply(), hint, {}));
    return told;
}

bool SessionCore::update_analysis() {
    const bool told = state_.advice.poll_analysis(*state_.game, state_.ply(), state_.config.analysis_nodes);
    const auto& analysis = state_.advice.analysis();
    if (told && analysis) state_.game->show_values(&*analysis);
    return told;
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
