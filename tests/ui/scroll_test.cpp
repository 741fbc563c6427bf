#include "support/catch.hpp"

#include "zugzwang/ui/scroll.hpp"

using namespace zugzwang;
using ui::Scroll;
using Kind = PointerEvent::Kind;

namespace {

/// A window of 100 on a text of 350; a notch goes 20.
Scroll long_text() {
    Scroll scroll;
    scroll.measure({0, 0, 50, 100}, 350, 20);
    return scroll;
}

} // namespace

TEST_CASE("scroll: the keys go by pages and to both ends, and not beyond", "[ui][scroll]") {
    auto scroll = long_text();
    CHECK(scroll.farthest() == 250);
    CHECK(scroll.key(Key::page_down, 90));
    CHECK(scroll.offset() == 90);
    CHECK(scroll.key(Key::end, 90));
    CHECK(scroll.at_end());
    CHECK(scroll.key(Key::page_down, 90));
    CHECK(scroll.offset() == 250);
    CHECK(scroll.key(Key::page_up, 90));
    CHECK(scroll.offset() == 160);
    CHECK(scroll.key(Key::home, 90));
    CHECK(scroll.offset() == 0);
    CHECK_FALSE(scroll.key(Key::enter, 90));
}

TEST_CASE("scroll: the wheel turns it where the pointer is upon it", "[ui][scroll]") {
    auto scroll = long_text();
    CHECK(scroll.pointer({.kind = Kind::wheel, .at = {10, 10}, .wheel = -2}));
    CHECK(scroll.offset() == 40);
    CHECK_FALSE(scroll.pointer({.kind = Kind::wheel, .at = {60, 10}, .wheel = -2}));
    CHECK(scroll.offset() == 40);
}

TEST_CASE("scroll: it follows the hand from press to release", "[ui][scroll]") {
    auto scroll = long_text();
    const auto left = PointerEvent::Button::left;
    CHECK_FALSE(scroll.pointer({.kind = Kind::move, .at = {10, 10}}));
    CHECK(scroll.pointer({.kind = Kind::press, .at = {10, 90}, .button = left}));
    CHECK(scroll.pointer({.kind = Kind::move, .at = {10, 60}}));
    CHECK(scroll.pointer({.kind = Kind::move, .at = {90, 50}}));
    CHECK(scroll.offset() == 40);
    CHECK(scroll.pointer({.kind = Kind::release, .at = {10, 50}, .button = left}));
    CHECK_FALSE(scroll.pointer({.kind = Kind::move, .at = {10, 20}}));
    CHECK(scroll.offset() == 40);
}

TEST_CASE("scroll: what is seen whole does not move", "[ui][scroll]") {
    auto scroll = long_text();
    scroll.to(200);
    scroll.measure({0, 0, 50, 100}, 150, 20);
    CHECK(scroll.offset() == 50);
    scroll.measure({0, 0, 50, 100}, 80, 20);
    CHECK(scroll.offset() == 0);
    CHECK(scroll.farthest() == 0);
}
