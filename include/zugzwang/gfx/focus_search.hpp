// Where the keyboard's focus goes when an arrow is pressed: to the nearest of the candidates on that side.
#pragma once

#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>

#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang {

/// How far something lies ahead on the way, and how far aside of it (never negative).
struct Offset {
    float ahead = 0, aside = 0;
};
/// `way` has length 1 along an axis; without a way whatever lies anywhere is ahead.
[[nodiscard]] inline Offset offset_of(Vec gap, Vec way) {
    if (way == Vec{}) return {std::abs(gap.x), std::abs(gap.y)};
    return {gap.x * way.x + gap.y * way.y, std::abs(gap.x * way.y) + std::abs(gap.y * way.x)};
}

/// The way of an arrow key on the screen; none for other keys.
[[nodiscard]] constexpr Vec way_of(Key arrow) {
    return arrow == Key::left    ? Vec{-1, 0}
           : arrow == Key::right ? Vec{1, 0}
           : arrow == Key::up    ? Vec{0, -1}
           : arrow == Key::down  ? Vec{0, 1}
                                 : Vec{};
}

/// The cost of what cannot be reached this way.
inline constexpr float out_of_reach = std::numeric_limits<float>::infinity();

/// The candidate of the least `cost(candidate, offset)`, the first of several; empty when none can be reached. What
/// does not lie ahead is never asked for its cost, unless there is no way. `place(candidate)` is its middle.
template <class Candidates, class Place, class Cost>
[[nodiscard]] auto focus_search(Candidates&& candidates, Vec from, Vec way, Place place, Cost cost) {
    std::optional<std::decay_t<decltype(*candidates.begin())>> nearest;
    float least = out_of_reach;
    for (const auto& candidate : candidates) {
        const auto offset = offset_of(place(candidate) - from, way);
        if (way != Vec{} && offset.ahead <= 0) continue;
        const float needed = cost(candidate, offset);
        if (needed >= least) continue;
        least = needed;
        nearest = candidate;
    }
    return nearest;
}

} // namespace zugzwang
