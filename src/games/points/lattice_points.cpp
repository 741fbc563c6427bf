#include "games/points/layouts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "games/points/clearance.hpp"

namespace zugzwang::points {

namespace {

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

} // namespace

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

} // namespace zugzwang::points
