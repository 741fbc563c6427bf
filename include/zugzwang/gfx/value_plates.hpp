// Small plates with what moves are worth, laid over a board so that none covers another.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// For the length of one drawing.
class ValuePlates {
  public:
    /// `size`: of the words, in pixels; never smaller than what can be read.
    ValuePlates(float size, Canvas& canvas);

    /// A plate in that colour about a centre; false, and nothing drawn, where it would lie over one that is there.
    bool put(Vec centre, std::string_view words, Role role);
    /// The same without a rim, for what is worth less.
    bool put_softly(Vec centre, std::string_view words);
    /// The same over whatever is there, for the one that is looked at.
    void put_on_top(Vec centre, std::string_view words, Role role) { draw(place(centre, words), words, role, role); }

  private:
    [[nodiscard]] Rect place(Vec centre, std::string_view words) const;
    [[nodiscard]] bool has_room(const Rect& plate) const;
    void draw(Rect plate, std::string_view words, Role role, std::optional<Role> rim);

    float size_;
    Canvas& canvas_;
    std::vector<Rect> plates_;
};

} // namespace zugzwang
