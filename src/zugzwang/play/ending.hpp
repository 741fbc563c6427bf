// How a game ended, by its rules or by a forfeit, and the words for it.
#pragma once

#include <optional>
#include <string>

#include "zugzwang/play/seat_names.hpp"
#include "zugzwang/play/session_game.hpp"

namespace zugzwang {

/// Main thread.
class Ending {
  public:
    /// The position is another one: its rules say whether it is an end, and an early one is void.
    void look_at(std::optional<Outcome> outcome) {
        outcome_ = outcome;
        early_.reset();
    }
    /// Before the rules end it; requires the reason.
    void end_early(GameResult result) { early_ = std::move(result); }

    [[nodiscard]] bool is_over() const { return early_ || outcome_; }
    /// A person gave it up, or two agreed on a draw.
    [[nodiscard]] bool by_choice() const;
    [[nodiscard]] bool on_time() const;
    [[nodiscard]] std::optional<Outcome> outcome() const { return early_ ? early_->outcome : outcome_; }
    [[nodiscard]] std::optional<GameResult> result() const;

    /// Fills in all that news says about the end; requires its seats.
    void tell(const SessionGame& game, const SeatNames& names, SessionNews& news) const;

  private:
    /// "You win by 3 points", "A draw".
    [[nodiscard]] std::string words(const SessionGame& game, const SeatNames& names) const;
    [[nodiscard]] std::string words_by_rules(const SessionGame& game, const SeatNames& names) const;
    [[nodiscard]] std::string words_of_forfeit(const SeatNames& names) const;
    /// The reason in short: "on time"; empty where it has no short words.
    [[nodiscard]] std::string reason() const;
    [[nodiscard]] bool is_forfeit(std::string_view message) const {
        return early_ && early_->forfeit->message == message;
    }

    std::optional<Outcome> outcome_;  ///< By the rules.
    std::optional<GameResult> early_; ///< Without its rules.
};

} // namespace zugzwang
