#include "canvas/svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>

#include <SDL_image.h>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/theme_text.hpp"

namespace zugzwang::canvas {

namespace {

std::string hex(Colour colour) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%02X%02X%02X", colour.red, colour.green, colour.blue);
    return text.data();
}

Colour colour_of(std::string_view role, const Theme& theme, const std::string& file) {
    const auto known = role_from_text(role);
    const bool is_own = role.find('.') != role.npos;
    if (!known || (is_own && !theme.own_colours.contains(*known)))
        throw std::runtime_error(file + ": " + tr("unknown role `@{role}@`", {{"role", role}}));
    return theme[*known];
}

} // namespace

std::string coloured(std::string_view svg, const Theme& theme, const std::string& file) {
    std::string result;
    result.reserve(svg.size());
    for (;;) {
        const auto start = svg.find('@');
        const auto end = start == svg.npos ? svg.npos : svg.find('@', start + 1);
        if (end == svg.npos) break;
        result += svg.substr(0, start);
        result += hex(colour_of(svg.substr(start + 1, end - start - 1), theme, file));
        svg.remove_prefix(end + 1);
    }
    return result += svg;
}

Size view_box(std::string_view svg, const std::string& file) {
    constexpr std::string_view opening = "viewBox=\"0 0 ";
    const auto start = svg.find(opening);
    if (start != svg.npos) {
        const auto rest = svg.substr(start + opening.size());
        const auto sides = split(rest.substr(0, rest.find('"')), ' ');
        const auto width = decimal_number(sides.front().text), height = decimal_number(sides.back().text);
        if (sides.size() == 2 && width && height && *width > 0 && *height > 0)
            return {static_cast<float>(*width), static_cast<float>(*height)};
    }
    throw std::runtime_error(file + ": " + tr("no viewBox=\"0 0 WIDTH HEIGHT\""));
}

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
