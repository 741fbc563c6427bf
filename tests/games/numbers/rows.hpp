// Rows of every shape for the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/numbers/rules.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::numbers {

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

} // namespace zugzwang::numbers
