#include "canvas/sprites.hpp"

#include <algorithm>
#include <cmath>

#include "canvas/strip.hpp"
#include "canvas/svg.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/face.hpp"
#include "zugzwang/gfx/sprite_text.hpp"

namespace zugzwang::canvas {

namespace {

constexpr std::string_view folder = "sprites/";
constexpr std::string_view extension = ".svg";
constexpr std::size_t sprite_cache_bytes = 96U << 20U;
constexpr float angle_step = 0.25F; // degrees; finer turns look the same

} // namespace

Sprites::Sprites(const Assets& assets, const Theme& theme)
    : assets_(assets), theme_(&theme), pictures_(sprite_cache_bytes) {
    for (const auto& file : assets.names(folder, extension)) {
        auto name = file.substr(folder.size(), file.size() - folder.size() - extension.size());
        auto source = read(name, theme);
        sources_.emplace(std::move(name), std::move(source));
    }
}

Sprites::Source Sprites::read(std::string_view name, const Theme& theme) const {
    const auto file = std::string(folder) + std::string(name) + std::string(extension);
    const auto path = (assets_.root() / file).string();
    auto svg = coloured(assets_.text(file), theme, path);
    const Size box = view_box(svg, path);
    return {std::move(svg), box};
}

const Sprites::Sources::value_type& Sprites::source(std::string_view name) {
    const auto found = sources_.find(name);
    if (found != sources_.end()) return *found;
    const auto [face, sprite] = face_and_sprite(name);
    if (face.empty() || !sources_.contains(sprite))
        throw std::runtime_error(
            tr("missing asset: `{file}`", {{"file", assets_.root().string() + "/" + std::string(folder) +
                                                        std::string(name) + std::string(extension)}}));
    return *sources_.emplace(std::string(name), read(sprite, face_of(*theme_, face))).first;
}

Sprites::Placed Sprites::placed(SDL_Renderer& renderer, std::string_view name, Rect area, float turned_by) {
    const auto& [file, source] = this->source(name);
    const float scale = std::min(area.width / source.box.width, area.height / source.box.height);
    const float degrees = std::round(turned_by / angle_step) * angle_step;
    const Size box = degrees == 0 ? source.box : turned_box(source.box, degrees);
    const int width = std::max(1, static_cast<int>(std::round(box.width * scale)));
    const int height = std::max(1, static_cast<int>(std::round(box.height * scale)));
    std::string key = std::string(name) + ' ' + std::to_string(width) + ' ' + std::to_string(height) + ' ' +
                      std::to_string(static_cast<int>(degrees / angle_step));
    const auto make = [&, &svg = source.svg, &whole = source.box, &called = file] {
        const auto surface = degrees == 0 ? rasterised(svg, width, height, called)
                                          : rasterised(turned(svg, whole, degrees), width, height, called);
        return picture_of(renderer, *surface);
    };
    const Picture& made = pictures_.find_or_make(std::move(key), make, &Picture::bytes);
    const Vec centre = area.centre();
    return {&made, static_cast<int>(std::round(centre.x - static_cast<float>(made.width) / 2)),
            static_cast<int>(std::round(centre.y - static_cast<float>(made.height) / 2))};
}

Sprites::Placed Sprites::strip(SDL_Renderer& renderer, std::string_view name, Vec from, Vec to, float width) {
    constexpr float parts = 4; // places and widths are told apart to a quarter of a pixel
    const auto in_parts = [](float value) { return static_cast<int>(std::lround(value * parts)); };
    const Vec corner{std::floor(from.x), std::floor(from.y)};
    std::string key(name);
    for (const float value : {from.x - corner.x, from.y - corner.y, to.x - corner.x, to.y - corner.y, width})
        key += ' ' + std::to_string(in_parts(value));
    const auto exact = [&](Vec place) {
        const Vec within = place - corner;
        return Vec{static_cast<float>(in_parts(within.x)) / parts, static_cast<float>(in_parts(within.y)) / parts};
    };
    const Strip strip{exact(from), exact(to), std::max(1 / parts, static_cast<float>(in_parts(width)) / parts)};
    const auto make = [&] {
        const auto& [file, source] = this->source(name);
        const auto tile = Size{source.box.width / source.box.height * strip.width, strip.width};
        constexpr float finer = 2; // than the pixels, as it is turned
        const auto surface = rasterised(source.svg, static_cast<int>(std::ceil(tile.width * finer)),
                                        static_cast<int>(std::ceil(tile.height * finer)), file);
        return picture_of(renderer, strip_raster(*surface, tile.width, strip));
    };
    const Picture& made = pictures_.find_or_make(std::move(key), make, &Picture::bytes);
    const Vec left_top = strip.corner();
    return {&made, static_cast<int>(corner.x + left_top.x), static_cast<int>(corner.y + left_top.y)};
}

} // namespace zugzwang::canvas
