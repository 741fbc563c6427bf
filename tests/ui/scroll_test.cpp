#include "support/catch.hpp"

#include "zugzwang/ui/scroll.hpp"

using namespace zugzwang;
using ui::Scroll;

namespace {

/// A window of 100 on a text of 350; a notch goes 20.
Scroll long_text() {
    Scroll scroll;
    scroll.measure({0, 0, 50, 100}, {.width = 50, .height = 350}, 20);
    return scroll;
}

} // namespace

TEST_CASE("scroll: the keys go by pages and to both ends, and not beyond", "[ui][scroll]") {
    auto scroll = long_text();
    CHECK(scroll.farthest() == Vec{0, 250});
    CHECK(scroll.key(Key::page_down, 90));
    CHECK(scroll.offset().y == 90);
    CHECK(scroll.key(Key::end, 90));
    CHECK(scroll.offset().y == 250);
    CHECK(scroll.key(Key::page_down, 90));
    CHECK(scroll.offset().y == 250);
    CHECK(scroll.key(Key::page_up, 90));
    CHECK(scroll.offset().y == 160);
    CHECK(scroll.key(Key::home, 90));
    CHECK(scroll.offset().y == 0);
    CHECK_FALSE(scroll.key(Key::enter, 90));
}

TEST_CASE("scroll: the wheel turns it where the pointer is upon it", "[ui][scroll]") {
    auto scroll = long_text();
    CHECK(scroll.pointer({.kind = PointerEvent::Kind::wheel, .at = {10, 10}, .wheel = -2}));
    CHECK(scroll.offset().y == 40);
    CHECK_FALSE(scroll.pointer({.kind = PointerEvent::Kind::wheel, .at = {60, 10}, .wheel = -2}));
    CHECK(scroll.offset().y == 40);
}

TEST_CASE("scroll: it follows the hand from press to release", "[ui][scroll]") {
    auto scroll = long_text();
    const auto left = PointerEvent::Button::left;
    CHECK_FALSE(scroll.pointer({.kind = PointerEvent::Kind::move, .at = {10, 10}}));
    CHECK(scroll.pointer({.kind = PointerEvent::Kind::press, .at = {10, 90}, .button = left}));
    CHECK_FALSE(scroll.pointer({.kind = PointerEvent::Kind::move, .at = {10, 89}})); // a click's own unrest
    CHECK(scroll.pointer({.kind = PointerEvent::Kind::move, .at = {10, 60}}));
    CHECK(scroll.pointer({.kind = PointerEvent::Kind::move, .at = {90, 50}}));
    CHECK(scroll.offset().y == 40);
    CHECK(scroll.pointer({.kind = PointerEvent::Kind::release, .at = {10, 50}, .button = left}));
    CHECK_FALSE(scroll.pointer({.kind = PointerEvent::Kind::move, .at = {10, 20}}));
    CHECK(scroll.offset().y == 40);
}

TEST_CASE("scroll: a part is brought into view, and no farther", "[ui][scroll]") {
    auto scroll = long_text();
    scroll.reveal(20, 80);
    CHECK(scroll.offset().y == 0);
    scroll.reveal(150, 200);
    CHECK(scroll.offset().y == 100);
    scroll.reveal(40, 60);
    CHECK(scroll.offset().y == 40);
    scroll.reveal(100, 300); // without room for all of it
    CHECK(scroll.offset().y == 100);
}

TEST_CASE("scroll: what is larger both ways is dragged both ways, to its ends", "[ui][scroll]") {
    Scroll scroll;
    scroll.measure({10, 20, 100, 50}, {.width = 300, .height = 80}, 20);
    const auto drag = [&](Vec from, Vec to) {
        CHECK(scroll.pointer({.kind = PointerEvent::Kind::press, .at = from, .button = PointerEvent::Button::left}));
        CHECK(scroll.holds_still());
        CHECK(scroll.pointer({.kind = PointerEvent::Kind::move, .at = to}));
        CHECK_FALSE(scroll.holds_still());
        CHECK(scroll.pointer({.kind = PointerEvent::Kind::release, .at = to, .button = PointerEvent::Button::left}));
    };
    drag({90, 60}, {50, 50});
    CHECK(scroll.offset() == Vec{40, 10});
    drag({90, 60}, {-900, -900});
    CHECK(scroll.offset() == Vec{200, 30});
    drag({20, 30}, {900, 900});
    CHECK(scroll.offset() == Vec{});
}

TEST_CASE("scroll: what is seen whole does not move", "[ui][scroll]") {
    auto scroll = long_text();
    scroll.to({0, 200});
    scroll.measure({0, 0, 50, 100}, {.width = 50, .height = 150}, 20);
    CHECK(scroll.offset().y == 50);
    scroll.measure({0, 0, 50, 100}, {.width = 50, .height = 80}, 20);
    CHECK(scroll.offset().y == 0);
    CHECK_FALSE(scroll.can_move());
}
