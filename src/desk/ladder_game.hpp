// A game at the table that is one of a ladder, and what winning or losing it means there.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "keep/ladder_book.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

inline constexpr std::uint64_t board_numbers = 1'000'000'000; ///< Of which a ladder's board is drawn.

/// Who climbs, and against which rung.
struct LadderSeats {
    std::size_t rung = 0;
    Side climber = Side::first;

    friend bool operator==(const LadderSeats&, const LadderSeats&) = default;
};

/// The one person who plays a computer on a board of the ladder, from its first move on; empty in any other game.
[[nodiscard]] std::optional<Side> challenger(const Game& game, const SessionConfig& config);
/// The same against a rung.
[[nodiscard]] std::optional<LadderSeats> ladder_seats(const Game& game, const SessionConfig& config);

/// A new game against a rung, to be started; for a person who moves first or second.
[[nodiscard]] SessionConfig ladder_config(SceneContext& context, const Game& game, LadderSeats seats);

/// The rung sits on that side; nothing but its own nodes limits it.
void seat_rung(SessionConfig& config, const Game& game, Side side, std::size_t rung);
/// That player, whom nothing but its own nodes limits, sits on that side.
void seat_by_nodes(SessionConfig& config, const std::string& player, Side side);

/// A game of a ladder that is over, and what it changed.
struct LadderEnd {
    LadderSeats seats;
    RungStars before, after;
    Fortune fortune = Fortune::lost;
};
/// Counts a session that is over, where it is a game of the ladder, in the context and on the disk. A game may be
/// counted again.
std::optional<LadderEnd> count_for_ladder(SceneContext& context, const Game& game, const Session& session);

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

/// What a game of a ladder came to.
struct LadderLook {
    struct Star {
        bool won = false, is_new = false;
        float popped = 1; ///< How far a new one has come out, 0 to 1.
    };
    std::array<Star, 3> stars{}; ///< Moving first, moving second, without help.
    bool won = false;
    std::string rung{}; ///< "Rung 4 climbed"
    std::string next{}; ///< "Next: Blaze counts the long chains before you do"; may be empty.
};

/// Main thread.
class Climbed {
  public:
    Climbed(SceneContext& context, const Game& game) : context_(context), game_(game) {}

    /// Called after every step, and when the table is left: a game that is over is counted at once, whether or not its
    /// last move has come to rest.
    void follow(const Session& session);
    /// Another game begins.
    void forget() {
        is_counted_ = false;
        end_.reset();
    }

    /// What the result says, so long after the end.
    [[nodiscard]] std::optional<LadderLook> look(Seconds since_end, bool reduced_motion) const;
    /// Lets the stars be heard that came out in that step, as `look` shows them.
    void let_hear(Seconds since_end, Seconds step, bool reduced_motion) const;
    /// Who plays against the next rung, for the same person.
    [[nodiscard]] std::optional<LadderSeats> next() const;
    /// That rung was just climbed, or won again, and there is a next one.
    [[nodiscard]] bool leads_on() const { return next() && end_->fortune == Fortune::won && end_->after.is_climbed(); }

  private:
    /// When each new star begins to come out, after the end; empty for the others.
    using Beginnings = std::array<std::optional<Seconds>, 3>;

    [[nodiscard]] Beginnings beginnings(bool reduced_motion) const;
    [[nodiscard]] std::string rung_words() const;
    [[nodiscard]] std::string next_words() const;

    SceneContext& context_;
    const Game& game_;
    bool is_counted_ = false;        ///< The game that is over.
    std::optional<LadderEnd> end_{}; ///< Of that game; empty where it is none of a ladder.
};

} // namespace zugzwang
