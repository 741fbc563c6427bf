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

/// All results of the person.
[[nodiscard]] const RatedResults& rated_results(const SceneContext& context);

/// Keeps one more.
void add_rated_result(SceneContext& context, const RatedResult& result);

/// All that the person is rated by in that game, oldest first. Of games against rungs that were played before results
/// were kept only their number is known; they have dates before results_are_dated.
[[nodiscard]] std::vector<RatedResult> counted_results(const SceneContext& context, const Game& game);

/// What is known of the person in that game today, as desk/rated/strength.hpp has it.
[[nodiscard]] puzzles::Rating own_rating(const SceneContext& context, const Game& game);

/// It is known well enough to be told, which takes some games.
[[nodiscard]] bool is_known(const puzzles::Rating& rating);
/// "1120 ± 90", translated: with about 95 of 100 the strength is not further away; else "not known yet".
[[nodiscard]] std::string rating_words(const puzzles::Rating& rating);

/// One person against a rung or an Echo on a board of the ladder, from its first move on; empty for any other game.
struct RatedSeats {
    Side person = Side::first;
    int opponent = 0; ///< Its rating.

    friend bool operator==(const RatedSeats&, const RatedSeats&) = default;
};
[[nodiscard]] std::optional<RatedSeats> rated_seats(const Game& game, const SessionConfig& config);

/// The rating of the Echo for such a person. Requires a ladder with rungs.
[[nodiscard]] int fitting_echo(const Ladder& ladder, const puzzles::Rating& person);

/// What a game changed.
struct RatingChange {
    puzzles::Rating before, after;
};
/// Counts a session that is over, where it is such a game and the person had no help: no hint, no insight, nothing
/// taken back. Each game once.
std::optional<RatingChange> count_for_rating(SceneContext& context, const Game& game, const Session& session);

/// Main thread.
class Rated {
  public:
    Rated(SceneContext& context, const Game& game) : context_(context), game_(game) {}

    /// Called after every step, and when the table is left: a game that is over is counted at once.
    void follow(const Session& session);
    /// Another game begins.
    void forget() {
        is_counted_ = false;
        change_.reset();
    }
    /// "Your rating: 1120 to 1154", translated, or what is known of it; empty where the game changed none.
    [[nodiscard]] std::string words() const;

  private:
    SceneContext& context_;
    const Game& game_;
    bool is_counted_ = false;
    std::optional<RatingChange> change_{};
};

/// The same as rated_seats against an Echo alone.
[[nodiscard]] std::optional<RatedSeats> echo_seats(const Game& game, const SessionConfig& config);
/// A game against the Echo that is as strong as the person now, to be started; for a person on that side, else on the
/// one that was not had last. Requires a game with a ladder. Who has the better board, where one has, takes turns.
[[nodiscard]] SessionConfig echo_config(SceneContext& context, const Game& game, std::optional<Side> person = {});

} // namespace zugzwang
