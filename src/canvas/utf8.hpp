// Walking through UTF-8 that may be broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace zugzwang::app {

struct Codepoint {
    std::uint32_t value = 0; ///< U+FFFD where the bytes are not UTF-8.
    std::size_t bytes = 1;
};

/// The first code point of a text that is not empty.
[[nodiscard]] constexpr Codepoint first_codepoint(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t bytes = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 ? 3 : 2;
    constexpr Codepoint broken{0xFFFD, 1};
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return broken;
    std::uint32_t value = lead & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return broken;
        value = value << 6U | (byte(i) & 0x3FU);
    }
    constexpr std::uint32_t min[] = {0, 0, 0x80, 0x800, 0x10000};
    if (value < min[bytes] || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return broken;
    return {value, bytes};
}

} // namespace zugzwang::app
