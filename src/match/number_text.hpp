// Numbers as the reports of matches and tournaments write them.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>

#include "zugzwang/base/words.hpp"

namespace zugzwang::match {

/// With so many digits after the point.
[[nodiscard]] inline std::string decimal(double value, int digits) {
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits).ptr;
    return {text.data(), end};
}

/// A difference of ratings: "+12", "0", "-3".
[[nodiscard]] inline std::string elo_text(double difference) {
    const auto text = decimal(std::round(difference) + 0.0, 0); // never "-0"
    return difference >= 0.5 ? "+" + text : text;
}

/// "[=====     ] 50/100".
[[nodiscard]] inline std::string bar(std::uint64_t done, std::uint64_t all) {
    constexpr std::size_t cells = 20;
    const auto full = std::min(cells, static_cast<std::size_t>(cells * done / std::max<std::uint64_t>(all, 1)));
    return filled("[{}{}] {}/{}", std::string(full, '='), std::string(cells - full, ' '), done, all);
}

} // namespace zugzwang::match
