#include "sheet/lettering.hpp"

#include <algorithm>

#include "zugzwang/base/text.hpp"

namespace zugzwang::sheet {
namespace {

constexpr float smallest_part = 0.5F, line_pitch = 1.25F; ///< Of the size that was wanted, and of the em.

} // namespace

void line_of_words(const std::string& words, Rect place, TextStyle style, Canvas& canvas) {
    const float wanted = canvas.measured(words, style).width;
    if (wanted > place.width) style.size *= std::max(smallest_part, place.width / wanted);
    Vec at{place.x, place.centre().y};
    if (style.align_x == AlignX::right) at.x = place.right();
    if (style.align_x == AlignX::centre) at.x = place.centre().x;
    style.align_y = AlignY::middle;
    canvas.text(words, at, style);
}

std::vector<std::string> broken_lines(const std::string& words, float width, const TextStyle& style,
                                      const Canvas& canvas) {
    std::vector<std::string> lines{""};
    for (const auto& word : split(words, ' ')) {
        const auto with = lines.back().empty() ? std::string(word.text) : lines.back() + ' ' + std::string(word.text);
        if (lines.back().empty() || canvas.measured(with, style).width <= width)
            lines.back() = with;
        else
            lines.emplace_back(word.text);
    }
    return lines;
}

void paragraph(const std::string& words, Rect place, const TextStyle& style, Canvas& canvas) {
    auto lines = broken_lines(words, place.width, style, canvas);
    const float pitch = style.size * line_pitch;
    const auto most = static_cast<std::size_t>(std::max(1.0F, place.height / pitch));
    if (lines.size() > most) {
        lines.resize(most);
        lines.back() += "…";
    }
    Rect line{place.x, place.y, place.width, pitch};
    for (const auto& each : lines) {
        line_of_words(each, line, style, canvas);
        line.y += pitch;
    }
}

} // namespace zugzwang::sheet
