// A page on another canvas: smaller, at its place, in the colours of a face.
#include "sheet/page_canvas.hpp"

#include "support/catch.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/gfx/face.hpp"

namespace {

using testing::RecordingCanvas;
using zugzwang::sheet::PageCanvas;

struct Drawn {
    const Theme theme{};
    RecordingCanvas below{theme};
    /// A tenth of the size, its corner at 100 50.
    PageCanvas page{below, {.corner = {100, 50}, .units = 0.1F, .face = "paper", .theme = theme, .scale = 0.7F}};
};

} // namespace

TEST_CASE("page canvas: everything lies where the page does, in its measure and its colours", "[sheet]") {
    Drawn drawn;
    drawn.page.line({0, 0}, {1000, 200}, {.paint = {Role::ink}, .width = 20});
    REQUIRE(drawn.below.lines.size() == 1);
    const auto& line = drawn.below.lines.front();
    CHECK(line.from == Vec{100, 50});
    CHECK(line.to == Vec{200, 70});
    CHECK(line.role == in_face("paper", Role::ink));
    CHECK(drawn.below.line_widths.front() == Approx(2));

    drawn.page.disc({500, 500}, 40, {Role::first});
    REQUIRE(drawn.below.discs.size() == 1);
    CHECK(drawn.below.discs.front().centre == Vec{150, 100});
    CHECK(drawn.below.discs.front().radius == Approx(4));
    CHECK(drawn.below.discs.front().role == in_face("paper", Role::first));

    drawn.page.sprite("mark/first", {0, 0, 100, 100}, {});
    REQUIRE(drawn.below.placed_sprites.size() == 1);
    CHECK(drawn.below.placed_sprites.front().name == "paper:mark/first");
    CHECK(drawn.below.placed_sprites.front().at == Vec{105, 55});

    drawn.page.push_group({30, 0}, 1);
    CHECK(drawn.below.group_offsets.front() == Vec{3, 0}); // a way, no place
    drawn.page.pop_group();
    drawn.page.clip({0, 0, 10, 10});
    CHECK(drawn.below.clips == 1);
    drawn.page.unclip();
    CHECK(drawn.below.clips == 0);
    CHECK(drawn.below.groups == 0);
}

TEST_CASE("page canvas: words are as wide in the page's measure as they become below", "[sheet]") {
    Drawn drawn;
    const TextStyle style{.size = 40};
    const auto size = drawn.page.measured("four", style); // 4 letters of half their height, 4 pixels
    CHECK(size.width == Approx(80));
    CHECK(size.height == Approx(40));
    CHECK(drawn.page.text("four", {1000, 0}, style).width == Approx(80));
    CHECK(drawn.below.placed_texts.front().at == Vec{200, 50});
    CHECK(drawn.page.scale() == 0.7F);
    CHECK(drawn.page.text_scale() == 1);
}
