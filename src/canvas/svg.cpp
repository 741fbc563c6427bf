#include "canvas/svg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>

#include <SDL_image.h>

namespace zugzwang::canvas {

Size turned_box(Size box, float degrees) {
    const float angle = degrees * std::numbers::pi_v<float> / 180;
    const float cosine = std::abs(std::cos(angle));
    const float sine = std::abs(std::sin(angle));
    return {box.width * cosine + box.height * sine, box.width * sine + box.height * cosine};
}

std::string turned(std::string_view svg, Size box, float degrees) {
    const auto body = svg.find('>', svg.find("<svg")) + 1;
    const auto end = svg.rfind("</svg>");
    const Size grown = turned_box(box, degrees);
    std::array<char, 320> head{};
    std::snprintf(head.data(), head.size(),
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.3f %.3f\" width=\"%.3f\" height=\"%.3f\">"
                  "<g transform=\"translate(%.3f %.3f) rotate(%.3f %.3f %.3f)\">",
                  grown.width, grown.height, grown.width, grown.height, (grown.width - box.width) / 2,
                  (grown.height - box.height) / 2, degrees, box.width / 2, box.height / 2);
    return std::string(head.data()) + std::string(svg.substr(body, end - body)) + "</g></svg>";
}

SurfaceHandle rasterised(std::string_view svg, int width, int height, const std::string& file) {
    SDL_RWops* source = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
    SurfaceHandle surface(IMG_LoadSizedSVG_RW(source, std::max(1, width), std::max(1, height)));
    if (source != nullptr) SDL_RWclose(source);
    if (!surface) sdl_failed(file);
    if (surface->format->format == SDL_PIXELFORMAT_ARGB8888) return surface;
    SurfaceHandle converted(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    if (!converted) sdl_failed(file);
    return converted;
}

} // namespace zugzwang::canvas
