#include "games/numbers/think/look_ahead.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace zugzwang::numbers {
namespace {

/// Negamax values by the first place left and the number of numbers left, one ply deeper than `shallower`.
std::vector<std::vector<std::int64_t>> one_ply_deeper(const std::vector<std::vector<std::int64_t>>& shallower,
                                                      std::span<const std::int32_t> row) {
    auto values = shallower;
    for (std::size_t left = 1; left <= row.size(); ++left) {
        for (std::size_t begin = 0; begin + left <= row.size(); ++begin)
            values[begin][left] = std::max(row[begin] - shallower[begin + 1][left - 1],
                                           row[begin + left - 1] - shallower[begin][left - 1]);
    }
    return values;
}

} // namespace

int depth_to_see(const Rules::State& state, const Rules::Move& move) {
    const auto row = state.numbers();
    const auto count = row.size();
    std::vector<std::vector<std::int64_t>> values(count + 1, std::vector<std::int64_t>(count + 1));
    int needed_depth = 1;
    for (std::size_t depth = 1; depth <= count; ++depth) {
        const auto by_left = row.front() - values[1][count - 1], by_right = row.back() - values[0][count - 1];
        const bool prefers_move = move == take_left ? by_left > by_right : by_right > by_left;
        if (!prefers_move) needed_depth = static_cast<int>(depth) + 1;
        values = one_ply_deeper(values, row);
    }
    return needed_depth;
}

} // namespace zugzwang::numbers
