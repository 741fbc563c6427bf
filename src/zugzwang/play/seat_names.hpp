// What the two players of a session are called.
#pragma once

#include <optional>
#include <string>

#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// Main thread. The words are those of the language and theme in use.
class SeatNames {
  public:
    SeatNames(const Game& entry, const SessionConfig& config);

    [[nodiscard]] bool is_person(Side side) const { return ids_[side] == human; }
    /// Somewhere else.
    [[nodiscard]] bool is_far(Side side) const { return ids_[side].starts_with(far_prefix); }
    [[nodiscard]] bool one_person() const { return is_person(Side::first) != is_person(Side::second); }
    /// The person whom the words speak to; in a game that is looked back at, too, where both seats are for trying
    /// moves.
    [[nodiscard]] bool is_you(Side side) const;
    [[nodiscard]] bool no_person() const { return !is_person(Side::first) && !is_person(Side::second); }

    /// "White", "Blue".
    [[nodiscard]] std::string side(Side side) const;
    /// "White has a sure win".
    [[nodiscard]] std::string sure_end(const Outcome& outcome) const;
    /// As the config says; else "You", "Champion", "White", or an outside player's command.
    [[nodiscard]] std::string player(Side side) const;
    /// How a computer thinks, or which side a person has.
    [[nodiscard]] std::string note(Side side) const;

  private:
    /// Null for persons and outside players.
    [[nodiscard]] const PlayerSpec* spec(Side side) const;

    BySide<std::string> side_names_;
    BySide<std::optional<PlayerSpec>> players_;
    BySide<std::string> ids_, names_;
    std::string outside_note_;
};

} // namespace zugzwang
