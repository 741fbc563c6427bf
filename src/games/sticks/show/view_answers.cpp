// What somebody hears of the sticks who does not see them.
#include "games/sticks/show/view.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {
namespace {

std::string position(const Rules::State& state) {
    return sentences(tr_n("{n} stick is left, a move takes up to {most}.",
                          "{n} sticks are left, a move takes up to {most}.", state.left, {{"most", state.take}}),
                     state.misere ? tr("In this game whoever takes the last stick loses.")
                                  : tr("In this game whoever takes the last stick wins."));
}

std::string danger(const Rules::State& state) {
    const int most = max_to_take(state);
    if (state.misere) {
        if (state.left == 1) return tr("Only the last stick is left, and whoever takes it loses.");
        if (state.left - 1 <= most) return tr("You can leave the last stick to the other side.");
        if (state.left - most > state.take + 1) return tr("Nothing is threatened yet.");
        return tr("Leave {most} or fewer, and the other side can leave the last stick to you.",
                  {{"most", state.take + 1}});
    }
    if (most == state.left) return tr("You can take the last stick now.");
    if (state.left - most > state.take) return tr("Nothing is threatened yet.");
    return tr("Leave {most} or fewer, and the other side can take the last stick.", {{"most", state.take}});
}

} // namespace

Answers View::answers(Question question, const Rules::State& state, Labels) const {
    if (question == Question::position) return {position(state)};
    return question == Question::danger && state.left > 0 ? Answers{danger(state)} : Answers{};
}

} // namespace zugzwang::sticks
