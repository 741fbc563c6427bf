#include "support/catch.hpp"

#include "house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

House& with_setup(House& house) {
    house.open_menu();
    house.key(Key::enter);
    house.wait(0.3);
    return house;
}

const SessionConfig& played(House& house) {
    house.press("play");
    return house.started->back().first;
}

} // namespace

TEST_CASE("setup: the chosen players sit down", "[scenes][setup]") {
    House house;
    with_setup(house).press("first:champion");
    house.press("second:human");
    const auto& config = played(house);
    CHECK(config.players == BySide<std::string>{"champion", "human"});
}

TEST_CASE("setup: the seats are swapped", "[scenes][setup]") {
    House house;
    with_setup(house).press("second:minimax");
    house.press("swap");
    CHECK(played(house).players == BySide<std::string>{"minimax", "human"});
}

TEST_CASE("setup: a clock is for both sides until the second one has its own", "[scenes][setup][clocks]") {
    House house;
    with_setup(house);
    const auto choose = [&](const char* clock, int choice) {
        house.click_at(clock, (static_cast<float>(choice) + 0.5F) / 6);
    };
    const ClockLimit one{Seconds{60}}, three{Seconds{180}, Seconds{2}}, thirty{Seconds{1800}};
    const auto& clocks = house.context.choices.at("amazons").clocks;
    CHECK_FALSE(clocks[Side::first]);
    choose("clock:first", 2);
    CHECK(clocks[Side::first] == three);
    CHECK(clocks[Side::second] == three);
    choose("clock:second", 5);
    CHECK(clocks[Side::second] == thirty);
    choose("clock:first", 1);
    CHECK(clocks[Side::second] == thirty);
    CHECK(house.shows("Who runs out loses."));
    house.press("swap");
    const auto& config = played(house);
    CHECK(config.clocks[Side::first] == thirty);
    CHECK(config.clocks[Side::second] == one);
}

TEST_CASE("setup: every option reaches the game", "[scenes][setup]") {
    House house;
    with_setup(house);
    house.choose_last("option:size");
    house.choose_last("option:start");
    house.choose_last("option:black-first");
    const auto& options = played(house).options;
    CHECK(options.integer("size") == 12);
    CHECK(options.text("start") == "empty");
    CHECK(options.flag("black-first"));
}

TEST_CASE("setup: the shuffle button draws a number within the range", "[scenes][setup]") {
    House house;
    with_setup(house).choose_last("option:seed");
    const auto seed = house.context.choices.at("amazons").options.integer("seed");
    CHECK(seed > 1);
    CHECK(seed <= 9999);
}

TEST_CASE("setup: time is asked for only where a player uses it", "[scenes][setup]") {
    House house;
    with_setup(house).press("second:minimax");
    CHECK_FALSE(house.has("time"));
    house.press("second:champion");
    REQUIRE(house.has("time"));
    house.choose_last("time");
    CHECK(played(house).budget.time == std::chrono::seconds(10));
}

TEST_CASE("setup: options that do not go together are refused in words", "[scenes][setup]") {
    House house;
    with_setup(house);
    for (int step = 0; step < 3; ++step)
        house.choose_first("option:size");
    CHECK(house.shows("4 does not go"));
    const auto started = house.started->size();
    house.press("play");
    house.key(Key::enter);
    CHECK(house.started->size() == started);
}

TEST_CASE("setup: watching puts computers on both seats", "[scenes][setup]") {
    House house;
    with_setup(house).press("watch");
    const auto& players = house.started->back().first.players;
    CHECK(players[Side::first] != human);
    CHECK(players[Side::second] != human);
}

TEST_CASE("setup: the last choices are there again", "[scenes][setup]") {
    House house;
    with_setup(house).press("second:champion");
    house.key(Key::escape);
    house.key(Key::enter);
    CHECK(played(house).players[Side::second] == "champion");
}

TEST_CASE("setup: numbers at the points are a setting of the program", "[scenes][setup]") {
    House house;
    house.stack.open(make_setup(house.context, *std::ranges::find(house.games, "points", &Game::id)));
    house.wait(0.3);
    house.choose_last("numbers");
    CHECK(house.context.settings.numbers);
    CHECK(house.context.settings_changed);
}

TEST_CASE("setup: board labels and the classic look are settings of the program", "[scenes][setup]") {
    House house;
    house.context.settings.theme = "arcade";
    with_setup(house).choose_last("labels");
    CHECK(house.context.settings.labels == Labels::matrix);
    CHECK(std::exchange(house.context.settings_changed, false));
    house.choose_last("look");
    CHECK(house.shows("The classic look"));
    CHECK(house.context.settings.theme == "classic");
    CHECK(house.context.settings_changed);
    house.choose_first("look");
    CHECK(house.context.settings.theme == "arcade");
}

TEST_CASE("setup: without a classic theme none is offered", "[scenes][setup]") {
    House house;
    house.context.themes = {{"arcade", "Arcade"}};
    CHECK_FALSE(with_setup(house).has("look"));
}

TEST_CASE("setup: each seat of a player with a depth has its own depth and time", "[scenes][setup]") {
    House house;
    for (auto& game : house.games) {
        for (auto& player : game.players) {
            if (player.id != "minimax" && player.id != "alphabeta") continue;
            player.depth_option = "size";
            player.takes_time = true;
        }
    }
    with_setup(house).press("first:minimax");
    house.press("second:alphabeta");
    CHECK_FALSE(house.has("option:size"));
    CHECK_FALSE(house.has("time"));
    REQUIRE(house.has("depth:first"));
    const Rect depth = house.rect("depth:second"), time = house.rect("time:second");
    house.click({depth.right() - 5, depth.centre().y});
    house.click({time.right() - 5, time.centre().y});
    house.click({house.rect("time:first").x + 5, time.y - (depth.y - house.rect("depth:first").y) + time.height / 2});
    const auto& budgets = played(house).budgets;
    CHECK(budgets[Side::first] == Budget{.time = std::chrono::milliseconds(500), .depth = 10});
    CHECK(budgets[Side::second] == Budget{.time = std::chrono::milliseconds(0), .depth = 11});
}

TEST_CASE("setup: beside a player with a depth the others have a time, never without end", "[scenes][setup]") {
    House house;
    for (auto& game : house.games)
        game.players[1].depth_option = "size";
    with_setup(house).press("first:minimax");
    house.press("second:champion");
    CHECK_FALSE(house.has("depth:second"));
    house.choose_last("time:second");
    CHECK(played(house).budgets[Side::second] == Budget{.time = std::chrono::seconds(10)});
}

TEST_CASE("setup: says what is known of the game beforehand", "[scenes][setup]") {
    House house;
    house.stack.open(make_setup(house.context, *find_game("boxes")));
    house.wait(0.3);
    CHECK(house.shows("Solved: who moves second can win by 3 boxes"));
    REQUIRE_FALSE(house.context.choices.at("boxes").options.set("rows", "8"));
    house.stack.open(make_setup(house.context, *find_game("boxes")));
    house.wait(0.3);
    CHECK(house.shows("Set up a game"));
}
