#include "games/points/show/zone_words.hpp"

#include <bit>

#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

std::string counts_words(MoveCounts counts) {
    if (counts == 0) return {};
    constexpr int most = 4;
    if (std::popcount(counts) > most)
        return filled("{1}{2} … {3}{4}", "{", std::countr_zero(counts), std::bit_width(counts) - 1, "}");
    std::string words;
    for (; counts != 0; counts &= counts - 1)
        words += (words.empty() ? "" : ", ") + std::to_string(std::countr_zero(counts));
    return "{" + words + "}";
}

} // namespace zugzwang::points
