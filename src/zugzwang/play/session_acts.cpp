// What is done at the table without further words.
#include <utility>

#include "zugzwang/play/session_core.hpp"

namespace zugzwang {

bool SessionCore::act(Act act) {
    switch (act) {
    case Act::cancel:
        return cancel();
    case Act::undo:
        return undo();
    case Act::redo:
        return redo();
    case Act::hint:
        return ask_hint();
    case Act::move_now:
        return thought_.hurry();
    case Act::step:
        return step();
    case Act::skip_animation:
        return skip_animation();
    case Act::resign:
        return resign();
    case Act::agree_draw:
        return agree_draw();
    case Act::suspend:
        return suspend();
    }
    return false;
}

bool SessionCore::cancel() {
    changed_ = true;
    return takes_input() && game_->cancel();
}

std::optional<std::size_t> SessionCore::undo_target() const {
    if (ended_by_person()) return ply();
    if (names_.no_person()) return ply() > 0 ? std::optional(ply() - 1) : std::nullopt;
    for (std::size_t count = ply(); count-- > 0;) {
        if (names_.is_person(news_.moves[count].side)) return count;
    }
    return std::nullopt;
}

bool SessionCore::undo() {
    const auto target = undo_target();
    if (!target) return false;
    std::deque<Change> changes;
    while (ply() > *target) {
        changes.push_back(change_to(ply(), /*backwards=*/true));
        taken_back_.push_back(std::move(news_.moves.back()));
        news_.moves.pop_back();
    }
    game_->go_to(ply());
    thought_.forget();
    if (names_.no_person()) switches_.paused = true;
    if (!ending_.by_choice()) note_help(to_move());
    position_changed();
    if (!changes.empty()) animate(changes);
    return true;
}

bool SessionCore::redo() {
    if (taken_back_.empty()) return false;
    thought_.forget();
    std::deque<Change> changes;
    do {
        news_.moves.push_back(std::move(taken_back_.back()));
        news_.moves.back().words = game_->move_words(ply(), worded_);
        taken_back_.pop_back();
        changes.push_back(change_to(ply(), /*backwards=*/false));
    } while (!taken_back_.empty() && !names_.no_person() && !names_.is_person(taken_back_.back().side));
    game_->go_to(ply());
    position_changed();
    animate(changes);
    return true;
}

bool SessionCore::ask_hint() {
    changed_ = true;
    if (!waits_for_person() || advice_.hint_pending()) return false;
    note_help(to_move());
    advice_.ask_hint(game_->strongest(ply()), config_.budget);
    return true;
}

bool SessionCore::step() {
    if (!switches_.paused || ending_.is_over()) return false;
    ++steps_;
    return true;
}

bool SessionCore::skip_animation() {
    const bool was_running = transition_.running();
    transition_.finish();
    changed_ = true;
    return was_running;
}

bool SessionCore::suspend() {
    thought_.cancel();
    pondering_.cancel();
    advice_.suspend();
    analysis_.suspend();
    skip_animation();
    return true;
}

} // namespace zugzwang
