#include "studio/puzzle_shots.hpp"

#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "studio/composed_library.hpp"

namespace zugzwang::studio {

namespace {

/// White's only winning move of 61; of the others only those that a picture needs have their answers.
const std::string amazons_pack = "zugzwang puzzles 1 amazons\n"
                                 "3 16 1\t2*1*1/2*2*/2qQ2/2q**Q/**1*2/2*3 w\tf3-d1/b3 1\t"
                                 "f3-f1/d1>c3-c2/c3=-1 d4-e4/d4>c3-c2/c3=-1\n";
const std::string sticks_pack = "zugzwang puzzles 1 sticks\n"
                                "1 5 1\t10/3 1\t2 1\t1>1>2>2=-1 3>3=-1\n"
                                "1 5 2\t17/3 1\t1 1\t2>3=-1 3>2=-1\n"
                                "1 5 3\t11/3 1\t3 1\t1>2=-1 2>1=-1\n"
                                "1 5 4\t14/3 1\t2 1\t1>1=-1 3>3=-1\n"
                                "2 6 5\t21/4 1\t1 1\t2>4=-1 3>3=-1 4>2=-1\n"
                                "2 6 6\t18/4 1\t3 1\t1>2=-1 2>1=-1 4>4=-1\n"
                                "2 6 7\t23/5 1\t5 1\t1>4=-1 2>3=-1 3>2=-1 4>1=-1\n"
                                "2 6 8\t26/5 1\t2 1\t1>1=-1 3>5=-1 4>4=-1 5>3=-1\n"
                                "3 7 9\t30/6 1\t2 1\t1>1=-1 3>6=-1 4>5=-1 5>4=-1 6>3=-1\n";

void open(ShotHand& hand, const std::string& game) {
    compose_puzzles(hand.context());
    hand.open(make_puzzles(hand.context(), *find_game(game)));
}

/// The middle of a square of the board of 6 by 6.
Vec square(char file, int rank) {
    return {0.135F + 0.146F * static_cast<float>(file - 'a'), 0.092F + 0.145F * static_cast<float>(6 - rank)};
}

void move_queen(ShotHand& hand, Vec from, Vec to, Vec arrow) {
    for (const auto at : {from, to, arrow})
        hand.click_board(at);
}

/// The number of sticks that leaves nothing to the other side, by what the title tells.
void solve_sticks(ShotHand& hand) {
    const auto puzzle = hand.title();
    for (const auto& [number, take] : {std::pair{"puzzle 1,", "2."},
                                       {"puzzle 2,", "1."},
                                       {"puzzle 3,", "3."},
                                       {"puzzle 4,", "2."},
                                       {"puzzle 5,", "1."},
                                       {"puzzle 6,", "3."}}) {
        if (puzzle.find(number) != std::string::npos) return hand.keys(take);
    }
}

void rush(ShotHand& hand) {
    open(hand, "sticks");
    hand.context().random = Random(3);
    hand.click("rush");
    for (int solved = 0; solved < 3; ++solved) {
        solve_sticks(hand);
        hand.pass(Seconds{1.5});
    }
    hand.keys("s");
    hand.pass(Seconds{30});
}

const SceneShot shots[]{
    {"puzzle_day", [](ShotHand& hand) { open(hand, "amazons"); }},
    {"puzzle_half-way",
     [](ShotHand& hand) {
         open(hand, "amazons");
         hand.click_board(square('f', 3));
         hand.hover_board(square('d', 1));
     }},
    {"puzzle_hint",
     [](ShotHand& hand) {
         open(hand, "amazons");
         hand.keys("hh");
     }},
    {"puzzle_refuted",
     [](ShotHand& hand) {
         open(hand, "amazons");
         move_queen(hand, square('f', 3), square('f', 1), square('d', 1));
         hand.pass(Seconds{1.4});
     }},
    {"puzzle_solved",
     [](ShotHand& hand) {
         open(hand, "amazons");
         move_queen(hand, square('f', 3), square('d', 1), square('b', 3));
         hand.settle();
         hand.pass(Seconds{3});
     }},
    {"puzzle_practice",
     [](ShotHand& hand) {
         open(hand, "sticks");
         hand.click("difficulty:2");
         hand.pass(Seconds{1});
     }},
    {"puzzle_rush", rush},
    {"puzzle_rush-solved",
     [](ShotHand& hand) {
         rush(hand);
         solve_sticks(hand);
         hand.pass(Seconds{0.9});
     }},
    {"puzzle_rush-initials",
     [](ShotHand& hand) {
         rush(hand);
         hand.keys("ss");
         hand.pass(Seconds{0.3});
         hand.keys("k^");
     }},
    {"puzzle_rush-over",
     [](ShotHand& hand) {
         rush(hand);
         hand.keys("ss");
         hand.pass(Seconds{0.3});
         hand.keys("kim.");
     }},
    {"puzzle_empty",
     [](ShotHand& hand) {
         hand.context().now = composed_now;
         hand.context().puzzles.set_source([](const std::string&) { return std::string(); });
         hand.open(make_puzzles(hand.context(), *find_game("boxes")));
     }},
};

} // namespace

void compose_puzzles(SceneContext& context) {
    context.now = composed_now;
    context.puzzles.set_source([](const std::string& game) {
        return game == "amazons" ? amazons_pack : game == "sticks" ? sticks_pack : std::string();
    });
    const auto day = today(context);
    const auto solve = [&](int from, int to) {
        for (int ago = from; ago <= to; ++ago)
            add_puzzle_mark(context, SolvedDay{.game = "boxes", .day = day - std::chrono::days(ago)});
    };
    solve(1, 12);
    solve(40, 58);
    for (const auto& [initials, solved] : {std::pair{"ADA", 14}, {"BOB", 11}, {"ADA", 9}, {"CYN", 2}})
        add_puzzle_mark(context, RushScore{.initials = initials, .game = {}, .solved = solved, .date = composed_now()});
}

std::vector<SceneShot> puzzle_shots() { return {std::begin(shots), std::end(shots)}; }

} // namespace zugzwang::studio
