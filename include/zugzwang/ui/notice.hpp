// A line that is told for a while and then goes: what was just done, or why it was not.
#pragma once

#include <string>
#include <utility>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::ui {

class Notice {
  public:
    /// In place of what was told before; translated.
    void tell(std::string words, Role role = Role::ink, Seconds time = Seconds{5}) {
        words_ = std::move(words);
        role_ = role;
        left_ = time;
    }
    void end() { words_.clear(); }
    /// True when it goes.
    bool advance(Seconds step) {
        if (words_.empty()) return false;
        left_ -= step;
        if (left_ > Seconds{0}) return false;
        end();
        return true;
    }

    /// Empty when nothing is told.
    [[nodiscard]] const std::string& words() const { return words_; }
    [[nodiscard]] Role role() const { return role_; }

  private:
    std::string words_;
    Role role_ = Role::ink;
    Seconds left_{0};
};

} // namespace zugzwang::ui
