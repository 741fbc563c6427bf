// What a session shows: the position, or the move that leads to it, and what is lit on the board.
#include <algorithm>

#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/play/session_state.hpp"

namespace zugzwang {

FrameRequest frame_of(const SessionState& state, Seconds ahead) {
    const auto& shown = state.shown;
    const auto& transition = state.transition;
    const bool moving = transition.running() && !shown.ply;
    FrameRequest frame{.ply = shown.ply.value_or(state.ply()), .time = state.time + ahead, .switches = state.switches};
    frame.miniature = state.config.miniature;
    frame.pointed = shown.pointed;
    frame.pointed_solve = shown.pointed_solve;
    frame.since_last = transition.since_end() + std::max(ahead, Seconds{0});
    frame.interactive = state.takes_input() && !moving;
    if (moving) {
        frame.ply = transition.change().ply;
        frame.by_steps = transition.change().by_steps;
        frame.progress = transition.progress(ahead * state.switches.pace.speed);
    } else {
        frame.played = &state.marks.played;
        frame.better = &state.marks.better;
        frame.better_is_secret = shown.compared.better_is_secret;
        if (shown.light.is_on()) frame.light = &shown.light;
    }
    if (shown.ply) return frame;
    frame.hint = state.proposal ? &state.proposal->proposed.move : &state.advice.hint().move;
    if (moving) return frame;
    if (!shown.answer.empty() || !shown.only.empty())
        frame.hint = &state.marks.answer;
    else if (frame.light == nullptr && state.marks.hint.is_on())
        frame.light = &state.marks.hint;
    frame.hint_begins = shown.begins;
    if (state.breathes()) frame.hint_strength = breath(frame.time);
    frame.insight = state.advice.insight();
    frame.expected = state.thought.expected_move();
    frame.values = true;
    return frame;
}

} // namespace zugzwang
