// How strong a person is in a game, on the scale of its ladder, from the games against rungs and Echoes; and the Echo
// that is as strong. Main thread only.
#pragma once

#include <optional>
#include <string>

#include "desk/context.hpp"
#include "keep/result_book.hpp"
#include "puzzles/rating.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// How sure one is of the rating of a rung: they were measured in hundreds of games each (`./arcade bench ladder`).
inline constexpr double rung_deviation = 40;

/// All results of the person.
[[nodiscard]] const RatedResults& rated_results(const SceneContext& context);

/// What is known of the person in that game today. Before any rated game it is what the stars' games say, else that of
/// a newcomer.
[[nodiscard]] puzzles::Rating own_rating(const SceneContext& context, const Game& game);

/// "1120 ± 90": with about 95 of 100 the strength is not further away.
[[nodiscard]] std::string rating_words(const puzzles::Rating& rating);

/// One person against a rung or an Echo on a board of the ladder, from its first move on; empty for any other game.
struct RatedSeats {
    Side person = Side::first;
    int opponent = 0; ///< Its rating.

    friend bool operator==(const RatedSeats&, const RatedSeats&) = default;
};
[[nodiscard]] std::optional<RatedSeats> rated_seats(const Game& game, const SessionConfig& config);

/// What a game changed.
struct RatingChange {
    puzzles::Rating before, after;
};
/// Counts a session that is over, where it is such a game and the person had no help: no hint, no insight, nothing
/// taken back. Each game once.
std::optional<RatingChange> count_for_rating(SceneContext& context, const Game& game, const Session& session);

/// A game against the Echo that is as strong as the person now, to be started. Requires a game with a ladder. Sides,
/// and who has the better board where one has, take turns.
[[nodiscard]] SessionConfig echo_config(SceneContext& context, const Game& game);

} // namespace zugzwang
