// How the program is opened without a display, for pictures, films and figures: always the same way, with nothing kept.
#pragma once

#include <cstdint>
#include <string>

#include "app/app.hpp"
#include "app/picture_size.hpp"

namespace zugzwang::app {

[[nodiscard]] inline AppOptions headless_options(PictureSize size, const std::string& theme, std::uint64_t seed = 1) {
    AppOptions options{.headless = true, .seed = seed, .yields = false};
    options.request.windowed = true;
    options.request.width = size.width;
    options.request.height = size.height;
    options.settings.theme = theme;
    return options;
}

} // namespace zugzwang::app
