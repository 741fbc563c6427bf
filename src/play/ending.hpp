// How a game ended, by its rules or by a forfeit, and the words for it.
#pragma once

#include <optional>
#include <string>

#include "play/seat_names.hpp"
#include "zugzwang/play/session_game.hpp"

namespace zugzwang {

/// Main thread.
class Ending {
  public:
    /// The position is another one: its rules say whether it is an end, and a forfeit is void.
    void look_at(std::optional<Outcome> outcome) {
        outcome_ = outcome;
        forfeit_.reset();
    }
    void forfeit(Forfeit forfeit) { forfeit_ = std::move(forfeit); }

    [[nodiscard]] bool is_over() const { return forfeit_ || outcome_; }
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] const std::optional<Forfeit>& forfeited() const { return forfeit_; }

    /// Fills in all that news says about the end.
    void tell(const SessionGame& game, const SeatNames& names, SessionNews& news) const;

  private:
    /// "You win by 3 points", "A draw".
    [[nodiscard]] std::string words(const SessionGame& game, const SeatNames& names) const;

    std::optional<Outcome> outcome_; ///< By the rules.
    std::optional<Forfeit> forfeit_;
};

} // namespace zugzwang
