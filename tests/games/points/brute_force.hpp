// A slow referee of Points for the tests: shares no geometry and no search with the game. Segments are tried by
// comparing exact fractions, games by plain recursion over everything that can be drawn.
#pragma once

#include "games/points/rules.hpp"
#include "support/standard.hpp"
#include "zugzwang/base/random.hpp"

namespace brute {

using zugzwang::points::Point;
using zugzwang::points::Segment;

/// Whether a + s(b-a) = c + t(d-c) has a solution with s and t from 0 to 1, by Cramer's rule; parallel segments are
/// compared along their common line.
inline bool touch(Point a, Point b, Point c, Point d) {
    using Wide = std::int64_t;
    const Wide ux = Wide(b.x) - a.x, uy = Wide(b.y) - a.y, vx = Wide(d.x) - c.x, vy = Wide(d.y) - c.y;
    const Wide wx = Wide(c.x) - a.x, wy = Wide(c.y) - a.y;
    Wide below = ux * vy - uy * vx;
    if (below != 0) {
        Wide s = wx * vy - wy * vx, t = wx * uy - wy * ux;
        if (below < 0) below = -below, s = -s, t = -t;
        return 0 <= s && s <= below && 0 <= t && t <= below;
    }
    if (wx * uy - wy * ux != 0) return false;
    const auto along = [&](Point p) { return ux * (Wide(p.x) - a.x) + uy * (Wide(p.y) - a.y); };
    const Wide from = std::min(along(c), along(d)), to = std::max(along(c), along(d));
    return to >= 0 && from <= along(b);
}

struct Game {
    std::vector<Point> points;
    std::map<std::vector<Segment>, int> known{};

    std::vector<Segment> legal(const std::vector<Segment>& drawn) const {
        std::vector<Segment> found;
        for (int a = 0; a < static_cast<int>(points.size()); ++a) {
            for (int b = a + 1; b < static_cast<int>(points.size()); ++b) {
                const bool free = std::none_of(drawn.begin(), drawn.end(),
                                               [&](Segment s) { return brute::touch(at(a), at(b), at(s.a), at(s.b)); });
                if (free) found.push_back({a, b});
            }
        }
        return found;
    }
    /// The least number that no option has.
    int nim_value(const std::vector<Segment>& open) {
        if (open.empty()) return 0;
        if (const auto it = known.find(open); it != known.end()) return it->second;
        std::vector<bool> reached(open.size() + 1, false);
        for (const auto& move : open)
            reached[static_cast<std::size_t>(nim_value(without(open, move)))] = true;
        const auto value = static_cast<int>(std::find(reached.begin(), reached.end(), false) - reached.begin());
        return known[open] = value;
    }
    std::vector<Segment> winning(const std::vector<Segment>& open) {
        std::vector<Segment> moves;
        for (const auto& move : open) {
            if (nim_value(without(open, move)) == 0) moves.push_back(move);
        }
        return moves;
    }
    std::vector<Segment> without(const std::vector<Segment>& open, Segment move) const {
        std::vector<Segment> rest;
        for (const auto& s : open) {
            if (!brute::touch(at(s.a), at(s.b), at(move.a), at(move.b))) rest.push_back(s);
        }
        return rest;
    }
    Point at(int point) const { return points[static_cast<std::size_t>(point)]; }
};

inline bool earlier(Segment a, Segment b) { return std::pair(a.a, a.b) < std::pair(b.a, b.b); }

/// So many different points in a small square, where many lie on common lines.
inline std::vector<Point> crowded_points(int count, int side, zugzwang::Random& random) {
    std::vector<Point> points;
    while (static_cast<int>(points.size()) < count) {
        const Point point{static_cast<std::int32_t>(random.between(0, side)),
                          static_cast<std::int32_t>(random.between(0, side))};
        if (std::find(points.begin(), points.end(), point) == points.end()) points.push_back(point);
    }
    return points;
}

} // namespace brute

namespace zugzwang::points {
inline bool operator<(Segment a, Segment b) { return brute::earlier(a, b); }
} // namespace zugzwang::points
