#include "zugzwang/play/side_words.hpp"

#include "support/catch.hpp"

TEST_CASE("side words: colours are called what people call them", "[play][words]") {
    const auto [colour, word] = GENERATE(table<Colour, std::string_view>({{{0x56, 0xC4, 0xFF}, "Blue"},
                                                                          {{0x16, 0x50, 0xC8}, "Blue"},
                                                                          {{0xFF, 0xB1, 0x4D}, "Orange"},
                                                                          {{0xBF, 0x1D, 0x28}, "Red"},
                                                                          {{0xFF, 0x00, 0x20}, "Red"},
                                                                          {{0xC4, 0xF4, 0x5C}, "Green"},
                                                                          {{0xF0, 0xE0, 0x20}, "Yellow"},
                                                                          {{0x80, 0x20, 0xC0}, "Purple"},
                                                                          {{0xFF, 0xFF, 0xFF}, "Grey"},
                                                                          {{0x00, 0x00, 0x00}, "Grey"}}));
    CHECK(colour_word(colour) == word);
}

TEST_CASE("side words: the sides follow the theme, a game's own names do not", "[play][words]") {
    CHECK(side_word(Side::first) == "Blue");
    CHECK(side_word(Side::second) == "Orange");
    Theme red;
    red.colours[static_cast<std::size_t>(Role::first)] = {20, 20, 220};
    red.colours[static_cast<std::size_t>(Role::second)] = {200, 20, 20};
    name_sides_by(red);
    CHECK(side_word(Side::second) == "Red");
    CHECK(side_name({}, Side::second) == "Red");
    CHECK(side_name({"White", "Black"}, Side::second) == "Black");
    red.colours[static_cast<std::size_t>(Role::second)] = {255, 177, 77};
    name_sides_by(red);
    CHECK(side_word(Side::second) == "Orange");
}

TEST_CASE("side words: a sure end names the winner and the margin where there is one", "[play][words]") {
    CHECK(sure_end({"White", "Black"}, {.winner = Side::second}) == "Black has a sure win");
    CHECK(sure_end({}, {.winner = Side::first, .margin = 7}) == "Blue wins by 7");
    CHECK(sure_end({"White", "Black"}, {}) == "A draw");
}
