#include "games/numbers/think/reasons.hpp"

#include "games/numbers/think/reduction.hpp"
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

namespace {

constexpr std::size_t longest_counted = 4096;

struct EndTotals {
    std::int64_t all = 0;       ///< The sum of the numbers left.
    std::int64_t sum = 0;       ///< What the mover gets of it when it takes this end …
    std::int64_t other_sum = 0; ///< … and when it takes the other end.
};

EndTotals end_totals(const Rules::State& state, End taken) {
    SearchControl unlimited({});
    const auto totals = totals_by_margins(state, *margins_by_end(state, unlimited));
    EndTotals result{.sum = totals[taken == End::left ? 0 : 1], .other_sum = totals[taken == End::left ? 1 : 0]};
    for (const auto number : state.numbers())
        result.all += number;
    return result;
}

/// For an even row in which this end belongs to the richer places; empty otherwise.
std::string places_reason(const Rules::State& state, End taken) {
    if (state.size() % 2 != 0) return {};
    std::array<std::int64_t, 2> sums{}; // the odd places first: in words places count from 1
    for (auto place = state.begin; place < state.end; ++place)
        sums[place % 2] += (*state.row)[place];
    const auto own = (taken == End::left ? state.begin : state.end - 1) % 2;
    if (sums[own] <= sums[1 - own]) return {};
    return own == 0 ? tr("From here all odd places can be had: they hold {odd}, the even ones {even}.",
                         {{"odd", sums[0]}, {"even", sums[1]}})
                    : tr("From here all even places can be had: they hold {even}, the odd ones {odd}.",
                         {{"even", sums[1]}, {"odd", sums[0]}});
}

/// The number that is then at that end; requires that one is left.
std::int64_t uncovered(const Rules::State& state, End taken) {
    const auto numbers = state.numbers();
    return taken == End::left ? numbers[1] : numbers[numbers.size() - 2];
}

/// For a row that is too long to count.
std::string reason_at_sight(const Rules::State& state, const Rules::Move& move) {
    const auto number = number_taken(state, move), next = uncovered(state, move.taken);
    return move.taken == End::left
               ? tr("Takes {number} at the left end and uncovers {next}.", {{"number", number}, {"next", next}})
               : tr("Takes {number} at the right end and uncovers {next}.", {{"number", number}, {"next", next}});
}

} // namespace

std::string reason(const Rules::State& state, const Rules::Move& move) {
    if (state.size() == 1) return tr("Takes the last number.");
    if (state.size() > longest_counted) return reason_at_sight(state, move);
    const auto [all, sum, other_sum] = end_totals(state, move.taken);
    if (sum == other_sum)
        return tr("With best play both ends bring {sum} of the {all} left.", {{"sum", sum}, {"all", all}});
    if (sum > other_sum) {
        const auto by_places = places_reason(state, move.taken);
        if (!by_places.empty()) return by_places;
    }
    const auto next = uncovered(state, move.taken);
    if (sum < other_sum && next > number_taken(state, move))
        return tr("Uncovers {next}: with best play this end brings {sum} of the {all} left, the other end {other}.",
                  {{"next", next}, {"sum", sum}, {"all", all}, {"other", other_sum}});
    return tr("With best play this end brings {sum} of the {all} left, the other end {other}.",
              {{"sum", sum}, {"all", all}, {"other", other_sum}});
}

} // namespace zugzwang::numbers
