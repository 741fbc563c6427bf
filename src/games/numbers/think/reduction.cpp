#include "games/numbers/think/reduction.hpp"

namespace zugzwang::numbers {
namespace {

/// Appends a number to a reduced row and fuses what can then be fused.
void push(std::vector<std::int64_t>& stack, std::int64_t number) {
    while (stack.size() >= 2) {
        const auto middle = stack.back(), left = stack[stack.size() - 2];
        if (middle < left || middle < number) break;
        number = left - middle + number;
        stack.resize(stack.size() - 2);
    }
    stack.push_back(number);
}

/// Both sides take the larger end in turn, which is best play in a valley.
std::int64_t greedy_margin(std::span<const std::int64_t> valley) {
    std::int64_t margin = 0;
    for (std::int64_t sign = 1; !valley.empty(); sign = -sign) {
        const bool left = valley.front() >= valley.back();
        margin += sign * (left ? valley.front() : valley.back());
        valley = left ? valley.subspan(1) : valley.first(valley.size() - 1);
    }
    return margin;
}

} // namespace

std::vector<std::int64_t> reduced_row(std::span<const std::int32_t> row) {
    std::vector<std::int64_t> stack;
    for (const auto number : row)
        push(stack, number);
    return stack;
}

std::optional<std::int64_t> best_margin(std::span<const std::int32_t> row, SearchControl& control) {
    constexpr std::size_t numbers_in_a_node = 64;
    std::vector<std::int64_t> stack;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i % numbers_in_a_node == 0 && !control.visit()) return std::nullopt;
        push(stack, row[i]);
    }
    return greedy_margin(stack);
}

std::optional<std::array<std::int64_t, 2>> margins_by_end(const Rules::State& state, SearchControl& control) {
    const auto numbers = state.numbers();
    const auto without_left = best_margin(numbers.subspan(1), control);
    const auto without_right = best_margin(numbers.first(numbers.size() - 1), control);
    if (!without_left || !without_right) return std::nullopt;
    const auto so_far = total(state, state.to_move) - total(state, other(state.to_move));
    return std::array{so_far + numbers.front() - *without_left, so_far + numbers.back() - *without_right};
}

} // namespace zugzwang::numbers
