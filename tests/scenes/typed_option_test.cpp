#include "support/catch.hpp"

#include "house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// The setup of a game with a word to be typed, in which a `!` is refused.
struct TypingHouse : House {
    TypingHouse() {
        auto& row = games[3].options.back();
        row.label = "Row";
        row.kind = TextOption{.typed = [](std::string_view text) -> Result<std::string> {
                                  if (text.find('!') != std::string_view::npos) return Refusal{"no `{}` here", "!"};
                                  return std::string(text);
                              },
                              .example = "for example",
                              .replaces = {"seed"}};
        stack.open(make_setup(context, games[3]));
    }
    [[nodiscard]] const OptionValues& options() { return context.choices.at(games[3].id).options; }
};

} // namespace

TEST_CASE("setup: an option is typed, and the game starts with it", "[scenes][setup]") {
    TypingHouse house;
    CHECK(house.shows("for example"));
    house.press("option:row");
    house.type("4 7");
    house.key(Key::backspace);
    house.type("8");
    CHECK(house.options().text("row") == "4 8");
    house.key(Key::enter);
    REQUIRE_FALSE(house.started->empty());
    CHECK(house.started->back().first.options.text("row") == "4 8");
}

TEST_CASE("setup: what is wrong with a typed option is said, and nothing can be started", "[scenes][setup]") {
    TypingHouse house;
    house.press("option:row");
    house.type("4!");
    CHECK(house.shows("no `!` here"));
    const auto started = house.started->size();
    house.key(Key::enter);
    house.press("play");
    CHECK(house.started->size() == started);
    house.press("option:row");
    house.key(Key::backspace);
    CHECK_FALSE(house.shows("no `!` here"));
    house.press("play");
    CHECK(house.started->size() == started + 1);
}

TEST_CASE("setup: what a typed option replaces cannot be changed meanwhile", "[scenes][setup]") {
    TypingHouse house;
    const auto shuffle = [&] {
        house.choose_last("option:seed");
        return house.options().is_set("seed");
    };
    house.press("option:row");
    house.type("4");
    CHECK_FALSE(shuffle());
    house.press("option:row");
    house.key(Key::backspace);
    CHECK(shuffle());
}

TEST_CASE("setup: a long text is pasted whole, and drawn only about its caret", "[scenes][setup]") {
    TypingHouse house;
    std::string pasted;
    for (int count = 0; count < 1000; ++count)
        pasted += "1000000000 ";
    house.press("option:row");
    house.type(pasted + "end");
    CHECK(house.options().text("row") == pasted + "end");
    REQUIRE(house.shows("end"));
    for (const auto& text : house.canvas.texts())
        CHECK(text.words.size() < 1000);
}
