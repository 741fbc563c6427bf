#include "canvas/typesetter.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "zugzwang/base/utf8.hpp"

namespace zugzwang::canvas {

namespace {

constexpr std::size_t width_bytes = 1U << 20U;
constexpr std::size_t block_bytes = 4U << 20U;
constexpr std::size_t picture_bytes = 64U << 20U;
constexpr float line_height = 1.36F;       // of the em, from baseline to baseline
constexpr std::size_t soon_measured = 256; ///< Bytes of a text that is measured whole at once.
constexpr std::string_view ellipsis = "…";

int whole_size(const TextStyle& style) { return std::clamp(static_cast<int>(std::round(style.size)), 1, 1000); }

std::string key_of(std::string_view words, const TextStyle& style) {
    std::string key(words);
    key += '\0';
    for (const int part :
         {whole_size(style), static_cast<int>(style.weight), static_cast<int>(std::round(style.wrap_width)),
          static_cast<int>(std::round(style.max_width))})
        key += std::to_string(part) + ' ';
    return key;
}

std::string_view without_spaces_behind(std::string_view text) {
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

} // namespace

Typesetter::Typesetter(const Assets& assets)
    : fonts_(assets.root() / "fonts"), widths_(width_bytes), blocks_(block_bytes), pictures_(picture_bytes) {}

void Typesetter::forget() {
    widths_.clear();
    blocks_.clear();
    pictures_.clear();
}

const Typesetter::Block& Typesetter::block(std::string_view words, const TextStyle& style) {
    auto key = key_of(words, style);
    const std::size_t cost = 2 * key.size() + 160;
    return blocks_.find_or_make(
        std::move(key), [&] { return laid_out(words, style); }, [cost](const Block&) { return cost; });
}

int Typesetter::width_of(std::string_view line, const TextStyle& style) {
    const int size = whole_size(style);
    std::string key(line);
    key += '\0';
    key += std::to_string(size) + ' ' + std::to_string(static_cast<int>(style.weight));
    const std::size_t cost = 2 * key.size() + 100;
    return widths_.find_or_make(
        std::move(key), [&] { return fonts_.width(line, size, style.weight); }, [cost](int) { return cost; });
}

Typesetter::Block Typesetter::laid_out(std::string_view words, const TextStyle& style) {
    Block block;
    const int size = whole_size(style);
    while (true) {
        const auto end = words.find('\n');
        break_lines(words.substr(0, end), style, block.lines);
        if (end == words.npos) break;
        words.remove_prefix(end + 1);
    }
    if (style.max_width > 0) {
        for (auto& line : block.lines)
            line = shortened(line, style);
    }
    for (const auto& line : block.lines)
        block.widths.push_back(width_of(line, style));
    block.width = std::ranges::max(block.widths);
    block.ascent = fonts_.ascent(size, style.weight);
    block.line_step = static_cast<int>(std::round(static_cast<float>(size) * line_height));
    block.height = block.ascent + fonts_.descent(size, style.weight) +
                   block.line_step * (static_cast<int>(block.lines.size()) - 1);
    return block;
}

std::string_view Typesetter::fitting(std::string_view text, float width, std::string_view behind,
                                     const TextStyle& style) {
    const auto fits = [&](std::size_t bytes) {
        const auto line = std::string(without_spaces_behind(whole_prefix(text, bytes))) + std::string(behind);
        return static_cast<float>(width_of(line, style)) <= width;
    };
    if (text.size() <= soon_measured && fits(text.size())) return text;
    std::size_t good = 0;
    std::size_t step = 16;
    while (good < text.size() && fits(good + step))
        good += std::exchange(step, step * 2);
    for (; step > 0; step /= 2) {
        if (good < text.size() && fits(good + step)) good += step;
    }
    return whole_prefix(text, good);
}

void Typesetter::break_lines(std::string_view paragraph, const TextStyle& style, std::vector<std::string>& lines) {
    if (style.wrap_width <= 0) {
        lines.emplace_back(paragraph);
        return;
    }
    const auto part_that_fits = [&](std::string_view text) { return fitting(text, style.wrap_width, {}, style); };
    std::string line;
    while (!paragraph.empty()) {
        const auto space = paragraph.find(' ');
        std::string_view word = paragraph.substr(0, space == paragraph.npos ? space : space + 1);
        paragraph.remove_prefix(word.size());
        const auto longer = line + std::string(word);
        if (part_that_fits(longer).size() == longer.size()) {
            line = longer;
            continue;
        }
        if (!line.empty()) lines.emplace_back(without_spaces_behind(line));
        while (true) { // a word that is wider than the whole line is cut
            auto part = part_that_fits(word);
            if (part.empty()) part = word.substr(0, first_code_point(word).bytes);
            if (part.size() == word.size()) break;
            lines.emplace_back(part);
            word.remove_prefix(part.size());
        }
        line = word;
    }
    lines.emplace_back(without_spaces_behind(line));
}

std::string Typesetter::shortened(std::string_view line, const TextStyle& style) {
    if (fitting(line, style.max_width, {}, style).size() == line.size()) return std::string(line);
    const auto part = without_spaces_behind(fitting(line, style.max_width, ellipsis, style));
    return std::string(part) + std::string(ellipsis);
}

const Picture* Typesetter::line(SDL_Renderer& renderer, std::string_view line, const TextStyle& style, Colour colour) {
    const int size = whole_size(style);
    std::string key(line);
    key += '\0';
    for (const int part : {size, static_cast<int>(style.weight), colour.red << 16 | colour.green << 8 | colour.blue})
        key += std::to_string(part) + ' ';
    if (const auto* known = pictures_.find(key)) return known;
    const auto surface = fonts_.drawn(line, size, style.weight, colour);
    if (!surface) return nullptr;
    auto picture = picture_of(renderer, *surface);
    const std::size_t bytes = picture.bytes();
    return &pictures_.insert(std::move(key), std::move(picture), bytes);
}

} // namespace zugzwang::canvas
