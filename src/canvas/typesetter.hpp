// Breaks words into lines, shortens what is too long, and keeps every line that was drawn as a picture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canvas/assets.hpp"
#include "canvas/fonts.hpp"
#include "canvas/lru_cache.hpp"
#include "canvas/picture.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::canvas {

class Typesetter {
  public:
    explicit Typesetter(const Assets& assets);

    /// A text laid out: its lines and its size in whole pixels.
    struct Block {
        std::vector<std::string> lines;
        std::vector<int> widths;
        int width = 0, height = 0;
        int ascent = 0;    ///< From the top to the first baseline.
        int line_step = 0; ///< From a baseline to the next.
    };
    /// Good until the next call.
    [[nodiscard]] const Block& block(std::string_view words, const TextStyle& style);
    /// The picture of one line, its baseline Block::ascent below its top; null when there is nothing to see.
    [[nodiscard]] const Picture* line(SDL_Renderer& renderer, std::string_view line, const TextStyle& style,
                                      Colour colour);
    void forget();

  private:
    /// Of one line.
    [[nodiscard]] int width_of(std::string_view line, const TextStyle& style);
    [[nodiscard]] Block laid_out(std::string_view words, const TextStyle& style);
    void break_lines(std::string_view paragraph, const TextStyle& style, std::vector<std::string>& lines);
    /// The longest beginning that is no wider with `behind` after it; spaces at its end do not count.
    [[nodiscard]] std::string_view fitting(std::string_view text, float width, std::string_view behind,
                                           const TextStyle& style);
    [[nodiscard]] std::string shortened(std::string_view line, const TextStyle& style);

    Fonts fonts_;
    LruCache<int> widths_; ///< Of lines; each block needs that of the same one several times.
    LruCache<Block> blocks_;
    LruCache<Picture> pictures_;
};

} // namespace zugzwang::canvas
