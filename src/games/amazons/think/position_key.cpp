#include "games/amazons/think/position_key.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::amazons {
namespace {

/// 0 to 3 for every rectangle, to 7 for a square.
Square image(const Rules::State& state, Square square, std::size_t symmetry) {
    int file = file_of(square), rank = rank_of(square);
    if ((symmetry & 1U) != 0) file = state.files - 1 - file;
    if ((symmetry & 2U) != 0) rank = state.ranks - 1 - rank;
    if ((symmetry & 4U) != 0) std::swap(file, rank);
    return square_at(file, rank);
}

} // namespace

/// Each queen and arrow on each square has a word (A. Zobrist, A New Hashing Method with Application for Game Playing,
/// 1970); of the sums of all mirror images the lowest stands for them.
std::uint64_t position_key(const Rules::State& state) {
    constexpr std::uint64_t squares = max_ranks * max_ranks;
    const std::size_t symmetries = state.files == state.ranks ? 8 : 4;
    std::array<std::uint64_t, 8> sums{};
    const auto add = [&](const SquareSet& set, std::uint64_t kind) {
        for (const Square square : set) {
            for (std::size_t symmetry = 0; symmetry < symmetries; ++symmetry)
                sums[symmetry] ^= splitmix(kind * squares + image(state, square, symmetry));
        }
    };
    add(state.queens[Side::first], 0);
    add(state.queens[Side::second], 1);
    add(state.closed, 2);
    auto word = *std::min_element(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(symmetries));
    word = joined(word, state.files * (max_ranks + std::uint64_t{1}) + state.ranks);
    return joined(word, static_cast<std::uint64_t>(state.to_move));
}

} // namespace zugzwang::amazons
