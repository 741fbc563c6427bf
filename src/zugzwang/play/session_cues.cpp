// What is to be heard of moves and of the end, told by the view and by who sits at the table.
#include <algorithm>

#include "zugzwang/play/session_core.hpp"

namespace zugzwang {

void SessionCore::add_cues(const Change& change, Seconds begin, Seconds whole) {
    const auto shown = game_->showing(change.ply, change.by_steps, theme());
    int rise = gains_before(change.ply);
    for (auto cue : shown.cues) {
        cue.when = shown.time > Seconds{0} ? begin + whole * (cue.when / shown.time) : begin;
        if (cue.kind == Cue::Kind::gain) cue.rise = rise++;
        cues_.push_back(cue);
    }
}

int SessionCore::gains_before(std::size_t ply) const {
    int gains = 0;
    while (ply > 1 && news_.moves[ply - 2].side == news_.moves[ply - 1].side) {
        --ply;
        const auto cues = game_->showing(ply, /*by_steps=*/false, theme()).cues;
        const auto here = std::ranges::count(cues, Cue::Kind::gain, &Cue::kind);
        if (here == 0) break;
        gains += static_cast<int>(here);
    }
    return gains;
}

void SessionCore::hear_again(std::size_t ply) {
    if (ply > this->ply()) return;
    const auto change = change_to(ply, /*backwards=*/false);
    add_cues(change, Seconds{0}, change.whole / switches_.pace.speed);
}

void SessionCore::hear_the_end(Seconds when) {
    const auto outcome = ending_.outcome();
    if (!outcome) return;
    const bool lost = outcome->winner && names_.one_person() && !names_.is_person(*outcome->winner);
    const auto decided = lost ? Cue::Kind::lose : Cue::Kind::win;
    cues_.push_back({.kind = outcome->winner ? decided : Cue::Kind::draw, .when = when});
}

} // namespace zugzwang
