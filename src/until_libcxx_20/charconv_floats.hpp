// std::from_chars and std::to_chars of numbers with a fraction, for a standard library without them. The locale is C's,
// as a page's always is.
#pragma once

#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>
#include <type_traits>

namespace until_libcxx_20 {

[[nodiscard]] inline bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Where the number ends that begins at `first`: `first` itself where none begins. Infinities are no numbers here.
[[nodiscard]] inline const char* number_end(const char* first, const char* last, std::chars_format format) {
    const char* at = first;
    if (at != last && *at == '-') ++at;
    bool has_digits = false;
    for (; at != last && is_digit(*at); ++at)
        has_digits = true;
    if (at != last && *at == '.') {
        const char* fraction = at + 1;
        for (; fraction != last && is_digit(*fraction); ++fraction)
            has_digits = true;
        if (has_digits) at = fraction;
    }
    if (!has_digits) return first;
    if (format == std::chars_format::fixed || at == last || (*at != 'e' && *at != 'E')) return at;
    const char* power = at + 1;
    if (power != last && (*power == '-' || *power == '+')) ++power;
    if (power == last || !is_digit(*power)) return at;
    while (power != last && is_digit(*power))
        ++power;
    return power;
}

template <class Number>
requires std::is_floating_point_v<Number>
inline std::from_chars_result from_chars(const char* first, const char* last, Number& value,
                                         std::chars_format format = std::chars_format::general) {
    const char* end = number_end(first, last, format);
    if (end == first) return {first, std::errc::invalid_argument};
    const std::string digits(first, end);
    const auto read = static_cast<Number>(std::is_same_v<Number, float> ? std::strtof(digits.c_str(), nullptr)
                                                                        : std::strtod(digits.c_str(), nullptr));
    constexpr auto largest = std::numeric_limits<Number>::max();
    if (read > largest || read < -largest) return {end, std::errc::result_out_of_range};
    value = read;
    return {end, std::errc()};
}

/// Copies what was written, where it has room.
[[nodiscard]] inline std::to_chars_result copied(char* first, char* last, const char* text) {
    const auto length = static_cast<std::ptrdiff_t>(std::strlen(text));
    if (last - first < length) return {last, std::errc::value_too_large};
    std::memcpy(first, text, static_cast<std::size_t>(length));
    return {first + length, std::errc()};
}

/// With so many digits after the point; `fixed` alone is known.
inline std::to_chars_result to_chars(char* first, char* last, double value, std::chars_format /*fixed*/, int digits) {
    std::array<char, 400> text{}; // the largest number has 309 digits
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return copied(first, last, text.data());
}

/// The fewest digits that are read back as the same number.
template <class Number>
requires std::is_floating_point_v<Number>
inline std::to_chars_result to_chars(char* first, char* last, Number value) {
    std::array<char, 40> text{};
    for (int digits = 1; digits <= std::numeric_limits<Number>::max_digits10; ++digits) {
        std::snprintf(text.data(), text.size(), "%.*g", digits, static_cast<double>(value));
        if (static_cast<Number>(std::strtod(text.data(), nullptr)) == value) break;
    }
    return copied(first, last, text.data());
}

} // namespace until_libcxx_20
