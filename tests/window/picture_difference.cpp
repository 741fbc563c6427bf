#include "window/picture_difference.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace zugzwang::testing {

namespace {

constexpr int near_enough = 24; ///< Steps of 256 in a channel.

using Channels = std::array<int, 3>;

Channels channels_at(const SDL_Surface& picture, int x, int y) {
    const auto* row = static_cast<const std::uint8_t*>(picture.pixels) + static_cast<std::ptrdiff_t>(y) * picture.pitch;
    const auto value = reinterpret_cast<const std::uint32_t*>(row)[x];
    return {static_cast<int>(value >> 16U & 255U), static_cast<int>(value >> 8U & 255U),
            static_cast<int>(value & 255U)};
}

bool is_near(const Channels& a, const Channels& b) {
    for (std::size_t i = 0; i < 3; ++i) {
        if (std::abs(a[i] - b[i]) > near_enough) return false;
    }
    return true;
}

/// Whether the other picture has nothing like it about that place.
bool is_strange(const Channels& value, const SDL_Surface& other, int x, int y) {
    Channels low{255, 255, 255};
    Channels high{0, 0, 0};
    for (int row = std::max(0, y - 1); row <= std::min(other.h - 1, y + 1); ++row) {
        for (int column = std::max(0, x - 1); column <= std::min(other.w - 1, x + 1); ++column) {
            const auto there = channels_at(other, column, row);
            for (std::size_t i = 0; i < 3; ++i) {
                low[i] = std::min(low[i], there[i]);
                high[i] = std::max(high[i], there[i]);
            }
        }
    }
    for (std::size_t i = 0; i < 3; ++i) {
        if (value[i] < low[i] - near_enough || value[i] > high[i] + near_enough) return true;
    }
    return false;
}

/// True for each pixel that counts, row by row.
std::vector<bool> strange_pixels(const SDL_Surface& a, const SDL_Surface& b) {
    std::vector<bool> strange(static_cast<std::size_t>(a.w) * static_cast<std::size_t>(a.h));
    for (int y = 0; y < a.h; ++y) {
        for (int x = 0; x < a.w; ++x) {
            const auto here = channels_at(a, x, y);
            const auto there = channels_at(b, x, y);
            if (is_near(here, there)) continue;
            strange[static_cast<std::size_t>(y * a.w + x)] = is_strange(here, b, x, y) || is_strange(there, a, x, y);
        }
    }
    return strange;
}

/// Takes the piece that this pixel belongs to out of `strange`.
Difference taken_piece(std::vector<bool>& strange, int width, int height, int first) {
    int left = width, top = height, right = 0, bottom = 0, pixels = 0;
    strange[static_cast<std::size_t>(first)] = false;
    for (std::vector<int> open{first}; !open.empty();) {
        const int x = open.back() % width;
        const int y = open.back() / width;
        open.pop_back();
        ++pixels;
        left = std::min(left, x), right = std::max(right, x + 1);
        top = std::min(top, y), bottom = std::max(bottom, y + 1);
        for (int row = std::max(0, y - 1); row <= std::min(height - 1, y + 1); ++row) {
            for (int column = std::max(0, x - 1); column <= std::min(width - 1, x + 1); ++column) {
                const auto at = static_cast<std::size_t>(row * width + column);
                if (!strange[at]) continue;
                strange[at] = false;
                open.push_back(row * width + column);
            }
        }
    }
    return {pixels, {left, top, right - left, bottom - top}};
}

} // namespace

Difference largest_difference(const SDL_Surface& a, const SDL_Surface& b) {
    assert(a.w == b.w && a.h == b.h);
    auto strange = strange_pixels(a, b);
    Difference largest;
    for (std::size_t at = 0; at < strange.size(); ++at) {
        if (!strange[at]) continue;
        const auto piece = taken_piece(strange, a.w, a.h, static_cast<int>(at));
        if (piece.pixels > largest.pixels) largest = piece;
    }
    return largest;
}

} // namespace zugzwang::testing
