// How `zones` decides (seed 000), told step by step to whoever looks. The player looks away, which costs nothing; see
// zones_work.hpp for the notes that a lesson is made of.
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
        none_even,    ///< No segment that was tried does: by chance.
        already_even, ///< Both numbers are even now, so Proposition 1 says that it is lost: by chance.
        stopped,      ///< Not all segments were tried: by chance.
    };
    Segment move;
    ZonesCase which = ZonesCase::split;
    Reason reason = Reason::longest;

    friend bool operator==(const ZonesChoice&, const ZonesChoice&) = default;
};

/// Looks at nothing. Others have the same functions.
struct NobodyLooks {
    static void found(const std::vector<CountedZone>&) {}             ///< The zones, largest first, as counted.
    static void leaves(const CountedZone&) {}                         ///< Of the segment that is tried next.
    static void tried(std::size_t /*zone*/, Segment, const Tally&) {} ///< What all known zones then add up to.
};

/// The longest segment of the zone; of several the first.
[[nodiscard]] Segment longest_segment(const Board& board, const Zone& zone);

/// The first move, in the zones of `min` to `max` points in their order, after which the known zones have an even
/// number of undecided groups and of sure moves; empty when there is none or the search was stopped.
template <class Observer = NobodyLooks>
[[nodiscard]] std::optional<Segment> evening_move(const Board& board, const std::vector<CountedZone>& zones, int min,
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
template <class Observer = NobodyLooks>
[[nodiscard]] ZonesChoice zones_choice(const Rules::State& state, SearchControl& control, Random& random,
                                       Observer&& observer = {}) {
    using Reason = ZonesChoice::Reason;
    const auto& board = *state.board;
    const auto found = counted_zones(board, state.legal);
    observer.found(found);
    const auto& largest = found.front();
    const auto by_chance = [&](const SegmentSet& among, ZonesCase which, Reason reason) {
        std::vector<Segment> segments;
        among.for_each([&](int index) { segments.push_back(board.segment(index)); });
        return ZonesChoice{random.pick(segments), which, control.stopped() ? Reason::stopped : reason};
    };
    if (largest.point_count() > max_points_middle)
        return {longest_segment(board, largest), ZonesCase::split, Reason::longest};
    if (largest.point_count() > max_points_known) {
        const auto move = evening_move(board, found, max_points_known + 1, max_points_middle, control, observer);
        if (move) return {*move, ZonesCase::look_ahead, Reason::both_even};
        return by_chance(largest.segments, ZonesCase::look_ahead, Reason::none_even);
    }
    if (tally(found).both_even()) return by_chance(state.legal, ZonesCase::count, Reason::already_even);
    const auto move = evening_move(board, found, 2, max_points_known, control, observer);
    if (move) return {*move, ZonesCase::count, Reason::both_even};
    return by_chance(state.legal, ZonesCase::count, Reason::none_even);
}

} // namespace zugzwang::points
