#include "games/points/think/players.hpp"

namespace zugzwang::points {

namespace {

std::vector<Segment> segments_of(const Board& board, const SegmentSet& set) {
    std::vector<Segment> segments;
    set.for_each([&](int index) { segments.push_back(board.segment(index)); });
    return segments;
}

} // namespace

Segment longest_segment(const Board& board, const Zone& zone) {
    int longest = -1;
    zone.segments.for_each([&](int index) {
        if (longest < 0 || board.squared_length(index) > board.squared_length(longest)) longest = index;
    });
    return board.segment(longest);
}

std::optional<Segment> evening_move(const Board& board, const std::vector<Zone>& zones, int min, int max,
                                    SearchControl& control) {
    for (std::size_t index = 0; index < zones.size(); ++index) {
        const auto& zone = zones[index];
        if (zone.point_count() < min || zone.point_count() > max) continue;
        Tally others;
        for (std::size_t beside = 0; beside < zones.size(); ++beside) {
            if (beside != index) others += tally(board, {zones[beside]});
        }
        for (const auto& segment : segments_of(board, zone.segments)) {
            if (!control.visit()) return std::nullopt;
            auto sum = others;
            sum += tally(board, points::zones(board, zone.segments - board.conflicts(board.segment_index(segment))));
            if (sum.both_even()) return segment;
        }
    }
    return std::nullopt;
}

Result<Rules::Move> ZonesPlayer::choose(const Rules::State& state, SearchControl& control, const ProgressSink<Rules>&) {
    static_cast<void>(control.visit());
    const auto& board = *state.board;
    const auto found = zones(board, state.legal);
    const auto largest = found.front().point_count();
    if (largest > max_points_middle) return longest_segment(board, found.front());
    if (largest > max_points_known) {
        if (const auto move = evening_move(board, found, max_points_known + 1, max_points_middle, control)) {
            return *move;
        }
        return random_.pick(segments_of(board, found.front().segments));
    }
    if (!tally(board, found).both_even()) {
        if (const auto move = evening_move(board, found, 2, max_points_known, control)) return *move;
    }
    return random_.pick(Rules::legal_moves(state));
}

} // namespace zugzwang::points
