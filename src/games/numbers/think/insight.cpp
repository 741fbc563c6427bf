#include "games/numbers/think/insight.hpp"

#include <algorithm>

#include "games/numbers/think/reduction.hpp"

namespace zugzwang::numbers {
namespace {

/// Fills Opt in the seed's order: column after column, each from the single number up to the longest part.
void fill(Triangle& triangle, const Row& row, Side mover_of_whole) {
    const auto size = triangle.size();
    triangle.first_gets.assign(size * (size + 1) / 2, 0);
    const auto gets = [&](std::size_t from, std::size_t length) -> std::int64_t {
        return length == 0 ? 0 : triangle.first_gets[triangle.cell(from, length)];
    };
    for (std::size_t last = 0; last < size; ++last) {
        for (std::size_t from = last + 1; from-- > 0;) {
            const auto length = last + 1 - from;
            const bool firsts_turn = ((size - length) % 2 == 0) == (mover_of_whole == Side::first);
            const auto by_left = gets(from + 1, length - 1), by_right = gets(from, length - 1);
            triangle.first_gets[triangle.cell(from, length)] =
                firsts_turn ? std::max(row[triangle.begin + from] + by_left, row[triangle.begin + last] + by_right)
                            : std::min(by_left, by_right);
        }
    }
}

/// The best moves from what is left now, read off the table.
void find_best_way(Triangle& triangle, Rules::State state) {
    const auto gets = [&](const Rules::State& at) -> std::int64_t {
        return at.empty() ? 0 : triangle.first_gets[triangle.cell(at.begin - triangle.begin, at.size())];
    };
    while (!state.empty()) {
        const auto by_left = Rules::after(state, take_left), by_right = Rules::after(state, take_right);
        const auto left = total(by_left, Side::first) + gets(by_left);
        const auto right = total(by_right, Side::first) + gets(by_right);
        const bool prefer_left = state.to_move == Side::first ? left >= right : left <= right;
        triangle.best.push_back(prefer_left ? take_left : take_right);
        state = prefer_left ? by_left : by_right;
    }
}

std::optional<Triangle> triangle_of(const Rules::State& state) {
    if (!state.row || state.size() > longest_triangle) return std::nullopt;
    const auto beyond = static_cast<std::uint32_t>(longest_triangle - state.size());
    const auto whole = static_cast<std::uint32_t>(state.row->size());
    Triangle triangle{.begin = state.begin - std::min(beyond, state.begin),
                      .end = state.end + std::min(beyond, whole - state.end),
                      .first_gets = {},
                      .best = {}};
    const bool same_side = (triangle.size() - state.size()) % 2 == 0;
    fill(triangle, *state.row, same_side ? state.to_move : other(state.to_move));
    find_best_way(triangle, state);
    return triangle;
}

} // namespace

Insight insight(const Rules::State& state, SearchControl& control) {
    Insight found;
    for (auto place = state.begin; place < state.end; ++place)
        found.sums[place % 2] += (*state.row)[place];
    found.triangle = triangle_of(state);
    if (state.empty()) {
        found.margin = total(state, Side::first) - total(state, Side::second);
    } else {
        const auto margins = margins_by_end(state, control);
        if (!margins) return found;
        const auto [left, right] = *margins;
        const std::int64_t sign = state.to_move == Side::first ? 1 : -1;
        found.margin_after = {sign * left, sign * right};
        found.margin = sign * std::max(left, right);
        if (left >= right) found.best.push_back(take_left);
        if (right >= left) found.best.push_back(take_right);
    }
    const auto all = total(state, Side::first) + total(state, Side::second) + found.sums[0] + found.sums[1];
    found.finals = {(all + *found.margin) / 2, (all - *found.margin) / 2};
    return found;
}

} // namespace zugzwang::numbers
