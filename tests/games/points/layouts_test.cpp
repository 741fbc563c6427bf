#include "games/points/layouts.hpp"

#include "support/catch.hpp"

using namespace zugzwang;
using namespace zugzwang::points;

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

TEST_CASE("points: scattered points keep their distance and form no lines of three", "[points][layouts]") {
    const auto points = points_of(Layout::random, 30, 4);
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(std::abs(points[i].x - points[j].x) + std::abs(points[i].y - points[j].y) >= 60);
            for (std::size_t k = 0; k < j; ++k)
                REQUIRE(orientation(points[i], points[j], points[k]) != 0);
        }
    }
}
