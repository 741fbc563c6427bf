// Why something cannot be done, told for a moment: the words, and a board that shakes its head.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

/// Main thread.
class RefusalNotice {
  public:
    void tell(std::string words) {
        words_ = std::move(words);
        left_ = whole;
    }
    void end() { left_ = Seconds{0}; }

    void advance(Seconds step) { left_ = std::max(Seconds{0}, left_ - step); }

    [[nodiscard]] bool told() const { return left_ > Seconds{0}; }
    [[nodiscard]] const std::string& words() const { return words_; }

    /// How far aside the board is, -1 to 1, when it shakes for so long; 0 at rest.
    [[nodiscard]] float shake(Seconds lasting) const {
        const Seconds since = whole - left_;
        if (!told() || since >= lasting) return 0;
        constexpr float three_times_around = 18.85F;
        const auto part = static_cast<float>(since / lasting);
        return (1 - part) * std::sin(part * three_times_around);
    }

  private:
    static constexpr Seconds whole{2.4};

    std::string words_;
    Seconds left_{0};
};

} // namespace zugzwang
