#include "games/points/show/field.hpp"

#include <limits>

namespace zugzwang::points {

namespace {

float min_distance(const Field& field, int points) {
    float min = std::numeric_limits<float>::max();
    for (int a = 0; a < points; ++a) {
        for (int b = a + 1; b < points; ++b)
            min = std::min(min, distance(field.place(a), field.place(b)));
    }
    return min;
}

/// The whole plane that new boards lie in, or as much as the points take of it where that is less than half or more.
Extent extent_of(const std::vector<Point>& points) {
    if (points.empty()) return {};
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [low, high] = std::ranges::minmax(points, {}, &Point::y);
    const auto width = std::int64_t{right.x} - left.x, height = std::int64_t{high.y} - low.y;
    const auto extent = std::max({width, height, std::int64_t{1}});
    const bool laid_out = left.x >= 0 && low.y >= 0 && right.x <= layout_side && high.y <= layout_side;
    if (laid_out && extent >= layout_side / 2) return {};
    constexpr double margin = 0.05;
    const double side = static_cast<double>(extent) * (1 + 2 * margin);
    return {(static_cast<double>(left.x) + right.x - side) / 2, (static_cast<double>(low.y) + high.y - side) / 2, side};
}

} // namespace

Field::Field(Rect area, const Board& board, Extent shown)
    : board_(&board), square_(snapped(fitted(area, 1))), inside_(square_.inset(square_.width * 0.035F)), shown_(shown),
      radius_(square_.width * 0.0145F) {}

Field::Field(Rect area, const Board& board) : Field(area, board, extent_of(board.points())) {
    const float crowd = std::clamp(static_cast<float>(board.point_count() - 16) / (max_points - 16), 0.0F, 1.0F);
    const float wanted = square_.width * (0.019F - 0.0065F * crowd);
    radius_ = std::min(wanted, std::max(min_distance(*this, board.point_count()) * 0.4F, square_.width * 0.005F));
    // Beside a line that does not run through it a disc lets the board be seen in between, where there is room for
    // that.
    const auto clear = static_cast<float>(board.clearance() / shown_.side) * inside_.width;
    constexpr float min_gap = 0.5F;
    if (clear < square_.width * 0.0095F) return;
    const float thin_edge = (clear - min_gap - 1) / (1 + line_for_radius / 2);
    const float wide_edge = (clear - min_gap) / (1 + line_for_radius / 2 + edge_for_line * line_for_radius);
    radius_ = std::min(radius_, std::max(1.0F, std::min(thin_edge, wide_edge)));
}

Vec Field::place(Point point) const {
    return {inside_.x + static_cast<float>((point.x - shown_.left) / shown_.side) * inside_.width,
            inside_.bottom() - static_cast<float>((point.y - shown_.low) / shown_.side) * inside_.height};
}

std::vector<Vec> Field::places(PointSet points) const {
    std::vector<Vec> places;
    for (; points != 0; points &= points - 1)
        places.push_back(place(std::countr_zero(points)));
    return places;
}

Point Field::point_at(Vec place) const {
    const auto along = [this](double from, float part) {
        return static_cast<std::int32_t>(std::lround(from + std::clamp(part, 0.0F, 1.0F) * shown_.side));
    };
    return {along(shown_.left, (place.x - inside_.x) / inside_.width),
            along(shown_.low, (inside_.bottom() - place.y) / inside_.height)};
}

Vec Field::meeting(Segment one, Segment two) const {
    const Vec from = place(one.a), way = place(one.b) - from;
    const Vec start = place(two.a), across = place(two.b) - start;
    const float slant = way.x * across.y - way.y * across.x;
    if (slant == 0) return from + way * 0.5F; // on one line
    const Vec gap = start - from;
    return from + way * ((gap.x * across.y - gap.y * across.x) / slant);
}

int Field::nearest(Vec at, PointSet among, float reach) const {
    int found = -1;
    for (; among != 0; among &= among - 1) {
        const int point = std::countr_zero(among);
        const float away = distance(at, place(point));
        if (away > reach) continue;
        reach = away;
        found = point;
    }
    return found;
}

} // namespace zugzwang::points
