#include "support/catch.hpp"
#include "zugzwang/ui/pan.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;

namespace {

using Kind = PointerEvent::Kind;

PointerEvent event(Kind kind, Vec at) { return {.kind = kind, .at = at, .button = PointerEvent::Button::left}; }

/// A window of 100 by 50 on something of 300 by 80.
Pan wide_pan() {
    Pan pan;
    pan.measure({10, 20, 100, 50}, {.width = 300, .height = 80});
    return pan;
}

void drag(Pan& pan, Vec from, Vec to) {
    CHECK_FALSE(pan.pointer(event(Kind::press, from)));
    CHECK_FALSE(pan.pointer(event(Kind::move, to)));
    CHECK_FALSE(pan.pointer(event(Kind::release, to)));
}

/// Where a click there reaches what is seen.
Vec clicked(Pan& pan, Vec at) {
    CHECK_FALSE(pan.pointer(event(Kind::press, at)));
    const auto there = pan.pointer(event(Kind::release, at));
    REQUIRE(there);
    CHECK(there->kind == Kind::press);
    return there->at;
}

} // namespace

TEST_CASE("pan: what is dragged lies elsewhere, and a click reaches it there", "[ui]") {
    auto pan = wide_pan();
    CHECK(pan.can_move());
    CHECK(clicked(pan, {30, 40}) == Vec{30, 40});
    drag(pan, {90, 60}, {50, 50});
    CHECK(clicked(pan, {30, 40}) == Vec{70, 50});
}

TEST_CASE("pan: it ends where what is seen ends", "[ui]") {
    auto pan = wide_pan();
    drag(pan, {90, 60}, {-900, -900});
    CHECK(clicked(pan, {30, 40}) == Vec{230, 70});
    drag(pan, {20, 30}, {900, 900});
    CHECK(clicked(pan, {30, 40}) == Vec{30, 40});
}

TEST_CASE("pan: what has room in its window gets every event as it is", "[ui]") {
    Pan pan;
    pan.measure({10, 20, 400, 200}, {.width = 300, .height = 80});
    CHECK_FALSE(pan.can_move());
    CHECK(pan.whole() == Rect{10, 20, 400, 200});
    const auto there = pan.pointer(event(Kind::press, {30, 40}));
    REQUIRE(there);
    CHECK(there->kind == Kind::press);
    CHECK(there->at == Vec{30, 40});
}
