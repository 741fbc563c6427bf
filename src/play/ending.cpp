#include "play/ending.hpp"

#include "zugzwang/rules/words.hpp"

namespace zugzwang {

std::optional<GameResult> Ending::result() const {
    if (early_ || !outcome_) return early_;
    return GameResult{.outcome = *outcome_};
}

std::string Ending::words(const SessionGame& game, const SeatNames& names) const {
    const auto end = *outcome();
    if (!end.winner) return tr("A draw");
    const auto name = names.player(*end.winner);
    if (early_) return tr("{winner} wins: {reason}", {{"winner", name}, {"reason", tr(*early_->forfeit)}});
    const bool mine = names.one_person() && names.is_person(*end.winner);
    const auto margin = game.margin_words(end.margin, name);
    if (end.margin == 0 || margin.by.empty()) return mine ? tr("You win") : tr("{winner} wins", {{"winner", name}});
    return mine ? margin.you_win : margin.side_wins;
}

void Ending::tell(const SessionGame& game, const SeatNames& names, SessionNews& news) const {
    news.outcome = outcome();
    news.outcome_words.clear();
    news.margin_words.clear();
    news.score_words.clear();
    if (!news.outcome) return;
    if (news.outcome->winner && news.outcome->margin > 0)
        news.margin_words = game.margin_words(news.outcome->margin, {}).by;
    news.outcome_words = words(game, names);
    // Where a win has a margin, the players' figures are what they have won.
    if (early_ || game.margin_words(1, {}).by.empty()) return;
    const Side ahead = outcome_->winner.value_or(Side::first);
    news.score_words =
        tr("{more} to {fewer}", {{"more", game.figure(ahead).number}, {"fewer", game.figure(other(ahead)).number}});
}

} // namespace zugzwang
