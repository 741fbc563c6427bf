#include "games/points/layouts.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "zugzwang/ai/random.hpp"

namespace zugzwang::points {

namespace {

constexpr std::int64_t rim = 50; ///< Free of points, on all four sides.
constexpr std::int64_t inner_side = layout_side - 2 * rim;

std::int64_t squared_distance(Point a, Point b) {
    const std::int64_t x = a.x - b.x, y = a.y - b.y;
    return x * x + y * y;
}

/// Square of the distance from c to the segment a–b, rounded down; 0 when c lies on its line and only then below 1.
std::int64_t squared_distance(Point c, Point a, Point b) {
    const auto along = [&](Point from, Point to) {
        return std::int64_t{to.x - from.x} * (c.x - from.x) + std::int64_t{to.y - from.y} * (c.y - from.y);
    };
    if (orientation(a, b, c) != 0 && along(a, b) <= 0) return squared_distance(a, c);
    if (orientation(a, b, c) != 0 && along(b, a) <= 0) return squared_distance(b, c);
    const auto area = std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
    return area * area / squared_distance(a, b);
}

/// How far the nearest three points are from lying on one line, with the candidate among them.
std::int64_t squared_clearance(const std::vector<Point>& points, Point candidate) {
    std::int64_t min = std::int64_t{layout_side} * layout_side;
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const Point a = points[i], b = points[j];
            min = std::min({min, squared_distance(candidate, a, b), squared_distance(a, b, candidate),
                            squared_distance(b, a, candidate)});
        }
    }
    return min;
}

/// Points with some distance from each other. Each is the best of a few tries: the one that is farthest from touching
/// a segment of the others, so that what is legal can be seen.
std::vector<Point> random_points(int count, Random& random) {
    // Among many points there is no room to choose.
    const int tries_for_a_point = count <= 24 ? 100 : count <= 36 ? 24 : 2;
    std::vector<Point> points;
    // Two thirds of the distance that a square grid would have; less after every thousand places that did not fit.
    std::int64_t apart = inner_side * inner_side * 4 / 9 / count;
    int misfits = 0;
    while (points.size() < static_cast<std::size_t>(count)) {
        Point best;
        std::int64_t best_clearance = 0;
        for (int tries = 0; tries < tries_for_a_point;) {
            const auto x = static_cast<std::int32_t>(random.between(rim, layout_side - rim));
            const auto y = static_cast<std::int32_t>(random.between(rim, layout_side - rim));
            const Point candidate{x, y};
            if (std::ranges::any_of(points, [&](Point point) { return squared_distance(point, candidate) < apart; })) {
                if (++misfits % 1000 == 0) apart = apart * 9 / 10;
                continue;
            }
            ++tries;
            const auto clearance = squared_clearance(points, candidate);
            if (clearance <= best_clearance) continue;
            best_clearance = clearance;
            best = candidate;
        }
        if (best_clearance > 0) points.push_back(best);
    }
    return points;
}

bool strictly_convex(const std::vector<Point>& ring) {
    const auto count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (orientation(ring[i], ring[(i + 1) % count], ring[(i + 2) % count]) <= 0) return false;
    }
    return true;
}

/// Corners of a circle's polygon; the angles wander less from try to try until the rounded corners are strictly convex.
std::vector<Point> convex_points(int count, Random& random) {
    constexpr double radius = inner_side / 2.0;
    constexpr std::int64_t fine = 1'000'000;
    const double step = 2 * std::numbers::pi / count;
    double wander = 0.6;
    for (;;) {
        const double turn = step * static_cast<double>(random.between(0, fine)) / fine;
        std::vector<Point> ring;
        for (int i = 0; i < count; ++i) {
            const double off = wander * (static_cast<double>(random.between(0, fine)) / fine - 0.5);
            const double angle = turn + step * (i + off);
            ring.push_back({static_cast<std::int32_t>(std::lround(layout_side / 2.0 + radius * std::cos(angle))),
                            static_cast<std::int32_t>(std::lround(layout_side / 2.0 + radius * std::sin(angle)))});
        }
        if (count < 3 || strictly_convex(ring)) return ring;
        wander *= 0.95;
    }
}

std::vector<Point> grid_points(int count, Random& random) {
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    const int rows = (count + columns - 1) / columns;
    std::vector<int> cells(static_cast<std::size_t>(columns * rows));
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    cells.resize(static_cast<std::size_t>(count));
    std::ranges::sort(cells);

    const std::int64_t pitch = inner_side / columns, jitter = pitch / 5;
    const std::int64_t left = rim + pitch / 2, low = rim + (inner_side - pitch * rows) / 2 + pitch / 2;
    std::vector<Point> points;
    for (const int cell : cells) {
        const auto x = left + cell % columns * pitch + random.between(-jitter, jitter);
        const auto y = low + cell / columns * pitch + random.between(-jitter, jitter);
        points.push_back({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
    }
    return points;
}

} // namespace

std::vector<Point> points_of(Layout layout, int count, std::uint64_t seed) {
    Random random(seed);
    switch (layout) {
    case Layout::random:
        return random_points(count, random);
    case Layout::convex:
        return convex_points(count, random);
    case Layout::grid:
        return grid_points(count, random);
    }
    return {};
}

} // namespace zugzwang::points
