// How a game went, beside its result: real games of Sticks, where whoever leaves a multiple of four wins.
#include "support/catch.hpp"

#include "house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// 7 sticks and up to 3 to a move, by two people or by one against a computer on that side.
struct EndedGame : House {
    explicit EndedGame(const std::vector<std::string>& moves, ScreenSize size = {},
                       std::optional<Side> computer = std::nullopt)
        : House(size) {
        GameRecord record{.game = "sticks", .start = "7/3 1"};
        for (const auto& move : moves)
            record.moves.push_back({.text = move});
        if (computer) record.seats[*computer].player = "optimal";
        const auto& game = *find_game("sticks");
        open_menu();
        stack.open(make_table(context, game, *game.start_session(*config_of(game, std::move(record)), workers)));
        wait(0.05);
    }
    void read() { let_work(30); }
};

} // namespace

TEST_CASE("how it went: the move that decided the game is named, with its reason", "[scenes][play][review]") {
    EndedGame house({"3", "1", "1", "2"}); // 7 4 3 2 0: at three the first side could have taken all
    REQUIRE(house.has("went"));
    CHECK(house.shows("How it went"));
    house.read();
    CHECK(house.shows("Blue erred at move 2."));
}

TEST_CASE("how it went: without a mistake nothing decided it", "[scenes][play][review]") {
    EndedGame house({"3", "1", "3"});
    house.read();
    CHECK(house.shows("No mistake found"));
}

TEST_CASE("how it went: taken back, the panel goes; over again, it tells of the new end", "[scenes][play][review]") {
    EndedGame house({"3", "1", "3"});
    house.read();
    house.letter('z', true);
    house.wait(2);
    CHECK_FALSE(house.has("went"));
    house.letter('1');
    house.wait(2);
    house.letter('2');
    house.wait(2);
    REQUIRE(house.has("went"));
    house.read();
    CHECK(house.shows("Blue erred at move 2."));
}

TEST_CASE("how it went: the move that decided it is lit where the curve is pointed at, and a click looks back at it",
          "[scenes][play][review]") {
    EndedGame house({"3", "1", "1", "2"});
    CHECK_FALSE(house.has("turn"));
    house.read();
    REQUIRE(house.has("turn"));
    house.press("turn");
    house.wait(0.1);
    CHECK(house.stack.depth() == 3);
    CHECK(house.shows("Review"));
}

TEST_CASE("how it went: the sentence is in the colour of mistakes where the person's own move lost the game",
          "[scenes][play][review]") {
    for (const bool lost : {true, false}) { // the first side lost it with the third move
        CAPTURE(lost);
        EndedGame house({"3", "1", "1", "2"}, {}, lost ? Side::second : Side::first);
        house.read();
        const std::string words = lost ? "Your move 2 lost it." : "Blue erred at move 2.";
        REQUIRE(house.shows(words));
        const auto& texts = house.canvas.texts();
        const auto sentence =
            std::ranges::find_if(texts, [&](const DrawnText& text) { return text.words.starts_with(words); });
        CHECK((sentence->role == Role::bad) == lost);
    }
}

TEST_CASE("how it went: nothing is thought about where there is no room for it", "[scenes][play][review]") {
    EndedGame house({"3", "1", "3"}, {1024, 768});
    CHECK(house.has("result"));
    CHECK_FALSE(house.has("went"));
}

TEST_CASE("how it went: a key looks back at the game, and Esc returns to its result", "[scenes][play][review]") {
    EndedGame house({"3", "1", "1", "2"});
    house.letter('r');
    CHECK(house.stack.depth() == 3);
    CHECK(house.shows("Review"));
    house.key(Key::escape);
    house.wait(0.1);
    CHECK(house.has("result"));
}
