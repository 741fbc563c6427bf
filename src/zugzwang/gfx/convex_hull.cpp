#include "zugzwang/gfx/convex_hull.hpp"

namespace zugzwang {

std::vector<Vec> convex_hull(std::span<const Vec> places) {
    std::vector<Vec> sorted(places.begin(), places.end());
    std::ranges::sort(sorted, [](Vec a, Vec b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (sorted.size() < 3) return sorted;
    std::vector<Vec> hull;
    const auto add = [&](Vec place, std::size_t kept) {
        while (hull.size() > kept && cross(hull.back() - hull[hull.size() - 2], place - hull.back()) <= 0)
            hull.pop_back();
        hull.push_back(place);
    };
    for (const Vec place : sorted)
        add(place, 1);
    const std::size_t lower = hull.size();
    for (auto place = sorted.rbegin() + 1; place != sorted.rend(); ++place)
        add(*place, lower);
    hull.pop_back();
    return hull;
}

} // namespace zugzwang
