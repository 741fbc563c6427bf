// Words on a page of paper, where nothing can be scrolled: they become smaller until they fit, or are cut.
#pragma once

#include <string>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::sheet {

/// One line within a place, at its left, right or middle as the style has it, at half its height.
void line_of_words(const std::string& words, Rect place, TextStyle style, Canvas& canvas);
/// The lines that words fill, each no wider than that.
[[nodiscard]] std::vector<std::string> broken_lines(const std::string& words, float width, const TextStyle& style,
                                                    const Canvas& canvas);
/// Lines from the top of a place; the last one that has room ends with … where there are more.
void paragraph(const std::string& words, Rect place, const TextStyle& style, Canvas& canvas);

} // namespace zugzwang::sheet
