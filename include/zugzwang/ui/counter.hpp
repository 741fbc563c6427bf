// A number that counts to its new value instead of jumping there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::ui {

/// Shows the first text and anything but whole numbers at once.
class Counter {
  public:
    /// What is to be shown from now on. True when that is something new.
    bool show(const std::string& text);
    /// True while the number changes; a count takes `whole`.
    bool advance(Seconds step, Seconds whole);
    /// The number that is shown now.
    [[nodiscard]] const std::string& text() const { return shown_; }

  private:
    std::string target_, shown_;
    std::optional<std::int64_t> from_; ///< Where the count began; empty at rest.
    Seconds run_{0};
};

} // namespace zugzwang::ui
