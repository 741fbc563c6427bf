// Everything that the canvas can draw, in one picture; see golden.hpp for how it is renewed.
#include "support/catch.hpp"

#include <array>

#include "app/picture_sheet.hpp"
#include "app/theme_shelf.hpp"
#include "window/golden.hpp"

using namespace zugzwang;
using namespace zugzwang::app;
using namespace zugzwang::canvas;

TEST_CASE("golden: everything that the canvas can draw", "[window][golden]") {
    const auto assets = Assets::found();
    const auto theme = load_theme(assets, "arcade");
    app::PictureSheet studio(480, 320, assets, theme);
    SdlCanvas& canvas = studio.canvas();
    canvas.backdrop();
    canvas.box({10, 10, 140, 90}, {.top = Role::button_top,
                                   .bottom = Role::button_bottom,
                                   .radius = 14,
                                   .rim = Role::act,
                                   .rim_width = 3,
                                   .foot = Role::bad,
                                   .foot_depth = 8});
    canvas.box({20, 20, 60, 40}, {.radius = 8, .rim = Role::ink, .rim_width = 2, .fill_alpha = 0});
    canvas.disc({200, 40}, 28, {Role::first});
    canvas.disc({225, 50}, 28, {Role::second, 0.5F});
    canvas.ring({300, 45}, 30, 6, {Role::act});
    canvas.diamond({370, 45}, 30, {Role::second});
    canvas.glow({435, 45}, 40, {Role::ink, 1});
    canvas.line({20, 130}, {150, 190}, {.paint = {Role::ink}, .width = 7});
    canvas.line({20, 200}, {150, 200}, {.paint = {Role::soft}, .width = 4, .dash = 12, .round = false});
    const std::array<Vec, 4> zigzag{Vec{180, 130}, {220, 190}, {260, 130}, {300, 190}};
    canvas.polyline(zigzag, {.paint = {Role::first, 0.6F}, .width = 10});
    const std::array<Vec, 4> corners{Vec{340, 130}, {440, 120}, {450, 190}, {360, 200}};
    canvas.blob(corners, 10, {Role::second, 0.4F});
    canvas.sprite("mark/first", {20, 220, 40, 40}, {});
    canvas.sprite("sticks/match", {70, 215, 10, 90}, {.alpha = 0.8F, .turned = 8});
    canvas.push_group({20, 0}, 0.5F);
    canvas.sprite("mark/second", {80, 220, 40, 40}, {});
    canvas.pop_group();
    canvas.clip({160, 215, 60, 40});
    canvas.disc({160, 215}, 40, {Role::act});
    canvas.unclip();
    // Letter by letter: where a word's later letters stand is the font renderer's affair.
    const std::array<const char*, 5> letters{"3", "8", "d", "Q", "g"};
    for (std::size_t i = 0; i < letters.size(); ++i)
        canvas.text(letters[i], {250 + 46 * static_cast<float>(i), 245},
                    {.size = 44, .weight = i % 2 == 0 ? Weight::regular : Weight::extra_bold});
    testing::check_golden(*canvas.pixels(), "canvas", testing::max_letter_difference);
}
