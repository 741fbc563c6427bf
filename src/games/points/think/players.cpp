#include "games/points/think/players.hpp"

#include "games/points/think/zones_choice.hpp"
#include "zugzwang/ai/turn_chance.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

/// Why, in one line.
std::string reason_words(const Rules::State& state, const ZonesChoice& choice) {
    using Reason = ZonesChoice::Reason;
    const auto largest = zones(*state.board, state.legal).front().point_count();
    const bool counts = choice.which == ZonesCase::count;
    switch (choice.reason) {
    case Reason::longest:
        return tr("largest zone has {points} points: the longest line", {{"points", largest}});
    case Reason::both_even:
        return counts ? tr("5 points or fewer in every zone: leaves both numbers even")
                      : tr("largest zone has {points} points: leaves both numbers even", {{"points", largest}});
    case Reason::none_even:
        return counts ? tr("no line leaves both numbers even: any line, at random")
                      : tr("no line leaves both numbers even: any line of the largest zone, at random");
    case Reason::already_even:
        return tr("lost, both numbers are even: any line, at random");
    case Reason::stopped:
        return tr("out of time: any line, at random");
    }
    return {};
}

} // namespace

Segment longest_segment(const Board& board, const Zone& zone) {
    int longest = -1;
    zone.segments.for_each([&](int index) {
        if (longest < 0 || board.squared_length(index) > board.squared_length(longest)) longest = index;
    });
    return board.segment(longest);
}

Result<Rules::Move> ZonesPlayer::choose(const Rules::State& state, SearchControl& control,
                                        const ProgressSink<Rules>& report) {
    static_cast<void>(control.visit());
    auto random = turn_chance(seed_, state.drawn.size());
    const auto choice = zones_choice(state, control, random);
    if (report) {
        Progress<Rules> progress;
        progress.nodes = control.nodes();
        progress.words = reason_words(state, choice);
        report(progress);
    }
    return choice.move;
}

} // namespace zugzwang::points
