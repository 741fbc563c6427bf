// The letters under a score.
#pragma once

#include <cstddef>
#include <string>

#include "zugzwang/gfx/input.hpp"

namespace zugzwang::puzzles {

/// The letters of whoever made a score, entered as in an arcade: up and down through the alphabet, or typed.
class Initials {
  public:
    /// So many letters and digits; others are made A's, and so are those that are missing.
    Initials(std::string letters, std::size_t count);

    [[nodiscard]] const std::string& letters() const { return letters_; }
    [[nodiscard]] std::size_t place() const { return place_; }

    void choose(std::size_t place) { place_ = place < letters_.size() ? place : place_; }
    /// To the letter so many further on in the alphabet, which goes on with 0 to 9 and then round.
    void turn(std::size_t place, int letters);
    /// Arrows, letters, digits and backspace; false for other keys, and for Enter.
    bool key(const KeyEvent& event);

  private:
    std::string letters_;
    std::size_t place_ = 0;
};

} // namespace zugzwang::puzzles
