// A game at the table that is one of a ladder, and what winning or losing it means there.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "keep/ladder_book.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Who climbs, and against which rung.
struct LadderSeats {
    std::size_t rung = 0;
    Side climber = Side::first;

    friend bool operator==(const LadderSeats&, const LadderSeats&) = default;
};

/// One person against a rung, on a board of the ladder, from its first move on; empty for any other game.
[[nodiscard]] std::optional<LadderSeats> ladder_seats(const Game& game, const SessionConfig& config);

/// A new game against a rung, to be started; for a person who moves first or second.
[[nodiscard]] SessionConfig ladder_config(SceneContext& context, const Game& game, LadderSeats seats);

/// The rung sits on that side; nothing but its own nodes limits it.
void seat_rung(SessionConfig& config, const Game& game, Side side, std::size_t rung);

/// A session that is over, as the ladder counts it.
[[nodiscard]] LadderResult ladder_result(const Game& game, LadderSeats seats, const Session& session);
/// Counts it, where it is a game of the ladder, in the context and on the disk. A game may be counted again.
std::optional<LadderSeats> count_for_ladder(SceneContext& context, const Game& game, const Session& session);

/// What was won against a rung so far.
[[nodiscard]] const RungRecord& rung_record(const SceneContext& context, const Game& game, std::size_t rung);

/// What is to be won next there.
[[nodiscard]] std::string missing_stars(const RungStars& stars);

/// How many rungs are climbed, and the lowest that is not: all of them where none is left.
struct Climb {
    std::size_t climbed = 0, next = 0;

    friend bool operator==(const Climb&, const Climb&) = default;
};
[[nodiscard]] Climb climb_of(const SceneContext& context, const Game& game);

} // namespace zugzwang
