#include "positions.hpp"

#include "games/points/layouts.hpp"
#include "games/points/rules.hpp"
#include "zugzwang/base/random.hpp"

TEST_CASE("points: the position of the protocol is read and written", "[points][text]") {
    const std::string text = "0,0;9,2;4,7;8,8 1-2 2";
    const auto state = R::state_from_text(text);
    REQUIRE(state);
    CHECK(state->drawn == std::vector<Segment>{{0, 1}});
    CHECK(state->to_move == Side::second);
    CHECK(R::to_text(*state) == text);
    CHECK(R::move_to_text(*state, {2, 3}) == "3-4");
    CHECK(*R::move_from_text(*state, "3-4") == Segment{2, 3});
    CHECK(*R::move_from_text(*state, "4-3") == Segment{2, 3});
}

TEST_CASE("points: positions of random games survive a round trip", "[points][text][slow]") {
    const auto layout = GENERATE(Layout::random, Layout::convex, Layout::grid);
    Random random(3);
    for (int count = 1; count <= 60; count += 7) {
        auto state = R::initial({points_of(layout, count, static_cast<std::uint64_t>(count))});
        for (;;) {
            const auto text = R::to_text(state);
            const auto read = R::state_from_text(text);
            REQUIRE(read);
            REQUIRE(*read == state);
            REQUIRE(read->legal == state.legal);
            const auto moves = R::legal_moves(state);
            if (moves.empty()) break;
            const auto move = random.pick(moves);
            REQUIRE(*R::move_from_text(state, R::move_to_text(state, move)) == move);
            state = R::after(state, move);
        }
    }
}

TEST_CASE("points: a position that breaks the rules is refused, naming token and place", "[points][text]") {
    struct Bad {
        const char* text;
        const char* named;
    };
    const auto bad = GENERATE(values<Bad>({
        {"", "`` at character 1"},
        {" ", "` ` at character 1"},
        {"0,0;1,1", "`0,0;1,1` at character 1"},
        {"0,0;1,1 - 1 1", "at character 1"},
        {"0,0;1,1  1", "`` at character 9"},
        {"0,0;1,1 - 3", "`3` at character 11"},
        {"0,0;1,1 - ", "`` at character 11"},
        {" - 1", "`` at character 1"},
        {"0,0;11 - 1", "`11` at character 5"},
        {"0,0;1,1; - 1", "`` at character 9"},
        {"0,0;1,x - 1", "`x` at character 7"},
        {"0,0;1,1,1 - 1", "`1,1` at character 7"},
        {"0,0;1,01 - 1", "`01` at character 7"},
        {"0,0;1,1.5 - 1", "`1.5` at character 7"},
        {"0,0;1,1000001 - 1", "`1000001` at character 7"},
        {"-1000001,0;1,1 - 1", "`-1000001` at character 1"},
        {"0,0;1,99999999999999999999 - 1", "`99999999999999999999` at character 7"},
        {"0,0;1,1;0,0 - 1", "`0,0` at character 9"},
        {"0,0;1,1 1 1", "`1` at character 9"},
        {"0,0;1,1 1-3 1", "`3` at character 11"},
        {"0,0;1,1 0-1 1", "`0` at character 9"},
        {"0,0;1,1 1-1 1", "`1-1` at character 9"},
        {"0,0;1,1 1-2, 1", "`` at character 13"},
        {"0,0;1,1 --2 1", "`` at character 9"},
        {"0,0;1,1 1--2 1", "`-2` at character 11"},
        {"0,0;4,4;0,4;4,0 1-2,3-4 1", "`3-4` at character 21"},
        {"0,0;4,4;0,4;4,0 1-2,1-3 1", "`1-3` at character 21"},
        {"0,0;4,0;2,0;2,4 1-2,3-4 1", "`3-4` at character 21"},
        {"0,0;1,1\n- 1", "at character 1"},
    }));
    CAPTURE(bad.text);
    const auto state = R::state_from_text(bad.text);
    REQUIRE_FALSE(state);
    CHECK_THAT(state.refusal().words, Catch::Matchers::ContainsSubstring(bad.named));
    CHECK(state.refusal().words.find('\n') == std::string::npos);
}

TEST_CASE("points: more than sixty points are refused", "[points][text]") {
    std::string many = "0,0";
    for (int i = 1; i <= 60; ++i)
        many += ";" + std::to_string(i) + ",0";
    CHECK_FALSE(R::state_from_text(many + " - 1"));
    many.resize(many.rfind(';'));
    CHECK(R::state_from_text(many + " - 1"));
}

TEST_CASE("points: moves that are not legal are refused", "[points][text]") {
    const auto state = *R::state_from_text("0,0;4,4;0,4;4,0;9,9 1-2 2");
    const auto* const text =
        GENERATE("", "-", "3", "3-", "3-4", "1-3", "3-3", "3-6", "0-1", "3-5-", "a-b", "3 5", "03-5");
    CAPTURE(text);
    CHECK_FALSE(R::move_from_text(state, text));
}
