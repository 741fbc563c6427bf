// The convex hull of some places, grown by a margin: its outline with round corners, and hatching within it.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::points {

class Hull {
  public:
    /// At least one place.
    Hull(std::span<const Vec> places, float margin);

    /// Goes round once; the last point is the first one again.
    [[nodiscard]] const std::vector<Vec>& outline() const { return outline_; }
    [[nodiscard]] bool contains(Vec at) const;
    /// The parts within the hull of parallel lines, `step` apart, that run along `way` (of length 1).
    [[nodiscard]] std::vector<std::pair<Vec, Vec>> hatching(Vec way, float step) const;

  private:
    std::vector<Vec> outline_;
};

} // namespace zugzwang::points
