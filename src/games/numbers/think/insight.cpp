#include "games/numbers/think/insight.hpp"

#include <algorithm>

#include "games/numbers/think/reduction.hpp"

namespace zugzwang::numbers {
namespace {

std::optional<Triangle> triangle_of(const Rules::State& state) {
    if (!state.row || state.size() > longest_table) return std::nullopt;
    const auto extra = static_cast<std::uint32_t>(triangle_size(state.size()) - state.size());
    const auto whole = static_cast<std::uint32_t>(state.row->size());
    Triangle triangle{.begin = state.begin - std::min(extra, state.begin),
                      .end = state.end + std::min(extra, whole - state.end),
                      .table = {},
                      .best = {}};
    const bool same_side = (triangle.size() - state.size()) % 2 == 0;
    const auto mover_of_whole = same_side ? state.to_move : other(state.to_move);
    const auto table = std::make_shared<Table>(triangle.size());
    const auto numbers = std::span(*state.row).subspan(triangle.begin, triangle.size());
    const Preprocessing preprocessing(numbers, mover_of_whole == Side::first, table.get());
    if (!state.empty()) triangle.best = table->best_line(state.begin - triangle.begin, state.end - 1 - triangle.begin);
    triangle.table = table;
    return triangle;
}

} // namespace

std::size_t triangle_size(std::size_t left) {
    return left <= readable_triangle ? readable_triangle : std::max(left, wide_triangle);
}

Insight insight(const Rules::State& state, SearchControl& control) {
    Insight result;
    for (auto place = state.begin; place < state.end; ++place)
        result.sums[place % 2] += (*state.row)[place];
    result.triangle = triangle_of(state);
    if (state.empty()) {
        result.margin = total(state, Side::first) - total(state, Side::second);
    } else {
        const auto margins = margins_by_end(state, control);
        if (!margins) return result;
        const auto [left, right] = *margins;
        const std::int64_t sign = state.to_move == Side::first ? 1 : -1;
        result.margin_after = {sign * left, sign * right};
        result.margin = sign * std::max(left, right);
        if (left >= right) result.best.push_back(take_left);
        if (right >= left) result.best.push_back(take_right);
    }
    const auto all = total(state, Side::first) + total(state, Side::second) + result.sums[0] + result.sums[1];
    result.finals = {(all + *result.margin) / 2, (all - *result.margin) / 2};
    return result;
}

} // namespace zugzwang::numbers
