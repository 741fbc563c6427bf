// Clocks, and games that end before their rules end them: out of time, resigned, agreed.
#include <utility>

#include "zugzwang/play/session_core.hpp"

namespace zugzwang {

void SessionCore::run_clocks(Seconds step) {
    if (ending_.is_over() || switches_.paused) return;
    // Where time is short nobody pays for what he only watches: a move that is shown, a reply that is held.
    if (clocks_.are_limited() && (transition_.running() || thought_.answer())) return;
    const auto side = to_move();
    clocks_.run(side, step);
    auto& seat = news_.seats[side];
    seat.used = clocks_.used(side);
    seat.clock = clock(side);
    if (seat.clock && seat.clock->left <= Seconds{0}) end_early(Refusal(forfeits::out_of_time));
}

void SessionCore::end_early(Refusal why) {
    thought_.cancel();
    refusal_.end();
    shown_.ply.reset();
    ending_.end_early(forfeited(to_move(), std::move(why)));
    hear_the_end(Seconds{0});
    game_->settle(std::nullopt);
    changed_ = true;
}

std::optional<Side> SessionCore::can_resign() const {
    if (ending_.is_over() || names_.no_person()) return std::nullopt;
    const auto side = to_move();
    return names_.is_person(side) ? side : other(side);
}

bool SessionCore::resign() {
    const auto side = can_resign();
    if (side) end_early(Refusal(*side == to_move() ? forfeits::resigned : forfeits::resigned_waiting));
    return side.has_value();
}

bool SessionCore::can_agree_draw() const { return !ending_.is_over() && !names_.no_person() && !names_.one_person(); }

bool SessionCore::agree_draw() {
    if (!can_agree_draw()) return false;
    end_early(Refusal(forfeits::draw_agreed));
    return true;
}

bool SessionCore::ended_by_person() const {
    return ending_.by_choice() || (ending_.on_time() && names_.is_person(to_move()));
}

} // namespace zugzwang
