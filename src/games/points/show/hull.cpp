#include "games/points/show/hull.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "zugzwang/gfx/convex_hull.hpp"

namespace zugzwang::points {

Hull::Hull(std::span<const Vec> places, float margin) {
    constexpr float pi = std::numbers::pi_v<float>;
    const auto corners = convex_hull(places);
    const auto count = corners.size();
    constexpr float turn = pi / 10;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec in = corners[i] - corners[(i + count - 1) % count], out = corners[(i + 1) % count] - corners[i];
        // The outer normal of an edge is its direction a quarter turn back.
        const float from = std::atan2(in.y, in.x) - pi / 2;
        float sweep = std::atan2(out.y, out.x) - pi / 2 - from;
        // Rounding may make nothing of a slight turn, or a little less.
        if (sweep < -pi / 2) sweep += 2 * pi;
        sweep = count == 1 ? 2 * pi : std::max(sweep, 0.0F);
        const int steps = std::max(1, static_cast<int>(std::ceil(sweep / turn)));
        for (int step = 0; step <= steps; ++step) {
            const float angle = from + sweep * static_cast<float>(step) / static_cast<float>(steps);
            outline_.push_back(corners[i] + Vec{std::cos(angle), std::sin(angle)} * margin);
        }
    }
    outline_.push_back(outline_.front());
}

bool Hull::contains(Vec at) const {
    for (std::size_t i = 0; i + 1 < outline_.size(); ++i) {
        if (cross(outline_[i + 1] - outline_[i], at - outline_[i]) < 0) return false;
    }
    return true;
}

std::vector<std::pair<Vec, Vec>> Hull::hatching(Vec way, float step) const {
    const Vec across{-way.y, way.x};
    const auto place = [](Vec at, Vec axis) { return at.x * axis.x + at.y * axis.y; };
    float low = std::numeric_limits<float>::max(), high = std::numeric_limits<float>::lowest();
    for (const Vec at : outline_) {
        low = std::min(low, place(at, across));
        high = std::max(high, place(at, across));
    }
    std::vector<std::pair<Vec, Vec>> lines;
    for (float line = std::ceil(low / step) * step; line < high; line += step) {
        float from = std::numeric_limits<float>::max(), to = std::numeric_limits<float>::lowest();
        for (std::size_t i = 0; i + 1 < outline_.size(); ++i) {
            const float a = place(outline_[i], across) - line, b = place(outline_[i + 1], across) - line;
            if (a == b || (a < 0) == (b < 0)) continue;
            const float along = place(between(outline_[i], outline_[i + 1], a / (a - b)), way);
            from = std::min(from, along);
            to = std::max(to, along);
        }
        if (from < to) lines.emplace_back(way * from + across * line, way * to + across * line);
    }
    return lines;
}

} // namespace zugzwang::points
