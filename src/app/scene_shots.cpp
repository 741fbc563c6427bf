#include "app/scene_shots.hpp"

#include <array>
#include <utility>

#include "scenes/scenes.hpp"

namespace zugzwang::app {

namespace {

/// A command of 60 characters.
const std::string long_command = "python3 /home/somebody/bots/my_very_patient_zugzwang_bot.py3";
constexpr Seconds title_in_full{1.3};
constexpr Seconds past_the_title{4.6};
constexpr Seconds past_the_confetti{3};

/// What the states of a game's play scene are made with.
struct Play {
    std::string game;
    std::string middle;        ///< A position in which the first player is to move.
    std::string move;          ///< Keys that make a move there.
    std::string focus;         ///< Keys that show the keyboard's focus.
    Vec hovered{};             ///< The part of the board to point at.
    std::vector<Vec> chosen{}; ///< The parts to click on for a half-made move, if there is such a thing.
    Seconds half{};            ///< Half of a move's animation.
    std::string end, end_move; ///< A position, and the keys that win it.
    Side winner = Side::first;
    std::size_t demo_moves = 0;          ///< Into the demo that is shown.
    std::vector<std::string> expected{}; ///< What a thinking computer has in mind in the middle.

    [[nodiscard]] std::string strongest() const { return find_game(game)->players.back().id; }
    [[nodiscard]] TablePlan at_start() const { return {.game = game, .players = {"human", strongest()}}; }
    [[nodiscard]] TablePlan in_the_middle() const {
        return {.game = game, .position = middle, .players = {"human", strongest()}};
    }
    [[nodiscard]] TablePlan at_the_end() const {
        TablePlan plan{.game = game, .position = end, .players = {strongest(), strongest()}};
        plan.players[static_cast<std::size_t>(winner)] = human;
        return plan;
    }
    [[nodiscard]] TablePlan demo() const { return {.game = game, .players = {strongest(), strongest()}}; }
};

const std::string points_scattered =
    "926,898;326,365;70,935;907,400;577,775;678,182;530,155;105,269;131,714;345,806;510,947;725,689;929,115;371,594;"
    "605,446;832,271 ";

const std::vector<Play>& plays() {
    static const std::vector<Play> all{
        {.game = "points",
         .middle = points_scattered + "4-9,7-8 1",
         .move = "v.>.",
         .focus = "^>",
         .hovered = {0.5F, 0.6F},
         .chosen = {{0.6F, 0.6F}},
         .half = Seconds{0.11},
         .end = points_scattered + "4-9,7-8,1-13,3-12,14-16,2-6 1",
         .end_move = "^.^.",
         .demo_moves = 3,
         .expected = {"1-13", "3-12"}},
        {.game = "sticks",
         .middle = "7/3 1",
         .move = "2",
         .focus = "<<",
         .hovered = {0.7F, 0.5F},
         .half = Seconds{0.15},
         .end = "2/3 1",
         .end_move = "2",
         .demo_moves = 2,
         .expected = {"3", "1"}},
        {.game = "amazons",
         .middle = "3q1*4/2Q*6/2q**1qQ2/4*5/1*1*2*3/*1*5*1/1***3q2/3Q**1*2/7Q2/7*2 w",
         .move = "v.v.^.",
         .focus = ">.>",
         .hovered = {0.65F, 0.35F},
         .chosen = {{0.25F, 0.15F}, {0.25F, 0.5F}},
         .half = Seconds{0.36},
         .end = "Q*1******Q/********q*/**********/**********/q****1****/******q**Q/****1*****/**q*******/**********/"
                "Q********* b",
         .end_move = "^.^.v.",
         .winner = Side::second,
         .demo_moves = 9,
         .expected = {"d3-f5/g4", "h4-h3/g3"}},
        {.game = "numbers",
         .middle = "4,31,13,22,19,4,2,16 27-42 1",
         .move = "r",
         .focus = "<",
         .hovered = {0.95F, 0.6F},
         .half = Seconds{0.15},
         .end = "5 98-80 1",
         .end_move = "l",
         .demo_moves = 5,
         .expected = {"R", "L"}},
        {.game = "boxes",
         .middle = "-----/|2|2|1|_._|/---../|_._|1|_|_|/..-../|_._|1|_._|/-.-.-/|_._|1|_._|/.---./|_._._._._|/----- 1",
         .move = "v<.",
         .focus = "^>",
         .hovered = {0.2F, 0.5F},
         .half = Seconds{0.07},
         .end = "-----/|1|1|2|_._|/-----/|1|1|2|2|2|/-----/|1|1|2|2|2|/-----/|1|1|2|1|1|/-----/|1|1|1|1|1|/----- 1",
         .end_move = "^.",
         .demo_moves = 16,
         .expected = {"a2-b2", "b2-c2"}}};
    return all;
}

/// The states that the play scene of every game has.
struct State {
    const char* name;
    void (*get_there)(ShotHand&, const Play&);
};

constexpr State states[]{
    {"start", [](ShotHand& hand, const Play& play) { hand.play(play.at_start()); }},
    {"middle",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.in_the_middle());
         hand.keys(play.move);
     }},
    {"undone",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.in_the_middle());
         hand.keys(play.move);
         hand.click("undo");
     }},
    {"hovered",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.in_the_middle());
         hand.hover_board(play.hovered);
     }},
    {"focused",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.in_the_middle());
         hand.keys(play.focus);
     }},
    {"half-way",
     [](ShotHand& hand, const Play& play) {
         auto plan = play.in_the_middle();
         plan.players = {play.strongest(), "human"};
         hand.begin(plan);
         hand.pass_until_move(1, play.half);
     }},
    {"refused",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.in_the_middle());
         hand.click_in_vain();
     }},
    {"thinking",
     [](ShotHand& hand, const Play& play) {
         auto plan = play.in_the_middle();
         plan.players = {"./my_bot", "human"};
         hand.play_against_thinker(plan, play.expected);
         hand.pass(Seconds{3.2});
     }},
    {"insight",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.in_the_middle());
         hand.keys("i");
     }},
    {"hint",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.in_the_middle());
         hand.keys("h");
     }},
    {"friends", [](ShotHand& hand, const Play& play) { hand.play({.game = play.game}); }},
    {"long-names",
     [](ShotHand& hand, const Play& play) {
         auto plan = play.in_the_middle();
         plan.players = {long_command, "human"};
         hand.play_against_thinker(plan, play.expected);
         hand.pass(Seconds{0.5});
     }},
    {"won",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.at_the_end());
         hand.keys(play.end_move);
     }},
    {"result",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.at_the_end());
         hand.keys(play.end_move);
         hand.pass(past_the_confetti);
     }},
    {"looked-at",
     [](ShotHand& hand, const Play& play) {
         hand.play(play.at_the_end());
         hand.keys(play.end_move);
         hand.pass(past_the_confetti);
         hand.click("look");
     }},
};

/// The same for every game.
constexpr State other_scenes[]{
    {"setup", [](ShotHand& hand, const Play& play) { hand.open(make_setup(hand.context(), *find_game(play.game))); }},
    {"setup_computers",
     [](ShotHand& hand, const Play& play) {
         choices_of(hand.context(), *find_game(play.game)).players = {play.strongest(), play.strongest()};
         hand.open(make_setup(hand.context(), *find_game(play.game)));
     }},
    {"setup_bot",
     [](ShotHand& hand, const Play& play) {
         hand.context().settings.bot_command = long_command;
         choices_of(hand.context(), *find_game(play.game)).players[1] = outside_prefix;
         hand.open(make_setup(hand.context(), *find_game(play.game)));
         hand.click("bot:command");
     }},
    {"setup_hovered",
     [](ShotHand& hand, const Play& play) {
         hand.open(make_setup(hand.context(), *find_game(play.game)));
         hand.hover("second:" + play.strongest());
     }},
    {"help", [](ShotHand& hand, const Play& play) { hand.open(make_help(hand.context(), *find_game(play.game))); }},
    {"demo_running",
     [](ShotHand& hand, const Play& play) {
         hand.begin(play.demo());
         hand.pass_until_move(play.demo_moves, play.half);
     }},
    {"demo_paused",
     [](ShotHand& hand, const Play& play) {
         hand.begin(play.demo());
         hand.pass_until_move(play.demo_moves, Seconds{1});
         hand.keys("_");
     }},
    {"demo_insight",
     [](ShotHand& hand, const Play& play) {
         hand.begin(play.demo());
         hand.keys("i");
         hand.pass_until_move(play.demo_moves, Seconds{0.3});
         hand.keys("_");
     }},
    {"attract_title",
     [](ShotHand& hand, const Play& play) {
         hand.attract(play.demo());
         hand.pass(title_in_full);
     }},
    {"attract_game",
     [](ShotHand& hand, const Play& play) {
         hand.attract(play.demo());
         hand.pass(past_the_title);
     }},
};

const std::string blocked_queens =
    "1*1*1*1**Q/Q***1*1*q*/*****q****/*****1****/q*1**1*1**/*1****1**1/****1***2/**q***1**1/*****Q4/Q********* w";

TablePlan friends(std::string game, std::vector<std::string> options) {
    return {.game = std::move(game), .options = std::move(options)};
}

constexpr float fast = 60;

void watch_300_moves(ShotHand& hand) {
    hand.hurry(fast);
    hand.begin({.game = "numbers", .options = {"numbers=400"}, .players = {"greedy", "parity"}});
    hand.pass_until_move(300, {});
    hand.keys("_");
    hand.show_moves();
}

/// What only one scene has, and what is as large or small as can be.
const SceneShot single_shots[]{
    {"menu_rest", [](ShotHand&) {}},
    {"menu_hovered", [](ShotHand& hand) { hand.hover("card:boxes"); }},
    {"menu_focused", [](ShotHand& hand) { hand.keys("<"); }},
    {"menu_button", [](ShotHand& hand) { hand.hover("demo"); }},
    {"menu_continue",
     [](ShotHand& hand) {
         hand.play(plays()[2].in_the_middle());
         hand.keys(plays()[2].move + "\\");
     }},
    {"menu_played-on", [](ShotHand& hand) { hand.pass(Seconds{12}); }},
    {"settings_rest", [](ShotHand& hand) { hand.open(make_settings(hand.context())); }},
    {"settings_hovered",
     [](ShotHand& hand) {
         hand.open(make_settings(hand.context()));
         hand.hover("theme");
     }},
    {"editor_points", [](ShotHand& hand) { hand.open(make_editor(hand.context(), *find_game("points"))); }},
    {"editor_points_hovered",
     [](ShotHand& hand) {
         hand.open(make_editor(hand.context(), *find_game("points")));
         hand.hover_board({0.5F, 0.5F});
     }},
    {"editor_points_empty",
     [](ShotHand& hand) {
         hand.open(make_editor(hand.context(), *find_game("points")));
         hand.click("clear");
     }},
    {"play_amazons_queen-chosen",
     [](ShotHand& hand) {
         hand.play(plays()[2].in_the_middle());
         hand.click_board(plays()[2].chosen[0]);
     }},
    {"play_amazons_target-chosen",
     [](ShotHand& hand) {
         hand.play(plays()[2].in_the_middle());
         hand.click_board(plays()[2].chosen[0]);
         hand.click_board(plays()[2].chosen[1]);
     }},
    {"play_amazons_arrow-hovered",
     [](ShotHand& hand) {
         hand.play(plays()[2].in_the_middle());
         hand.click_board(plays()[2].chosen[0]);
         hand.click_board(plays()[2].chosen[1]);
         hand.hover_board({0.5F, 0.5F});
     }},
    {"play_amazons_blocked", [](ShotHand& hand) { hand.play({.game = "amazons", .position = blocked_queens}); }},
    {"play_points_chosen",
     [](ShotHand& hand) {
         hand.play(plays()[0].in_the_middle());
         hand.click_board(plays()[0].chosen[0]);
     }},
    {"play_points_line-hovered",
     [](ShotHand& hand) {
         hand.play(plays()[0].in_the_middle());
         hand.click_board(plays()[0].chosen[0]);
         hand.hover_board({0.2F, 0.3F});
     }},
    {"play_points_blocked", [](ShotHand& hand) { hand.play({.game = "points", .position = plays()[0].end}); }},
    {"play_points_60", [](ShotHand& hand) { hand.play(friends("points", {"points=60"})); }},
    {"play_points_60-insight",
     [](ShotHand& hand) {
         hand.play(friends("points", {"points=60"}));
         hand.keys("i");
     }},
    {"play_points_4", [](ShotHand& hand) { hand.play(friends("points", {"points=4"})); }},
    {"play_points_60-round",
     [](ShotHand& hand) {
         hand.play(friends("points", {"points=60", "layout=convex"}));
     }},
    {"play_sticks_39",
     [](ShotHand& hand) {
         hand.play(friends("sticks", {"sticks=39", "take=19"}));
     }},
    {"play_sticks_39-hovered",
     [](ShotHand& hand) {
         hand.play(friends("sticks", {"sticks=39", "take=19"}));
         hand.hover_board({0.6F, 0.5F});
     }},
    {"play_sticks_1000", [](ShotHand& hand) { hand.play({.game = "sticks", .position = "1000/499 1"}); }},
    {"play_sticks_1000-typed",
     [](ShotHand& hand) {
         hand.play({.game = "sticks", .position = "1000/499 1"});
         hand.keys("25");
     }},
    {"play_sticks_misere-insight",
     [](ShotHand& hand) {
         hand.play(friends("sticks", {"misere=true"}));
         hand.keys("i");
     }},
    {"play_numbers_2", [](ShotHand& hand) { hand.play(friends("numbers", {"numbers=2"})); }},
    {"play_numbers_40", [](ShotHand& hand) { hand.play(friends("numbers", {"numbers=40"})); }},
    {"play_numbers_40-insight",
     [](ShotHand& hand) {
         hand.play(friends("numbers", {"numbers=40"}));
         hand.keys("i");
     }},
    {"play_numbers_1000", [](ShotHand& hand) { hand.play(friends("numbers", {"numbers=1000"})); }},
    {"play_numbers_1000-hovered",
     [](ShotHand& hand) {
         hand.play(friends("numbers", {"numbers=1000"}));
         hand.hover_board({0.0F, 0.5F});
     }},
    {"play_numbers_large",
     [](ShotHand& hand) {
         hand.play({.game = "numbers",
                    .position = "1000000000,999999999,123456789,1000000000,7,987654321 12345678901-98765432109 1"});
     }},
    {"play_numbers_draw",
     [](ShotHand& hand) {
         hand.play({.game = "numbers", .position = "3 4-7 1"});
         hand.keys("l");
         hand.pass(past_the_confetti);
     }},
    {"play_sticks_lost",
     [](ShotHand& hand) {
         hand.play({.game = "sticks", .position = "4/3 1", .players = {"human", "optimal"}});
         hand.keys("2");
         hand.pass(past_the_confetti);
     }},
    {"play_amazons_6", [](ShotHand& hand) { hand.play(friends("amazons", {"board=6"})); }},
    {"play_amazons_8", [](ShotHand& hand) { hand.play(friends("amazons", {"board=8"})); }},
    {"play_amazons_matrix-labels",
     [](ShotHand& hand) {
         hand.context().settings.labels = Labels::matrix;
         hand.play(friends("amazons", {}));
     }},
    {"play_boxes_16x16",
     [](ShotHand& hand) {
         hand.play(friends("boxes", {"rows=16", "cols=16"}));
     }},
    {"play_boxes_16x16-empty",
     [](ShotHand& hand) {
         hand.play(friends("boxes", {"rows=16", "cols=16", "start=empty"}));
     }},
    {"play_boxes_16x16-played",
     [](ShotHand& hand) {
         hand.hurry(fast);
         hand.begin({.game = "boxes", .options = {"rows=16", "cols=16"}, .players = {"classes", "classes"}});
         hand.pass_until_move(330, {});
         hand.keys("_");
     }},
    {"play_boxes_1x16",
     [](ShotHand& hand) {
         hand.play(friends("boxes", {"rows=1", "cols=16"}));
     }},
    {"play_boxes_16x1",
     [](ShotHand& hand) {
         hand.play(friends("boxes", {"rows=16", "cols=1"}));
     }},
    {"play_boxes_1x1",
     [](ShotHand& hand) {
         hand.play(friends("boxes", {"rows=1", "cols=1", "start=empty"}));
     }},
    {"play_numbers_300-moves", [](ShotHand& hand) { watch_300_moves(hand); }},
    {"play_numbers_300-moves-scrolled",
     [](ShotHand& hand) {
         watch_300_moves(hand);
         hand.wheel("moves", 40);
     }},
};

std::vector<SceneShot> all_shots() {
    std::vector<SceneShot> shots(std::begin(single_shots), std::end(single_shots));
    for (const auto& play : plays()) {
        for (const auto& state : states)
            shots.push_back({"play_" + play.game + '_' + state.name,
                             [&state, &play](ShotHand& hand) { state.get_there(hand, play); }});
        for (const auto& state : other_scenes) {
            const std::string name = state.name;
            const auto scene = name.substr(0, name.find('_'));
            const auto rest = name.substr(scene.size());
            shots.push_back({scene + '_' + play.game + (rest.empty() ? "" : '_' + rest.substr(1)),
                             [&state, &play](ShotHand& hand) { state.get_there(hand, play); }});
        }
    }
    return shots;
}

} // namespace

const std::vector<SceneShot>& scene_shots() {
    static const std::vector<SceneShot> all = all_shots();
    return all;
}

} // namespace zugzwang::app
