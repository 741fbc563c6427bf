// How people see colours who lack one kind of cone, and how far apart two colours look.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::testing {

/// Red and green, green and red, blue and yellow are hard to tell.
enum class ColourVision : std::uint8_t { usual, protan, deutan, tritan };

using LinearColour = std::array<double, 3>; ///< Red, green, blue, 0 to 1, as light adds up.

/// IEC 61966-2-1.
[[nodiscard]] inline double linear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// Without that cone at all: the matrices of Machado, Oliveira and Fernandes (2009) at severity 1.
[[nodiscard]] inline LinearColour seen_by(ColourVision vision, Colour colour) {
    using Matrix = std::array<LinearColour, 3>;
    static constexpr std::array<Matrix, 4> matrices{
        Matrix{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        Matrix{{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        Matrix{{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        Matrix{{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}};
    const LinearColour light{linear(colour.red), linear(colour.green), linear(colour.blue)};
    LinearColour seen{};
    for (std::size_t row = 0; row < seen.size(); ++row) {
        for (std::size_t column = 0; column < light.size(); ++column)
            seen[row] += matrices[static_cast<std::size_t>(vision)][row][column] * light[column];
        seen[row] = std::clamp(seen[row], 0.0, 1.0);
    }
    return seen;
}

/// In CIELAB under D65 (CIE 1976): 2.3 is just seen, black and white are 100 apart.
[[nodiscard]] inline double colour_difference(const LinearColour& one, const LinearColour& two) {
    const auto lab = [](const LinearColour& light) {
        const auto [red, green, blue] = light;
        const auto root = [](double part) {
            return part > 216.0 / 24389 ? std::cbrt(part) : (24389.0 / 27 * part + 16) / 116;
        };
        const double x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
        const double y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
        const double z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
        return LinearColour{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const auto a = lab(one), b = lab(two);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace zugzwang::testing
