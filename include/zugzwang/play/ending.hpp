// How a game ended, by its rules or by a forfeit, and the words for it.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/seats.hpp"
#include "zugzwang/rules/match.hpp"
#include "zugzwang/rules/refusal.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

/// Of one game kit; main thread.
template <GameKit K>
class Ending {
  public:
    using R = typename K::Rules;

    /// The position is another one: its rules say whether it is an end, and a forfeit is void.
    void look_at(const Match<R>& match) {
        outcome_ = match.outcome();
        loser_.reset();
    }
    void forfeit(Side loser, Refusal why) {
        loser_ = loser;
        why_ = std::move(why);
    }

    [[nodiscard]] bool is_over() const { return loser_ || outcome_; }
    [[nodiscard]] std::optional<Outcome> outcome() const {
        return loser_ ? std::optional(Outcome{.winner = other(*loser_)}) : outcome_;
    }

    /// "You win by 3 points", "A draw"; empty while the game goes on.
    [[nodiscard]] std::string words(const Seats<R>& seats) const {
        const auto ended = outcome();
        if (!ended) return {};
        if (!ended->winner) return tr("A draw");
        const auto name = seats.name(*ended->winner);
        if (loser_) return tr("{} wins: {}", name, tr(why_));
        const auto margin = margin_words();
        const bool mine = seats.one_person() && seats.is_person(*ended->winner);
        if (margin.empty()) return mine ? tr("You win") : tr("{} wins", name);
        return mine ? tr("You win by {}", margin) : tr("{} wins by {}", name, margin);
    }
    [[nodiscard]] std::string margin_words() const {
        const auto ended = outcome();
        return ended && ended->winner && ended->margin > 0 ? K::View::margin_words(ended->margin) : std::string();
    }
    /// Where a win has a margin, the players' figures are what they have won.
    [[nodiscard]] std::string score_words(const Match<R>& match) const {
        if (!outcome_ || loser_ || K::View::margin_words(1).empty()) return {};
        const Side ahead = outcome_->winner.value_or(Side::first);
        return tr("{} to {}", K::View::figure(match, ahead).number, K::View::figure(match, other(ahead)).number);
    }

  private:
    std::optional<Outcome> outcome_; ///< By the rules.
    std::optional<Side> loser_;      ///< By forfeit.
    Refusal why_;
};

} // namespace zugzwang
