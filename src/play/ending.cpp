#include "play/ending.hpp"

#include "zugzwang/rules/words.hpp"

namespace zugzwang {

std::optional<Outcome> Ending::outcome() const {
    return forfeit_ ? std::optional(Outcome{.winner = other(forfeit_->loser)}) : outcome_;
}

std::string Ending::words(const Outcome& outcome, const std::string& margin, const SeatNames& names) const {
    if (!outcome.winner) return tr("A draw");
    const auto name = names.player(*outcome.winner);
    if (forfeit_) return tr("{} wins: {}", name, tr(forfeit_->why));
    const bool mine = names.one_person() && names.is_person(*outcome.winner);
    if (margin.empty()) return mine ? tr("You win") : tr("{} wins", name);
    return mine ? tr("You win by {}", margin) : tr("{} wins by {}", name, margin);
}

void Ending::tell(const SessionGame& game, const SeatNames& names, SessionNews& news) const {
    news.outcome = outcome();
    news.outcome_words.clear();
    news.margin_words.clear();
    news.score_words.clear();
    if (!news.outcome) return;
    if (news.outcome->winner && news.outcome->margin > 0) news.margin_words = game.margin_words(news.outcome->margin);
    news.outcome_words = words(*news.outcome, news.margin_words, names);
    // Where a win has a margin, the players' figures are what they have won.
    if (forfeit_ || game.margin_words(1).empty()) return;
    const Side ahead = outcome_->winner.value_or(Side::first);
    news.score_words = tr("{} to {}", game.figure(ahead).number, game.figure(other(ahead)).number);
}

} // namespace zugzwang
