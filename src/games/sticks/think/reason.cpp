#include "games/sticks/think/reason.hpp"

#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {
namespace {

std::string reason_of_last(const Rules::State& state, int taken) {
    if (state.misere)
        return tr_n("Takes the last stick and loses.", "Takes all {n} sticks, the last one too, and loses.", taken);
    return tr_n("Takes the last stick and wins.", "Takes all {n} sticks and wins.", taken);
}

/// For a number of sticks from which the other side loses.
std::string reason_of_losing(const Rules::State& left) {
    if (left.left == 1) return tr("Leaves 1: the other side must take the last stick.");
    return tr("Leaves {left}, a losing count: whatever is taken now, the answer can make it {period} together.",
              {{"left", left.left}, {"period", period(left)}});
}

/// For a number of sticks from which the other side wins.
std::string reason_of_winning(const Rules::State& left) {
    const int answer = rest(left);
    if (answer == left.left)
        return tr_n("Leaves 1: the other side takes it and wins.",
                    "Leaves {n}: the other side takes them all and wins.", left.left);
    return tr("Leaves {left}: the other side takes {answer} and leaves {count}, a losing count.",
              {{"left", left.left}, {"answer", answer}, {"count", left.left - answer}});
}

} // namespace

std::string reason(const Rules::State& state, const Rules::Move& move) {
    const auto left = Rules::after(state, move);
    if (left.left == 0) return reason_of_last(state, move.count);
    return is_lost(left) ? reason_of_losing(left) : reason_of_winning(left);
}

} // namespace zugzwang::sticks
