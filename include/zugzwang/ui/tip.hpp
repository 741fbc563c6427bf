// What a control is for, told beside it: its name, its keys and one line. When the tip opens and goes is decided here,
// what it says and where it stands by the page. Main thread only.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "zugzwang/base/seconds.hpp"

namespace zugzwang::ui {

class TipTimer {
  public:
    static constexpr Seconds pointer_rests{0.4}, finger_rests{0.5};

    /// The pointer moved, over that control or over none (empty). While a tip is open the next one opens at once.
    void point_at(std::string_view id) {
        if (id == open_) return;
        if (!open_.empty() && !id.empty())
            open(id);
        else
            wait_for(id, pointer_rests);
    }
    /// A finger lies on that control.
    void touch(std::string_view id) { wait_for(id, finger_rests); }
    /// The keyboard's focus came to that control.
    void open(std::string_view id) {
        open_ = id;
        waits_for_.clear();
    }
    /// A key, a click, the finger is lifted.
    void end() { wait_for({}, pointer_rests); }
    /// True when a tip opened.
    bool advance(Seconds step) {
        if (waits_for_.empty() || (left_ -= step) > Seconds{0}) return false;
        open_ = std::exchange(waits_for_, {});
        return true;
    }

    /// The control whose tip is open; empty when none is.
    [[nodiscard]] const std::string& open() const { return open_; }

  private:
    void wait_for(std::string_view id, Seconds time) {
        open_.clear();
        waits_for_ = id;
        left_ = time;
    }

    std::string open_, waits_for_;
    Seconds left_{0};
};

} // namespace zugzwang::ui
