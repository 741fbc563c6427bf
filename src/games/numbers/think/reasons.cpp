#include "games/numbers/think/reasons.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {

std::array<std::int64_t, 2> totals_by_margins(const Rules::State& state, const std::array<std::int64_t, 2>& margins) {
    std::int64_t all = 0;
    for (const auto number : state.numbers())
        all += number;
    const auto lead = total(state, state.to_move) - total(state, other(state.to_move));
    return {(all + margins[0] - lead) / 2, (all + margins[1] - lead) / 2};
}

std::string greedy_reason(const Rules::State& state) {
    const auto left = state.numbers().front(), right = state.numbers().back();
    if (state.size() == 1) return tr("the last number");
    if (left > right) return tr("{left} > {right}: the larger end", {{"left", left}, {"right", right}});
    if (left < right) return tr("{left} < {right}: the larger end", {{"left", left}, {"right", right}});
    return tr("both ends are {number}: the left one", {{"number", left}});
}

std::string odd_number_reason(const Rules::State& state) {
    if (state.size() == 1) return tr("the last number");
    return tr("an odd number of tiles: {reason}", {{"reason", greedy_reason(state)}});
}

std::string parity_reason(const std::array<std::int64_t, 2>& sums, std::uint32_t kept) {
    const auto [odd, even] = sums;
    if (odd > even) return tr("odd places sum to more, {odd} > {even}: stays on odd", {{"odd", odd}, {"even", even}});
    if (even > odd) return tr("even places sum to more, {even} > {odd}: stays on even", {{"even", even}, {"odd", odd}});
    return kept == 0 ? tr("both sums are {sum}: stays on odd", {{"sum", odd}})
                     : tr("both sums are {sum}: stays on even", {{"sum", odd}});
}

std::string staying_reason(std::uint32_t kept) {
    return kept == 0 ? tr("stays on the odd places") : tr("stays on the even places");
}

std::string optimal_reason(const std::array<std::int64_t, 2>& totals, End taken) {
    const auto [left, right] = totals;
    if (left > right) return tr("{left} > {right}: the left end", {{"left", left}, {"right", right}});
    if (right > left) return tr("{right} > {left}: the right end", {{"right", right}, {"left", left}});
    return taken == End::left ? tr("both ends bring {sum}: the left end", {{"sum", left}})
                              : tr("both ends bring {sum}: the right end", {{"sum", left}});
}

std::string exploit_reason(const std::array<std::int64_t, 2>& totals, End taken) {
    return tr("against greedy {reason}", {{"reason", optimal_reason(totals, taken)}});
}

} // namespace zugzwang::numbers
