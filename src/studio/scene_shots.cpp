#include "studio/scene_shots.hpp"

#include <utility>

#include "scenes/frame/scenes.hpp"
#include "studio/friends_shots.hpp"
#include "studio/game_shots.hpp"
#include "studio/guide_shots.hpp"
#include "studio/ladder_shots.hpp"
#include "studio/lesson_shots.hpp"
#include "studio/puzzle_shots.hpp"
#include "studio/review_shots.hpp"
#include "studio/shot_plays.hpp"
#include "studio/single_shots.hpp"

namespace zugzwang::studio {

namespace {

/// A command of 60 characters.
const std::string long_command = "python3 /home/somebody/bots/my_very_patient_zugzwang_bot.py3";
constexpr Seconds title_in_full{1.3};
constexpr Seconds past_the_title{4.6};

void analyse(ShotHand& hand, const std::string& game, const std::string& position) {
    const auto& entry = *find_game(game);
    hand.open(make_analysis(hand.context(), entry, OptionValues(entry.options), position));
}

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
    {"looked-back",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.play(play.at_the_end());
         hand.keys(play.end_move);
         hand.pass(past_the_confetti);
         hand.click("review");
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
    {"analysis",
     [](ShotHand& hand, const ShotPlay& play) {
         analyse(hand, play.game, play.middle);
         hand.pass(Seconds{0.5});
     }},
    {"analysis_hovered",
     [](ShotHand& hand, const ShotPlay& play) {
         analyse(hand, play.game, play.middle);
         hand.pass(Seconds{0.5});
         hand.hover_board(play.hovered);
     }},
    {"analysis_answer",
     [](ShotHand& hand, const ShotPlay& play) {
         analyse(hand, play.game, play.middle);
         hand.pass(Seconds{0.5});
         hand.hover("answer:1");
     }},
    {"analysis_tools",
     [](ShotHand& hand, const ShotPlay& play) {
         analyse(hand, play.game, play.middle);
         hand.keys("x1"); // the other side is to move, and the first tool is taken
         hand.hover_board({0.5F, 0.5F});
     }},
    {"analysis_tried",
     [](ShotHand& hand, const ShotPlay& play) {
         analyse(hand, play.game, play.middle);
         hand.pass(Seconds{0.2});
         hand.click("answer:0");
         hand.click("undo");
         hand.click("answer:1");
         hand.click("undo");
         hand.pass(Seconds{0.5});
     }},
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
    {"demo_turn",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.begin(play.demo());
         hand.keys("k");
         hand.pass(Seconds{1});
         hand.keys("_");
         hand.pass(Seconds{2});
     }},
    {"attract_table",
     [](ShotHand& hand, const ShotPlay& play) {
         hand.attract(play.demo());
         hand.pass(past_the_title);
         hand.hurry(100);
         for (int wait = 0; wait < 2000 && !hand.parts().empty(); ++wait)
             hand.pass(Seconds{0.1});
         hand.hurry(1);
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

std::vector<SceneShot> all_shots() {
    auto shots = single_shots();
    for (auto& shot : game_shots())
        shots.push_back(std::move(shot));
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
    for (auto& shot : friends_shots())
        shots.push_back(std::move(shot));
    for (auto& shot : ladder_shots())
        shots.push_back(std::move(shot));
    for (auto& shot : guide_shots())
        shots.push_back(std::move(shot));
    for (auto& shot : review_shots())
        shots.push_back(std::move(shot));
    for (auto& shot : puzzle_shots())
        shots.push_back(std::move(shot));
    return shots;
}

} // namespace

const std::vector<SceneShot>& scene_shots() {
    static const std::vector<SceneShot> all = all_shots();
    return all;
}

} // namespace zugzwang::studio
