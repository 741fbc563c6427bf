#include "games/sticks/think/formula.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {

int period(const Rules::State& state) { return state.take + 1; }

int rest(const Rules::State& state) {
    // With 0 sticks nothing can be taken, also in the misère game, where that is won.
    if (state.left == 0) return 0;
    return (state.left - (state.misere ? 1 : 0)) % period(state);
}

std::string formula_in_letters(const Rules::State& state) {
    return state.misere ? tr("(N − 1) mod (M + 1)") : tr("N mod (M + 1)");
}

std::string formula_in_numbers(const Rules::State& state) {
    if (state.misere)
        return tr("({left} − 1) mod {period} = {rest}",
                  {{"left", state.left}, {"period", period(state)}, {"rest", rest(state)}});
    return tr("{left} mod {period} = {rest}", {{"left", state.left}, {"period", period(state)}, {"rest", rest(state)}});
}

} // namespace zugzwang::sticks
