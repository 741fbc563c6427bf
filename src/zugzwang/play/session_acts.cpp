// What is done at the table without further words, and what ends a game before its rules end it.
#include <array>
#include <utility>

#include "zugzwang/play/session_core.hpp"

namespace zugzwang {

bool SessionCore::act(Act act) {
    static constexpr std::array<bool (SessionCore::*)(), 10> deeds{
        &SessionCore::cancel,     &SessionCore::undo,   &SessionCore::redo,           &SessionCore::ask_hint,
        &SessionCore::hurry,      &SessionCore::step,   &SessionCore::skip_animation, &SessionCore::resign,
        &SessionCore::agree_draw, &SessionCore::suspend};
    return (this->*deeds[static_cast<std::size_t>(act)])(); // in their order
}

bool SessionCore::cancel() {
    changed_ = true;
    const bool was_proposed = state_.proposal.has_value();
    state_.proposal.reset();
    return was_proposed || (state_.takes_input() && state_.game->cancel());
}

bool SessionCore::undo() {
    const auto target = state_.undo_target();
    if (!target) return false;
    std::vector<Step> steps;
    for (auto ply = state_.ply(); ply > *target; --ply) {
        auto change = change_to(ply, state_.game->showing(ply, state_.theme()).time);
        change.backwards = true;
        change.whole /= 2;
        steps.push_back({.change = change});
    }
    state_.thought.forget();
    state_.line.go_to(*target);
    state_.game->go_to(*target, state_.pointer_at);
    if (state_.names.no_person()) state_.switches.paused = true;
    if (!state_.ending.by_choice()) state_.note_help(state_.to_move());
    position_changed();
    if (steps.empty())
        tell({.kind = Happening::Kind::taken_back, .ply = *target});
    else
        animate(std::move(steps));
    return true;
}

bool SessionCore::redo() {
    if (state_.line.taken_back().empty()) return false;
    const auto& names = state_.names;
    const auto& line = state_.line;
    std::vector<Step> steps;
    auto ply = state_.ply();
    do {
        const auto showing = state_.game->showing(++ply, state_.theme());
        const auto change = change_to(ply, showing.time);
        steps.push_back({.change = change,
                         .cues = cues_within(showing, change.whole),
                         .told = state_.game->told(ply, state_.switches.labels)});
    } while (ply < line.size() && !names.no_person() && !names.is_person(line.at(ply).to_move));
    state_.thought.forget();
    state_.line.go_to(ply);
    state_.game->go_to(ply, state_.pointer_at);
    position_changed();
    animate(std::move(steps));
    return true;
}

bool SessionCore::ask_hint() {
    changed_ = true;
    if (!state_.waits_for_person() || state_.advice.hint_pending()) return false;
    state_.note_help(state_.to_move());
    state_.advice.ask_hint(state_.game->strongest(state_.ply()), state_.config.budget);
    return true;
}

bool SessionCore::step() {
    if (!state_.switches.paused || state_.ending.is_over()) return false;
    ++steps_;
    return true;
}

bool SessionCore::skip_animation() {
    const bool was_running = state_.transition.running();
    state_.transition.finish();
    changed_ = true;
    return was_running;
}

bool SessionCore::resign() {
    const auto side = state_.can_resign();
    if (side) end_early(Refusal(*side == state_.to_move() ? forfeits::resigned : forfeits::resigned_waiting));
    return side.has_value();
}

bool SessionCore::agree_draw() {
    if (!state_.can_agree_draw()) return false;
    end_early(Refusal(forfeits::draw_agreed));
    return true;
}

bool SessionCore::suspend() {
    state_.thought.cancel();
    pondering_.cancel();
    state_.advice.suspend();
    skip_animation();
    return true;
}

void SessionCore::run_clocks(Seconds step) {
    auto& clocks = state_.clocks;
    if (state_.ending.is_over() || state_.switches.paused || state_.waits_for_letter()) return;
    // Where time is short nobody pays for what he only watches: a move that is shown, a reply that is held.
    if (clocks.are_limited() && (state_.transition.running() || state_.thought.answer())) return;
    const auto side = state_.to_move();
    clocks.run(side, step);
    const auto left = clocks.left(side, side);
    if (left && *left <= Seconds{0}) end_early(Refusal(forfeits::out_of_time));
}

void SessionCore::end_early(Refusal why) {
    state_.thought.cancel();
    state_.refusal.end();
    state_.shown.ply.reset();
    state_.mark();
    state_.ending.end_early(forfeited(state_.to_move(), std::move(why)));
    tell_the_end(Seconds{0});
    state_.game->rest();
    changed_ = true;
}

} // namespace zugzwang
