#include "fuzz/targets.hpp"

#include <cmath>

#include "support/files.hpp"
#include "support/places.hpp"
#include "svg/svg_canvas.hpp"
#include "themes/theme_file.hpp"
#include "zugzwang/gfx/sprite_text.hpp"
#include "zugzwang/play/theme_sections.hpp"

namespace zugzwang::fuzz {
namespace {

std::size_t count_of(std::string_view part, std::string_view text) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

} // namespace

void take_svg(std::string_view text) {
    static const Theme theme = whole_theme_from_text(
        testing::text_of(std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "assets/themes/arcade.toml"), "arcade",
        sections_of(catalog()));
    try {
        const auto svg = coloured(text, theme, "own.svg");
        const Size box = view_box(svg, "own.svg");
        require(std::isfinite(box.width) && std::isfinite(box.height) && box.width > 0 && box.height > 0,
                "a box without a size");
        SvgCanvas canvas(
            theme, [&](std::string_view) { return svg; }, 1);
        const auto own_uses = count_of("<use", svg);
        canvas.sprite("own", {0, 0, 100, 100}, {});
        canvas.strip("own", {0, 0}, {1000, 0}, 10, 1);
        const auto document = canvas.document({1000, 1000});
        require(document.size() < 8 * text.size() + 1'000'000, "a document without bound");
        // Part of it may be left out, and names of its own come to begin with this one.
        require(count_of("<symbol id=\"s", document) <= 1 + count_of("<symbol id=\"", svg),
                "a sprite is defined more than once");
        require(count_of("<use", document) > own_uses, "a sprite is not drawn");
    } catch (const std::runtime_error& trouble) {
        require_line(trouble.what());
    }
}

} // namespace zugzwang::fuzz
