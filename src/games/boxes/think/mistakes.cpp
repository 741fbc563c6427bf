#include "games/boxes/think/mistakes.hpp"

#include "games/boxes/think/look.hpp"

namespace zugzwang::boxes {
namespace {

constexpr int boxes_of_a_long_chain = 3;

/// A line with what can be seen after it.
struct LineAtSight {
    LineAtSight(const Rules::State& state, const Rules::Move& move)
        : closed(boxes_closed_by(state, move.edge)), after(Rules::after(state, move)) {}

    int closed;
    Look after;
};

std::string kind_among_free_boxes(const Look& before, const LineAtSight& played, const LineAtSight& better) {
    if (played.closed == 0) return better.closed > 0 || played.after.boxes() > better.after.boxes() ? "left-boxes" : "";
    const bool leaves_last = better.closed == 0 && is_left_of(before, better.after);
    const bool still_can = better.closed > 0 && better.after.gift() > played.after.gift();
    return leaves_last || still_can ? "took-all" : "";
}

std::string kind_of_gift(int given, int by_better) {
    if (given < by_better) return given == 0 ? "gave-late" : "";
    if (by_better > 0) return given > by_better ? "gave-more" : "";
    return given >= boxes_of_a_long_chain ? "opened-chain" : "gave-box";
}

bool differ_by_odd(int one, int other) { return (one - other) % 2 != 0; }

} // namespace

std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played, const Rules::Move& better) {
    const Look before(state);
    const LineAtSight own(state, played), other(state, better);
    if (before.boxes() > 0) return kind_among_free_boxes(before, own, other);
    if (own.after.boxes() > 0 || other.after.boxes() > 0) return kind_of_gift(own.after.boxes(), other.after.boxes());
    const bool counts_differ = differ_by_odd(own.after.long_chains(), other.after.long_chains()) ||
                               differ_by_odd(own.after.safe(), other.after.safe());
    return counts_differ ? "wrong-count" : "quiet-line";
}

} // namespace zugzwang::boxes
