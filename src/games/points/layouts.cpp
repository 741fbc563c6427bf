#include "games/points/layouts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numbers>
#include <numeric>

#include "games/points/clearance.hpp"

namespace zugzwang::points {

namespace {

constexpr std::int64_t min_apart = 110; ///< Of two scattered points.

/// Two steps that lead through a lattice with so much room for each of its places, neither much longer than the other.
std::array<Point, 2> steps_of_lattice(std::int64_t room, Random& random) {
    const auto max = static_cast<std::int64_t>(1.2 * std::sqrt(static_cast<double>(room)));
    const auto step = [&] {
        return Point{static_cast<std::int32_t>(random.between(-max, max)),
                     static_cast<std::int32_t>(random.between(-max, max))};
    };
    const auto about = [](std::int64_t value, std::int64_t wanted, std::int64_t percent) {
        return std::abs(value - wanted) * 100 <= wanted * percent;
    };
    for (;;) {
        const Point one = step(), two = step();
        if (about(squared_distance({}, one), room, 30) && about(squared_distance({}, two), room, 30) &&
            about(area({}, one, two), room, 5)) {
            return {one, two};
        }
    }
}

/// A slanting lattice with about so many places on the board, in no order.
std::vector<Point> lattice(std::int64_t about, Random& random) {
    constexpr int rows = 40; // either way; more than cross the board
    const auto [one, two] = steps_of_lattice(inner_side * inner_side / about, random);
    const Point middle = anywhere(random);
    std::vector<Point> places;
    for (int i = -rows; i <= rows; ++i) {
        for (int j = -rows; j <= rows; ++j) {
            const Point place{middle.x + i * one.x + j * two.x, middle.y + i * one.y + j * two.y};
            if (is_inside(place)) places.push_back(place);
        }
    }
    random.shuffle(places);
    return places;
}

/// Some of many places; and of each place, with how many of those it would be in conflict: too near to one, or near the
/// segment of two but not on its line.
class Choice {
  public:
    Choice(const std::vector<Point>& places, int count)
        : places_(places), clearance_(clearance_of(count)), apart_(inner_side * inner_side / count * 3 / 10),
          conflicts_(places.size()), in_row_(places.size()) {}

    [[nodiscard]] const std::vector<std::size_t>& chosen() const { return chosen_; }
    [[nodiscard]] std::vector<std::size_t> in_conflict() const {
        auto found = chosen_;
        std::erase_if(found, [&](std::size_t place) { return conflicts_[place] == 0; });
        return found;
    }
    void add(std::size_t place) {
        count_with(place, 1);
        chosen_.push_back(place);
    }
    void remove(std::size_t place) {
        std::erase(chosen_, place);
        count_with(place, -1);
    }
    /// The place that is not chosen and has the fewest conflicts, but for rows of three, which are seen and count half
    /// as much; of several such places the first. `but` is passed over.
    [[nodiscard]] std::size_t best(std::size_t but) const {
        const auto cost = [&](std::size_t place) { return 2 * conflicts_[place] + in_row_[place]; };
        auto best = places_.size();
        for (std::size_t place = 0; place < places_.size(); ++place) {
            if (place == but || (best < places_.size() && cost(place) >= cost(best))) continue;
            if (std::ranges::find(chosen_, place) == chosen_.end()) best = place;
        }
        return best;
    }

  private:
    void count_with(std::size_t one, int times) {
        for (std::size_t place = 0; place < places_.size(); ++place) {
            const auto away = squared_distance(places_[one], places_[place]);
            conflicts_[place] += place != one && away < apart_ ? times : 0;
        }
        for (const auto two : chosen_) {
            for (std::size_t place = 0; place < places_.size(); ++place) {
                if (place == one || place == two) continue;
                const bool row = area(places_[one], places_[two], places_[place]) == 0;
                const bool clear = row || keep_clear(places_[one], places_[two], places_[place], clearance_);
                conflicts_[place] += clear ? 0 : times;
                in_row_[place] += row ? times : 0;
            }
        }
    }

    const std::vector<Point>& places_;
    std::int64_t clearance_;
    std::int64_t apart_;                  ///< Squared.
    std::vector<int> conflicts_, in_row_; ///< Of each place.
    std::vector<std::size_t> chosen_;
};

/// Many points that look scattered, though they are some places of a lattice: only there do so many keep clear of so
/// many segments, since a place is on a line exactly, or a whole row away from it. The more places a lattice has, the
/// less is it seen; it is made coarser until enough places are found, and among 60 points it shows. One in
/// conflict after the other moves (min-conflicts, Minton et al. 1992).
std::vector<Point> points_of_lattice(int count, Random& random) {
    constexpr int max_steps = 25;
    for (std::int64_t about = 40 + 4000 / count;; about = std::max<std::int64_t>(count * 11 / 10, about * 4 / 5)) {
        const auto places = lattice(about, random);
        if (places.size() < static_cast<std::size_t>(count)) continue;
        Choice choice(places, count);
        for (int point = 0; point < count; ++point)
            choice.add(choice.best(places.size()));
        for (int step = 0; step < max_steps; ++step) {
            const auto in_conflict = choice.in_conflict();
            if (in_conflict.empty()) {
                std::vector<Point> points;
                for (const auto place : choice.chosen())
                    points.push_back(places[place]);
                return points;
            }
            const auto one = random.pick(in_conflict);
            choice.remove(one);
            choice.add(choice.best(one));
        }
    }
}

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
