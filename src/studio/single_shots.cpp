#include "studio/single_shots.hpp"

#include <utility>

#include "scenes/frame/scenes.hpp"
#include "scenes/widgets/control.hpp"
#include "studio/shot_plays.hpp"

namespace zugzwang::studio {
namespace {

constexpr Seconds long_enough = hold_to_confirm + Seconds{0.1};

/// The same clock for both sides.
TablePlan with_clock(TablePlan plan, ClockLimit limit) {
    plan.clocks = {{limit, limit}};
    return plan;
}

/// Two people in the middle of a game with clocks, after one of them has thought for so long.
void think_for(ShotHand& hand, std::size_t game, Seconds time) {
    auto plan = with_clock(shot_plays()[game].in_the_middle(), {Seconds{180}, Seconds{2}});
    plan.players = {"human", "human"};
    hand.play(plan);
    hand.pass(time);
}

const SceneShot shots[]{
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
    {"games_rest",
     [](ShotHand& hand) {
         hand.open_games(63);
         hand.keys("v");
     }},
    {"games_scrolled",
     [](ShotHand& hand) {
         hand.open_games(63);
         hand.wheel("list", -20);
         hand.settle();
         hand.hover("review");
     }},
    {"games_against",
     [](ShotHand& hand) {
         hand.open_games(63);
         hand.click("against");
     }},
    {"games_saving",
     [](ShotHand& hand) {
         hand.open_games(63);
         hand.click("save");
     }},
    {"games_deleted",
     [](ShotHand& hand) {
         hand.open_games(63);
         hand.keys("vv");
         hand.click("delete");
     }},
    {"games_one", [](ShotHand& hand) { hand.open_games(1); }},
    {"games_empty", [](ShotHand& hand) { hand.open_games(0); }},
    {"games_none",
     [](ShotHand& hand) {
         hand.open_games(5);
         hand.click("day");
         hand.type("2019");
     }},
    {"settings_rest", [](ShotHand& hand) { hand.open(make_settings(hand.context())); }},
    {"settings_hovered",
     [](ShotHand& hand) {
         hand.open(make_settings(hand.context()));
         hand.hover("theme");
     }},
    {"settings_muted",
     [](ShotHand& hand) {
         hand.open(make_settings(hand.context()));
         hand.keys("m");
     }},
    {"analysis_boxes_known",
     [](ShotHand& hand) {
         const auto& boxes = *find_game("boxes");
         hand.open(make_analysis(hand.context(), boxes, OptionValues(boxes.options),
                                 "-----/|_._|_._._|/...../|_|_._|_._|/..---/|_._|_._|2|/-...-/|_._._|_._|/..--./"
                                 "|_._._._._|/----- 1"));
         hand.pass(Seconds{0.5});
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
    {"clock_running", [](ShotHand& hand) { think_for(hand, 0, Seconds{47}); }},
    {"clock_low", [](ShotHand& hand) { think_for(hand, 2, Seconds{171.6}); }},
    {"clock_out",
     [](ShotHand& hand) {
         hand.play(with_clock(shot_plays()[2].in_the_middle(), {Seconds{2}}));
         hand.pass(Seconds{6});
     }},
    {"clock_out_friends",
     [](ShotHand& hand) {
         think_for(hand, 0, Seconds{185});
         hand.pass(Seconds{3});
     }},
    {"clock_setup",
     [](ShotHand& hand) {
         choices_of(hand.context(), *find_game("amazons")).clocks = {
             {ClockLimit{Seconds{180}, Seconds{2}}, ClockLimit{Seconds{600}, Seconds{5}}}};
         hand.open(make_setup(hand.context(), *find_game("amazons")));
         hand.hover("clock:second");
     }},
    {"ending_flag-hovered",
     [](ShotHand& hand) {
         hand.play(shot_plays()[0].in_the_middle());
         hand.hover("resign");
     }},
    {"ending_resign-held",
     [](ShotHand& hand) {
         hand.play(shot_plays()[0].in_the_middle());
         hand.keep_holding("resign", Seconds{0.5});
     }},
    {"ending_resigned",
     [](ShotHand& hand) {
         hand.play(shot_plays()[0].in_the_middle());
         hand.hold("resign", long_enough);
         hand.pass(Seconds{1});
     }},
    {"ending_draw-held",
     [](ShotHand& hand) {
         think_for(hand, 2, Seconds{30});
         hand.keep_holding("agree-draw", Seconds{0.5});
     }},
    {"ending_draw-agreed",
     [](ShotHand& hand) {
         think_for(hand, 2, Seconds{30});
         hand.hold("agree-draw", long_enough);
         hand.pass(Seconds{1});
     }},
};

} // namespace

std::vector<SceneShot> single_shots() { return {std::begin(shots), std::end(shots)}; }

} // namespace zugzwang::studio
