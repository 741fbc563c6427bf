#include "desk/match_keeper.hpp"

namespace zugzwang {

std::optional<std::size_t> MatchKeeper::on_first(const Session& session) const {
    const auto& config = session.config();
    if (config.players[Side::first] != human || config.players[Side::second] != human) return std::nullopt;
    return person_on_first(match(), config.names);
}

bool MatchKeeper::is_on(const Session& session) const { return on_first(session).has_value(); }

std::size_t MatchKeeper::person(const Session& session, Side side) const {
    // After the end it is the other one's turn to sit there.
    const auto first = counted_ ? counted_->on_first : on_first(session).value_or(match().first);
    return side == Side::first ? first : 1 - first;
}

void MatchKeeper::follow(const Session& session) {
    const auto& outcome = session.news().outcome;
    if (!outcome) {
        seen_going_on_ = true;
        if (!counted_) return;
        take_back_game(context_.settings.friends, counted_->on_first, counted_->outcome);
        counted_.reset();
    } else {
        const auto first = on_first(session);
        if (counted_ || !first || !seen_going_on_) return;
        counted_ = {.on_first = *first, .outcome = *outcome};
        count_game(context_.settings.friends, *first, *outcome);
    }
    context_.settings_changed = true;
}

void MatchKeeper::begin_next() {
    if (winner_of(match())) begin_anew(context_.settings.friends);
    context_.settings_changed = true;
    counted_.reset();
    seen_going_on_ = false;
}

} // namespace zugzwang
