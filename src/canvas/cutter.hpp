// What of a picture is drawn, and how: bands of rows cut to what is not empty, and a body of one alpha.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <SDL.h>

#include "canvas/mask.hpp"

namespace zugzwang::canvas {

/// Colours with their alpha, or the coverage of a mask, row by row.
template <class Pixel>
struct View {
    const Pixel* pixels;
    int width, height, stride;

    [[nodiscard]] const Pixel* row(int y) const { return pixels + static_cast<std::ptrdiff_t>(y) * stride; }
};

[[nodiscard]] inline std::uint8_t alpha_of(std::uint32_t pixel) { return static_cast<std::uint8_t>(pixel >> 24); }
[[nodiscard]] inline std::uint8_t alpha_of(std::uint8_t cover) { return cover; }

inline constexpr auto is_drawn = [](auto pixel) { return alpha_of(pixel) != 0; };

/// Light or shadow rather than a thing with thin parts.
template <class Pixel>
[[nodiscard]] bool is_soft(const View<Pixel>& view) {
    constexpr std::uint8_t densest = 176;
    for (int y = 0; y < view.height; ++y) {
        const auto is_dense = [](Pixel pixel) { return alpha_of(pixel) > densest; };
        if (std::any_of(view.row(y), view.row(y) + view.width, is_dense)) return false;
    }
    return true;
}

/// How a picture is cut into parts.
enum class Cut : std::uint8_t { whole, body, bands, convex };

template <class Pixel>
class Cutter {
  public:
    Cutter(const View<Pixel>& view, Cut how) : view_(view) {
        if (how == Cut::whole) edges_.push_back({0, 0, view.width, view.height});
        if (how == Cut::body) cut();
        if (how == Cut::bands) cut_bands();
        if (how == Cut::convex) cut_convex();
    }

    [[nodiscard]] const std::vector<SDL_Rect>& edges() const { return edges_; }
    [[nodiscard]] const std::vector<SDL_Rect>& insides() const { return insides_; }
    [[nodiscard]] std::uint8_t alpha() const { return alpha_; }

  private:
    static constexpr int band_height = Mask::band_height;
    static constexpr int min_body_side = 24; // below this a second copy costs more than it saves

    /// Cuts away what is empty, band by band.
    void cut_bands() {
        for (int top = 0; top < view_.height; top += band_height)
            add_edges(top, std::min(top + band_height, view_.height), 0, view_.width);
    }

    /// Cuts a convex shape: the body of each band is what is wholly covered in all of its rows.
    void cut_convex() {
        alpha_ = 255;
        const auto is_full = [](Pixel pixel) { return alpha_of(pixel) == 255; };
        for (int top = 0; top < view_.height; top += band_height) {
            const int bottom = std::min(top + band_height, view_.height);
            int left = 0;
            int right = view_.width;
            for (int y = top; y < bottom; ++y) {
                const auto* row = view_.row(y);
                left = static_cast<int>(std::find_if(row + left, row + right, is_full) - row);
                while (right > left && !is_full(row[right - 1]))
                    --right;
            }
            if (right - left < min_body_side) {
                add_edges(top, bottom, 0, view_.width);
                continue;
            }
            add_edges(top, bottom, 0, left);
            add_edges(top, bottom, right, view_.width);
            insides_.push_back({left, top, right - left, bottom - top});
        }
    }

    /// Cuts off the body about the middle, and above and below it what goes on with the same alpha.
    void cut() {
        const auto* middle = view_.row(view_.height / 2);
        alpha_ = alpha_of(middle[view_.width / 2]);
        const auto [left, right] = even_run(view_.height / 2, view_.height / 2 + 1);
        int top = view_.height / 2;
        int bottom = top;
        while (top > 0 && is_even(top - 1, left, right))
            --top;
        while (bottom < view_.height && is_even(bottom, left, right))
            ++bottom;
        if (right - left < min_body_side || bottom - top < min_body_side) {
            add_edges(0, view_.height, 0, view_.width);
            return;
        }
        cut_strip(0, top);
        cut_strip(top, bottom);
        cut_strip(bottom, view_.height);
    }

    [[nodiscard]] bool is_even(int y, int left, int right) const {
        return std::all_of(view_.row(y) + left, view_.row(y) + right,
                           [this](Pixel pixel) { return alpha_of(pixel) == alpha_; });
    }

    /// The run about the middle column that has the body's alpha in all these rows.
    [[nodiscard]] std::pair<int, int> even_run(int from, int to) const {
        const auto is_other = [this](Pixel pixel) { return alpha_of(pixel) != alpha_; };
        const int middle = view_.width / 2;
        int left = 0;
        int right = view_.width;
        for (int y = from; y < to; ++y) {
            const auto* row = view_.row(y);
            int x = middle;
            while (x > left && !is_other(row[x - 1]))
                --x;
            left = x;
            right = static_cast<int>(std::find_if(row + middle, row + right, is_other) - row);
        }
        return {left, right};
    }

    void cut_strip(int from, int to) {
        const auto [left, right] = even_run(from, to);
        if (right - left < min_body_side) {
            add_edges(from, to, 0, view_.width);
            return;
        }
        add_edges(from, to, 0, left);
        add_edges(from, to, right, view_.width);
        if (alpha_ != 0 && to > from) insides_.push_back({left, from, right - left, to - from});
    }

    /// What of each band of rows is not empty.
    void add_edges(int from, int to, int left, int right) {
        const auto already = edges_.size();
        for (int top = from; top < to; top += band_height) {
            const int bottom = std::min(top + band_height, to);
            int first = right;
            int last = left - 1;
            for (int y = top; y < bottom; ++y) {
                const auto* row = view_.row(y);
                first = static_cast<int>(std::find_if(row + left, row + first, is_drawn) - row);
                int x = right - 1;
                while (x > last && !is_drawn(row[x]))
                    --x;
                last = x;
            }
            if (last < first) continue;
            const bool joins = edges_.size() > already && edges_.back().x == first &&
                               edges_.back().w == last + 1 - first && edges_.back().y + edges_.back().h == top;
            if (joins)
                edges_.back().h += bottom - top;
            else
                edges_.push_back({first, top, last + 1 - first, bottom - top});
        }
    }

    const View<Pixel>& view_;
    std::vector<SDL_Rect> edges_, insides_;
    std::uint8_t alpha_ = 0;
};

} // namespace zugzwang::canvas
