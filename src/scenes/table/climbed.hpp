// What a game at the table meant for the ladder that it belongs to, if it belongs to one.
#pragma once

#include <optional>
#include <string>

#include "scenes/ladder/ladder_game.hpp"
#include "scenes/table/play_panels.hpp"

namespace zugzwang {

/// Main thread.
class Climbed {
  public:
    Climbed(SceneContext& context, const Game& game) : context_(context), game_(game) {}

    /// The game is over: it is counted, where it is one of a ladder.
    void note_end(const Session& session);
    /// Another game begins.
    void forget() { end_.reset(); }

    /// What the result says, so long after the end.
    [[nodiscard]] std::optional<LadderLook> look(Seconds since_end, bool reduced_motion) const;
    /// Who plays against the next rung, for the same person.
    [[nodiscard]] std::optional<LadderSeats> next(const Session& session) const;

  private:
    struct End {
        LadderSeats seats;
        RungStars before, after;
        bool won = false;
    };

    [[nodiscard]] std::string next_words(const End& end) const;

    SceneContext& context_;
    const Game& game_;
    std::optional<End> end_;
};

} // namespace zugzwang
