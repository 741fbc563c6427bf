// A setup at a glance: who the four opponents are, which board is chosen, what is unusual, and what the next start
// knows.
#include "support/catch.hpp"

#include "desk/last_setup.hpp"
#include "desk/quick_setup.hpp"
#include "zugzwang/gfx/theme.hpp"

using namespace zugzwang;

namespace {

struct Desk {
    Workers workers;
    Theme theme;
    SceneContext context{workers, theme, catalog(), 1};

    [[nodiscard]] SetupChoices& choices(const char* game) { return choices_of(context, *find_game(game)); }
};

const Game& game(const char* id) { return *find_game(id); }

} // namespace

TEST_CASE("quick setup: four levels are rungs at equal distances, the last of them the highest", "[desk][setup]") {
    const auto [id, rungs] = GENERATE(table<const char*, std::vector<std::size_t>>({{"boxes", {2, 4, 6, 8}},
                                                                                    {"points", {2, 4, 6, 8}},
                                                                                    {"amazons", {2, 4, 6, 8}},
                                                                                    {"numbers", {2, 4, 5, 7}},
                                                                                    {"sticks", {2, 3, 5, 6}}}));
    CAPTURE(id);
    std::vector<std::string> levels;
    std::vector<std::size_t> found;
    for (const auto& opponent : offered_opponents(game(id))) {
        levels.push_back(opponent.words);
        found.push_back(opponent.rung.value() + 1);
        CHECK(game(id).ladder.rungs[*opponent.rung].player.id == opponent.id);
        CHECK_FALSE(opponent.thinks.empty());
    }
    CHECK(levels == std::vector<std::string>{"Easy", "Medium", "Hard", "Champion"});
    CHECK(found == rungs);
}

TEST_CASE("quick setup: without a ladder all players of the game are offered", "[desk][setup]") {
    auto plain = game("boxes");
    plain.ladder = {};
    const auto all = offered_opponents(plain);
    REQUIRE(all.size() == plain.players.size());
    CHECK(all.front().words == "Dice");
    CHECK_FALSE(all.front().rung);
}

TEST_CASE("quick setup: a first game is on the board for it, against the easiest of the four", "[desk][setup]") {
    Desk desk;
    for (const auto& one : catalog()) {
        CAPTURE(one.id);
        const auto& choices = choices_of(desk.context, one);
        CHECK(choices.players == BySide<std::string>{"human", offered_opponents(one).front().id});
        CHECK(chosen_board(one, choices) == one.first_board);
    }
    CHECK(desk.choices("amazons").options.text("board") == "6");
}

TEST_CASE("quick setup: the chosen board is known again, another one is none of the three", "[desk][setup]") {
    Desk desk;
    auto& choices = desk.choices("boxes");
    for (std::size_t board = 0; board < 3; ++board) {
        choose_board(game("boxes"), choices, board);
        CHECK(chosen_board(game("boxes"), choices) == board);
    }
    REQUIRE_FALSE(choices.options.set("rows", "7"));
    CHECK_FALSE(chosen_board(game("boxes"), choices));
}

TEST_CASE("quick setup: who plays", "[desk][setup]") {
    CHECK(against({"human", "torch"}) == Against::computer);
    CHECK(against({"human", "human"}) == Against::friend_here);
    CHECK(against({"human", "far:"}) == Against::friend_far);
    CHECK(against({"far:", "human"}) == Against::friend_far);
    CHECK(against({"ugi:", "torch"}) == Against::nobody);
    CHECK(person_side({"torch", "human"}) == Side::second);
    CHECK(person_side({"human", "torch"}) == Side::first);
}

TEST_CASE("quick setup: what cannot be seen at a glance is told", "[desk][setup]") {
    Desk desk;
    auto& choices = desk.choices("boxes");
    const auto told = [&] { return unusual(game("boxes"), choices); };
    using Words = std::vector<std::string>;
    CHECK(told().empty());
    choose_board(game("boxes"), choices, 2);
    CHECK(told().empty());
    REQUIRE_FALSE(choices.options.set("start", "empty"));
    CHECK(told() == Words{"Nothing drawn"});
    choices.time = time_choices[3].time;
    CHECK(told() == Words{"Nothing drawn"}); // nobody there takes time
    choices.players = {"champion", "ugi:"};
    choices.clocks[Side::first] = clock_choices[1].limit;
    CHECK(told() == Words{"algorithm Champion", "Your bot", "Nothing drawn", "10 s a move", "clock 1′"});
    choices.clocks[Side::second] = clock_choices[2].limit;
    choices.position = "--/|_._|/../|_._|/-- 1";
    CHECK(told() == Words{"algorithm Champion", "Your bot", "start by hand", "10 s a move", "clock 1′", "clock 3′+2″"});
}

TEST_CASE("last setup: what was chosen is there at the next start", "[desk][setup]") {
    Desk desk;
    auto& choices = desk.choices("amazons");
    choices.players = {"alphabeta", "human"};
    choices.clocks[Side::second] = clock_choices[4].limit;
    choices.limits[Side::first] = {.time = std::chrono::milliseconds(0), .depth = 3};
    choices.takes_turns = true;
    choices.had = Side::second;
    choices.time = time_choices[2].time;
    REQUIRE_FALSE(choices.options.set("black-first", "true"));
    keep_setup(desk.context, game("amazons"));
    CHECK(desk.context.settings_changed);

    Desk next;
    next.context.settings = desk.context.settings;
    const auto& again = next.choices("amazons");
    CHECK(again.players == choices.players);
    CHECK(again.options == choices.options);
    CHECK(again.clocks == choices.clocks);
    CHECK(again.limits[Side::first].time == choices.limits[Side::first].time);
    CHECK(again.limits[Side::first].depth == 3);
    CHECK(again.takes_turns);
    CHECK(again.had == Side::second);
    CHECK(again.time == choices.time);
    CHECK(next.choices("boxes").players[Side::second] == "tinder"); // not played yet
}

TEST_CASE("last setup: what a game does not know is left out", "[desk][setup]") {
    Desk desk;
    desk.context.settings.last_setups = {{"sticks.first", "somebody"},    {"sticks.second", "forest"},
                                         {"sticks.second.clock", "77"},   {"sticks.time", "-5"},
                                         {"sticks.option.colour", "red"}, {"sticks.option.sticks", "12"},
                                         {"sticks.option.take", "12"}};
    const auto& choices = desk.choices("sticks");
    CHECK(choices.players == BySide<std::string>{"human", "forest"});
    CHECK_FALSE(choices.clocks[Side::second]);
    CHECK(choices.time == SetupChoices{}.time);
    CHECK(choices.options.integer("sticks") == 10); // twelve of twelve do not go together
}
