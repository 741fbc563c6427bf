// Rows of every shape, positions and games for the tests.
#pragma once

#include "games/numbers/rules.hpp"
#include "support/standard.hpp"
#include "support/within.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::numbers {

/// The row that the table's lesson was thought out on.
inline const Row known_row{5, 4, 2, 5, 3, 1, 13, 10, 9, 6, 7, 15};

inline Row random_row(Random& random, std::size_t length, std::int64_t max) {
    Row row(length);
    for (auto& number : row)
        number = static_cast<std::int32_t>(random.between(1, max));
    return row;
}

inline const std::vector<std::string> row_shapes{"random", "small random", "mountain", "valley", "zigzag", "plateaus"};

inline Row shaped_row(const std::string& shape, std::size_t length) {
    Random random(length);
    if (shape == "random") return random_row(random, length, largest_number);
    if (shape == "small random") return random_row(random, length, 3);
    Row row(length);
    const auto size = static_cast<std::int64_t>(length);
    for (std::int64_t i = 0; i < size; ++i) {
        auto& number = row[static_cast<std::size_t>(i)];
        if (shape == "mountain")
            number = static_cast<std::int32_t>(1 + std::min(i, size - 1 - i));
        else if (shape == "valley")
            number = static_cast<std::int32_t>(1 + std::abs(i - size / 2));
        else if (shape == "zigzag")
            number = static_cast<std::int32_t>(i % 2 == 1 ? 999'999'999 - i % 1000 : 1 + i % 7);
        else
            number = static_cast<std::int32_t>(1 + i / 1000 % 3);
    }
    return row;
}

/// The position after the moves.
inline Rules::State played(Rules::State state, const std::vector<Rules::Move>& moves) {
    for (const auto& move : moves)
        state = Rules::after(state, move);
    return state;
}

/// Of a drawn row, some of which is taken already, one number left at least.
inline Rules::State random_position(Random& random, std::size_t length, std::int64_t max) {
    auto state = start_of(random_row(random, length, max));
    for (auto taken = random.below(state.size()); taken > 0; --taken)
        state = Rules::after(state, random.below(2) == 0 ? take_left : take_right);
    return state;
}

/// What a player takes that nothing limits.
inline Rules::Move choice(Player<Rules>& player, const Rules::State& state) {
    return *player.choose(state, Unlimited(), {});
}

/// The end of the game between two players.
inline Rules::State played_out(Rules::State state, Player<Rules>& first, Player<Rules>& second) {
    while (!state.empty())
        state = Rules::after(state, choice(state.to_move == Side::first ? first : second, state));
    return state;
}

} // namespace zugzwang::numbers
