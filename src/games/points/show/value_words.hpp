// How the values of zones and parts of Points are written.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

#include "games/points/think/nim_words.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::points {

/// "1, 11, 17" grows by a number.
template <class Number>
void add_number(std::string& words, Number number) {
    words += (words.empty() ? "" : ", ") + std::to_string(number);
}

/// "{1, 2}"; more than four of them as "{3 … 7}". Nothing for 0, which stands for not counted.
[[nodiscard]] inline std::string counts_words(MoveCounts counts) {
    constexpr int most = 4;
    if (counts == 0) return {};
    if (std::popcount(counts) > most)
        return filled("{1}{2} … {3}{4}", "{", std::countr_zero(counts), std::bit_width(counts) - 1, "}");
    std::string words;
    for (; counts != 0; counts &= counts - 1)
        add_number(words, std::countr_zero(counts));
    return "{" + words + "}";
}

} // namespace zugzwang::points
