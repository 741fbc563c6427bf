#include "zugzwang/play/ending.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang {

std::optional<GameResult> Ending::result() const {
    if (early_ || !outcome_) return early_;
    return GameResult{.outcome = *outcome_};
}

bool Ending::by_choice() const {
    return is_forfeit(forfeits::resigned) || is_forfeit(forfeits::resigned_waiting) ||
           is_forfeit(forfeits::draw_agreed);
}

bool Ending::on_time() const { return is_forfeit(forfeits::out_of_time); }

std::string Ending::reason() const {
    if (on_time()) return tr("on time");
    if (is_forfeit(forfeits::draw_agreed)) return tr("by agreement");
    return by_choice() ? tr("by resignation") : std::string();
}

std::string Ending::words(const SessionGame& game, const SeatNames& names) const {
    return early_ ? words_of_forfeit(names) : words_by_rules(game, names);
}

std::string Ending::words_of_forfeit(const SeatNames& names) const {
    if (is_forfeit(forfeits::draw_agreed)) return tr("A draw: you agreed");
    if (!early_->outcome.winner) return tr("A draw: {reason}", {{"reason", tr(*early_->forfeit)}});
    const Side winner = *early_->outcome.winner;
    const auto name = names.player(winner), loser = names.player(other(winner));
    const bool mine = names.is_you(winner);
    if (on_time()) {
        if (mine) return tr("You win: {loser} is out of time", {{"loser", loser}});
        return names.is_you(other(winner))
                   ? tr("{winner} wins: you are out of time", {{"winner", name}})
                   : tr("{winner} wins: {loser} is out of time", {{"winner", name}, {"loser", loser}});
    }
    if (by_choice()) {
        return names.is_you(other(winner))
                   ? tr("{winner} wins: you resigned", {{"winner", name}})
                   : tr("{winner} wins: {loser} resigned", {{"winner", name}, {"loser", loser}});
    }
    return tr("{winner} wins: {reason}", {{"winner", name}, {"reason", tr(*early_->forfeit)}});
}

std::string Ending::words_by_rules(const SessionGame& game, const SeatNames& names) const {
    const auto end = *outcome_;
    if (!end.winner) return tr("A draw");
    const auto name = names.player(*end.winner);
    const bool mine = names.is_you(*end.winner);
    const auto margin = game.margin_words(end.margin, name);
    if (end.margin == 0 || margin.by.empty()) return mine ? tr("You win") : tr("{winner} wins", {{"winner", name}});
    return mine ? margin.you_win : margin.side_wins;
}

void Ending::tell(const SessionGame& game, const SeatNames& names, SessionNews& news) const {
    news.outcome = outcome();
    if (!news.outcome) return;
    if (early_)
        news.margin_words = reason();
    else if (news.outcome->winner && news.outcome->margin > 0)
        news.margin_words = game.margin_words(news.outcome->margin, {}).by;
    news.outcome_words = words(game, names);
    // Where a win has a margin, the players' figures are what they have won.
    if (early_ || game.margin_words(1, {}).by.empty()) return;
    const Side ahead = outcome_->winner.value_or(Side::first);
    news.score_words = tr("{more} to {fewer}", {{"more", news.seats[ahead].figure.number},
                                                {"fewer", news.seats[other(ahead)].figure.number}});
}

} // namespace zugzwang
