// The change from one position to another as it is shown: move by move, and how far it has run.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <optional>
#include <utility>

#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

/// One move that is shown, played or taken back.
template <Rules R>
struct Change {
    typename R::State before, now;
    std::optional<typename R::Move> last;
    Side last_side = Side::first;
    std::size_t moves = 0;  ///< So many moves of the game lead to `now`.
    bool backwards = false; ///< The move is being taken back: shown from `now` to `before`.
    bool by_steps = false;  ///< As in Reaction.
    Seconds whole{0};       ///< From its begin to its end.
};

template <Rules R>
class Transition {
  public:
    /// Shows these changes one after the other from now on, and no others. Several take no longer than twice the
    /// longest of them: what is short enough to be followed move by move is, and nobody waits for a long run.
    void start(std::deque<Change<R>> changes) {
        changes_ = std::move(changes);
        run_ = since_end_ = Seconds{0};
        Seconds sum{0}, longest{0};
        for (const auto& change : changes_) {
            sum += change.whole;
            longest = std::max(longest, change.whole);
        }
        if (sum > 2 * longest) {
            for (auto& change : changes_)
                change.whole *= 2 * longest / sum;
        }
        drop_ended();
    }
    /// At rest from now on.
    void finish() {
        while (running())
            drop_first();
    }
    /// True while the picture changes by this, and once more at the end.
    bool advance(Seconds step) {
        if (!running()) {
            since_end_ += step;
            return false;
        }
        run_ += step;
        drop_ended();
        return true;
    }

    [[nodiscard]] bool running() const { return !changes_.empty(); }
    /// What is being shown while it runs.
    [[nodiscard]] const Change<R>& change() const { return changes_.front(); }
    /// So long after the last `advance`: 0 to 1, or 1 to 0 when running backwards; 1 at rest.
    [[nodiscard]] float progress(Seconds ahead) const {
        if (!running()) return 1;
        const float part = static_cast<float>(std::clamp((run_ + ahead) / change().whole, 0.0, 1.0));
        return change().backwards ? 1 - part : part;
    }
    /// Since the last move came to rest; long ago where moves were taken back.
    [[nodiscard]] Seconds since_end() const { return since_end_; }

  private:
    static constexpr Seconds long_ago{3600};

    void drop_ended() {
        while (running() && run_ >= change().whole) {
            run_ -= change().whole;
            drop_first();
        }
    }
    void drop_first() {
        if (changes_.size() == 1 && change().backwards) since_end_ = long_ago;
        changes_.pop_front();
    }

    std::deque<Change<R>> changes_;
    Seconds run_{0}; ///< Of the first change.
    Seconds since_end_{0};
};

} // namespace zugzwang
