#include "zugzwang/ui/caps.hpp"

#include "support/catch.hpp"

namespace zugzwang::ui {
namespace {

constexpr Act hint_act{.id = "hint", .words = "Hint", .key = letter('h'), .pad = Key::pad_x};
constexpr Act go_on{.id = "go-on", .words = "Go on", .key = {Key::enter}, .second_key = {Key::space}};
constexpr Act copy{.id = "copy", .words = "Copy", .key = with_control('c')};

/// What is held, for one test.
struct Holding {
    explicit Holding(const Held& held) { hold(held); }
    ~Holding() { hold({}); }
    Holding(const Holding&) = delete;
    Holding& operator=(const Holding&) = delete;
};

/// Words or sprites.
std::vector<std::string> signs(const std::vector<Cap>& caps) {
    std::vector<std::string> all;
    for (const auto& cap : caps)
        all.push_back(cap.words + cap.sprite);
    return all;
}
using Signs = std::vector<std::string>;

TEST_CASE("caps: with keys in the hand an act has the caps of its keys", "[ui]") {
    CHECK(signs(caps_of(hint_act)) == Signs{"H"});
    CHECK(signs(caps_of(go_on)) == Signs{"Enter", "Space"});
    CHECK(signs(caps_of(copy)) == Signs{"Ctrl C"});
    CHECK(sign_of(Key::escape) == "Esc");
    CHECK(signs(caps_of_arrows()) == Signs{"↑", "↓", "←", "→"});
}

TEST_CASE("caps: a pad has what is printed on it, and its cross once", "[ui]") {
    const Holding holding({.hand = Hand::pad});
    CHECK(signs(caps_of(hint_act)) == Signs{"X"});
    CHECK(caps_of(hint_act).front().is_round);
    CHECK(signs(caps_of(go_on)) == Signs{"A"});
    CHECK(caps_of(copy).empty());
    CHECK(signs(caps_of_arrows()) == Signs{"pad/cross"});
    CHECK(sign_of(Key::escape) == "B");
    CHECK(sign_of(Key::tab) == "RB");
    hold({.hand = Hand::pad, .signs = PadSigns::nintendo});
    CHECK(sign_of(Key::tab) == "R");
    hold({.hand = Hand::pad, .signs = PadSigns::playstation});
    CHECK(signs(caps_of(hint_act)) == Signs{"pad/shape-left"});
    CHECK(sign_of(Key::escape) == "○");
}

TEST_CASE("caps: a finger has none", "[ui]") {
    const Holding holding({.hand = Hand::finger});
    CHECK(caps_of(hint_act).empty());
    CHECK(caps_of_arrows().empty());
    CHECK(sign_of(Key::enter).empty());
    CHECK(key_fact("Hint", caps_of(hint_act)).absent);
}

} // namespace
} // namespace zugzwang::ui
