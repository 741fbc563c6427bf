#include <deque>

#include "support/catch.hpp"

#include "scenes/null_canvas.hpp"
#include "zugzwang/ui/controls.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;

namespace {

Control made(std::string id, Rect area, ControlKind kind, bool enabled = true) {
    static std::deque<ControlKind> kinds; // they are those of a page that stays
    return {.id = std::move(id),
            .area = area,
            .window = {0, 0, 1000, 1000},
            .kind = &kinds.emplace_back(std::move(kind)),
            .enabled = enabled};
}

Control control(std::string id, float x, float y, bool enabled = true) {
    return made(std::move(id), {x, y, 100, 40}, Button{.words = "x"}, enabled);
}

constexpr Rect number_area{0, 100, 400, 40};

Control stepper(std::int64_t value) {
    return made("number", number_area, Stepper{.value = value, .min = 2, .max = 1000, .step = 2, .shuffle = true});
}

Controls two_by_two() {
    Controls controls;
    controls.set({control("a", 0, 0), control("b", 200, 0), control("c", 0, 100), control("d", 200, 100)});
    return controls;
}

Controls::Answer press(Controls& controls, Vec at) {
    return controls.pointer({.kind = PointerEvent::Kind::press, .at = at, .button = PointerEvent::Button::left});
}

Controls::Answer release(Controls& controls, Vec at) {
    return controls.pointer({.kind = PointerEvent::Kind::release, .at = at, .button = PointerEvent::Button::left});
}

} // namespace

TEST_CASE("controls: Tab goes round in order and passes over what is not enabled", "[ui][controls]") {
    Controls controls;
    controls.set({control("a", 0, 0), control("b", 200, 0, false), control("c", 400, 0)});
    static_cast<void>(controls.key({.key = Key::tab}));
    CHECK(controls.focused() == "a");
    static_cast<void>(controls.key({.key = Key::tab}));
    CHECK(controls.focused() == "c");
    static_cast<void>(controls.key({.key = Key::tab}));
    CHECK(controls.focused() == "a");
    static_cast<void>(controls.key({.key = Key::tab, .shift = true}));
    CHECK(controls.focused() == "c");
}

TEST_CASE("controls: arrows move the focus to the neighbour on that side", "[ui][controls]") {
    auto controls = two_by_two();
    controls.focus("a");
    CHECK(controls.key({.key = Key::right}).used);
    CHECK(controls.focused() == "b");
    CHECK(controls.key({.key = Key::down}).used);
    CHECK(controls.focused() == "d");
    CHECK(controls.key({.key = Key::left}).used);
    CHECK(controls.focused() == "c");
    CHECK_FALSE(controls.key({.key = Key::down}).used);
    CHECK(controls.key({.key = Key::up}).used);
    CHECK(controls.focused() == "a");
}

TEST_CASE("controls: sideways the focus stays in its row, though something of the next row lies nearer",
          "[ui][controls]") {
    Controls controls;
    controls.set({control("left", 0, 0), control("right", 200, 0), control("below", 160, 50)});
    controls.focus("right");
    CHECK(controls.key({.key = Key::left}).used);
    CHECK(controls.focused() == "left");
}

TEST_CASE("controls: Enter presses what is in focus, once for a held key", "[ui][controls]") {
    auto controls = two_by_two();
    controls.focus("c");
    CHECK(controls.key({.key = Key::enter}).picked == Picked{.id = "c"});
    CHECK_FALSE(controls.key({.key = Key::enter, .repeat = true}).picked);
}

namespace {

/// One that asks to be held, beside one that does not.
Controls with_hold_button() {
    Controls controls;
    controls.set(
        {made("resign", {0, 0, 50, 50}, Button{.look = Button::Look::icon, .hold = true}), control("b", 200, 0)});
    return controls;
}

float held(const Controls& controls) { return controls.state("resign").held; }

} // namespace

TEST_CASE("controls: a button that asks to be held is picked when its time is over", "[ui][controls][hold]") {
    const Theme theme;
    auto controls = with_hold_button();
    const bool by_key = GENERATE(true, false);
    controls.focus("resign");
    const auto begun = by_key ? controls.key({.key = Key::space}) : press(controls, {20, 20});
    CHECK(begun.used);
    CHECK_FALSE(begun.picked);
    CHECK(controls.holding() == "resign");
    CHECK_FALSE(controls.advance(hold_to_confirm / 2, theme));
    CHECK(held(controls) == Approx(0.5));
    if (by_key) CHECK_FALSE(controls.key({.key = Key::space, .repeat = true}).picked);
    CHECK(controls.advance(hold_to_confirm / 2, theme) == Picked{.id = "resign"});
    CHECK(held(controls) == 0);
    CHECK_FALSE(controls.advance(hold_to_confirm, theme)); // once
    controls.key_release({.key = Key::space});
    CHECK_FALSE(release(controls, {20, 20}).picked);
}

TEST_CASE("controls: a button that is let go too early does nothing and runs back", "[ui][controls][hold]") {
    const Theme theme;
    auto controls = with_hold_button();
    controls.focus("resign");
    const auto way = GENERATE(0, 1, 2, 3, 4);
    if (way < 2)
        static_cast<void>(press(controls, {20, 20}));
    else
        static_cast<void>(controls.key({.key = Key::enter}));
    CHECK_FALSE(controls.advance(hold_to_confirm * 0.9, theme));
    if (way == 0) CHECK_FALSE(release(controls, {20, 20}).picked);
    if (way == 1) static_cast<void>(controls.pointer({.kind = PointerEvent::Kind::move, .at = {500, 500}}));
    if (way == 2) controls.key_release({.key = Key::enter});
    if (way == 3) static_cast<void>(controls.key({.key = Key::tab}));
    if (way == 4) controls.let_go();
    CHECK_FALSE(controls.advance(Seconds{0.01}, theme));
    CHECK(controls.holding().empty());
    CHECK(held(controls) > 0.5);
    CHECK_FALSE(controls.advance(hold_to_confirm, theme));
    CHECK(held(controls) == 0);
}

TEST_CASE("controls: who cannot hold a button presses it three times, with nothing else between",
          "[ui][controls][hold]") {
    const Theme theme;
    auto controls = with_hold_button();
    controls.focus("resign");
    const bool by_key = GENERATE(true, false), interrupted = GENERATE(true, false);
    constexpr Vec beside{500, 500};
    const auto press_once = [&] {
        if (by_key) {
            controls.heed({.key = Key::enter});
            static_cast<void>(controls.key({.key = Key::enter}));
            controls.key_release({.key = Key::enter});
        } else {
            static_cast<void>(press(controls, {20, 20}));
            CHECK_FALSE(release(controls, {20, 20}).picked);
        }
        return controls.advance(hold_to_confirm * 2, theme); // there is no haste
    };
    CHECK_FALSE(press_once());
    CHECK_FALSE(press_once());
    if (interrupted && by_key) controls.heed({.key = Key::up}); // whoever it is for
    if (interrupted && !by_key) static_cast<void>(press(controls, beside));
    controls.focus("resign");
    CHECK(press_once().has_value() == !interrupted);
    CHECK_FALSE(controls.advance(hold_to_confirm, theme)); // once
}

TEST_CASE("controls: another key's release ends no hold", "[ui][controls][hold]") {
    const Theme theme;
    auto controls = with_hold_button();
    controls.focus("resign");
    static_cast<void>(controls.key({.key = Key::enter}));
    controls.key_release({.key = Key::space});
    CHECK(controls.advance(hold_to_confirm, theme) == Picked{.id = "resign"});
}

TEST_CASE("controls: with reduced motion a hold fills in quarters and is gone at once", "[ui][controls][hold]") {
    const Theme theme;
    auto controls = with_hold_button();
    controls.reduce_motion(true);
    static_cast<void>(press(controls, {20, 20}));
    CHECK_FALSE(controls.advance(hold_to_confirm * 0.3, theme));
    CHECK(held(controls) == 0.5F);
    static_cast<void>(release(controls, {20, 20}));
    CHECK_FALSE(controls.advance(Seconds{0.001}, theme));
    CHECK(held(controls) == 0);
}

TEST_CASE("controls: a button acts when it is let go over itself", "[ui][controls]") {
    auto controls = two_by_two();
    CHECK_FALSE(press(controls, {10, 10}).picked);
    CHECK_FALSE(release(controls, {210, 10}).picked);
    static_cast<void>(press(controls, {10, 10}));
    CHECK(release(controls, {20, 20}).picked == Picked{.id = "a"});
}

TEST_CASE("controls: a button that is not enabled does nothing", "[ui][controls]") {
    Controls controls;
    controls.set({control("a", 0, 0, false)});
    CHECK_FALSE(press(controls, {10, 10}).used);
    CHECK_FALSE(release(controls, {10, 10}).picked);
    CHECK(controls.cursor() == Cursor::arrow);
}

TEST_CASE("controls: segments are chosen by click and by arrows", "[ui][controls]") {
    Controls controls;
    controls.set({made("s", {0, 0, 300, 40}, Segmented{.words = {"a", "b", "c"}, .chosen = 1})});
    CHECK(press(controls, {250, 10}).picked == Picked{"s", 2});
    CHECK_FALSE(press(controls, {150, 10}).picked);
    controls.focus("s");
    CHECK(controls.key({.key = Key::left}).picked == Picked{"s", 0});
    CHECK(controls.key({.key = Key::right}).picked == Picked{"s", 2});
}

TEST_CASE("controls: a stepper goes in its steps and stays in its range", "[ui][controls]") {
    Controls controls;
    controls.set({stepper(4)});
    controls.focus("number");
    CHECK(controls.key({.key = Key::right}).picked == Picked{"number", 6});
    CHECK(controls.key({.key = Key::left}).picked == Picked{"number", 2});
    CHECK(controls.key({.key = Key::page_down}).picked == Picked{"number", 2});
    CHECK(controls.key({.key = Key::page_up}).picked == Picked{"number", 24});
    CHECK(controls.pointer({.kind = PointerEvent::Kind::wheel, .at = {200, 120}, .wheel = 1}).picked ==
          Picked{"number", 6});
    CHECK(press(controls, {10, 110}).picked == Picked{"number", 2});
    CHECK(press(controls, {390, 110}).picked == Picked{.id = "number", .shuffle = true});
    controls.set({stepper(2)});
    CHECK_FALSE(press(controls, {10, 110}).picked);
}

TEST_CASE("controls: a held plus goes on by itself", "[ui][controls]") {
    const Theme theme = test::test_theme();
    Controls controls;
    controls.set({stepper(4)});
    const Vec plus = part_area(*stepper(4).kind, number_area, stepper_plus).centre();
    REQUIRE(press(controls, plus).picked == Picked{"number", 6});
    int steps = 0;
    for (int tick = 0; tick < 120; ++tick) {
        if (controls.advance(Seconds{1.0 / 120}, theme)) ++steps;
    }
    CHECK(steps >= 8);
    CHECK(steps <= 12);
    static_cast<void>(release(controls, plus));
    CHECK_FALSE(controls.advance(Seconds{1}, theme));
}

TEST_CASE("controls: hover fades in within its time and out again", "[ui][controls]") {
    const Theme theme = test::test_theme();
    auto controls = two_by_two();
    static_cast<void>(controls.pointer({.kind = PointerEvent::Kind::move, .at = {10, 10}}));
    CHECK(controls.cursor() == Cursor::hand);
    static_cast<void>(controls.advance(Seconds{0.04}, theme));
    CHECK(controls.state("a").hover == Approx(0.5));
    static_cast<void>(controls.advance(Seconds{0.05}, theme));
    CHECK(controls.state("a").hover == Approx(1));
    static_cast<void>(controls.pointer({.kind = PointerEvent::Kind::leave}));
    static_cast<void>(controls.advance(Seconds{0.13}, theme));
    CHECK(controls.state("a").hover == Approx(0));
}

TEST_CASE("controls: focus stays with its control when the controls are made anew", "[ui][controls]") {
    auto controls = two_by_two();
    controls.focus("d");
    controls.set({control("d", 500, 500), control("e", 0, 0)});
    CHECK(controls.focused() == "d");
    controls.set({control("e", 0, 0)});
    CHECK(controls.focused().empty());
}
