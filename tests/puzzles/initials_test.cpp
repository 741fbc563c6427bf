// The letters under a score.
#include "puzzles/initials.hpp"

#include "support/catch.hpp"

namespace zugzwang::puzzles {
namespace {

TEST_CASE("puzzles: initials are letters and digits, by arrows, keys and clicks", "[puzzles]") {
    Initials initials("é", 3);
    CHECK(initials.letters() == "AAA");
    const auto press = [&](Key key, char letter = 0) { return initials.key({.key = key, .character = letter}); };
    CHECK(press(Key::down)); // before A comes 9
    CHECK(press(Key::right));
    CHECK(press(Key::character, 'z'));
    CHECK(press(Key::up));
    CHECK(initials.letters() == "9ZB");
    CHECK(press(Key::character, 'q'));
    CHECK(press(Key::backspace));
    CHECK(initials.place() == 1);
    CHECK_FALSE(press(Key::enter));
    CHECK_FALSE(press(Key::character, '-'));
    initials.turn(0, 1);
    CHECK(initials.letters() == "AZQ");
}

} // namespace
} // namespace zugzwang::puzzles
