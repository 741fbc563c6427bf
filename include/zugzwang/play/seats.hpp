// Who sits on each side of a game, and what they are called.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <utility>

#include "zugzwang/ai/player.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/outside.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

/// Two people at first. Main thread.
template <Rules R>
class Seats {
  public:
    Seats(Game entry, const SessionConfig& config)
        : entry_(std::move(entry)), ids_(config.players), outside_note_(config.outside_note) {}

    void seat(Side side, std::shared_ptr<Player<R>> computer) { computers_[index(side)] = std::move(computer); }

    /// Null for a person.
    [[nodiscard]] const std::shared_ptr<Player<R>>& computer(Side side) const { return computers_[index(side)]; }
    [[nodiscard]] bool is_person(Side side) const { return computer(side) == nullptr; }
    [[nodiscard]] bool one_person() const { return is_person(Side::first) != is_person(Side::second); }
    [[nodiscard]] bool no_person() const { return !is_person(Side::first) && !is_person(Side::second); }

    /// The game's own names of the sides; empty where it has none.
    [[nodiscard]] const std::array<std::string, 2>& side_names() const { return entry_.side_names; }
    /// "White", "Blue".
    [[nodiscard]] std::string side_name(Side side) const { return zugzwang::side_name(entry_.side_names, side); }
    /// "You", "Champion", "White", or an outside player's command.
    [[nodiscard]] std::string name(Side side) const {
        if (is_person(side)) return one_person() ? tr("You") : side_name(side);
        return spec(side) ? tr(spec(side)->name) : ids_[index(side)].substr(outside_prefix.size());
    }
    /// How a computer thinks, or which side a person has.
    [[nodiscard]] std::string note(Side side) const {
        if (!is_person(side)) return spec(side) ? tr(spec(side)->thinks) : tr(outside_note_);
        return one_person() ? side_name(side) : tr("a person");
    }

  private:
    [[nodiscard]] static std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    [[nodiscard]] const PlayerSpec* spec(Side side) const { return find_player(entry_, ids_[index(side)]); }

    Game entry_;
    std::array<std::string, 2> ids_;
    std::string outside_note_;
    std::array<std::shared_ptr<Player<R>>, 2> computers_;
};

/// The seats as the config says, or the player id that nobody has.
template <GameKit K>
[[nodiscard]] Result<Seats<typename K::Rules>> taken_seats(const SessionConfig& config) {
    using R = typename K::Rules;
    Seats<R> seats(K::entry(), config);
    for (const Side side : {Side::first, Side::second}) {
        const auto place = static_cast<std::size_t>(side);
        const auto& id = config.players[place];
        if (id == human) continue;
        std::shared_ptr<Player<R>> computer;
        if (id.starts_with(outside_prefix) && config.outside) {
            computer = std::make_shared<OutsidePlayer<R>>(
                config.outside(K::entry().id, config.options, id.substr(outside_prefix.size())));
        } else {
            computer = K::player({.id = id, .seed = config.seed * 2 + place, .options = &config.options});
        }
        if (!computer) return Refusal{"unknown player: {}", id};
        seats.seat(side, std::move(computer));
    }
    return seats;
}

} // namespace zugzwang
