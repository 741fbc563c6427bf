// How `zones` decides (seed 000), reported step by step to an observer. The player has none, at no cost; zones_work.hpp
// records the steps for a lesson.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::points {

/// Which of the seed's three cases applies, by the points of the largest zone.
enum class ZonesCase : std::uint8_t {
    split,      ///< More than 12.
    look_ahead, ///< 6 to 12.
    count,      ///< At most 5: every zone is known.
};

struct ZonesChoice {
    enum class Reason : std::uint8_t {
        longest,      ///< The longest segment of the largest zone.
        both_even,    ///< It leaves both numbers even.
        none_even,    ///< None of the segments tried does so; chosen at random.
        already_even, ///< Both numbers are even now, so Proposition 1 says that it is lost; chosen at random.
        stopped,      ///< Not all segments were tried; chosen at random.
    };
    Segment move;
    ZonesCase which = ZonesCase::split;
    Reason reason = Reason::longest;

    friend bool operator==(const ZonesChoice&, const ZonesChoice&) = default;
};

/// The interface of observers; this one ignores everything.
struct NoObserver {
    static void counted(const std::vector<CountedZone>&) {}           ///< The zones, largest first.
    static void leaves(const CountedZone&) {}                         ///< A zone that the next tried segment leaves.
    static void tried(std::size_t /*zone*/, Segment, const Tally&) {} ///< A segment, with the sum of all counted zones.
};

/// The longest segment of the zone; of equal ones the first.
[[nodiscard]] Segment longest_segment(const Board& board, const Zone& zone);

/// The first move, in the zones of `min` to `max` points in their order, after which the counted zones have even
/// numbers of undecided groups and of sure moves; empty when there is none, or when stopped.
template <class Observer = NoObserver>
[[nodiscard]] std::optional<Segment> balancing_move(const Board& board, const std::vector<CountedZone>& zones, int min,
                                                    int max, SearchControl& control, Observer&& observer = {}) {
    for (std::size_t index = 0; index < zones.size(); ++index) {
        const auto& zone = zones[index];
        if (zone.point_count() < min || zone.point_count() > max) continue;
        Tally others;
        for (std::size_t beside = 0; beside < zones.size(); ++beside) {
            if (beside != index) others += zones[beside].tally();
        }
        for (auto segments = zone.segments; !segments.empty();) {
            const int segment = segments.first();
            segments.erase(segment);
            if (!control.visit()) return std::nullopt;
            auto sum = others;
            for (const auto& left : counted_zones(board, zone.segments - board.conflicts(segment))) {
                observer.leaves(left);
                sum += left.tally();
            }
            observer.tried(index, board.segment(segment), sum);
            if (sum.both_even()) return board.segment(segment);
        }
    }
    return std::nullopt;
}

/// Requires that the game is not over.
template <class Observer = NoObserver>
[[nodiscard]] ZonesChoice zones_choice(const Rules::State& state, SearchControl& control, Random& random,
                                       Observer&& observer = {}) {
    using Reason = ZonesChoice::Reason;
    const auto& board = *state.board;
    const auto zones = counted_zones(board, state.legal);
    observer.counted(zones);
    const auto& largest = zones.front();
    const auto random_choice = [&](const SegmentSet& among, ZonesCase which, Reason reason) {
        std::vector<Segment> segments;
        among.for_each([&](int index) { segments.push_back(board.segment(index)); });
        return ZonesChoice{random.pick(segments), which, control.stopped() ? Reason::stopped : reason};
    };
    if (largest.point_count() > max_points_middle)
        return {longest_segment(board, largest), ZonesCase::split, Reason::longest};
    if (largest.point_count() > max_points_known) {
        const auto move = balancing_move(board, zones, max_points_known + 1, max_points_middle, control, observer);
        if (move) return {*move, ZonesCase::look_ahead, Reason::both_even};
        return random_choice(largest.segments, ZonesCase::look_ahead, Reason::none_even);
    }
    if (tally(zones).both_even()) return random_choice(state.legal, ZonesCase::count, Reason::already_even);
    const auto move = balancing_move(board, zones, 2, max_points_known, control, observer);
    if (move) return {*move, ZonesCase::count, Reason::both_even};
    return random_choice(state.legal, ZonesCase::count, Reason::none_even);
}

} // namespace zugzwang::points
