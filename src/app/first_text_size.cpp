#include "app/first_text_size.hpp"

#include <algorithm>

#include "desk/settings.hpp"

namespace zugzwang::app {

int first_text_size(float pixels, float pixels_per_millimetre) {
    if (pixels_per_millimetre <= 0 || pixels <= 0) return text_sizes.front();
    const float wanted = 100 * 2 * pixels_per_millimetre / pixels;
    const auto* found =
        std::ranges::find_if(text_sizes, [&](int percent) { return static_cast<float>(percent) >= wanted; });
    return found == text_sizes.end() ? text_sizes.back() : *found;
}

} // namespace zugzwang::app
