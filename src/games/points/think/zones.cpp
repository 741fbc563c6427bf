#include "games/points/think/zones.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace zugzwang::points {

namespace {

using CountTable = std::map<SegmentSet, MoveCounts>;

std::optional<MoveCounts> counted(const Board& board, const SegmentSet& segments, CountTable& table,
                                  SearchControl& control) {
    if (segments.empty()) return MoveCounts{1};
    if (const auto entry = table.find(segments); entry != table.end()) return entry->second;
    MoveCounts counts = 0;
    bool whole = true;
    segments.for_each([&](int index) {
        whole = whole && control.visit();
        if (!whole) return;
        const auto rest = counted(board, segments - board.conflicts(index), table, control);
        if (rest)
            counts |= *rest << 1;
        else
            whole = false;
    });
    if (!whole) return std::nullopt;
    return table[segments] = counts;
}

} // namespace

std::vector<Zone> zones(const Board& board, const SegmentSet& legal) {
    std::array<PointSet, max_points> partners{};
    legal.for_each([&](int index) {
        const auto [a, b] = board.segment(index);
        partners[static_cast<std::size_t>(a)] |= bit_of(b);
        partners[static_cast<std::size_t>(b)] |= bit_of(a);
    });
    std::vector<Zone> zones;
    PointSet seen = 0;
    for (int start = 0; start < board.point_count(); ++start) {
        if ((seen & bit_of(start)) != 0 || partners[static_cast<std::size_t>(start)] == 0) continue;
        PointSet points = bit_of(start);
        for (PointSet fresh = points; fresh != 0;) {
            PointSet next = 0;
            for (; fresh != 0; fresh &= fresh - 1)
                next |= partners[static_cast<std::size_t>(std::countr_zero(fresh))];
            fresh = next & ~points;
            points |= next;
        }
        seen |= points;
        zones.push_back({points, {}});
    }
    legal.for_each([&](int index) {
        const auto start = bit_of(board.segment(index).a);
        std::ranges::find_if(zones, [&](const Zone& zone) {
            return (zone.points & start) != 0;
        })->segments.insert(index);
    });
    std::ranges::stable_sort(zones, std::ranges::greater{}, &Zone::point_count);
    return zones;
}

std::optional<MoveCounts> possible_counts(const Board& board, const SegmentSet& segments, SearchControl& control) {
    CountTable table;
    return counted(board, segments, table, control);
}

Tally& Tally::operator+=(const Tally& more) {
    undecided += more.undecided;
    sure_moves += more.sure_moves;
    open += more.open;
    return *this;
}

Tally CountedZone::tally() const {
    if (counts == 0) return {.open = 1};
    if (counts == undecided_counts) return {.undecided = 1};
    return {.sure_moves = std::countr_zero(counts)};
}

std::vector<CountedZone> counted_zones(const Board& board, const SegmentSet& legal) {
    const auto all = zones(board, legal);
    std::vector<CountedZone> counted;
    counted.reserve(all.size());
    for (const auto& zone : all) {
        MoveCounts counts = 0;
        if (zone.point_count() <= max_points_known) {
            SearchControl unlimited({});
            counts = *possible_counts(board, zone.segments, unlimited);
        }
        counted.push_back({zone, counts});
    }
    return counted;
}

Tally tally(const std::vector<CountedZone>& zones) {
    Tally sum;
    for (const auto& zone : zones)
        sum += zone.tally();
    return sum;
}

std::vector<ZoneCrossing> zone_crossings(const Board& board, const std::vector<Zone>& zones) {
    std::vector<ZoneCrossing> crossings;
    for (std::size_t one = 0; one < zones.size(); ++one) {
        for (std::size_t two = one + 1; two < zones.size(); ++two) {
            std::optional<std::pair<int, int>> shortest;
            const auto length = [&](std::pair<int, int> pair) {
                return board.squared_length(pair.first) + board.squared_length(pair.second);
            };
            zones[one].segments.for_each([&](int first) {
                (zones[two].segments & board.conflicts(first)).for_each([&](int second) {
                    const std::pair pair{first, second};
                    if (!shortest || length(pair) < length(*shortest)) shortest = pair;
                });
            });
            if (shortest)
                crossings.push_back({one, two, board.segment(shortest->first), board.segment(shortest->second)});
        }
    }
    return crossings;
}

} // namespace zugzwang::points
