// Two friends on one seat: their names in the setup, the score at the table, and one match after the other.
#include "support/catch.hpp"

#include "house.hpp"
#include "layout_checks.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

struct FriendsHouse : House {
    explicit FriendsHouse(ScreenSize size = {}) : House(size) {
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
    house.press("swap");
    house.press("swap");
    house.press("name:first");
    house.type(" Zoë ");
    house.press("name:second");
    house.type("a name that is much too long for a seat");
    house.type("Max");
    CHECK(house.match().names == std::array<std::string, 2>{"Zoë", "Max"});
    house.key(Key::enter);
    CHECK(house.names() == BySide<std::string>{{"Zoë", "Max"}});
    CHECK(house.context.settings_changed);
}

TEST_CASE("friends: against a computer nobody is asked for names", "[scenes][friends][setup]") {
    FriendsHouse house;
    CHECK(house.has("name:first"));
    house.press("second:champion");
    CHECK_FALSE(house.has("name:first"));
    CHECK_FALSE(house.has("match"));
    house.begin();
    CHECK(house.names() == BySide<std::string>{});
    house.end(Side::first);
    CHECK(house.match().won == std::array<int, 2>{0, 0});
}

TEST_CASE("friends: the people change seats with everything else", "[scenes][friends][setup]") {
    FriendsHouse house;
    house.press("swap");
    house.begin();
    CHECK(house.names() == BySide<std::string>{{"Ben", "Ann"}});
}

TEST_CASE("friends: game after game with sides changed, until the match is decided", "[scenes][friends][play]") {
    FriendsHouse house;
    house.begin();
    CHECK(house.names() == BySide<std::string>{{"Ann", "Ben"}});
    house.end(Side::first);
    house.check_shows({"Ann 1 : 0 Ben", "Next game"});
    house.key(Key::enter);
    CHECK(house.names() == BySide<std::string>{{"Ben", "Ann"}});
    house.end(Side::second);
    CHECK(house.match().won == std::array<int, 2>{2, 0});
    house.key(Key::enter);
    house.end(std::nullopt);
    CHECK(house.match().won == std::array<int, 2>{2, 0});
    CHECK(house.shows("A draw"));
    house.key(Key::enter);
    CHECK(house.names() == BySide<std::string>{{"Ben", "Ann"}});
    house.end(Side::second);
    house.check_shows({"wins the match", "Ann 3 : 0 Ben", "New match"});
    house.key(Key::enter);
    CHECK(house.match().won == std::array<int, 2>{0, 0});
    CHECK(house.names() == BySide<std::string>{{"Ann", "Ben"}});
}

TEST_CASE("friends: the same sides again, if they wish", "[scenes][friends][play]") {
    FriendsHouse house;
    house.begin();
    house.end(Side::first);
    house.press("swap");
    CHECK(house.names() == BySide<std::string>{{"Ann", "Ben"}});
    house.end(Side::first);
    CHECK(house.match().won == std::array<int, 2>{2, 0});
    CHECK(house.match().first == 1);
}

TEST_CASE("friends: the score follows when an end is taken back", "[scenes][friends][play]") {
    FriendsHouse house;
    house.match().won = {2, 2};
    house.begin();
    house.end(Side::first);
    CHECK(house.match().won == std::array<int, 2>{3, 2});
    CHECK(house.shows("wins the match"));
    house.session().outcome.reset();
    house.wait(0.1);
    CHECK(house.match().won == std::array<int, 2>{2, 2});
    CHECK(house.match().first == 0);
    house.session().outcome = Outcome{.winner = Side::second};
    house.wait(0.1);
    CHECK(house.match().won == std::array<int, 2>{2, 3});
}

TEST_CASE("friends: after a decision a new match begins from the setup too", "[scenes][friends][setup]") {
    FriendsHouse house;
    house.match().won = {1, 3};
    house.begin();
    CHECK(house.match().won == std::array<int, 2>{0, 0});
}

TEST_CASE("friends: a match that is ended in the setup can be taken back", "[scenes][friends][setup]") {
    FriendsHouse house;
    house.match().won = {2, 1};
    house.press("swap");
    house.press("swap");
    CHECK(house.shows("Ann 2 : 1 Ben"));
    house.press("match:anew");
    CHECK(house.match().won == std::array<int, 2>{0, 0});
    CHECK(house.shows("Undo"));
    house.press("match:anew");
    CHECK(house.match().won == std::array<int, 2>{2, 1});
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
    house.press("swap");
    house.wait(0.3);
    check(house);
    house.begin();
    check(house);
    house.end(Side::first);
    house.wait(0.5);
    check(house);
}
