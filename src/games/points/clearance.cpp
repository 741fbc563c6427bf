#include "games/points/clearance.hpp"

#include <algorithm>

namespace zugzwang::points {

std::int64_t clearance_of(int count) {
    constexpr std::int64_t wide = 27, narrow = 11;
    return std::clamp<std::int64_t>((count <= max_scattered ? 416 : 330) / count, narrow, wide);
}

std::int64_t squared_distance(Point a, Point b) {
    const std::int64_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

std::int64_t area(Point a, Point b, Point c) {
    return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

bool keep_clear(Point a, Point b, Point c, std::int64_t clearance) {
    const auto twice = area(a, b, c);
    const auto longest = std::max({squared_distance(a, b), squared_distance(a, c), squared_distance(b, c)});
    return twice * twice >= clearance * clearance * longest;
}

Point anywhere(Random& random) {
    const auto x = static_cast<std::int32_t>(random.between(rim, layout_side - rim));
    const auto y = static_cast<std::int32_t>(random.between(rim, layout_side - rim));
    return {x, y};
}

bool is_inside(Point place) {
    return std::min(place.x, place.y) >= rim && std::max(place.x, place.y) <= layout_side - rim;
}

} // namespace zugzwang::points
