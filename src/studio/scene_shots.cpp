#include "studio/scene_shots.hpp"

#include <utility>

#include "scenes/frame/scenes.hpp"
#include "studio/lesson_shots.hpp"
#include "studio/shot_plays.hpp"

namespace zugzwang::studio {

namespace {

/// A command of 60 characters.
const std::string long_command = "python3 /home/somebody/bots/my_very_patient_zugzwang_bot.py3";
constexpr Seconds title_in_full{1.3};
constexpr Seconds past_the_title{4.6};
constexpr Seconds past_the_confetti{3};

/// The states that the play scene of every game has.
struct State {
    const char* name;
    void (*get_there)(ShotHand&, const ShotPlay&);
};

constexpr State states[]{
    {"start", [](ShotHand& hand, const ShotPlay& play) { hand.play(play.at_start()); }},
    {"middle",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.in_the_middle());
         hand.keys(play.move);
     }},
    {"undone",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.in_the_middle());
         hand.keys(play.move);
         hand.click("undo");
     }},
    {"hovered",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.in_the_middle());
         hand.hover_board(play.hovered);
     }},
    {"focused",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.in_the_middle());
         hand.keys(play.focus);
     }},
    {"half-way",
     [](ShotHand& hand, const ShotPlay& play) {
         auto plan = play.in_the_middle();
         plan.players = {play.strongest(), "human"};
         hand.begin(plan);
         hand.pass_until_move(1, play.half);
     }},
    {"refused",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.in_the_middle());
         hand.click_in_vain();
     }},
    {"thinking",
     [](ShotHand& hand, const ShotPlay& play) {
         auto plan = play.in_the_middle();
         plan.players = {"./my_bot", "human"};
         hand.play_against_thinker(plan, play.expected);
         hand.pass(Seconds{3.2});
     }},
    {"insight",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.in_the_middle());
         hand.keys("i");
     }},
    {"hint",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.in_the_middle());
         hand.keys("h");
     }},
    {"friends", [](ShotHand& hand, const ShotPlay& play) { hand.play({.game = play.game}); }},
    {"long-names",
     [](ShotHand& hand, const ShotPlay& play) {
         auto plan = play.in_the_middle();
         plan.players = {long_command, "human"};
         hand.play_against_thinker(plan, play.expected);
         hand.pass(Seconds{0.5});
     }},
    {"won",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.at_the_end());
         hand.keys(play.end_move);
     }},
    {"result",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.at_the_end());
         hand.keys(play.end_move);
         hand.pass(past_the_confetti);
     }},
    {"looked-at",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.at_the_end());
         hand.keys(play.end_move);
         hand.pass(past_the_confetti);
         hand.click("look");
     }},
};

/// The same for every game.
constexpr State other_scenes[]{
    {"setup",
     [](ShotHand& hand, const ShotPlay& play) { hand.open(make_setup(hand.context(), *find_game(play.game))); }},
    {"setup_computers",
     [](ShotHand& hand, const ShotPlay& play) {
         choices_of(hand.context(), *find_game(play.game)).players = {play.strongest(), play.strongest()};
         hand.open(make_setup(hand.context(), *find_game(play.game)));
     }},
    {"setup_bot",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.context().settings.bot_command = long_command;
         choices_of(hand.context(), *find_game(play.game)).players[Side::second] = outside_prefix;
         hand.open(make_setup(hand.context(), *find_game(play.game)));
         hand.click("bot:command");
     }},
    {"setup_hovered",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.open(make_setup(hand.context(), *find_game(play.game)));
         hand.hover("second:" + play.strongest());
     }},
    {"help", [](ShotHand& hand, const ShotPlay& play) { hand.open(make_help(hand.context(), *find_game(play.game))); }},
    {"demo_running",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.begin(play.demo());
         hand.pass_until_move(play.demo_moves, play.half);
     }},
    {"demo_paused",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.begin(play.demo());
         hand.pass_until_move(play.demo_moves, Seconds{1});
         hand.keys("_");
     }},
    {"demo_insight",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.begin(play.demo());
         hand.keys("i");
         hand.pass_until_move(play.demo_moves, Seconds{0.3});
         hand.keys("_");
     }},
    {"attract_title",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.attract(play.demo());
         hand.pass(title_in_full);
     }},
    {"attract_game",
     [](ShotHand& hand, const ShotPlay& play) {
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

/// The table's lesson of a row, that part (0 to 1) of the bar gone through.
void see_table(ShotHand& hand, TablePlan plan, float part) {
    plan.players = {"optimal", "optimal"};
    hand.begin(plan);
    hand.keys("a");
    hand.click("bar", {part, 0.5F});
}

/// What only one scene has, and what is as large or small as can be.
const SceneShot single_shots[]{
    {"menu_rest", [](ShotHand&) {}},
    {"menu_hovered", [](ShotHand& hand) { hand.hover("card:boxes"); }},
    {"menu_focused", [](ShotHand& hand) { hand.keys("<"); }},
    {"menu_button", [](ShotHand& hand) { hand.hover("demo"); }},
    {"menu_continue",
     [](ShotHand& hand) {
         hand.play(shot_plays()[2].in_the_middle());
         hand.keys(shot_plays()[2].move + "\\");
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
         hand.play(shot_plays()[2].in_the_middle());
         hand.click_board(shot_plays()[2].chosen[0]);
     }},
    {"play_amazons_target-chosen",
     [](ShotHand& hand) {
         hand.play(shot_plays()[2].in_the_middle());
         hand.click_board(shot_plays()[2].chosen[0]);
         hand.click_board(shot_plays()[2].chosen[1]);
     }},
    {"play_amazons_arrow-hovered",
     [](ShotHand& hand) {
         hand.play(shot_plays()[2].in_the_middle());
         hand.click_board(shot_plays()[2].chosen[0]);
         hand.click_board(shot_plays()[2].chosen[1]);
         hand.hover_board({0.5F, 0.5F});
     }},
    {"play_amazons_blocked", [](ShotHand& hand) { hand.play({.game = "amazons", .position = blocked_queens}); }},
    {"play_points_chosen",
     [](ShotHand& hand) {
         hand.play(shot_plays()[0].in_the_middle());
         hand.click_board(shot_plays()[0].chosen[0]);
     }},
    {"play_points_line-hovered",
     [](ShotHand& hand) {
         hand.play(shot_plays()[0].in_the_middle());
         hand.click_board(shot_plays()[0].chosen[0]);
         hand.hover_board({0.2F, 0.3F});
     }},
    {"play_points_blocked", [](ShotHand& hand) { hand.play({.game = "points", .position = shot_plays()[0].end}); }},
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
    {"setup_numbers_row",
     [](ShotHand& hand) {
         const auto& game = *find_game("numbers");
         static_cast<void>(choices_of(hand.context(), game).options.set("row", "4,7,2,9,5,2"));
         hand.open(make_setup(hand.context(), game));
         hand.click("option:row");
     }},
    {"see_numbers_16", [](ShotHand& hand) { see_table(hand, {.game = "numbers", .options = {"numbers=16"}}, 0.8F); }},
    {"see_numbers_40", [](ShotHand& hand) { see_table(hand, {.game = "numbers", .options = {"numbers=40"}}, 0.7F); }},
    {"see_numbers_1000",
     [](ShotHand& hand) { see_table(hand, {.game = "numbers", .options = {"numbers=1000"}}, 0.3F); }},
    {"see_numbers_1000-played",
     [](ShotHand& hand) { see_table(hand, {.game = "numbers", .options = {"numbers=1000"}}, 0.7F); }},
    {"see_numbers_5000", [](ShotHand& hand) { see_table(hand, {.game = "numbers", .options = {"numbers=5000"}}, 1); }},
    {"see_numbers_one", [](ShotHand& hand) { see_table(hand, {.game = "numbers", .position = "7 4-9 2"}, 0); }},
    {"see_numbers_odd",
     [](ShotHand& hand) { see_table(hand, {.game = "numbers", .position = "3,9,4,1,7 0-0 2"}, 0.5F); }},
    {"see_numbers_large",
     [](ShotHand& hand) {
         see_table(hand, {.game = "numbers", .position = "1000000000,999999999,123456789,1000000000,7,987654321 0-0 1"},
                   0.5F);
     }},
    {"play_numbers_16-insight",
     [](ShotHand& hand) {
         hand.play(friends("numbers", {"numbers=16"}));
         hand.keys("i");
         hand.pass(Seconds{2});
         hand.click("board", {0.5F, 0.8F});
     }},
    {"play_numbers_1000-insight",
     [](ShotHand& hand) {
         hand.play(friends("numbers", {"numbers=1000"}));
         hand.keys("i");
         hand.pass(Seconds{2});
         hand.click("board", {0.5F, 0.8F});
     }},
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
    for (const auto& play : shot_plays()) {
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
    for (auto& shot : lesson_shots())
        shots.push_back(std::move(shot));
    return shots;
}

} // namespace

const std::vector<SceneShot>& scene_shots() {
    static const std::vector<SceneShot> all = all_shots();
    return all;
}

} // namespace zugzwang::studio
