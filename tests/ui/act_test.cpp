// Keys that a person changed.
#include "zugzwang/ui/act.hpp"

#include "support/catch.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::ui {
namespace {

constexpr Act hint{.id = "hint", .words = "Hint", .key = letter('h'), .second_key = {Key::home}, .pad = Key::pad_x};
constexpr Act help{.id = "help", .words = "Help", .key = {Key::f1}};

struct Changed {
    explicit Changed(ChangedKeys keys) { change_keys(std::move(keys)); }
    ~Changed() {
        change_keys({});
        hold({});
    }
    Changed(const Changed&) = delete;
    Changed& operator=(const Changed&) = delete;
};

KeyEvent typed(char character, bool control = false) {
    return {.key = Key::character, .character = character, .control = control};
}

TEST_CASE("act: a changed key does it in place of its own, the second key and the pad do it as before", "[ui]") {
    CHECK(does(hint, typed('h')));
    const Changed changed({{&hint, letter('j')}, {&help, with_control('k')}});
    CHECK(does(hint, typed('j')));
    CHECK_FALSE(does(hint, typed('h')));
    CHECK(does(hint, {.key = Key::home}));
    CHECK(does(hint, {.key = Key::pad_x, .pad = 1}));
    CHECK_FALSE(does(help, {.key = Key::f1}));
    CHECK(does(help, typed('k', true)));
    CHECK(does(help, {.key = Key::f1, .pad = 1})); // its button on a pad
    const std::vector<Deed> deeds{{hint, [] {}}, {help, [] {}}};
    REQUIRE(deed_of(deeds, typed('j')) != nullptr);
    CHECK(deed_of(deeds, typed('j'))->act == &hint);
    CHECK(deed_of(deeds, typed('h')) == nullptr);
}

TEST_CASE("act: a changed key stands on the caps, but not on those of a pad", "[ui]") {
    const Changed changed({{&hint, letter('j')}, {&help, with_control('k')}});
    CHECK(key_name(key_of(hint)) == "J");
    CHECK(caps_of(hint).front().words == "J");
    CHECK(caps_of(help).front().words == "Ctrl K");
    hold({.hand = Hand::pad});
    CHECK(caps_of(hint).front().words == "X");
    CHECK(caps_of(help).front().sprite == "pad/menu");
}

} // namespace
} // namespace zugzwang::ui
