#include "games/points/rules.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace zugzwang::points {

namespace {

/// Whether c, on the line through a and b, lies within the closed segment.
bool within(Point a, Point b, Point c) {
    return std::min(a.x, b.x) <= c.x && c.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= c.y &&
           c.y <= std::max(a.y, b.y);
}

Sides sides_of(const std::vector<Point>& points, Segment segment) {
    Sides sides;
    const auto a = points[static_cast<std::size_t>(segment.a)], b = points[static_cast<std::size_t>(segment.b)];
    for (std::size_t point = 0; point < points.size(); ++point) {
        const int side = orientation(a, b, points[point]);
        if (side > 0) sides.left |= PointSet{1} << point;
        if (side == 0) sides.on |= PointSet{1} << point;
    }
    return sides;
}

double smallest_height(const std::vector<Point>& points) {
    const auto squared = [](double x, double y) { return x * x + y * y; };
    double squared_min = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double x = points[j].x - points[i].x, y = points[j].y - points[i].y;
            for (std::size_t k = 0; k < j; ++k) {
                const double to_x = points[k].x - points[i].x, to_y = points[k].y - points[i].y;
                const double area = x * to_y - y * to_x; // twice; exact below 2^53
                const double longest = std::max({squared(x, y), squared(to_x, to_y), squared(to_x - x, to_y - y)});
                if (area != 0) squared_min = std::min(squared_min, area * area / longest);
            }
        }
    }
    return std::sqrt(squared_min);
}

} // namespace

int orientation(Point a, Point b, Point c) {
    const auto left = (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y);
    const auto right = (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
    return (left > right) - (left < right);
}

bool touch(Point a, Point b, Point c, Point d) {
    const int c_side = orientation(a, b, c), d_side = orientation(a, b, d);
    const int a_side = orientation(c, d, a), b_side = orientation(c, d, b);
    if (c_side * d_side < 0 && a_side * b_side < 0) return true;
    return (c_side == 0 && within(a, b, c)) || (d_side == 0 && within(a, b, d)) || (a_side == 0 && within(c, d, a)) ||
           (b_side == 0 && within(c, d, b));
}

Board::Board(std::vector<Point> points) : points_(std::move(points)), clearance_(smallest_height(points_)) {
    assert(points_.size() <= max_points);
    for (int a = 0; a < point_count(); ++a) {
        for (int b = a + 1; b < point_count(); ++b)
            segments_.push_back({a, b});
    }
    conflicts_.resize(segments_.size());
    std::vector<Sides> sides;
    for (const auto& segment : segments_)
        sides.push_back(sides_of(points_, segment));
    for (int one = 0; one < segment_count(); ++one) {
        all_.insert(one);
        conflicts_[static_cast<std::size_t>(one)].insert(one);
        for (int two = one + 1; two < segment_count(); ++two) {
            if (!segments_touch(one, two, sides)) continue;
            conflicts_[static_cast<std::size_t>(one)].insert(two);
            conflicts_[static_cast<std::size_t>(two)].insert(one);
        }
    }
}

bool Board::segments_touch(int one, int two, const std::vector<Sides>& sides) const {
    const auto [a, b] = segment(one);
    const auto [c, d] = segment(two);
    if (a == c || a == d || b == c || b == d) return true;
    const auto& beside_one = sides[static_cast<std::size_t>(one)];
    const auto& beside_two = sides[static_cast<std::size_t>(two)];
    const auto differ = [](PointSet set, int p, int q) { return ((set >> p ^ set >> q) & 1U) != 0; };
    if (((beside_one.on >> c | beside_one.on >> d | beside_two.on >> a | beside_two.on >> b) & 1U) == 0) {
        return differ(beside_one.left, c, d) && differ(beside_two.left, a, b);
    }
    const auto place = [&](int point) { return points_[static_cast<std::size_t>(point)]; };
    return touch(place(a), place(b), place(c), place(d));
}

std::int64_t Board::squared_length(int index) const {
    const auto [a, b] = segment(index);
    const auto x = std::int64_t{points_[static_cast<std::size_t>(a)].x} - points_[static_cast<std::size_t>(b)].x;
    const auto y = std::int64_t{points_[static_cast<std::size_t>(a)].y} - points_[static_cast<std::size_t>(b)].y;
    return x * x + y * y;
}

const std::shared_ptr<const Board>& empty_board() {
    static const auto board = std::make_shared<const Board>(std::vector<Point>{});
    return board;
}

Rules::State Rules::initial(const Setup& setup) {
    State state;
    state.board = std::make_shared<const Board>(setup.points);
    state.legal = state.board->all();
    return state;
}

std::vector<Rules::Move> Rules::legal_moves(const State& state) {
    std::vector<Move> moves;
    state.legal.for_each([&](int index) { moves.push_back(state.board->segment(index)); });
    return moves;
}

std::uint64_t Rules::move_count(const State& state) { return static_cast<std::uint64_t>(state.legal.size()); }

bool Rules::is_legal(const State& state, const Move& move) {
    return 0 <= move.a && move.a < move.b && move.b < state.board->point_count() &&
           state.legal.contains(state.board->segment_index(move));
}

Rules::State Rules::after(State state, const Move& move) {
    state.legal -= state.board->conflicts(state.board->segment_index(move));
    state.drawn.push_back(move);
    state.to_move = other(state.to_move);
    return state;
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (!state.legal.empty()) return std::nullopt;
    return Outcome{.winner = other(state.to_move)};
}

PointKinds point_kinds(const Rules::State& state) {
    PointKinds kinds;
    for (const auto& [a, b] : state.drawn)
        kinds.used |= bit_of(a) | bit_of(b);
    state.legal.for_each([&](int index) {
        const auto [a, b] = state.board->segment(index);
        kinds.free |= bit_of(a) | bit_of(b);
    });
    kinds.blocked = ~(kinds.used | kinds.free) & (bit_of(state.board->point_count()) - 1);
    return kinds;
}

PointSet joinable(const Rules::State& state, int point) {
    PointSet partners = 0;
    for (int partner = 0; partner < state.board->point_count(); ++partner) {
        if (Rules::is_legal(state, {std::min(point, partner), std::max(point, partner)})) partners |= bit_of(partner);
    }
    return partners;
}

Side drawn_by(const Rules::State& state, std::size_t index) {
    return (state.drawn.size() - index) % 2 == 1 ? other(state.to_move) : state.to_move;
}

} // namespace zugzwang::points
