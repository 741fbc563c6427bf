// A part of a page and where it is, for tests and for programs that press what a person would.
#pragma once

#include <string>

#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::ui {

struct NamedRect {
    std::string name;
    Rect rect;
    std::string inside; ///< The name of the part that it lies in; empty: the screen itself.
};

} // namespace zugzwang::ui
