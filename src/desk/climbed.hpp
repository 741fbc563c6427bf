// What a game at the table meant for the ladder that it belongs to, if it belongs to one.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "desk/ladder_game.hpp"

namespace zugzwang {

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
    void forget() { end_.reset(); }

    /// The game that is over is one of a ladder.
    [[nodiscard]] bool is_of_ladder() const { return end_ && end_->seats; }
    /// What the result says, so long after the end.
    [[nodiscard]] std::optional<LadderLook> look(Seconds since_end, bool reduced_motion) const;
    /// Lets the stars be heard that came out in that step, as `look` shows them.
    void let_hear(Seconds since_end, Seconds step, bool reduced_motion) const;
    /// Who plays against the next rung, for the same person.
    [[nodiscard]] std::optional<LadderSeats> next() const;

  private:
    struct End {
        std::optional<LadderSeats> seats{}; ///< Empty: it is no game of a ladder.
        RungStars before{}, after{};
        Fortune fortune = Fortune::lost;
    };
    /// When each new star begins to come out, after the end; empty for the others.
    using Beginnings = std::array<std::optional<Seconds>, 3>;

    [[nodiscard]] Beginnings beginnings(bool reduced_motion) const;
    [[nodiscard]] std::string rung_words() const;
    [[nodiscard]] std::string next_words() const;

    SceneContext& context_;
    const Game& game_;
    std::optional<End> end_;
};

} // namespace zugzwang
