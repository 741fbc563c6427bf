#include "games/points/think/zones.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace zugzwang::points {

namespace {

using CountTable = std::map<SegmentSet, MoveCounts>;

std::optional<MoveCounts> counted(const Board& board, const SegmentSet& segments, CountTable& known,
                                  SearchControl& control) {
    if (segments.empty()) return MoveCounts{1};
    if (const auto found = known.find(segments); found != known.end()) return found->second;
    MoveCounts counts = 0;
    bool whole = true;
    segments.for_each([&](int index) {
        whole = whole && control.visit();
        if (!whole) return;
        const auto rest = counted(board, segments - board.conflicts(index), known, control);
        if (rest)
            counts |= *rest << 1;
        else
            whole = false;
    });
    if (!whole) return std::nullopt;
    return known[segments] = counts;
}

} // namespace

std::vector<Zone> zones(const Board& board, const SegmentSet& legal) {
    std::array<PointSet, max_points> partners{};
    legal.for_each([&](int index) {
        const auto [a, b] = board.segment(index);
        partners[static_cast<std::size_t>(a)] |= bit_of(b);
        partners[static_cast<std::size_t>(b)] |= bit_of(a);
    });
    std::vector<Zone> found;
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
        found.push_back({points, {}});
    }
    legal.for_each([&](int index) {
        const auto start = bit_of(board.segment(index).a);
        std::ranges::find_if(found, [&](const Zone& zone) {
            return (zone.points & start) != 0;
        })->segments.insert(index);
    });
    std::ranges::stable_sort(found, std::ranges::greater{}, &Zone::point_count);
    return found;
}

std::optional<MoveCounts> possible_counts(const Board& board, const SegmentSet& segments, SearchControl& control) {
    CountTable known;
    return counted(board, segments, known, control);
}

Tally& Tally::operator+=(const Tally& more) {
    undecided += more.undecided;
    sure_moves += more.sure_moves;
    open += more.open;
    return *this;
}

Tally tally(const Board& board, const std::vector<Zone>& zones) {
    Tally sum;
    for (const auto& zone : zones) {
        if (zone.point_count() > max_points_known) {
            ++sum.open;
            continue;
        }
        SearchControl unlimited({});
        const auto counts = *possible_counts(board, zone.segments, unlimited);
        if (counts == undecided_counts)
            ++sum.undecided;
        else
            sum.sure_moves += std::countr_zero(counts);
    }
    return sum;
}

} // namespace zugzwang::points
