// The change from one position to the next as it is shown: which two positions, and how far it has run.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

template <Rules R>
struct Change {
    typename R::State before, now;
    std::optional<typename R::Move> last;
    Side last_side = Side::first;
    bool backwards = false; ///< The move is being taken back: shown from `now` to `before`.
};

template <Rules R>
class Transition {
  public:
    /// Shows the change within `whole` from now on; at once when that is zero.
    void start(Change<R> change, Seconds whole) {
        change_ = std::move(change);
        whole_ = whole;
        run_ = Seconds{0};
        since_end_ = Seconds{0};
    }
    /// At rest, without a move to mark.
    void clear() {
        change_.reset();
        whole_ = run_ = Seconds{0};
    }
    void finish() { run_ = whole_; }
    /// True while the picture changes by this, and once more at the end.
    bool advance(Seconds step) {
        if (!running()) {
            since_end_ += step;
            return false;
        }
        run_ += step;
        return true;
    }

    [[nodiscard]] bool running() const { return change_ && run_ < whole_; }
    [[nodiscard]] const std::optional<Change<R>>& change() const { return change_; }
    /// So long after the last `advance`: 0 to 1, or 1 to 0 when running backwards; 1 at rest.
    [[nodiscard]] float progress(Seconds ahead) const {
        if (!running()) return 1;
        const float part = static_cast<float>(std::clamp((run_ + ahead) / whole_, 0.0, 1.0));
        return change_->backwards ? 1 - part : part;
    }
    [[nodiscard]] Seconds since_end() const { return since_end_; }

  private:
    std::optional<Change<R>> change_;
    Seconds whole_{0}, run_{0}, since_end_{0};
};

} // namespace zugzwang
