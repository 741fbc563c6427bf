#include "games/points/show/plane.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang::points {
namespace {

constexpr std::int32_t steps_across = 50;
constexpr float margin_part = 0.035F; ///< The square's side is 1.

std::int64_t squared_distance(Point a, Point b) {
    const auto x = std::int64_t{a.x} - b.x, y = std::int64_t{a.y} - b.y;
    return x * x + y * y;
}

} // namespace

Plane::Plane(const Board& board) {
    const auto& points = board.points();
    if (points.empty()) return;
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [low, high] = std::ranges::minmax(points, {}, &Point::y);
    left_ = std::min(0, left.x);
    low_ = std::min(0, low.y);
    side_ = std::max({layout_side, right.x - left_, high.y - low_});
}

void Plane::fill(Rect area) {
    square_ = snapped(fitted(area, 1));
    inside_ = square_.inset(square_.width * margin_part);
}

Vec Plane::place_of(Point point) const {
    const auto part = [this](std::int32_t along) { return static_cast<float>(along) / static_cast<float>(side_); };
    return {inside_.x + part(point.x - left_) * inside_.width,
            inside_.bottom() - part(point.y - low_) * inside_.height};
}

Point Plane::point_of(Vec place) const {
    const auto along = [this](float part) {
        return static_cast<std::int32_t>(std::lround(part * static_cast<float>(side_)));
    };
    return within({left_ + along((place.x - inside_.x) / inside_.width),
                   low_ + along((inside_.bottom() - place.y) / inside_.height)});
}

Point Plane::stepped(Point from, int right, int up) const {
    return within({from.x + right * step(), from.y + up * step()});
}

int Plane::near(Vec place, const Board& board) const {
    int found = -1;
    float reach = radius() * 1.8F;
    for (int point = 0; point < board.point_count(); ++point) {
        const float away = distance(place, place_of(board.points()[static_cast<std::size_t>(point)]));
        if (away > reach) continue;
        reach = away;
        found = point;
    }
    return found;
}

int Plane::on_spot(Point spot, const Board& board, int except) const {
    const auto reach = std::int64_t{step()} * step();
    for (int point = 0; point < board.point_count(); ++point) {
        if (point != except && squared_distance(board.points()[static_cast<std::size_t>(point)], spot) < reach)
            return point;
    }
    return -1;
}

Point Plane::within(Point point) const {
    return {std::clamp(point.x, left_, left_ + side_), std::clamp(point.y, low_, low_ + side_)};
}

std::int32_t Plane::step() const { return std::max(1, side_ / steps_across); }

} // namespace zugzwang::points
