#include "zugzwang/gfx/recording.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "support/recording_canvas.hpp"
#include "zugzwang/gfx/motion_part.hpp"

namespace {

constexpr std::array points{Vec{1, 2}, Vec{3, 4}, Vec{5, 7}};
const LineStyle dashed{.paint = {Role::act, 0.25F}, .width = 3, .dash = 5, .round = false};
const BoxStyle framed{.top = Role::ink,
                      .bottom = Role::act,
                      .radius = 4,
                      .rim = Role::first,
                      .rim_width = 2,
                      .foot_depth = 3,
                      .alpha = 0.75F,
                      .fill_alpha = 0.5F};
const TextStyle written{.size = 21,
                        .paint = {Role::second, 0.5F},
                        .weight = Weight::bold,
                        .align_x = AlignX::right,
                        .align_y = AlignY::top,
                        .wrap_width = 80,
                        .max_width = 90};

/// Every command once.
void draw_all(Canvas& canvas) {
    canvas.push_group({8, -9}, 0.5F);
    canvas.clip({0, 1, 200, 300});
    canvas.box({1, 2, 30, 40}, framed);
    canvas.sprite("icon/play", {5, 6, 7, 8}, {.alpha = 0.5F, .turned = 90});
    canvas.line({1, 1}, {9, 2}, dashed);
    canvas.disc({3, 4}, 5, {Role::ink, 0.125F});
    canvas.ring({3, 4}, 5, 2, {Role::act});
    canvas.diamond({7, 8}, 6, {Role::first});
    canvas.glow({1, 9}, 7, {Role::second});
    canvas.blob(points, 2.5F, {Role::ink, 0.5F});
    canvas.polyline(points, dashed);
    canvas.text("Żółw", {10, 20}, written);
    canvas.unclip();
    canvas.pop_group();
}

class Recorded {
  public:
    template <class Draw>
    [[nodiscard]] Recording of(Draw draw) const {
        Recording recording(paper_);
        draw(recording);
        return recording;
    }

  private:
    Theme theme_;
    testing::RecordingCanvas paper_{theme_};
};

} // namespace

TEST_CASE("recording: what is drawn again is what was drawn", "[gfx][recording]") {
    const Recorded recorded;
    const auto all = recorded.of(draw_all);
    CHECK(recorded.of([&](Canvas& canvas) { all.replay(canvas); }) == all);
    const Theme theme;
    testing::RecordingCanvas straight(theme), again(theme);
    draw_all(straight);
    all.replay(again);
    CHECK(again.calls == straight.calls);
    CHECK(again.texts == straight.texts);
    CHECK(again.sprites == straight.sprites);
    CHECK(again.line_widths == straight.line_widths);
    CHECK(again.group_offsets == straight.group_offsets);
    CHECK(again.discs.front().role == Role::ink);
    CHECK(again.blobs == 1);
    CHECK(again.clips == 0);
}

TEST_CASE("motion part: so much of a motion is over as will be when the picture is seen", "[gfx]") {
    Theme theme;
    theme.motions[static_cast<std::size_t>(Motion::win)] = Seconds{2};
    testing::RecordingCanvas canvas(theme);
    CHECK(part_of(Motion::win, Seconds{0}, canvas) == 0);
    canvas.shown_ahead = Seconds{0.5};
    CHECK(part_of(Motion::win, Seconds{0.5}, canvas) == 0.5F);
    CHECK(part_of(Motion::win, Seconds{3}, canvas) == 1);
    CHECK(part_of(Motion::shake, Seconds{0}, canvas) == 1); // which takes no time
}

TEST_CASE("recording: every part of what is drawn tells pictures apart", "[gfx][recording]") {
    const Recorded recorded;
    constexpr Vec here{1, 2}, there{1, 0};
    constexpr Rect area{1, 2, 3, 4};
    const Paint ink{Role::ink, 1}, paler{Role::ink, 0.99F};
    const BoxStyle rimmed{.rim = Role{}};
    const TextStyle bold{.weight = Weight::bold};
    const LineStyle flat{.paint = {}, .round = false};
    const SpriteStyle turned{.turned = 90};
    const std::vector<std::function<void(Canvas&)>> pictures{
        [&](Canvas& canvas) { canvas.disc(here, 3, ink); },
        [&](Canvas& canvas) { canvas.disc(here, 3, paler); },
        [&](Canvas& canvas) { canvas.diamond(here, 3, ink); },
        [&](Canvas& canvas) { canvas.box(area, rimmed); },
        [&](Canvas& canvas) { canvas.box(area, {}); },
        [&](Canvas& canvas) { canvas.text("ab", {}, {}); },
        [&](Canvas& canvas) { canvas.text("abc", {}, {}); },
        [&](Canvas& canvas) { canvas.text("ab", {}, bold); },
        [&](Canvas& canvas) { canvas.line({}, here, {}); },
        [&](Canvas& canvas) { canvas.line({}, here, flat); },
        [&](Canvas& canvas) { canvas.blob(points, 1, {}); },
        [&](Canvas& canvas) { canvas.blob(std::span(points).first(2), 1, {}); },
        [&](Canvas& canvas) { canvas.sprite("a", area, {}); },
        [&](Canvas& canvas) { canvas.sprite("a", area, turned); },
        [&](Canvas& canvas) { canvas.strip("a", {}, here, 3, 1); },
        [&](Canvas& canvas) { canvas.strip("a", {}, here, 4, 1); },
        [&](Canvas& canvas) { canvas.strip("b", here, {}, 3, 1); },
        [&](Canvas& canvas) { canvas.push_group(there, 1); },
        [&](Canvas& canvas) { canvas.push_group(there, 0.5F); }};
    for (const auto& one : pictures) {
        for (const auto& other : pictures)
            CHECK((recorded.of(one) == recorded.of(other)) == (&one == &other));
    }
}

TEST_CASE("recording: a part drawn again is what reaches into it, within its groups and clips", "[gfx][recording]") {
    const Recorded recorded;
    const auto picture = recorded.of([](Canvas& canvas) {
        canvas.disc({20, 20}, 5, {});
        canvas.push_group({300, 0}, 1);
        canvas.clip({0, 0, 50, 50});
        canvas.disc({20, 20}, 6, {});
        canvas.disc({80, 20}, 7, {}); // clipped away
        canvas.unclip();
        canvas.pop_group();
        canvas.disc({20, 90}, 8, {});
    });
    const auto radii_in = [&](Rect part) {
        const Theme theme;
        testing::RecordingCanvas canvas(theme);
        picture.replay(canvas, part);
        CHECK(canvas.clips == 0);
        CHECK(canvas.group_offsets == std::vector{Vec{300, 0}});
        std::vector<float> radii;
        for (const auto& disc : canvas.discs)
            radii.push_back(disc.radius);
        return radii;
    };
    CHECK(radii_in({0, 0, 400, 400}) == std::vector<float>{5, 6, 8});
    CHECK(radii_in({0, 0, 40, 40}) == std::vector<float>{5});
    CHECK(radii_in({300, 0, 90, 40}) == std::vector<float>{6});
    CHECK(radii_in({0, 70, 40, 40}) == std::vector<float>{8});
    CHECK(radii_in({150, 150, 40, 40}).empty());
}

TEST_CASE("recording: two pictures differ where something else is drawn, and nowhere far from it", "[gfx][recording]") {
    struct Change {
        std::string what;
        std::function<void(Canvas&)> before, now;
        std::vector<Vec> different, same;
    };
    const auto disc = [](Vec at, float alpha = 1) {
        return [at, alpha](Canvas& canvas) { canvas.disc(at, 9, {Role::ink, alpha}); };
    };
    const auto in_group = [](Vec offset, float alpha, bool clipped) {
        return [=](Canvas& canvas) {
            if (clipped) canvas.clip({100, 0, 200, 600});
            canvas.push_group(offset, alpha);
            canvas.disc({120, 100}, 9, {});
            canvas.pop_group();
            if (clipped) canvas.unclip();
            canvas.disc({700, 500}, 9, {});
        };
    };
    const auto both = [](auto one, auto other) {
        return [=](Canvas& canvas) {
            one(canvas);
            other(canvas);
        };
    };
    const auto change = GENERATE_COPY(
        Change{"it moved", disc({100, 100}), disc({700, 500}), {{100, 100}, {700, 500}}, {{100, 500}, {700, 100}}},
        Change{"it is paler", disc({100, 100}), disc({100, 100}, 0.5F), {{100, 100}, {92, 100}}, {{300, 100}}},
        Change{"it came", [](Canvas&) {}, disc({799, 599}), {{799, 599}}, {{600, 400}}},
        Change{"its group is paler", in_group({}, 1, false), in_group({}, 0.5F, false), {{120, 100}}, {{700, 500}}},
        Change{"its group moved",
               in_group({}, 1, false),
               in_group({300, 0}, 1, false),
               {{120, 100}, {420, 100}},
               {{700, 500}}},
        Change{"it is clipped", in_group({-20, 0}, 1, false), in_group({-20, 0}, 1, true), {{95, 100}}, {{700, 500}}},
        Change{"what lay below lies above",
               both(disc({100, 100}), disc({105, 100}, 0.5F)),
               both(disc({105, 100}, 0.5F), disc({100, 100})),
               {{105, 100}},
               {{700, 500}}});
    CAPTURE(change.what);
    const Recorded recorded;
    const Rect screen{0, 0, 800, 600};
    const auto before = recorded.of(change.before), now = recorded.of(change.now);
    const auto areas = differences(before, now, screen);
    const auto differs = [&](Vec at) {
        return std::ranges::count_if(areas, [&](Rect area) { return area.contains(at); });
    };
    for (const Vec at : change.different)
        CHECK(differs(at) == 1);
    for (const Vec at : change.same)
        CHECK(differs(at) == 0);
    for (const Rect area : areas)
        CHECK((screen.contains(area) && area == snapped(area)));
    CHECK(differences(now, now, screen).empty());
}

TEST_CASE("recording: it measures as its paper does, and begins anew when cleared", "[gfx][recording]") {
    const Theme theme;
    testing::RecordingCanvas paper(theme, 2);
    paper.shown_ahead = Seconds{0.003};
    Recording recording(paper);
    CHECK(recording.scale() == 2);
    CHECK(&recording.theme() == &theme);
    CHECK(recording.ahead() == Seconds{0.003});
    const auto size = recording.text("words", {}, written);
    CHECK(size.width == paper.measured("words", written).width);
    CHECK(paper.calls == 0);
    CHECK_FALSE(recording.empty());
    recording.clear();
    CHECK(recording.empty());
    CHECK(recording == Recording(paper));
}
