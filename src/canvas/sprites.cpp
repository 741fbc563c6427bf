#include "canvas/sprites.hpp"

#include <algorithm>
#include <cmath>

#include "canvas/svg.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::canvas {

namespace {

constexpr std::string_view folder = "sprites/";
constexpr std::string_view extension = ".svg";
constexpr std::size_t cache_bytes = 96U << 20U;
constexpr float angle_step = 0.25F; // degrees; finer turns look the same

} // namespace

Sprites::Sprites(const Assets& assets, const Theme& theme) : root_(assets.root().string()), pictures_(cache_bytes) {
    for (const auto& file : assets.names(folder, extension)) {
        const auto path = (assets.root() / file).string();
        auto svg = coloured(assets.text(file), theme, path);
        const Size box = view_box(svg, path);
        auto name = file.substr(folder.size(), file.size() - folder.size() - extension.size());
        sources_.emplace(std::move(name), Source{std::move(svg), box});
    }
}

Sprites::Placed Sprites::placed(SDL_Renderer& renderer, std::string_view name, Rect area, float turned_by) {
    const auto found = sources_.find(name);
    if (found == sources_.end())
        throw std::runtime_error(
            tr("missing asset: `{file}`",
               {{"file", root_ + "/" + std::string(folder) + std::string(name) + std::string(extension)}}));
    const Source& source = found->second;
    const float scale = std::min(area.width / source.box.width, area.height / source.box.height);
    const float degrees = std::round(turned_by / angle_step) * angle_step;
    const Size box = degrees == 0 ? source.box : turned_box(source.box, degrees);
    const int width = std::max(1, static_cast<int>(std::round(box.width * scale)));
    const int height = std::max(1, static_cast<int>(std::round(box.height * scale)));
    std::string key = std::string(name) + ' ' + std::to_string(width) + ' ' + std::to_string(height) + ' ' +
                      std::to_string(static_cast<int>(degrees / angle_step));
    const Picture* picture = pictures_.find(key);
    if (picture == nullptr) {
        const auto surface = degrees == 0
                                 ? rasterised(source.svg, width, height, found->first)
                                 : rasterised(turned(source.svg, source.box, degrees), width, height, found->first);
        auto made = picture_of(renderer, *surface);
        const std::size_t bytes = made.bytes();
        picture = &pictures_.insert(std::move(key), std::move(made), bytes);
    }
    const Vec centre = area.centre();
    return {picture, static_cast<int>(std::round(centre.x - static_cast<float>(picture->width) / 2)),
            static_cast<int>(std::round(centre.y - static_cast<float>(picture->height) / 2))};
}

} // namespace zugzwang::canvas
