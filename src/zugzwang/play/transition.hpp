// The change from one position to another as it is shown: move by move, and how far it has run.
#pragma once

#include <cstddef>
#include <deque>
#include <vector>

#include "zugzwang/play/view.hpp"

namespace zugzwang {

/// One move that is shown, played or taken back.
struct Change {
    std::size_t ply = 0;    ///< It leads to the position after so many moves of the game.
    bool backwards = false; ///< It is being taken back: shown from its end to its begin.
    bool by_steps = false;  ///< As in Reaction.
    Seconds whole{0};       ///< From its begin to its end.
};

/// What is heard of a move that is shown within that time.
[[nodiscard]] std::vector<Cue> cues_within(const Showing& showing, Seconds whole);

class Transition {
  public:
    /// Shows these changes one after the other from now on, and no others. Several take no longer than twice the
    /// longest of them: what is short enough to be followed move by move is, and nobody waits for a long run. Answers
    /// which part of its own time each change has, at most 1.
    double start(std::deque<Change> changes);
    /// At rest from now on.
    void finish();
    void advance(Seconds step);

    [[nodiscard]] bool running() const { return !changes_.empty(); }
    /// What is being shown while it runs.
    [[nodiscard]] const Change& change() const { return changes_.front(); }
    /// So long after the last `advance`: 0 to 1, or 1 to 0 when running backwards; 1 at rest.
    [[nodiscard]] float progress(Seconds ahead) const;
    /// Since the last move came to rest; long ago where moves were taken back.
    [[nodiscard]] Seconds since_end() const { return since_end_; }

  private:
    void drop_ended();
    void drop_first();

    std::deque<Change> changes_;
    Seconds run_{0}; ///< Of the first change.
    Seconds since_end_{0};
};

} // namespace zugzwang
