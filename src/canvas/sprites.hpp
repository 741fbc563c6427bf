// The sprites of assets/sprites in the theme's colours, each rasterised once for every exact size and angle.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "canvas/assets.hpp"
#include "canvas/lru_cache.hpp"
#include "canvas/picture.hpp"
#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::canvas {

class Sprites {
  public:
    /// Reads every sprite; throws std::runtime_error that names the file and the culprit when one is broken. The theme
    /// outlives it.
    Sprites(const Assets& assets, const Theme& theme);

    void forget() { pictures_.clear(); }

    /// The sprite fitted into `area`, with the place of its corner in whole pixels. Throws std::runtime_error for a
    /// sprite that there is not.
    struct Placed {
        const Picture* picture;
        int x, y;
    };
    [[nodiscard]] Placed placed(SDL_Renderer& renderer, std::string_view name, Rect area, float turned);
    /// The sprite repeated along a way that is longer than nothing, see Canvas::strip. Throws likewise.
    [[nodiscard]] Placed strip(SDL_Renderer& renderer, std::string_view name, Vec from, Vec to, float width);

  private:
    struct Source {
        std::string svg;
        Size box;
    };

    using Sources = std::map<std::string, Source, std::less<>>;

    [[nodiscard]] Source read(std::string_view name, const Theme& theme) const;
    /// One in the colours of a face (face.hpp) is read when it is first drawn.
    [[nodiscard]] const Sources::value_type& source(std::string_view name);

    Assets assets_;
    const Theme* theme_;
    Sources sources_;
    LruCache<Picture> pictures_;
};

} // namespace zugzwang::canvas
