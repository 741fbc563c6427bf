// The points of one game and what follows from where they lie: the numbering of segments and which of them touch.
// Never changes during a game and is shared by all its states. Geometry is exact: integers, no epsilon.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::points {

inline constexpr int max_points = 60;
inline constexpr int max_segments = max_points * (max_points - 1) / 2;
/// A set of segments of one board; the numbers are those of Board::segment_index.
using SegmentSet = BitSet<(max_segments + 63) / 64>;

inline constexpr std::int32_t farthest_coordinate = 1'000'000;

/// A place in the plane, y upwards; |x|, |y| ≤ farthest_coordinate.
struct Point {
    std::int32_t x = 0, y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// Joins points `a` and `b`, numbered from 0, a < b.
struct Segment {
    int a = 0, b = 1;

    friend bool operator==(const Segment&, const Segment&) = default;
};

/// 1 when c lies left of the way from a to b, -1 right of it, 0 on its line. Differences of coordinates stay below
/// 2^21 and their products below 2^43, so 64 bits are exact.
[[nodiscard]] int orientation(Point a, Point b, Point c);
/// Whether the closed segments a–b and c–d have a point in common; a ≠ b, c ≠ d.
[[nodiscard]] bool touch(Point a, Point b, Point c, Point d);

/// A set of points, one bit each.
using PointSet = std::uint64_t;
[[nodiscard]] constexpr PointSet bit_of(int point) { return PointSet{1} << point; }

/// Which points lie left of the line through a segment, and which on it.
struct Sides {
    PointSet left = 0, on = 0;
};

class Board {
  public:
    /// At most `max_points` points, all different.
    explicit Board(std::vector<Point> points);

    [[nodiscard]] const std::vector<Point>& points() const noexcept { return points_; }
    [[nodiscard]] int point_count() const noexcept { return static_cast<int>(points_.size()); }
    /// Every pair of points is a segment: n(n-1)/2 of them, ordered by `a`, then `b`.
    [[nodiscard]] int segment_count() const noexcept { return static_cast<int>(segments_.size()); }
    [[nodiscard]] Segment segment(int index) const { return segments_[static_cast<std::size_t>(index)]; }
    /// Requires 0 ≤ a < b < point_count().
    [[nodiscard]] int segment_index(Segment segment) const {
        return segment.a * (2 * point_count() - segment.a - 1) / 2 + segment.b - segment.a - 1;
    }
    /// The segments that cannot be drawn any more once this one is: those that touch it, itself included.
    [[nodiscard]] const SegmentSet& conflicts(int index) const { return conflicts_[static_cast<std::size_t>(index)]; }
    /// Every segment of the board.
    [[nodiscard]] const SegmentSet& all() const noexcept { return all_; }
    [[nodiscard]] std::int64_t squared_length(int index) const;
    /// How near a point comes to a segment that does not run through it, as the smallest height of a triangle of three
    /// points; infinite where all lie on one line. For drawing.
    [[nodiscard]] double clearance() const noexcept { return clearance_; }

    friend bool operator==(const Board& a, const Board& b) { return a.points_ == b.points_; }

  private:
    [[nodiscard]] bool segments_touch(int one, int two, const std::vector<Sides>& sides) const;

    std::vector<Point> points_;
    std::vector<Segment> segments_;
    std::vector<SegmentSet> conflicts_; ///< One per segment.
    SegmentSet all_;
    double clearance_;
};

/// The board without points, for default states.
[[nodiscard]] const std::shared_ptr<const Board>& empty_board();

} // namespace zugzwang::points
