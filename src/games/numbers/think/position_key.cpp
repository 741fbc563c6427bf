#include "games/numbers/think/position_key.hpp"

#include <algorithm>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::numbers {

std::uint64_t position_key(const Rules::State& state) {
    const auto numbers = state.numbers();
    std::uint64_t from_left = numbers.size(), from_right = from_left;
    for (std::size_t place = 0; place < numbers.size(); ++place) {
        from_left = joined(from_left, static_cast<std::uint64_t>(numbers[place]));
        from_right = joined(from_right, static_cast<std::uint64_t>(numbers[numbers.size() - 1 - place]));
    }
    const auto ahead = state.totals[Side::first] - state.totals[Side::second];
    const auto word = joined(std::min(from_left, from_right), static_cast<std::uint64_t>(ahead));
    return joined(word, static_cast<std::uint64_t>(state.to_move));
}

} // namespace zugzwang::numbers
