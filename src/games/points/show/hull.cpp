#include "games/points/show/hull.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>

namespace zugzwang::points {

namespace {

constexpr float pi = std::numbers::pi_v<float>;

float cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }

/// The corners, by Andrew's monotone chain (1979); all turns go the same way.
std::vector<Vec> corners_of(std::span<const Vec> places) {
    std::vector<Vec> sorted(places.begin(), places.end());
    std::ranges::sort(sorted, {}, [](Vec at) { return std::pair(at.x, at.y); });
    const auto last = std::unique(sorted.begin(), sorted.end());
    sorted.erase(last, sorted.end());
    if (sorted.size() < 3) return sorted;
    std::vector<Vec> corners;
    const auto add_chain = [&](auto first, auto end) {
        const auto base = corners.size();
        for (auto at = first; at != end; ++at) {
            while (corners.size() >= base + 2 &&
                   cross(corners.back() - corners[corners.size() - 2], *at - corners.back()) <= 0)
                corners.pop_back();
            corners.push_back(*at);
        }
        corners.pop_back(); // begins the other chain
    };
    add_chain(sorted.begin(), sorted.end());
    add_chain(sorted.rbegin(), sorted.rend());
    return corners;
}

} // namespace

Hull::Hull(std::span<const Vec> places, float margin) {
    const auto corners = corners_of(places);
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
