#include "positions.hpp"

#include "games/boxes/rules.hpp"
#include "zugzwang/base/random.hpp"

TEST_CASE("boxes: start positions are written as the protocol has them", "[boxes][text]") {
    CHECK(R::to_text(R::initial({2, 2, Start::border})) == "--/|_._|/../|_._|/-- 1");
    CHECK(R::to_text(R::initial({1, 3, Start::border})) == "---/|_._._|/--- 1");
    CHECK(R::to_text(R::initial({1, 1, Start::empty})) == "./._./. 1");
}

TEST_CASE("boxes: the picture stands upright", "[boxes][text]") {
    // Only the upper left corner and the lower right vertical line are drawn.
    auto state = R::initial({2, 2, Start::empty});
    state = R::after(state, {state.grid.horizontal_edge(0, 2)});
    state = R::after(state, {state.grid.vertical_edge(0, 1)});
    state = R::after(state, {state.grid.vertical_edge(2, 0)});
    CHECK(R::to_text(state) == "-./|_._./../._._|/.. 2");
}

TEST_CASE("boxes: positions survive writing and reading", "[boxes][text]") {
    Random random(3);
    for (int game = 0; game < 60; ++game) {
        auto state = R::initial(
            {static_cast<int>(random.between(1, 16)), static_cast<int>(random.between(1, 16)), Start::empty});
        while (!R::outcome(state)) {
            state = R::after(state, random.pick(R::legal_moves(state)));
            if (random.below(10) != 0 && !R::outcome(state)) continue;
            const auto read = R::state_from_text(R::to_text(state));
            REQUIRE(read);
            CHECK(*read == state);
        }
    }
}

TEST_CASE("boxes: what breaks the rules is refused with its token and place", "[boxes][text]") {
    struct Bad {
        std::string text, culprit;
    };
    const auto bad = GENERATE(
        Bad{"", "`` at character 1"}, Bad{" ", "at character 1"}, Bad{"--/|_._|/../|_._|/--", "at character 1"},
        Bad{"--/|_._|/../|_._|/-- 1 ", "at character 1"}, Bad{"--/|_._|/../|_._|/-- 3", "`3` at character 22"},
        Bad{"--/|_._|/../|_._|/-- w", "`w` at character 22"}, Bad{"--/|_._|/../|_._| 1", "at character 1"},
        Bad{"-- 1", "`--` at character 1"}, Bad{"/|_._|/../|_._|/-- 1", "`` at character 1"},
        Bad{"--/|_._/../|_._|/-- 1", "`|_._` at character 4"}, Bad{"--/|_._|/./|_._|/-- 1", "`.` at character 10"},
        Bad{"-x/|_._|/../|_._|/-- 1", "`x` at character 2"}, Bad{"-|/|_._|/../|_._|/-- 1", "`|` at character 2"},
        Bad{"--/|_-_|/../|_._|/-- 1", "`-` at character 6"}, Bad{"--/|3._|/../|_._|/-- 1", "`3` at character 5"},
        Bad{"--/|1._|/../|_._|/-- 1", "`1` at character 5"}, Bad{"--/|_|_|/-./|_._|/-- 1", "`_` at character 5"},
        Bad{"--/|_._|/../|_.2|/-- 1", "`2` at character 16"},
        Bad{"-----------------/|_._._._._._._._._._._._._._._._._|/----------------- 1", "at character 1"});
    const auto read = R::state_from_text(bad.text);
    REQUIRE_FALSE(read);
    INFO(bad.text << " -> " << read.refusal().words);
    CHECK(read.refusal().words.find(bad.culprit) != std::string::npos);
    CHECK(read.refusal().words.find('\n') == std::string::npos);
}

TEST_CASE("boxes: too many rows are refused in one short line", "[boxes][text]") {
    std::string rows = "-";
    for (int row = 0; row < 17; ++row)
        rows += "/|_|/-";
    const auto read = R::state_from_text(rows + " 1");
    REQUIRE_FALSE(read);
    CHECK(read.refusal().words.size() < 200);
}

TEST_CASE("boxes: a move names its two dots, the smaller text first, in no other way", "[boxes][text]") {
    const auto state = R::initial({16, 16, Start::empty});
    const Grid grid = state.grid;
    CHECK(R::move_to_text(state, {grid.horizontal_edge(1, 2)}) == "b3-c3");
    CHECK(R::move_to_text(state, {grid.vertical_edge(1, 0)}) == "b1-b2");
    CHECK(R::move_to_text(state, {grid.vertical_edge(0, 8)}) == "a10-a9");
    CHECK(R::move_to_text(state, {grid.vertical_edge(16, 15)}) == "q16-q17");
    for (const auto& move : R::legal_moves(state)) {
        const auto text = R::move_to_text(state, move);
        const auto dash = text.find('-');
        CHECK(text.substr(0, dash) < text.substr(dash + 1));
        const auto read = R::move_from_text(state, text);
        REQUIRE(read);
        CHECK(*read == move);
    }
    CHECK(R::move_from_text(state, "b2-b1").refusal().words == "this line is written b1-b2: `b2-b1` at character 1");
    CHECK(R::move_from_text(state, "a9-a10").refusal().words == "this line is written a10-a9: `a9-a10` at character 1");
}

TEST_CASE("boxes: moves that are none are refused", "[boxes][text]") {
    const auto state = R::initial({2, 2, Start::border});
    const auto text = GENERATE(as<std::string>{}, "", "-", "b1", "b1-", "b1-b2-", "b1-b2-b3", "b1 b2", "B1-B2", "b1-c2",
                               "b1-b3", "b1-b1", "b0-b1", "b3-b4", "c2-d2", "b01-b2", "b1-b2 ", "a1-a2", "a1-b1",
                               "b1-b99999999999999999999", "1b-2b", "r1-r2");
    const auto read = R::move_from_text(state, text);
    REQUIRE_FALSE(read);
    CHECK_FALSE(read.refusal().words.empty());
}
