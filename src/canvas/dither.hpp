// Ordered dithering (B. E. Bayer, 1973): hides the steps of a faint gradient in a pattern too fine to see.
#pragma once

#include <array>
#include <cstdint>

namespace zugzwang::canvas {

/// What is added at a pixel before a value is cut to a whole step: within 0..1, never at its ends.
[[nodiscard]] constexpr float dither_threshold(int x, int y) {
    constexpr std::array<std::uint8_t, 64> bayer{0,  32, 8,  40, 2,  34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26,
                                                 12, 44, 4,  36, 14, 46, 6,  38, 60, 28, 52, 20, 62, 30, 54, 22,
                                                 3,  35, 11, 43, 1,  33, 9,  41, 51, 19, 59, 27, 49, 17, 57, 25,
                                                 15, 47, 7,  39, 13, 45, 5,  37, 63, 31, 55, 23, 61, 29, 53, 21};
    return (static_cast<float>(bayer[static_cast<std::size_t>((y & 7) * 8 + (x & 7))]) + 0.5F) / 64;
}

} // namespace zugzwang::canvas
