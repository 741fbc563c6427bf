#include "games/points/think/position_key.hpp"

#include "zugzwang/base/hash.hpp"

namespace zugzwang::points {

std::uint64_t position_key(const Rules::State& state) {
    std::uint64_t drawn = 0; // each segment has a word, their sum has no order
    for (const auto& segment : state.drawn)
        drawn ^= splitmix(static_cast<std::uint64_t>(state.board->segment_index(segment)));
    auto word = joined(drawn, static_cast<std::uint64_t>(state.to_move));
    for (const auto& point : state.board->points()) {
        word = joined(word, static_cast<std::uint64_t>(point.x));
        word = joined(word, static_cast<std::uint64_t>(point.y));
    }
    return word;
}

} // namespace zugzwang::points
