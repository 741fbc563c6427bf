// The judge of golden pictures: what it must see, and what it must not.
#include "support/catch.hpp"

#include "app/picture_sheet.hpp"
#include "app/theme_shelf.hpp"
#include "window/golden.hpp"
#include "window/harness.hpp"
#include "window/wordless_canvas.hpp"
#include "zugzwang/play/game.hpp"

namespace {

/// A picture of what `draw` draws on the house's ground.
template <class Draw>
SurfaceHandle drawn(Draw draw) {
    static const auto assets = Assets::found();
    static const auto theme = load_theme(assets, "arcade");
    app::PictureSheet studio(160, 60, assets, theme);
    studio.canvas().box(studio.canvas().screen(), {.top = Role::panel_bottom, .bottom = Role::panel_bottom});
    draw(studio.canvas());
    return studio.canvas().pixels();
}

/// A game's board as the golden pictures of scenes show it.
struct Board {
    std::string words;
    SurfaceHandle picture;
};

Board board(const std::string& game, const std::string& position) {
    static const auto assets = Assets::found();
    static const auto theme = load_theme(assets, "arcade");
    app::PictureSheet studio(480, 480, assets, theme);
    testing::WordlessCanvas canvas(studio.canvas());
    Workers workers;
    SessionConfig config;
    config.options = OptionValues(find_game(game)->options);
    config.position = position;
    config.theme = &theme;
    const auto session = find_game(game)->start_session(config, workers);
    CAPTURE(game, position);
    REQUIRE(session);
    (*session)->place(studio.canvas().screen());
    workers.wait_until_idle();
    (*session)->update(Seconds{1});
    studio.canvas().backdrop();
    (*session)->draw(canvas);
    return {canvas.take_words(), studio.canvas().pixels()};
}

int pixels_between(const SurfaceHandle& a, const SurfaceHandle& b) { return largest_difference(*a, *b).pixels; }

} // namespace

TEST_CASE("golden judge: a sprite that is missing, or another one, is seen", "[window][golden]") {
    const float side = GENERATE(16.0F, 40.0F);
    const auto first = drawn([&](Canvas& canvas) { canvas.sprite("mark/first", {50, 10, side, side}, {}); });
    const auto second = drawn([&](Canvas& canvas) { canvas.sprite("mark/second", {50, 10, side, side}, {}); });
    const auto none = drawn([](Canvas&) {});
    CHECK(pixels_between(first, none) > testing::max_shape_difference);
    CHECK(pixels_between(first, second) > testing::max_shape_difference);
}

TEST_CASE("golden judge: a colour in the place of another is seen", "[window][golden]") {
    const auto box = [](Role role) {
        return drawn([&](Canvas& canvas) { canvas.box({30, 20, 8, 8}, {.top = role, .bottom = role}); });
    };
    CHECK(pixels_between(box(Role::first), box(Role::first)) == 0);
    CHECK(pixels_between(box(Role::first), box(Role::second)) > testing::max_shape_difference);
}

TEST_CASE("golden judge: what moved by more than an edge is seen", "[window][golden]") {
    const auto box = [](float x) {
        return drawn([&](Canvas& canvas) { canvas.box({x, 20, 30, 20}, {.top = Role::act, .bottom = Role::act}); });
    };
    CHECK(pixels_between(box(40), box(41)) == 0);
    CHECK(pixels_between(box(40), box(43)) > testing::max_shape_difference);
}

TEST_CASE("golden judge: a piece that moved, is missing or another one's is seen on every board", "[window][golden]") {
    struct Slip {
        std::string what, game, right, wrong;
    };
    const auto slip =
        GENERATE(Slip{"a queen a square further", "amazons", "Q2q/4/1*2/4 w", "1Q1q/4/1*2/4 w"},
                 Slip{"a queen of the other side", "amazons", "Q2q/4/1*2/4 w", "Q2Q/4/1*2/4 w"},
                 Slip{"no arrow", "amazons", "Q2q/4/1*2/4 w", "Q2q/4/4/4 w"},
                 Slip{"a box of the other side", "boxes", "--/|1|_|/-./|_._|/-- 2", "--/|2|_|/-./|_._|/-- 2"},
                 Slip{"an edge elsewhere", "boxes", "-./._._./../._._./.. 1", ".-/._._./../._._./.. 1"},
                 Slip{"a line to another point", "points", "100,100;900,100;900,900;100,900 1-2 2",
                      "100,100;900,100;900,900;100,900 1-4 2"},
                 Slip{"a point elsewhere", "points", "100,100;900,100;900,900;100,900 1-2 2",
                      "100,100;900,100;880,900;100,900 1-2 2"},
                 Slip{"a stick less", "sticks", "7/3 1", "6/3 1"},
                 Slip{"a number less", "numbers", "4,31,13 0-0 1", "4,31 0-0 1"});
    CAPTURE(slip.what);
    const auto right = board(slip.game, slip.right), wrong = board(slip.game, slip.wrong);
    CHECK(pixels_between(right.picture, board(slip.game, slip.right).picture) == 0);
    CHECK(pixels_between(right.picture, wrong.picture) > testing::max_shape_difference);
}

TEST_CASE("golden judge: a digit in the place of another is seen in a scene's words alone", "[window][golden]") {
    const auto right = board("numbers", "4,31,13 0-0 1"), wrong = board("numbers", "4,37,13 0-0 1");
    CHECK(right.words != wrong.words);
    CHECK(right.words.find("\n31\n") != std::string::npos);
    CHECK(pixels_between(right.picture, wrong.picture) == 0); // the same bar
}
