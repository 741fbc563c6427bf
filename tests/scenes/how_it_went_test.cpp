// How a game went, beside its result: real games of Sticks, where whoever leaves a multiple of four wins.
#include "house.hpp"

namespace {

/// 7 sticks and up to 3 to a move, by two people or by one against a computer on that side.
struct EndedGame : House {
    explicit EndedGame(const std::vector<std::string>& moves, ScreenSize size = {},
                       std::optional<Side> computer = std::nullopt, const BySide<std::string>& names = {})
        : House(size) {
        acts.add("read", [this](const auto&) { read(); });
        GameRecord record{.game = "sticks", .start = "7/3 1"};
        for (const auto& move : moves)
            record.moves.push_back({.text = move});
        for (const Side side : both_sides)
            record.seats[side].name = names[side];
        if (computer) record.seats[*computer].player = "optimal";
        const auto& game = *find_game("sticks");
        open_menu();
        session_of_table = *game.start_session(*config_of(game, std::move(record)), workers);
        stack.open(make_table(context, game, session_of_table));
        wait(0.05);
    }
    void read() { let_work(30); }

    std::shared_ptr<Session> session_of_table;
};

} // namespace

TEST_CASE("how it went: the move that decided the game is named, with its reason", "[scenes][play][review]") {
    EndedGame house({"3", "1", "1", "2"}); // 7 4 3 2 0: at three the first side could have taken all
    house.check_after("", {"[went]", "How it went"});
    house.check_after("read", "Blue erred at move 2.");
}

TEST_CASE("how it went: friends are called by their names", "[scenes][play][review]") {
    EndedGame house({"3", "1", "1", "2"}, {}, std::nullopt, {{"Ann", "Ben"}});
    house.check_after("read", {"Ann erred at move 2.", "for Ann"});
}

TEST_CASE("how it went: after a game without moves there is no empty box", "[scenes][play][review]") {
    EndedGame house({}, {}, Side::second);
    house.session_of_table->act(Act::resign);
    house.check_after("wait 0.3, read", {"[result]", "no: [went]", "[notes]"});
}

TEST_CASE("how it went: without a mistake nothing decided it", "[scenes][play][review]") {
    EndedGame house({"3", "1", "3"});
    house.check_after("read", "No mistake found");
}

TEST_CASE("how it went: taken back, the panel goes; over again, it tells of the new end", "[scenes][play][review]") {
    EndedGame house({"3", "1", "3"});
    house.check_after("read, Ctrl z, wait 2", "no: [went]");
    house.check_after("1, wait 2, 2, wait 2", "[went]");
    house.check_after("read", "Blue erred at move 2.");
}

TEST_CASE("how it went: the move that decided it is lit where the curve is pointed at, and a click or a key looks back",
          "[scenes][play][review]") {
    EndedGame house({"3", "1", "1", "2"});
    CHECK_FALSE(house.has("turn"));
    house.check_after("read", "[turn]");
    house.check_after("press turn, wait 0.1", {"depth: 3", "Review"});
    house.check_after("escape, wait 0.1", "[result]");
    house.check_after("r", {"depth: 3", "Review"});
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
    house.check_after("", {"[result]", "no: [went]"});
}
