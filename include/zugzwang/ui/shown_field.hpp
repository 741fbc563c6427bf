// A line to type in as it stands on the screen, for a place that lays a field of its own over it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::ui {

struct ShownField {
    std::string name;
    Rect area;
    float margin = 0, text_size = 0; ///< Of the words in it; pixels.
    std::string text, placeholder;

    friend bool operator==(const ShownField&, const ShownField&) = default;
};

/// What somebody does at the keys who makes one text of another in a line, wherever its caret is: it goes behind what
/// is to be another one, that is taken away, and the rest is typed.
[[nodiscard]] std::vector<InputEvent> keys_between(std::string_view before, std::string_view now);

} // namespace zugzwang::ui
