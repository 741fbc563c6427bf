#include "studio/game_shots.hpp"

#include <utility>

#include "scenes/frame/scenes.hpp"
#include "studio/shot_plays.hpp"

namespace zugzwang::studio {
namespace {

const std::string blocked_queens =
    "1*1*1*1**Q/Q***1*1*q*/*****q****/*****1****/q*1**1*1**/*1****1**1/****1***2/**q***1**1/*****Q4/Q********* w";

/// Every line loses.
const std::string points_lost = "566,251;853,81;447,40;52,170;89,445;922,624;931,185;411,665;393,419;58,889;248,948;"
                                "235,80;549,960;585,685 - 1";

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

const SceneShot shots[]{
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
    {"play_points_insight-line",
     [](ShotHand& hand) {
         hand.play({.game = "points", .position = shot_plays()[0].lesson});
         hand.keys("i");
         hand.click_board({0.3F, 0.43F});
         hand.hover_board({0.34F, 0.9F});
     }},
    {"play_points_insight-graph",
     [](ShotHand& hand) {
         hand.play({.game = "points", .position = shot_plays()[0].lesson});
         hand.keys("ig");
     }},
    {"play_points_insight-lost",
     [](ShotHand& hand) {
         hand.play({.game = "points", .position = points_lost});
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
    {"play_boxes_insight-early",
     [](ShotHand& hand) {
         hand.play({.game = "boxes",
                    .position = "-----/|_._._._._|/.-.-./|_._|_._._|/..---/|_._._|_._|/--.../|_._|_._|_|/...-./"
                                "|_._|_._._|/----- 2"});
         hand.keys("i");
     }},
    {"play_boxes_insight-start",
     [](ShotHand& hand) {
         hand.play(friends("boxes", {"rows=8", "cols=8"}));
         hand.keys("i");
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

} // namespace

std::vector<SceneShot> game_shots() { return {std::begin(shots), std::end(shots)}; }

} // namespace zugzwang::studio
