// Two friends on one seat: their names in the setup, the score at the table, and one match after the other.
#include "house.hpp"
#include "layout_checks.hpp"

namespace {

struct FriendsHouse : House {
    explicit FriendsHouse(ScreenSize size = {}) : House(size) {
        acts.add("begin", [this](const auto&) { begin(); });
        acts.add("end", [this](const auto& winner) { end(side_named(winner)); });
        asks.add("won", [this] { return filled("{} {}", match().won[0], match().won[1]); });
        asks.add("names", [this] { return filled("{} {}", names()[Side::first], names()[Side::second]); });
        match().names = {"Ann", "Ben"};
        match().target = 3;
        const auto& game = games[2];
        choices_of(context, game).players = {"human", "human"};
        open_menu();
        stack.open(make_setup(context, game));
        wait(0.3);
    }
    [[nodiscard]] FriendsMatch& match() { return context.settings.friends; }
    [[nodiscard]] const BySide<std::string>& names() const { return started->back().first.names; }
    /// The game at the table ends so.
    void end(std::optional<Side> winner) {
        session().moves.push_back({Side::first, "1-2"});
        wait(0.1);
        session().outcome = Outcome{.winner = winner};
        wait(0.1);
    }
    void begin() {
        press("play");
        wait(0.3);
    }
};

} // namespace

TEST_CASE("friends: names are typed in the setup, where two people sit", "[scenes][friends][setup]") {
    FriendsHouse house;
    house.match().names = {"", ""};
    house.does("last begins, last begins, press name:first");
    house.type(" Zoë ");
    house.does("press name:second, type a name that is much too long for a seat, type Max");
    CHECK(house.match().names == std::array<std::string, 2>{"Zoë", "Max"});
    house.check_after("enter", "names: Zoë Max");
    CHECK(house.context.settings_changed);
}

TEST_CASE("friends: who begins is chosen by name", "[scenes][friends][setup]") {
    FriendsHouse house;
    house.check_after("first begins", "[begins]");
    CHECK(house.words_in("begins") == std::vector<std::string>{"Ann", "Ben"});
    house.check_after("last begins, begin", "names: Ben Ann");
}

TEST_CASE("friends: against a computer nobody is asked for names", "[scenes][friends][setup]") {
    FriendsHouse house;
    CHECK(house.has("name:first"));
    house.choose_first("against");
    CHECK_FALSE(house.has("name:first"));
    CHECK_FALSE(house.has("match"));
    house.begin();
    CHECK(house.names() == BySide<std::string>{});
    house.end(Side::first);
    CHECK(house.match().won == std::array<int, 2>{0, 0});
}

TEST_CASE("friends: game after game with sides changed, until the match is decided", "[scenes][friends][play]") {
    FriendsHouse house;
    house.check_after("begin", "names: Ann Ben");
    house.check_after("end first", {"Ann 1 : 0 Ben", "Next game"});
    house.check_after("enter", "names: Ben Ann");
    house.check_after("end second", "won: 2 0");
    house.check_after("enter, end drawn", {"won: 2 0", "A draw"});
    house.check_after("enter", "names: Ben Ann");
    house.check_after("end second", {"wins the match", "Ann 3 : 0 Ben", "New match"});
    house.check_after("enter", {"won: 0 0", "names: Ann Ben"});
}

TEST_CASE("friends: the same sides again, if they wish", "[scenes][friends][play]") {
    FriendsHouse house;
    house.check_after("begin, end first, press swap", "names: Ann Ben");
    house.check_after("end first", "won: 2 0");
    CHECK(house.match().first == 1);
}

TEST_CASE("friends: the score follows when an end is taken back", "[scenes][friends][play]") {
    FriendsHouse house;
    house.match().won = {2, 2};
    house.check_after("begin, end first", {"won: 3 2", "wins the match"});
    house.session().outcome.reset();
    house.check_after("wait 0.1", "won: 2 2");
    CHECK(house.match().first == 0);
    house.check_after("end second, wait 0.1", "won: 2 3");
}

TEST_CASE("friends: a match that is ended in the setup can be taken back; after a decision a new one begins",
          "[scenes][friends][setup]") {
    FriendsHouse house;
    house.match().won = {2, 1};
    house.check_after("last begins, last begins", "Ann 2 : 1 Ben");
    house.check_after("press match:anew", {"won: 0 0", "Undo"});
    house.check_after("press match:anew", "won: 2 1");
    house.match().won = {1, 3};
    house.check_after("last begins, begin", {"won: 0 0", "names: Ben Ann"}); // people change seats with everything else
}

TEST_CASE("friends: a game that was over when it was opened counts no more", "[scenes][friends][play]") {
    FriendsHouse house;
    SessionConfig config;
    config.names = {{"Ann", "Ben"}};
    house.open_table({"human", "human"}, 2, {.outcome = Outcome{.winner = Side::first}}, config);
    CHECK(house.match().won == std::array<int, 2>{0, 0});
}

TEST_CASE("friends: nothing overlaps or leaves the screen with the longest names", "[scenes][friends][layout]") {
    FriendsHouse house(any_size());
    house.match().names = {"Wolfgang Maximilian von W", "Wilhelmina von Wittgenst"};
    house.match().target = 10;
    house.match().won = {9, 8};
    house.does("last begins, wait 0.3");
    check(house);
    house.begin();
    check(house);
    house.does("end first, wait 0.5");
    check(house);
}
