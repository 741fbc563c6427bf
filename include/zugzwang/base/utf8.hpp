// Walking through UTF-8 that may be broken: every byte that belongs to no code point counts as one of its own.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zugzwang {

struct CodePoint {
    char32_t value = 0; ///< U+FFFD where the bytes are not UTF-8.
    std::size_t bytes = 1;
};

/// The first code point of a text that is not empty.
[[nodiscard]] CodePoint first_code_point(std::string_view text);

/// Where the code point before or after a place begins; places are in bytes, and stay within the text.
[[nodiscard]] std::size_t place_before(std::string_view text, std::size_t place);
[[nodiscard]] std::size_t place_after(std::string_view text, std::size_t place);

/// As much of the text as `bytes` bytes hold without cutting a code point.
[[nodiscard]] std::string_view whole_prefix(std::string_view text, std::size_t bytes);

[[nodiscard]] std::size_t code_point_count(std::string_view text);
/// Filled up with spaces to so many code points.
[[nodiscard]] std::string padded(std::string text, std::size_t width);

/// The bytes of a valid code point.
[[nodiscard]] std::string utf8_of(char32_t code_point);

} // namespace zugzwang
