#include "support/catch.hpp"

#include <regex>

#include "app/theme_shelf.hpp"
#include "canvas/assets.hpp"
#include "canvas/strip.hpp"
#include "canvas/svg.hpp"
#include "zugzwang/gfx/sprite_text.hpp"

using namespace zugzwang::app;
using namespace zugzwang::canvas;

namespace {

std::vector<std::string> all_pictures() {
    const auto assets = Assets::found();
    auto names = assets.names("sprites", ".svg");
    for (auto& name : assets.names("icon", ".svg"))
        names.push_back(std::move(name));
    REQUIRE(names.size() > 20);
    return names;
}

/// The first group of every match.
std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match)
        found.push_back((*match)[1]);
    return found;
}

const std::string document = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10">)"
                             R"(<rect x="0" y="0" width="10" height="10" fill="@first@"/></svg>)";

} // namespace

TEST_CASE("sprites: placeholders become the theme's colours", "[window][sprites]") {
    Theme theme;
    theme.colours[static_cast<std::size_t>(Role::first_fill_top)] = {1, 2, 0xAB, 7};
    CHECK(coloured("a @first-fill-top@ b @first-fill-top@", theme, "f") == "a #0102AB b #0102AB");
    CHECK(coloured("no colour", theme, "f") == "no colour");
    CHECK(coloured("one @", theme, "f") == "one @");
    CHECK_THROWS_WITH(coloured("fill=\"@frist@\"", theme, "sprites/x.svg"), "sprites/x.svg: unknown role `@frist@`");
    CHECK_THROWS_WITH(coloured("@cellar.lamp@", theme, "x"), Catch::Matchers::ContainsSubstring("cellar.lamp"));
    theme.own_colours[own_role("cellar", "lamp")] = {0xAB, 0xCD, 0xEF};
    CHECK(coloured("@cellar.lamp@", theme, "x") == "#ABCDEF");
    CHECK_THROWS_WITH(coloured("@first_fill_top@", theme, "x"), Catch::Matchers::ContainsSubstring("first_fill_top"));
}

TEST_CASE("sprites: the view box is read or its lack is named", "[window][sprites]") {
    const Size box = view_box(document, "f");
    CHECK(box.width == 20);
    CHECK(box.height == 10);
    const std::string broken = GENERATE("", "<svg/>", "viewBox=\"0 0 \"", "viewBox=\"0 0 5\"", "viewBox=\"0 0 0 5\"",
                                        "viewBox=\"1 0 5 5\"", "viewBox=\"0 0 5 x\"");
    CHECK_THROWS_WITH(view_box(broken, "sprites/x.svg"), Catch::Matchers::StartsWith("sprites/x.svg: "));
}

TEST_CASE("sprites: rasterised at the exact size, aspect kept", "[window][sprites]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    const auto surface = rasterised(coloured(document, theme, "f"), 200, 100, "f");
    REQUIRE(surface->w == 200);
    REQUIRE(surface->h == 100);
    const auto* pixels = static_cast<const std::uint32_t*>(surface->pixels);
    CHECK(pixels[50 * surface->pitch / 4 + 50] == 0xFF56C4FF);
    CHECK(pixels[50 * surface->pitch / 4 + 150] >> 24 == 0);
}

TEST_CASE("sprites: turned clockwise about the middle in a box that holds it", "[window][sprites]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    const Size box = view_box(document, "f");
    CHECK(turned_box(box, 90).width == Approx(10));
    CHECK(turned_box(box, 90).height == Approx(20));
    CHECK(turned_box(box, 180).width == Approx(20));
    const auto surface = rasterised(turned(coloured(document, theme, "f"), box, 90), 100, 200, "f");
    REQUIRE(surface->w == 100);
    REQUIRE(surface->h == 200);
    const auto* pixels = static_cast<const std::uint32_t*>(surface->pixels);
    CHECK(pixels[50 * surface->pitch / 4 + 50] == 0xFF56C4FF); // the left half is on top now
    CHECK(pixels[150 * surface->pitch / 4 + 50] >> 24 == 0);
}

TEST_CASE("sprites: no picture uses what SDL_image draws wrongly", "[window][sprites][lint]") {
    const auto assets = Assets::found();
    const std::regex wrong(R"(<(text|filter|clipPath|mask|pattern|use|image|style|switch|symbol|marker)\b)"
                           R"(|\b(fx|fy|style|class|filter|mask|clip-path|paint-order|mix-blend-mode)=)"
                           R"(|hsla?\(|rgba\(|<g[^>]* opacity=|currentColor|&#)");
    for (const auto& name : all_pictures()) {
        INFO(name);
        const auto text = assets.text(name);
        std::smatch found;
        CHECK_FALSE(std::regex_search(text, found, wrong));
        for (const auto& gradient : matches(text, R"(<((linear|radial)Gradient[^>]*)>)")) {
            INFO(gradient);
            const bool is_absolute = gradient.find("gradientUnits=\"userSpaceOnUse\"") != std::string::npos;
            CHECK((is_absolute || matches(gradient, R"re(\b(x1|y1|x2|y2|cx|cy|r)="[0-9.]*")re").empty()));
        }
    }
}

TEST_CASE("sprites: every colour is a role, every reference has its target", "[window][sprites][lint]") {
    const auto assets = Assets::found();
    const auto theme = load_theme(assets, "arcade");
    for (const auto& name : all_pictures()) {
        INFO(name);
        const auto text = assets.text(name);
        for (const auto& paint : matches(text, R"re((?:fill|stroke|stop-color)="([^"]*)")re")) {
            INFO(paint);
            CHECK((paint == "none" || paint.starts_with("url(#") || (paint.starts_with("@") && paint.ends_with("@"))));
        }
        for (const auto& target : matches(text, R"(url\(#([^)]*)\))"))
            CHECK(text.find("id=\"" + target + '"') != std::string::npos);
        CHECK_NOTHROW(coloured(text, theme, name));
        CHECK_NOTHROW(view_box(text, name));
    }
}

TEST_CASE("sprites: every picture can be drawn and shows something", "[window][sprites]") {
    const auto assets = Assets::found();
    const auto theme = load_theme(assets, GENERATE("arcade", "classic", "contrast", "paper"));
    for (const auto& name : all_pictures()) {
        INFO(name);
        const auto surface = rasterised(coloured(assets.text(name), theme, name), 48, 48, name);
        const auto* pixels = static_cast<const std::uint32_t*>(surface->pixels);
        const auto count = static_cast<std::size_t>(surface->pitch / 4 * surface->h);
        CHECK(std::any_of(pixels, pixels + count, [](std::uint32_t pixel) { return pixel >> 24 > 40; }));
    }
}

TEST_CASE("sprites: a strip is whole tiles end to end, as wide as it is told at every angle", "[window][sprites]") {
    // Twenty by ten, the first half blue, the second nothing.
    const auto theme = load_theme(Assets::found(), "arcade");
    const auto tile = rasterised(coloured(document, theme, "f"), 20, 10, "f");
    constexpr float width = 5, period = 10;

    const Strip level{{3, 7.5F}, {43, 7.5F}, width};
    CHECK(level.corner().x == 0);
    CHECK(level.corner().y == 5);
    const auto flat = strip_raster(*tile, period, level);
    REQUIRE(flat.height == 5);
    for (int x = 0; x < flat.width; ++x) {
        const int along = x - 3; // five pixels blue, five not
        const bool blue = along >= 0 && along < 40 && along % 10 < 5;
        INFO(x);
        const auto pixel = flat.pixels[static_cast<std::size_t>(2 * flat.width + x)];
        if (along % 5 != 4 && along % 5 != 0) CHECK(pixel == (blue ? 0xFF56C4FF : 0)); // between the two it is soft
    }

    for (const auto& [to, tiles] : {std::pair(Vec{61, 40}, 7), std::pair(Vec{-40, 83}, 9), std::pair(Vec{3, -1}, 1)}) {
        const Strip slanting{{0.5F, 0.25F}, to, width};
        const auto raster = strip_raster(*tile, period, slanting);
        const float length = distance(slanting.from, to);
        CHECK(std::lround(length / period) + (tiles == 1 ? 1 : 0) == tiles);
        float covered = 0, changes = 0;
        for (const auto pixel : raster.pixels)
            covered += static_cast<float>(pixel >> 24U) / 255;
        CHECK(covered == Approx(length * width / 2).epsilon(0.03).margin(1)); // half of every tile
        bool was_blue = false;
        for (float way = 0.25F; way < length; way += 0.5F) {
            const Vec at = between(slanting.from, to, way / length) - slanting.corner();
            const auto pixel = raster.pixels[static_cast<std::size_t>(at.y) * static_cast<std::size_t>(raster.width) +
                                             static_cast<std::size_t>(at.x)];
            const bool blue = pixel >> 24U > 127;
            changes += blue && !was_blue ? 1 : 0;
            was_blue = blue;
        }
        CHECK(changes == static_cast<float>(tiles));
    }
}

TEST_CASE("sprites: of a strip that ends where it begins nothing is seen", "[window][sprites]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    const auto tile = rasterised(coloured(document, theme, "f"), 20, 10, "f");
    for (const float width : {0.25F, 1.0F, 5.0F}) {
        const auto raster = strip_raster(*tile, 10, {{3, 7.5F}, {3, 7.5F}, width});
        CHECK(raster.width > 0);
        CHECK(std::all_of(raster.pixels.begin(), raster.pixels.end(), [](auto pixel) { return pixel == 0; }));
    }
}
