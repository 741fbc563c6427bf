#include "games/sticks/think/position_key.hpp"

#include "zugzwang/base/hash.hpp"

namespace zugzwang::sticks {

std::uint64_t position_key(const Rules::State& state) {
    auto word = splitmix(static_cast<std::uint64_t>(state.left));
    word = joined(word, static_cast<std::uint64_t>(max_to_take(state)));
    word = joined(word, state.misere ? 1 : 0);
    return joined(word, static_cast<std::uint64_t>(state.to_move));
}

} // namespace zugzwang::sticks
