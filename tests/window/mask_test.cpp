// Shapes as coverage, against a plain look at every pixel and against the areas that geometry gives.
#include "support/catch.hpp"

#include <numbers>

#include "canvas/mask.hpp"

using namespace zugzwang::canvas;

namespace {

/// Row by row as the mask is meant, with what it leaves out as 0.
std::uint8_t at(const Mask& mask, int x, int y) {
    if (y < mask.top || y >= mask.top + mask.height) return 0;
    const int row = y - mask.top;
    const int column = x - mask.row_left(row);
    if (column < 0 || column >= mask.width) return 0;
    return mask.cover[static_cast<std::size_t>(row * mask.width + column)];
}

/// The most that any pixel from -20 to 420 differs from `coverage(its centre)`.
template <class Coverage>
int farthest(const Mask& mask, Coverage coverage) {
    int max = 0;
    for (int y = -20; y < 420; ++y) {
        for (int x = -20; x < 420; ++x) {
            const float part = coverage(Vec{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
            const auto wanted = static_cast<int>(std::lround(std::clamp(part, 0.0F, 1.0F) * 255));
            max = std::max(max, std::abs(wanted - at(mask, x, y)));
        }
    }
    return max;
}

/// How far a place is from a segment, seen from the segment: it begins at 0 and runs along the first axis.
float apart(Vec place, Vec from, Vec to) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const double c = (to.x - from.x) / length, s = (to.y - from.y) / length;
    const double along = (place.x - from.x) * c + (place.y - from.y) * s;
    const double aside = (place.y - from.y) * c - (place.x - from.x) * s;
    return static_cast<float>(std::hypot(std::max({0.0, -along, along - length}), aside));
}

double area(const Mask& mask) {
    double sum = 0;
    for (const std::uint8_t part : mask.cover)
        sum += part;
    return sum / 255;
}

} // namespace

TEST_CASE("mask: covers the area that geometry gives", "[window][mask]") {
    using std::numbers::pi;
    const double r = GENERATE(4.0, 17.5, 60.0);
    CHECK(area(disc_mask({100.3F, 90.8F}, static_cast<float>(r))) == Approx(pi * r * r).epsilon(0.01));
    CHECK(area(diamond_mask({100.3F, 90.8F}, static_cast<float>(r))) == Approx(2 * r * r).epsilon(0.03));
    CHECK(area(ring_mask({100, 90}, static_cast<float>(r), 3)) == Approx(2 * pi * r * 3).epsilon(0.02));
    // A line with round ends: a box, and a disc cut in two. A triangle of 3, 4 and 5, and what grows around it.
    const double width = 2 * r;
    const Vec line[]{{100, 100}, {220, 190}};
    CHECK(area(stroke_mask(line, {.paint = {}, .width = static_cast<float>(width)})) ==
          Approx(150 * width + pi * r * r).epsilon(0.01));
    const Vec triangle[]{{100, 100}, {180, 100}, {100, 160}};
    CHECK(area(hull_mask(triangle, static_cast<float>(r))) == Approx(2400 + 240 * r + pi * r * r).epsilon(0.01));
}

TEST_CASE("mask: a long slanting line is whole, and keeps little that is empty", "[window][mask]") {
    const auto [from, to] = GENERATE(std::pair{Vec{10.25F, 20.5F}, Vec{390, 370.75F}},
                                     std::pair{Vec{380, 15}, Vec{5.5F, 395}}, std::pair{Vec{200, 5}, Vec{290, 395}},
                                     std::pair{Vec{390, 300}, Vec{5, 180.25F}}, std::pair{Vec{0, 0}, Vec{90, 60}});
    const float width = GENERATE(1.5F, 9.0F, 40.0F);
    const Vec points[]{from, to};
    const auto mask = stroke_mask(points, {.paint = {}, .width = width});
    const auto whole = [a = from, b = to, width](Vec place) { return 0.5F + width / 2 - apart(place, a, b); };
    CAPTURE(from.x, to.x, width);
    CHECK(farthest(mask, whole) <= 1);
    CHECK(mask.shifts.size() == static_cast<std::size_t>((mask.height + Mask::band_height - 1) / Mask::band_height));
}

TEST_CASE("mask: a hull is whole inside, outside and along its edge", "[window][mask]") {
    const Vec corners[]{{60, 40}, {330.5F, 80}, {370, 300.25F}, {150, 380}, {30, 200}};
    const float margin = GENERATE(0.0F, 5.5F, 30.0F);
    const auto inside_or_distance = [&](Vec place) {
        bool inside = true;
        float nearest = 1e9F;
        for (std::size_t i = 0; i < 5; ++i) {
            const Vec a = corners[i], b = corners[(i + 1) % 5];
            nearest = std::min(nearest, apart(place, a, b));
            inside = inside && (b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x) >= 0;
        }
        return 0.5F + margin - (inside ? -nearest : nearest);
    };
    CHECK(farthest(hull_mask(corners, margin), inside_or_distance) <= 1);
}

TEST_CASE("mask: a hull of two points is a thick line", "[window][mask]") {
    const Vec ends[]{{50, 60}, {300, 220}};
    CHECK(farthest(hull_mask(ends, 12), [&](Vec place) { return 0.5F + 12 - apart(place, ends[0], ends[1]); }) <= 1);
}
