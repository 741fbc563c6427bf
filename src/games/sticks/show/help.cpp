#include "games/sticks/show/kit.hpp"

#include "games/sticks/rules.hpp"
#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {
namespace {

/// How the losing number is kept for the other side, and where that ends.
std::string why(const Rules::State& state) {
    const int most = state.take, together = period(state);
    if (state.misere)
        return tr("Why: leave the other player a number that is 1 more than a multiple of {together}. However many are "
                  "taken then, 1 to {most}, you take as many as make it {together} together, and the number is of that "
                  "kind again. So 1 is left in the end, the other player must take it and loses.",
                  {{"together", together}, {"most", most}});
    return tr(
        "Why: leave the other player a multiple of {together}. However many are taken then, 1 to {most}, you take "
        "as many as make it {together} together, and the number is a multiple again. So you take the last one.",
        {{"together", together}, {"most", most}});
}

std::string formula(const Rules::State& state) {
    const int first = state.misere ? 1 : period(state);
    return tr(
        "How to win: N is the number of sticks that are left, and M = {most} is the most that a move may take. Take "
        "{formula}, that is what is left over when {number} is divided by {together}. When nothing is left over, "
        "the player to move can be beaten: the marked numbers here are {first}, {second}, {third} and so on.",
        {{"most", state.take},
         {"formula", formula_in_letters(state)},
         {"number", state.misere ? tr("N − 1") : tr("N")},
         {"together", period(state)},
         {"first", first},
         {"second", first + period(state)},
         {"third", first + 2 * period(state)}});
}

} // namespace

std::vector<std::string> rules_from(const std::optional<std::string>& position) {
    auto state = Rules::initial({});
    if (position) {
        if (const auto read = Rules::state_from_text(*position)) state = *read;
    }
    return {tr("In each turn take 1 stick or more, up to {most} in this game.", {{"most", state.take}}),
            state.misere ? tr("In this game whoever takes the last stick loses.")
                         : tr("In this game whoever takes the last stick wins."),
            formula(state), why(state)};
}

} // namespace zugzwang::sticks
