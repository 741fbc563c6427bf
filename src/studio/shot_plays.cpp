#include "studio/shot_plays.hpp"

namespace zugzwang::studio {

namespace {

const std::string points_scattered =
    "926,898;326,365;70,935;907,400;577,775;678,182;530,155;105,269;131,714;345,806;510,947;725,689;929,115;371,594;"
    "605,446;832,271 ";

} // namespace

const std::vector<ShotPlay>& shot_plays() {
    static const std::vector<ShotPlay> all{
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
         .lesson = "18/3 1",
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
         .lesson = "1*1*2/*Q*q**/2*1**/**1**1/1q**1*/*Q3* w",
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
         .lesson = "5,4,2,5,3,1,13,10,9,6,7,15 0-0 1",
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
         .lesson = "-----/|_._|1|1|1|/..---/|_|_._|1|1|/...--/|_|_._._._|/..--./|_._|2|1|_|/..---/|_._|2|2|2|/----- 2",
         .expected = {"a2-b2", "b2-c2"}}};
    return all;
}

} // namespace zugzwang::studio
