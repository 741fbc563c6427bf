#include "games/points/layouts.hpp"

#include <limits>

#include "positions.hpp"

#include "games/points/show/field.hpp"

namespace {

int on_the_hull(const std::vector<Point>& points) {
    int corners = 0;
    for (const auto& corner : points) {
        // A corner is outside every triangle of the others: some line through it has all others strictly on one side.
        bool found = false;
        for (const auto& beside : points) {
            if (beside == corner) continue;
            bool all_left = true;
            for (const auto& point : points) {
                if (!(point == corner) && !(point == beside)) all_left &= orientation(corner, beside, point) > 0;
            }
            found |= all_left;
        }
        corners += found ? 1 : 0;
    }
    return corners;
}

/// The least distance on the screen from a point to a segment that does not run through it.
double nearest_miss(const std::vector<Point>& points, const Field& field) {
    double least = std::numeric_limits<double>::max();
    const auto place = [&](std::size_t point) { return field.place(static_cast<int>(point)); };
    for (std::size_t a = 0; a < points.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const Vec from = place(a), way = place(b) - from;
            for (std::size_t c = 0; c < points.size(); ++c) {
                if (c == a || c == b) continue;
                const Vec gap = place(c) - from;
                const float along = (gap.x * way.x + gap.y * way.y) / (way.x * way.x + way.y * way.y);
                if (orientation(points[a], points[b], points[c]) == 0 && along > 0 && along < 1) continue;
                least = std::min<double>(least, distance(gap, way * std::clamp(along, 0.0F, 1.0F)));
            }
        }
    }
    return least;
}

} // namespace

TEST_CASE("points: every layout gives so many different points on the board", "[points][layouts]") {
    const auto layout = GENERATE(Layout::random, Layout::convex, Layout::grid);
    for (int count = 1; count <= 60; count += count < 20 ? 1 : 5) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto points = points_of(layout, count, seed);
            REQUIRE(points.size() == static_cast<std::size_t>(count));
            for (std::size_t i = 0; i < points.size(); ++i) {
                REQUIRE((points[i].x >= 0 && points[i].x <= layout_side));
                REQUIRE((points[i].y >= 0 && points[i].y <= layout_side));
                for (std::size_t j = 0; j < i; ++j)
                    REQUIRE_FALSE(points[i] == points[j]);
            }
            REQUIRE(points == points_of(layout, count, seed));
        }
    }
    CHECK_FALSE(points_of(layout, 16, 1) == points_of(layout, 16, 2));
}

TEST_CASE("points: the round layout is strictly convex", "[points][layouts]") {
    for (int count = 4; count <= 60; count += 4) {
        CAPTURE(count);
        CHECK(on_the_hull(points_of(Layout::convex, count, static_cast<std::uint64_t>(count))) == count);
    }
}

TEST_CASE("points: no disc of a point covers a part of a line that does not block it",
          "[points][layouts][view][slow]") {
    const Rect board_at_1080{494, 116, 932, 936};
    const auto layout = GENERATE(Layout::random, Layout::convex, Layout::grid);
    const int most = layout == Layout::convex ? max_clear_convex : max_points;
    for (int count = 4; count <= most; ++count) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const Board board(points_of(layout, count, seed));
            const Field field(board_at_1080, board);
            const double needed = field.radius() + field.line_width() / 2 + field.line_edge();
            CAPTURE(count, seed);
            REQUIRE(nearest_miss(board.points(), field) > needed);
            REQUIRE(field.radius() >= 5); // and can still be seen
        }
    }
}

TEST_CASE("points: scattered points stand in few rows, as long as there is room", "[points][layouts]") {
    const int count = GENERATE(17, 20, 24, 28, 32, 36);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto points = points_of(Layout::random, count, seed);
        const auto triples = count * (count - 1) * (count - 2) / 6;
        int rows = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                for (std::size_t k = 0; k < j; ++k)
                    rows += orientation(points[i], points[j], points[k]) == 0 ? 1 : 0;
            }
        }
        CAPTURE(count, seed);
        CHECK(rows <= triples / 50);
    }
}

TEST_CASE("points: up to 16 scattered points keep their distance and form no lines of three", "[points][layouts]") {
    const auto points = points_of(Layout::random, 16, 4);
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(std::abs(points[i].x - points[j].x) + std::abs(points[i].y - points[j].y) >= 60);
            for (std::size_t k = 0; k < j; ++k)
                REQUIRE(orientation(points[i], points[j], points[k]) != 0);
        }
    }
}
