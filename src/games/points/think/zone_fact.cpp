#include "games/points/think/zone_fact.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/points/think/zones.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

Fact zone_fact(const Rules::State& state, const Segment& line) {
    const auto before = zones(*state.board, state.legal);
    const auto zone = std::ranges::find_if(before, [&](const Zone& one) { return (one.points & bit_of(line.a)) != 0; });
    const std::int64_t points = zone->point_count();
    std::vector<std::int64_t> numbers{points};
    for (const auto& part : zones(*state.board, Rules::after(state, line).legal)) {
        if ((part.points & zone->points) != 0) numbers.push_back(part.point_count());
    }
    const auto parts = numbers.size() - 1;
    if (parts == 0)
        return {.kind = "ends_zone",
                .numbers = numbers,
                .words = tr("Ends a zone of {points} points.", {{"points", points}})};
    if (parts == 1)
        return {.kind = "shrinks_zone",
                .numbers = numbers,
                .words = tr("Leaves a zone of {left} points where there were {points}.",
                            {{"left", numbers[1]}, {"points", points}})};
    if (parts == 2)
        return {.kind = "splits_zone",
                .numbers = numbers,
                .words = tr("Splits a zone of {points} points into zones of {first} and {second}.",
                            {{"points", points}, {"first", numbers[1]}, {"second", numbers[2]}})};
    if (parts == 3)
        return {.kind = "splits_zone",
                .numbers = numbers,
                .words =
                    tr("Splits a zone of {points} points into zones of {first}, {second} and {third}.",
                       {{"points", points}, {"first", numbers[1]}, {"second", numbers[2]}, {"third", numbers[3]}})};
    return {.kind = "splits_zone_into",
            .numbers = {points, static_cast<std::int64_t>(parts)},
            .words =
                tr("Splits a zone of {points} points into {parts} zones.", {{"points", points}, {"parts", parts}})};
}

} // namespace zugzwang::points
