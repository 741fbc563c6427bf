#include "support/catch.hpp"

#include "games/numbers/rules.hpp"

namespace zugzwang::numbers {
namespace {

Rules::State position(const std::string& text) { return *Rules::state_from_text(text); }

} // namespace

TEST_CASE("numbers: positions come back from their text", "[numbers][text]") {
    const auto text = GENERATE(as<std::string>{}, "4,7,2,9,5,2 0-0 1", "7 0-12 2", "- 18-11 1", "- 0-0 2",
                               "1000000000,1 1000000000000000-0 1");
    CHECK(Rules::to_text(position(text)) == text);
    CHECK(position(Rules::to_text(position(text))) == position(text));
}

TEST_CASE("numbers: a position in the middle of a game is written as what is left", "[numbers][text]") {
    auto state = position("4,7,2,9,5,2 0-0 1");
    state = Rules::after(Rules::after(state, take_right), take_left);
    CHECK(Rules::to_text(state) == "7,2,9,5 2-4 1");
}

TEST_CASE("numbers: a bad position is refused with its token and place", "[numbers][text]") {
    const auto [text, token, place] = GENERATE(table<std::string, std::string, int>({
        {"", "", 1},
        {"4,7", "4,7", 1},
        {"4,7 0-0", "4,7 0-0", 1},
        {"4,7 0-0 1 ", "4,7 0-0 1 ", 1},
        {"4,7  0-0 1", "4,7  0-0 1", 1},
        {" 0-0 1", "", 1},
        {"4,,7 0-0 1", "", 3},
        {"4,7, 0-0 1", "", 5},
        {",4 0-0 1", "", 1},
        {"4,x 0-0 1", "x", 3},
        {"4,0 0-0 1", "0", 3},
        {"4,-7 0-0 1", "-7", 3},
        {"4,07 0-0 1", "07", 3},
        {"4,+7 0-0 1", "+7", 3},
        {"4,1.5 0-0 1", "1.5", 3},
        {"4,1000000001 0-0 1", "1000000001", 3},
        {"99999999999999999999 0-0 1", "99999999999999999999", 1},
        {"-,4 0-0 1", "-", 1},
        {"-- 0-0 1", "--", 1},
        {"4 0 1", "0", 3},
        {"4 0-0-0 1", "0-0-0", 3},
        {"4 -5-0 1", "-5-0", 3},
        {"4 a-0 1", "a", 3},
        {"4 0- 1", "", 5},
        {"4 0-1000000000000001 1", "1000000000000001", 5},
        {"4 0-0 3", "3", 7},
        {"4 0-0 w", "w", 7},
        {"4\t0-0 1", "4?0-0 1", 1},
    }));
    INFO(text);
    const auto state = Rules::state_from_text(text);
    REQUIRE_FALSE(state);
    CHECK_THAT(state.refusal().words,
               Catch::Matchers::EndsWith("`" + token + "` at character " + std::to_string(place)));
    CHECK(state.refusal().words.find('\n') == std::string::npos);
}

TEST_CASE("numbers: the longest row is read and written, one number more is refused", "[numbers][text]") {
    std::string text = "1000000000";
    for (int i = 1; i < max_numbers; ++i)
        text += ",1000000000";
    const auto whole = text + " 0-0 1";
    const auto state = Rules::state_from_text(whole);
    REQUIRE(state);
    CHECK(state->size() == static_cast<std::size_t>(max_numbers));
    CHECK(Rules::to_text(*state) == whole);
    const auto refused = Rules::state_from_text(text + ",5 0-0 1");
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.refusal().words,
               Catch::Matchers::EndsWith("`5` at character " + std::to_string(text.size() + 2)));
}

TEST_CASE("numbers: a move is L or R", "[numbers][text]") {
    const auto state = position("4,7 0-0 1");
    CHECK(*Rules::move_from_text(state, "L") == take_left);
    CHECK(*Rules::move_from_text(state, "R") == take_right);
    CHECK(Rules::move_to_text(state, take_left) == "L");
    CHECK(Rules::move_to_text(state, take_right) == "R");
    const auto bad = GENERATE(as<std::string>{}, "", "l", "B", "LR", "4", " L");
    const auto refused = Rules::move_from_text(state, bad);
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.refusal().words, Catch::Matchers::ContainsSubstring("`" + bad + "`"));
    CHECK_FALSE(Rules::move_from_text(position("- 4-7 1"), "L"));
}

} // namespace zugzwang::numbers
