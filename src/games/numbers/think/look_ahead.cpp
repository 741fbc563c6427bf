#include "games/numbers/think/look_ahead.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace zugzwang::numbers {
namespace {

/// What the mover gains more than the other in the next moves, by the first place left and the numbers left.
std::vector<std::vector<std::int64_t>> looked_further(const std::vector<std::vector<std::int64_t>>& nearer,
                                                      std::span<const std::int32_t> row) {
    auto gains = nearer;
    for (std::size_t left = 1; left <= row.size(); ++left) {
        for (std::size_t begin = 0; begin + left <= row.size(); ++begin)
            gains[begin][left] =
                std::max(row[begin] - nearer[begin + 1][left - 1], row[begin + left - 1] - nearer[begin][left - 1]);
    }
    return gains;
}

} // namespace

int moves_to_look_ahead(const Rules::State& state, const Rules::Move& move) {
    const auto row = state.numbers();
    const auto count = row.size();
    std::vector<std::vector<std::int64_t>> gains(count + 1, std::vector<std::int64_t>(count + 1));
    int needed = 1;
    for (std::size_t looked = 1; looked <= count; ++looked) {
        const auto by_left = row.front() - gains[1][count - 1], by_right = row.back() - gains[0][count - 1];
        const bool sees = move == take_left ? by_left > by_right : by_right > by_left;
        if (!sees) needed = static_cast<int>(looked) + 1;
        gains = looked_further(gains, row);
    }
    return needed;
}

} // namespace zugzwang::numbers
