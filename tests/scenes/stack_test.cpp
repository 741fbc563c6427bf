#include "house.hpp"

TEST_CASE("scenes: menu, setup, play and home again", "[scenes][stack]") {
    House house;
    house.open_menu();
    house.check_after("enter", {"depth: 2", "[against]"});
    house.check_after("enter", {"depth: 2", "[board]"});
    house.check_after("f1", {"depth: 3", "[text]"});
    house.check_after("escape", "[board]");
    house.check_after("escape", {"depth: 1", "[settings]"});
    house.check_after("escape, escape", "depth: 0");
}

TEST_CASE("scenes: one scene gives way to the next in 220 ms", "[scenes][stack]") {
    House house;
    house.open_menu();
    house.key(Key::f1);
    CHECK(house.stack.is_moving());
    house.wait(0.1);
    CHECK(house.stack.is_moving());
    house.canvas.clear();
    house.stack.draw(house.canvas);
    CHECK(house.canvas.balanced());
    house.wait(0.13);
    CHECK_FALSE(house.stack.is_moving());
}

TEST_CASE("scenes: the second press of a double click does nothing in the scene that the first one led to",
          "[scenes][stack]") {
    House house;
    house.open_menu();
    house.does("f1, wait 0.3");
    const auto back = house.rect("back").centre();
    house.click(back);
    CHECK(house.stack.depth() == 1);
    house.click(back);
    CHECK(house.stack.depth() == 1);
    CHECK(house.stack.top().title() == "Zugzwang: choose a game");
    house.wait(0.3);
    house.click(house.rect("settings").centre());
    CHECK(house.stack.depth() == 2);
    house.wait(0.3);
    house.click(house.rect("back").centre());
    CHECK(house.stack.depth() == 1);
}

TEST_CASE("scenes: reduced motion shortens the change of scene", "[scenes][stack]") {
    House house;
    house.context.settings.reduced_motion = true;
    house.open_menu();
    house.does("f1, wait 0.13");
    CHECK_FALSE(house.stack.is_moving());
}

TEST_CASE("scenes: a covered scene stops its work", "[scenes][stack]") {
    House house;
    house.open_menu();
    const auto miniature = house.started->front().second;
    CHECK(miniature->acts[Act::suspend] == 0);
    house.key(Key::f1);
    CHECK(miniature->acts[Act::suspend] == 1);
}

TEST_CASE("scenes: a resting screen draws the same picture until something is pressed or changed",
          "[scenes][stack][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    static_cast<void>(house.looks_different());
    house.wait(0.5);
    CHECK_FALSE(house.looks_different());
    house.key(Key::down);
    CHECK(house.looks_different());
    house.wait(0.5);
    static_cast<void>(house.looks_different());
    house.context.settings.fullscreen = false; // by the app
    house.wait(0.02);
    CHECK(house.looks_different());
}

TEST_CASE("scenes: what a finger pressed does not stay lit once it is lifted", "[scenes][stack]") {
    House house;
    house.stack.open(make_settings(house.context));
    const Vec at = house.rect("theme").centre();
    const auto touch = [&](PointerEvent::Kind kind, PointerEvent::Device device) {
        house.stack.handle(
            PointerEvent{.kind = kind, .at = at, .button = PointerEvent::Button::left, .device = device});
    };
    touch(PointerEvent::Kind::press, PointerEvent::Device::touch);
    CHECK(house.stack.cursor() == Cursor::hand);
    touch(PointerEvent::Kind::release, PointerEvent::Device::touch);
    CHECK(house.stack.cursor() == Cursor::arrow);
    touch(PointerEvent::Kind::press, PointerEvent::Device::mouse);
    touch(PointerEvent::Kind::release, PointerEvent::Device::mouse);
    CHECK(house.stack.cursor() == Cursor::hand);
}
