#include "canvas/mask.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "canvas/dither.hpp"
#include "zugzwang/gfx/convex_hull.hpp"

namespace zugzwang::canvas {

namespace {

/// An empty mask over the given box and a pixel more.
Mask blank(float left, float top, float right, float bottom) {
    Mask mask;
    mask.left = static_cast<int>(std::floor(left)) - 1;
    mask.top = static_cast<int>(std::floor(top)) - 1;
    mask.width = std::max(1, static_cast<int>(std::ceil(right)) + 1 - mask.left);
    mask.height = std::max(1, static_cast<int>(std::ceil(bottom)) + 1 - mask.top);
    mask.cover.assign(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height), 0);
    return mask;
}

Mask blank_about(Vec centre, float reach) {
    return blank(centre.x - reach, centre.y - reach, centre.x + reach, centre.y + reach);
}

/// Raises the pixels of a box to `coverage(place)`, which is cut to 0..1.
template <class Coverage>
void raise(Mask& mask, float left, float top, float right, float bottom, Coverage coverage) {
    const int first_y = std::max(0, static_cast<int>(std::floor(top)) - mask.top);
    const int last_y = std::min(mask.height, static_cast<int>(std::ceil(bottom)) - mask.top);
    for (int y = first_y; y < last_y; ++y) {
        auto* row = mask.cover.data() + static_cast<std::ptrdiff_t>(y) * mask.width;
        const int row_left = mask.row_left(y);
        const int first_x = std::max(0, static_cast<int>(std::floor(left)) - row_left);
        const int last_x = std::min(mask.width, static_cast<int>(std::ceil(right)) - row_left);
        for (int x = first_x; x < last_x; ++x) {
            const Vec place{static_cast<float>(row_left + x) + 0.5F, static_cast<float>(mask.top + y) + 0.5F};
            const float part = std::clamp(coverage(place), 0.0F, 1.0F);
            row[x] = std::max(row[x], static_cast<std::uint8_t>(part * 255 + 0.5F));
        }
    }
}

/// A square of pixels of a mask.
struct Square {
    int left, top, side;
};

/// Covers those of its pixels that the mask has.
void fill(Mask& mask, Square square) {
    const auto width = std::min(square.side, mask.width - square.left);
    for (int y = square.top; y < std::min(square.top + square.side, mask.height); ++y)
        std::fill_n(mask.cover.begin() + static_cast<std::ptrdiff_t>(y) * mask.width + square.left, width,
                    std::uint8_t{255});
}

template <class Coverage>
Mask whole(Vec centre, float reach, Coverage coverage) {
    Mask mask = blank_about(centre, reach);
    raise(mask, centre.x - reach - 1, centre.y - reach - 1, centre.x + reach + 1, centre.y + reach + 1, coverage);
    return mask;
}

struct Piece {
    Vec from, to;
};

struct Span {
    float left, right;
};

/// Between which places the piece can cover pixels of rows whose middles lie from `top` to `bottom`: on the strip of
/// that width about the whole line, as far as the piece reaches.
Span span_of(Piece piece, float half, float top, float bottom) {
    const float reach = half + 1;
    const auto [left, right] = std::minmax(piece.from.x, piece.to.x);
    const Vec along = piece.to - piece.from;
    if (std::abs(along.y) < 1) return {left - reach, right + reach};
    const float slope = along.x / along.y, aside = reach * std::hypot(1.0F, slope);
    const auto [a, b] =
        std::minmax({piece.from.x + (top - piece.from.y) * slope, piece.from.x + (bottom - piece.from.y) * slope});
    return {std::max(left - reach, a - aside), std::min(right + reach, b + aside)};
}

/// One straight piece of a stroke, `half` to either side.
void raise_piece(Mask& mask, Piece piece, float half, bool round) {
    const Vec along = piece.to - piece.from;
    const float reach = length(along);
    const Vec unit = reach > 0 ? along * (1 / reach) : Vec{1, 0};
    const auto coverage = [&](Vec place) {
        const Vec to = place - piece.from;
        const float forward = to.x * unit.x + to.y * unit.y;
        const float aside = std::abs(to.y * unit.x - to.x * unit.y);
        const float beyond = std::max(-forward, forward - reach);
        if (!round) return std::min(1.0F, 0.5F + half - aside) * std::clamp(0.5F - beyond, 0.0F, 1.0F);
        return 0.5F + half - (beyond > 0 ? std::hypot(aside, beyond) : aside);
    };
    // Row by row, so that only pixels near the line are looked at.
    const float low = std::floor(std::min(piece.from.y, piece.to.y) - half - 1);
    const float high = std::max(piece.from.y, piece.to.y) + half + 1;
    for (float y = low; y < high; ++y) {
        const auto [left, right] = span_of(piece, half, y + 0.5F, y + 0.5F);
        raise(mask, left, y, right, y + 1, coverage);
    }
}

/// The mask of a long slanting line, still empty.
Mask slanting(const Mask& whole, Piece line, float half) {
    Mask mask{.left = whole.left, .top = whole.top, .width = 0, .height = whole.height, .cover = {}};
    for (int y = 0; y < whole.height; y += Mask::band_height) {
        const auto top = static_cast<float>(whole.top + y);
        const auto [left, right] = span_of(line, half, top + 0.5F, top + Mask::band_height - 0.5F);
        const int first = std::clamp(static_cast<int>(std::floor(left)) - whole.left, 0, whole.width - 1);
        const int last = std::clamp(static_cast<int>(std::ceil(right)) - whole.left, first + 1, whole.width);
        mask.shifts.push_back(first);
        mask.width = std::max(mask.width, last - first);
    }
    mask.cover.assign(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height), 0);
    return mask;
}

/// The drawn pieces of a dashed line; the first dash begins at the first point and a dash may run round a corner.
std::vector<Piece> dashes(std::span<const Vec> points, float dash) {
    std::vector<Piece> pieces;
    bool drawing = true;
    float left_over = dash;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const float whole_length = distance(points[i], points[i + 1]);
        float done = 0;
        while (done < whole_length) {
            const float step = std::min(left_over, whole_length - done);
            if (drawing)
                pieces.push_back({between(points[i], points[i + 1], done / whole_length),
                                  between(points[i], points[i + 1], (done + step) / whole_length)});
            done += step;
            left_over -= step;
            if (left_over <= 0) {
                drawing = !drawing;
                left_over = dash;
            }
        }
    }
    return pieces;
}

std::vector<Piece> pieces_of(std::span<const Vec> points, const LineStyle& style) {
    if (points.size() == 1) return {{points[0], points[0]}};
    if (style.dash >= 1) return dashes(points, style.dash);
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        pieces.push_back({points[i], points[i + 1]});
    return pieces;
}

std::vector<Piece> sides_of(const std::vector<Vec>& hull) {
    std::vector<Piece> sides;
    for (std::size_t i = 0; i < hull.size(); ++i)
        sides.push_back({hull[i], hull[(i + 1) % hull.size()]});
    return sides;
}

float distance_to(Vec place, Piece side) { return distance_to_segment(place, side.from, side.to); }

/// The distance to the hull's edge, negative inside. Those sides are enough that may be the nearest to the place.
float distance_to_hull(Vec place, const std::vector<Piece>& sides) {
    float nearest = distance_to(place, sides.front());
    bool inside = sides.front().from != sides.front().to;
    for (const auto& side : sides) {
        nearest = std::min(nearest, distance_to(place, side));
        inside = inside && cross(side.to - side.from, place - side.from) >= 0;
    }
    return inside ? -nearest : nearest;
}

/// Covers what lies within the margin of the hull. On the way from the middle of a square to its corners a distance
/// changes by no more than that way: a square is all inside, or all outside, or near to few sides and divided.
void raise_hull(Mask& mask, Square square, const std::vector<Piece>& sides, float margin) {
    if (square.left >= mask.width || square.top >= mask.height) return;
    const auto side = static_cast<float>(square.side);
    const Vec corner{static_cast<float>(mask.left + square.left), static_cast<float>(mask.top + square.top)};
    const Vec middle{corner.x + side / 2, corner.y + side / 2};
    const float reach = side * std::numbers::sqrt2_v<float> / 2;
    const float beyond = distance_to_hull(middle, sides) - margin;
    if (beyond - reach >= 0.5F) return;
    if (beyond + reach <= -0.5F) return fill(mask, square);
    std::vector<Piece> near;
    std::ranges::copy_if(sides, std::back_inserter(near), [&](Piece piece) {
        return distance_to(middle, piece) <= std::abs(beyond + margin) + 2 * reach;
    });
    constexpr int smallest = 4;
    if (square.side <= smallest) {
        raise(mask, corner.x, corner.y, corner.x + side, corner.y + side,
              [&](Vec place) { return 0.5F + margin - distance_to_hull(place, near); });
        return;
    }
    const int half = square.side / 2;
    for (const int top : {square.top, square.top + half}) {
        for (const int left : {square.left, square.left + half})
            raise_hull(mask, {left, top, half}, near, margin);
    }
}

} // namespace

Mask disc_mask(Vec centre, float radius) {
    return whole(centre, radius, [=](Vec place) { return 0.5F + radius - distance(place, centre); });
}

Mask ring_mask(Vec centre, float radius, float width) {
    return whole(centre, radius + width / 2,
                 [=](Vec place) { return 0.5F + width / 2 - std::abs(distance(place, centre) - radius); });
}

Mask diamond_mask(Vec centre, float radius) {
    return whole(centre, radius, [=](Vec place) {
        const float beyond = std::abs(place.x - centre.x) + std::abs(place.y - centre.y) - radius;
        return 0.5F - beyond / std::numbers::sqrt2_v<float>;
    });
}

Mask glow_mask(Vec centre, float radius) {
    constexpr float dither = 4.0F / 255; // of the coverage; a screen's step in a dark room takes several of ours
    return whole(centre, radius, [=](Vec place) {
        const Vec to = place - centre;
        const float part = 1 - (to.x * to.x + to.y * to.y) / (radius * radius);
        if (part <= 0) return 0.0F;
        const float step =
            dither_threshold(static_cast<int>(std::floor(place.x)), static_cast<int>(std::floor(place.y)));
        return part * part + dither * (step - 0.5F);
    });
}

Mask stroke_mask(std::span<const Vec> points, const LineStyle& style) {
    const float half = style.width / 2;
    const auto [left, right] = std::ranges::minmax(points, {}, &Vec::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Vec::y);
    Mask mask = blank(left.x - half, top.y - half, right.x + half, bottom.y + half);
    constexpr int long_side = 4 * Mask::band_height;
    if (points.size() == 2 && std::min(mask.width, mask.height) >= long_side)
        mask = slanting(mask, {points[0], points[1]}, half);
    for (const auto& piece : pieces_of(points, style))
        raise_piece(mask, piece, half, style.round);
    return mask;
}

Mask hull_mask(std::span<const Vec> points, float margin) {
    const auto hull = convex_hull(points);
    const auto [left, right] = std::ranges::minmax(hull, {}, &Vec::x);
    const auto [top, bottom] = std::ranges::minmax(hull, {}, &Vec::y);
    Mask mask = blank(left.x - margin, top.y - margin, right.x + margin, bottom.y + margin);
    mask.convex = true;
    const int side = static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(mask.width, mask.height))));
    raise_hull(mask, {0, 0, side}, sides_of(hull), margin);
    return mask;
}

} // namespace zugzwang::canvas
