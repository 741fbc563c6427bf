#include "support/catch.hpp"

#include "app/picture_sheet.hpp"
#include "app/theme_shelf.hpp"
#include "window/harness.hpp"

namespace {

/// A canvas of 400 by 300 on a ground of one colour.
struct PlainSheet {
    PlainSheet() : theme(load_theme(Assets::found(), "arcade")), studio(400, 300, Assets::found(), theme) {
        canvas().backdrop();
        canvas().box(canvas().screen(), {.top = Role::panel_bottom, .bottom = Role::panel_bottom});
    }
    [[nodiscard]] SdlCanvas& canvas() { return studio.canvas(); }
    [[nodiscard]] Colour at(int x, int y) { return testing::pixel(*canvas().pixels(), x, y); }
    [[nodiscard]] Colour ground() const { return theme[Role::panel_bottom]; }
    /// How many pixels of a rectangle are not the ground.
    [[nodiscard]] int marks(int left, int top, int right, int bottom) {
        const auto pixels = canvas().pixels();
        int count = 0;
        for (int y = top; y < bottom; ++y) {
            for (int x = left; x < right; ++x)
                count += testing::pixel(*pixels, x, y) == ground() ? 0 : 1;
        }
        return count;
    }

    Theme theme;
    app::PictureSheet studio;
};

} // namespace

TEST_CASE("canvas: a plain box fills its whole pixels and no others", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().box({10, 20, 30, 40}, {.top = Role::act, .bottom = Role::act});
    CHECK(sheet.at(10, 20) == sheet.theme[Role::act]);
    CHECK(sheet.at(39, 59) == sheet.theme[Role::act]);
    CHECK(sheet.marks(0, 0, 400, 300) == 30 * 40);
}

TEST_CASE("canvas: a box has its gradient, rim and foot where they belong", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().box({20, 20, 200, 100}, {.top = Role::button_top,
                                            .bottom = Role::button_bottom,
                                            .radius = 12,
                                            .rim = Role::act,
                                            .rim_width = 2,
                                            .foot = Role::bad,
                                            .foot_depth = 6});
    CHECK(sheet.at(20, 20) == sheet.ground()); // outside the round corner
    CHECK(sheet.at(120, 20) == sheet.theme[Role::act]);
    CHECK(sheet.at(20, 70) == sheet.theme[Role::act]);
    CHECK(sheet.at(219, 70) == sheet.theme[Role::act]);
    CHECK(sheet.at(120, 113) == sheet.theme[Role::act]); // the face ends above the foot
    CHECK(sheet.at(120, 114) == sheet.theme[Role::bad]);
    CHECK(sheet.at(120, 119) == sheet.theme[Role::bad]);
    CHECK(sheet.at(120, 120) == sheet.ground());
    const int top = sheet.at(120, 23).blue;
    const int bottom = sheet.at(120, 110).blue;
    CHECK(std::abs(top - sheet.theme[Role::button_top].blue) <= 2);
    CHECK(std::abs(bottom - sheet.theme[Role::button_bottom].blue) <= 2);
}

TEST_CASE("canvas: a box without a fill is its rim alone", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().box({50, 50, 100, 80}, {.rim = Role::act, .rim_width = 4, .fill_alpha = 0});
    CHECK(sheet.at(50, 50) == sheet.theme[Role::act]);
    CHECK(sheet.marks(54, 54, 146, 126) == 0);
    CHECK(sheet.marks(0, 0, 400, 300) == 100 * 80 - 92 * 72);
}

TEST_CASE("canvas: a disc covers its area", "[window][canvas]") {
    PlainSheet sheet;
    const float radius = GENERATE(3.0F, 8.5F, 24.0F, 60.0F);
    const Vec centre{200.25F, 150.75F};
    sheet.canvas().disc(centre, radius, {Role::shine});
    const auto pixels = sheet.canvas().pixels();
    const double white = sheet.theme[Role::shine].red - sheet.ground().red;
    double covered = 0;
    for (int y = 0; y < 300; ++y) {
        for (int x = 0; x < 400; ++x)
            covered += (testing::pixel(*pixels, x, y).red - sheet.ground().red) / white;
    }
    CHECK(covered == Approx(3.14159265 * radius * radius).epsilon(0.02));
    CHECK(sheet.at(200, 150) == sheet.theme[Role::shine]);
}

TEST_CASE("canvas: a ring is empty in its middle", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().ring({100, 100}, 30, 4, {Role::act});
    CHECK(sheet.at(100, 100) == sheet.ground());
    CHECK(sheet.at(130, 100) == sheet.theme[Role::act]);
    CHECK(sheet.at(128, 100) == sheet.theme[Role::act]);
    CHECK(sheet.at(133, 100) == sheet.ground());
    CHECK(sheet.at(126, 100) == sheet.ground());
}

TEST_CASE("canvas: a diamond reaches its corners and no further", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().diamond({100, 100}, 20, {Role::second});
    CHECK(sheet.at(100, 82) == sheet.theme[Role::second]);
    CHECK(sheet.at(117, 100) == sheet.theme[Role::second]);
    CHECK(sheet.at(112, 112) == sheet.ground());
}

TEST_CASE("canvas: lines along an axis are sharp at any place and width", "[window][canvas]") {
    PlainSheet sheet;
    const auto [y, width] =
        GENERATE(table<float, float>({{50.0F, 4}, {50.3F, 4}, {50.5F, 3}, {50.0F, 1}, {50.4F, 2.6F}}));
    sheet.canvas().line({40, y}, {200, y}, {.paint = {Role::act}, .width = width, .round = false});
    const int whole = static_cast<int>(std::round(width));
    CHECK(sheet.marks(0, 0, 400, 300) == 160 * whole);
    int full = 0;
    for (int row = 40; row < 60; ++row)
        full += sheet.at(100, row) == sheet.theme[Role::act] ? 1 : 0;
    CHECK(full == whole);
}

TEST_CASE("canvas: a slanting line has its middle full and both sides alike", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().line({50, 50}, {250, 150}, {.paint = {Role::shine}, .width = 8});
    CHECK(sheet.at(150, 100) == sheet.theme[Role::shine]);
    CHECK(sheet.at(50, 50) == sheet.theme[Role::shine]);
    // Mirrored about the line's middle, (150, 100), every pixel finds its like.
    const auto pixels = sheet.canvas().pixels();
    for (int y = 90; y < 110; ++y) {
        for (int x = 130; x < 170; ++x)
            CHECK(std::abs(testing::pixel(*pixels, x, y).red - testing::pixel(*pixels, 299 - x, 199 - y).red) <= 1);
    }
}

TEST_CASE("canvas: a dashed line has as many dashes as fit", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().line({20, 100}, {180, 100}, {.paint = {Role::act}, .width = 4, .dash = 20, .round = false});
    const auto pixels = sheet.canvas().pixels();
    int dashes = 0;
    for (int x = 1; x < 400; ++x)
        dashes += testing::pixel(*pixels, x, 100) == sheet.theme[Role::act] &&
                          testing::pixel(*pixels, x - 1, 100) != sheet.theme[Role::act]
                      ? 1
                      : 0;
    CHECK(dashes == 4);
}

TEST_CASE("canvas: a translucent polyline is even where its pieces meet", "[window][canvas]") {
    PlainSheet sheet;
    const std::vector<Vec> corner{{50, 50}, {150, 50}, {150, 150}};
    sheet.canvas().polyline(corner, {.paint = {Role::shine, 0.5F}, .width = 20});
    CHECK(sheet.at(100, 50) == sheet.at(150, 50));
    CHECK(sheet.at(150, 100) == sheet.at(150, 50));
}

TEST_CASE("canvas: a blob is the hull grown by its margin", "[window][canvas]") {
    PlainSheet sheet;
    const std::vector<Vec> points{{100, 100}, {200, 100}, {150, 200}, {150, 130}};
    sheet.canvas().blob(points, 10, {Role::first});
    CHECK(sheet.at(150, 150) == sheet.theme[Role::first]);
    CHECK(sheet.at(150, 92) == sheet.theme[Role::first]);
    CHECK(sheet.at(150, 89) == sheet.ground());
    CHECK(sheet.at(92, 100) == sheet.theme[Role::first]);
    CHECK(sheet.at(100, 160) == sheet.ground());
}

TEST_CASE("canvas: a glow fades outwards", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().glow({200, 150}, 80, {Role::shine, 1});
    const auto pixels = sheet.canvas().pixels();
    const auto red = [&](int x) { return testing::pixel(*pixels, x, 150).red; };
    CHECK(red(200) > red(220));
    CHECK(red(220) > red(250));
    CHECK(red(250) > sheet.ground().red);
    CHECK(std::abs(red(279) - sheet.ground().red) <= 1);
    CHECK(red(281) == sheet.ground().red);
}

TEST_CASE("canvas: groups move and fade what is drawn in them", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().push_group({100, 0}, 0.5F);
    sheet.canvas().push_group({0, 50}, 0.5F);
    sheet.canvas().box({0, 0, 10, 10}, {.top = Role::shine, .bottom = Role::shine});
    sheet.canvas().disc({50, 5}, 5, {Role::shine});
    sheet.canvas().pop_group();
    sheet.canvas().pop_group();
    const double quarter = sheet.ground().red + 0.25 * (sheet.theme[Role::shine].red - sheet.ground().red);
    CHECK(sheet.marks(0, 0, 100, 50) == 0);
    CHECK(sheet.at(105, 55).red == Approx(quarter).margin(2));
    CHECK(sheet.at(150, 55).red == Approx(quarter).margin(2));
}

TEST_CASE("canvas: a clip holds within the one around it and ends with its unclip", "[window][canvas]") {
    PlainSheet sheet;
    const BoxStyle style{.top = Role::act, .bottom = Role::act};
    sheet.canvas().clip({100, 100, 100, 100});
    sheet.canvas().clip({150, 50, 100, 100});
    sheet.canvas().box(sheet.canvas().screen(), style);
    CHECK(sheet.marks(0, 0, 400, 300) == 50 * 50);
    sheet.canvas().unclip();
    sheet.canvas().box(sheet.canvas().screen(), style);
    CHECK(sheet.marks(0, 0, 400, 300) == 100 * 100);
    sheet.canvas().clip({300, 10, 20, 20});
    sheet.canvas().box(sheet.canvas().screen(), {.top = Role::bad, .bottom = Role::bad});
    sheet.canvas().unclip();
    sheet.canvas().unclip();
    CHECK(sheet.marks(0, 0, 400, 300) == 100 * 100); // what does not meet shows nothing
}

TEST_CASE("canvas: a sprite keeps its aspect and lies in the middle", "[window][canvas]") {
    PlainSheet sheet;
    sheet.canvas().sprite("mark/first", {100, 50, 200, 64}, {});
    CHECK(sheet.marks(100, 50, 168, 114) == 0);
    CHECK(sheet.marks(232, 50, 300, 114) == 0);
    CHECK(sheet.marks(168, 50, 232, 114) > 1500);
}

TEST_CASE("canvas: a turned sprite is whole, and one that there is not is named", "[window][canvas]") {
    PlainSheet sheet;
    const Rect area{180, 30, 18, 216};
    sheet.canvas().sprite("sticks/match", area, {.turned = 90});
    CHECK(sheet.marks(0, 0, 400, 120) == 0);
    CHECK(sheet.marks(80, 128, 300, 150) > 2500);
    CHECK_THROWS_WITH(sheet.canvas().sprite("mark/third", {0, 0, 20, 20}, {}),
                      Catch::Matchers::ContainsSubstring("sprites/mark/third.svg"));
}

TEST_CASE("canvas: what has no size or no place draws nothing", "[window][canvas]") {
    PlainSheet sheet;
    auto& canvas = sheet.canvas();
    canvas.box({10, 10, -5, 20}, {.radius = 4});
    canvas.disc({50, 50}, 0, {Role::act});
    canvas.disc({NAN, 50}, 5, {Role::act});
    canvas.line({0, NAN}, {100, 100}, {.paint = {Role::act}, .width = 3});
    canvas.polyline({}, {.paint = {Role::act}, .width = 3});
    canvas.blob({}, 4, {Role::act});
    canvas.sprite("mark/first", {10, 10, 0, 0}, {});
    canvas.disc({50, 50}, 10, {Role::act, 0});
    CHECK(canvas.text("", {10, 10}, {}).width == 0);
    CHECK(sheet.marks(0, 0, 400, 300) == 0);
}

TEST_CASE("canvas: one unit is a line of a 1080-line screen, or narrower on narrow ones, larger on upright ones",
          "[window][canvas]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    const auto [width, height, scale] = GENERATE(table<int, int, float>({{1920, 1080, 1},
                                                                         {3840, 2160, 2},
                                                                         {1024, 768, 1024 / 1440.0F},
                                                                         {800, 600, 800 / 1440.0F},
                                                                         {2560, 1080, 1},
                                                                         {390, 844, 390 / 720.0F},
                                                                         {768, 1024, 768 / 1080.0F},
                                                                         {1080, 1920, 1.5F}}));
    app::PictureSheet studio(width, height, Assets::found(), theme);
    CHECK(studio.canvas().scale() == Approx(scale));
}

TEST_CASE("canvas: the backdrop is darker at its foot and never leaves the room's colours", "[window][canvas]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    app::PictureSheet studio(640, 480, Assets::found(), theme);
    studio.canvas().backdrop();
    const auto pixels = studio.canvas().pixels();
    CHECK(testing::pixel(*pixels, 3, 3).blue > testing::pixel(*pixels, 3, 476).blue);
    CHECK(testing::pixel(*pixels, 320, 200).blue > testing::pixel(*pixels, 3, 200).blue);
}
