// Numbers in hexadecimal digits, small letters.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>

namespace zugzwang {

/// With zeros before it, where it has fewer digits than that.
[[nodiscard]] inline std::string hexadecimal(std::uint64_t number, std::size_t min_digits = 1) {
    std::array<char, 16> digits{};
    const auto* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    std::string text(static_cast<const char*>(digits.data()), end);
    return text.size() < min_digits ? text.insert(0, min_digits - text.size(), '0') : text;
}

} // namespace zugzwang
