#include "games/points/layouts.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include "games/points/clearance.hpp"

namespace zugzwang::points {

namespace {

constexpr std::int64_t min_apart = 110; ///< Of two scattered points.

/// With how many others, and with how many pairs of others, a place for one of the points would be in conflict: too
/// near, on one line, or not clear of the segment. Stops counting at `enough`.
int conflicts_of(const std::vector<Point>& points, std::size_t one, Point place, int enough) {
    const auto clearance = clearance_of(static_cast<int>(points.size()));
    int conflicts = 0;
    for (std::size_t i = 0; i < points.size() && conflicts < enough; ++i) {
        if (i == one) continue;
        if (squared_distance(points[i], place) < min_apart * min_apart) ++conflicts;
        for (std::size_t j = 0; j < i && conflicts < enough; ++j) {
            if (j != one && !keep_clear(points[i], points[j], place, clearance)) ++conflicts;
        }
    }
    return conflicts;
}

/// The place with the fewest conflicts of a few tries, every second one near where the point lies.
Point better_place(const std::vector<Point>& points, std::size_t one, Random& random) {
    constexpr int tries = 40;
    constexpr std::int32_t near = 60;
    Point best = points[one];
    int fewest = std::numeric_limits<int>::max();
    for (int turn = 0; turn < tries && fewest > 0; ++turn) {
        Point place = anywhere(random);
        if (turn % 2 == 1) {
            place = {points[one].x + static_cast<std::int32_t>(random.between(-near, near)),
                     points[one].y + static_cast<std::int32_t>(random.between(-near, near))};
            if (!is_inside(place)) continue;
        }
        const int conflicts = conflicts_of(points, one, place, fewest);
        if (conflicts >= fewest) continue;
        fewest = conflicts;
        best = place;
    }
    return best;
}

/// Points without order, no three on a line. They begin anywhere; then one after the other that is in conflict moves to
/// a better place (min-conflicts, Minton et al. 1992), and when that takes too long all begin anew.
std::vector<Point> scattered_points(int count, Random& random) {
    constexpr int max_steps = 1000;
    std::vector<Point> points(static_cast<std::size_t>(count));
    for (int step = 0;; ++step) {
        if (step % max_steps == 0) std::ranges::generate(points, [&] { return anywhere(random); });
        std::vector<std::size_t> in_conflict;
        for (std::size_t one = 0; one < points.size(); ++one) {
            if (conflicts_of(points, one, points[one], 1) > 0) in_conflict.push_back(one);
        }
        if (in_conflict.empty()) return points;
        const auto one = random.pick(in_conflict);
        points[one] = better_place(points, one, random);
    }
}

std::vector<Point> random_points(int count, Random& random) {
    return count <= max_scattered ? scattered_points(count, random) : points_of_lattice(count, random);
}

/// Whether all points keep clear of all segments; one on a line with two others is no matter.
bool all_keep_clear(const std::vector<Point>& points, std::int64_t clearance) {
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            for (std::size_t k = 0; k < j; ++k) {
                if (area(points[i], points[j], points[k]) != 0 &&
                    !keep_clear(points[i], points[j], points[k], clearance)) {
                    return false;
                }
            }
        }
    }
    return true;
}

bool strictly_convex(const std::vector<Point>& ring) {
    const auto count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (orientation(ring[i], ring[(i + 1) % count], ring[(i + 2) % count]) <= 0) return false;
    }
    return true;
}

/// Corners of a circle's polygon; the angles wander less from try to try until the corners are strictly convex and keep
/// as clear as on this circle they can.
std::vector<Point> convex_points(int count, Random& random) {
    constexpr double radius = inner_side / 2.0;
    constexpr std::int64_t fine = 1'000'000;
    const double step = 2 * std::numbers::pi / count;
    const auto evenly = static_cast<std::int64_t>(0.9 * radius * (1 - std::cos(step)));
    const auto clearance = count <= max_clear_convex ? std::min(clearance_of(count), evenly) : 0;
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
        if (count < 3 || (strictly_convex(ring) && all_keep_clear(ring, clearance))) return ring;
        wander *= 0.95;
    }
}

std::vector<Point> grid_points(int count, Random& random) {
    const int places = count + std::max(1, count / 10); // so that not every seed draws the same board
    const int columns = static_cast<int>(std::ceil(std::sqrt(places)));
    std::vector<int> cells(static_cast<std::size_t>(columns * columns));
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    cells.resize(static_cast<std::size_t>(count));
    std::ranges::sort(cells);

    const auto pitch = static_cast<std::int32_t>(inner_side / (columns - 1));
    std::vector<Point> points;
    for (const int cell : cells)
        points.push_back({static_cast<std::int32_t>(rim) + cell % columns * pitch,
                          static_cast<std::int32_t>(rim) + cell / columns * pitch});
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
