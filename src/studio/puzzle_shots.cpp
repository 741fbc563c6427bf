#include "studio/puzzle_shots.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "studio/composed_library.hpp"

namespace zugzwang::studio {

namespace {

/// White's only winning move of 61; the first two wrong ones have the answers that pictures show.
const std::string amazons_position = "2*1*1/2*2*/2qQ2/2q**Q/**1*2/2*3 w", amazons_solution = "f3-d1/b3",
                  black_answer = "c3-c2/c3";

const std::string boxes_pack = "zugzwang puzzles 1 boxes\n"
                               "1 0 401358382\t---/._|2|1|/.--/|_|_._|/-../|2|_._|/--- 2\t"
                               "a3-a4 3\t"
                               "a3-b3>a3-a4>b2-c2>c1-c2>c2-c3>c2-d2=-1 b2-c2>a3-b3>a3-a4>c1-c2>c2-c3>c2-d2=-5 "
                               "c2-d2>a3-b3>a3-a4>c1-c2>b2-c2>c2-c3=-5 c1-c2,c2-c3>a3-b3=-5\n";
const std::string points_pack =
    "zugzwang puzzles 1 points\n"
    "1 5 351562846\t20,20;340,20;980,20;340,340;660,340;660,660;20,980;340,980;660,980 1-6 2\t"
    "3-9 1\t"
    "3-5>7-8=-1 2-5>7-9=-1 8-9>2-3=-1 7-8,7-9>2-3=-1 2-3>7-8=-1\n";
const std::string numbers_pack = "zugzwang puzzles 1 numbers\n"
                                 "1 2 85925382\t6,28,6,3 32-46 2\t"
                                 "R 33\t"
                                 "L>L>L>L=-5\n";

std::string amazons_pack() {
    const auto& game = *find_game("amazons");
    const auto table = *game.open_table(OptionValues(game.options));
    static_cast<void>(table->set_position(amazons_position));
    const std::vector<std::string> shown{"f3-f1/d1", "d4-e4/d4"};
    std::string others;
    for (const auto& move : table->legal_moves()) {
        if (move == amazons_solution || std::ranges::find(shown, move) != shown.end()) continue;
        others += (others.empty() ? "" : ",") + move;
    }
    const std::string answer = ">" + black_answer + "=-1";
    return "zugzwang puzzles 1 amazons\n3 16 1\t" + amazons_position + "\t" + amazons_solution + " 1\t" + shown[0] +
           answer + " " + shown[1] + answer + " " + others + answer + "\n";
}

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

void compose_marks(SceneContext& context) {
    context.now = composed_now;
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

void open(ShotHand& hand, const std::string& game) {
    compose_puzzles(hand.context());
    hand.open(make_puzzles(hand.context(), *find_game(game)));
}

/// With the packs that come with the program.
void open_shipped(ShotHand& hand, const std::string& game) {
    compose_marks(hand.context());
    hand.open(make_puzzles(hand.context(), *find_game(game)));
}

/// The one that the title names.
const puzzles::Puzzle& shown_puzzle(ShotHand& hand, const std::string& game) {
    const std::string words = "puzzle ", title = hand.title();
    const auto number = std::stoul(title.substr(title.find(words) + words.size()));
    return hand.context().puzzles.pack(game)[number - 1];
}

/// From point to point: "4-7" in "x,y;x,y;… 1-2 1".
void draw_segment(ShotHand& hand, const std::string& position, const std::string& move) {
    const auto place = [&](std::size_t number) {
        std::size_t from = 0;
        for (std::size_t point = 1; point < number; ++point)
            from = position.find(';', from) + 1;
        const auto comma = position.find(',', from);
        return Vec{std::stof(position.substr(from)) / 1000, 1 - std::stof(position.substr(comma + 1)) / 1000};
    };
    hand.click_board(place(std::stoul(move)));
    hand.tap_board(place(std::stoul(move.substr(move.find('-') + 1))));
}

/// "c4-c5": the dots of row 1 are the lowest.
void draw_line(ShotHand& hand, const std::string& position, const std::string& move) {
    const auto columns = static_cast<float>(position.find('/'));
    const auto rows = static_cast<float>(std::ranges::count(position, '/') / 2);
    const float cell = 0.86F / std::max(rows, columns);
    const auto dot = [&](const std::string& name) {
        return Vec{0.5F + cell * (static_cast<float>(name[0] - 'a') - columns / 2),
                   0.5F - cell * (static_cast<float>(name[1] - '1') - rows / 2)};
    };
    const Vec from = dot(move.substr(0, 2)), to = dot(move.substr(3));
    hand.tap_board({(from.x + to.x) / 2, (from.y + to.y) / 2});
}

void play(ShotHand& hand, const std::string& game, const std::string& position, const std::string& move) {
    if (game == "points") return draw_segment(hand, position, move);
    if (game == "boxes") return draw_line(hand, position, move);
    if (game == "numbers") return hand.key(move == "L" ? 'l' : 'r');
    for (const char digit : move)
        hand.key(digit);
    hand.key('.'); // nothing where the digit was all that could be typed
}

SceneShot asked(const std::string& game) {
    return {"puzzle_" + game, [game](ShotHand& hand) { open_shipped(hand, game); }};
}

SceneShot hinted(const std::string& game) {
    return {"puzzle_" + game + "-hint", [game](ShotHand& hand) {
                open_shipped(hand, game);
                hand.keys("h");
                hand.keys("h");
            }};
}

SceneShot refuted(const std::string& game) {
    return {"puzzle_" + game + "-refuted", [game](ShotHand& hand) {
                open_shipped(hand, game);
                const auto& puzzle = shown_puzzle(hand, game);
                play(hand, game, puzzle.position, puzzle.refutations.front().moves.front());
                hand.pass(Seconds{1});
            }};
}

SceneShot solved(const std::string& game) {
    return {"puzzle_" + game + "-solved", [game](ShotHand& hand) {
                open_shipped(hand, game);
                const auto& puzzle = shown_puzzle(hand, game);
                play(hand, game, puzzle.position, puzzle.solution);
                hand.settle();
                hand.pass(Seconds{3});
            }};
}

/// The middle of a square of the board of 6 by 6.
Vec square(char file, int rank) {
    return {0.135F + 0.146F * static_cast<float>(file - 'a'), 0.092F + 0.145F * static_cast<float>(6 - rank)};
}

void move_queen(ShotHand& hand, Vec from, Vec to, Vec arrow) {
    for (const auto at : {from, to, arrow})
        hand.click_board(at);
}

void solve_sticks(ShotHand& hand) {
    const auto& puzzle = shown_puzzle(hand, "sticks");
    play(hand, "sticks", puzzle.position, puzzle.solution);
    hand.pass(Seconds{0.5});
}

void rush(ShotHand& hand) {
    compose_marks(hand.context());
    hand.context().puzzles.set_source([](const std::string& game) { return game == "sticks" ? sticks_pack : ""; });
    hand.context().random = Random(3);
    hand.open(make_puzzles(hand.context(), *find_game("sticks")));
    hand.click("rush");
    for (int solved = 0; solved < 5; ++solved) {
        solve_sticks(hand);
        hand.pass(Seconds{30});
    }
    hand.keys("s");
    hand.pass(Seconds{35});
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
    {"puzzle_try",
     [](ShotHand& hand) {
         open(hand, "amazons");
         move_queen(hand, square('f', 3), square('d', 1), square('b', 3));
         hand.settle();
         hand.pass(Seconds{3});
         hand.hover("try");
         hand.pass(Seconds{1.2});
     }},
    {"puzzle_first",
     [](ShotHand& hand) {
         hand.context().now = composed_now;
         hand.open(make_puzzles(hand.context(), *find_game("boxes")));
         hand.keys("~~~~");
     }},
    {"puzzle_practice",
     [](ShotHand& hand) {
         open_shipped(hand, "sticks");
         hand.click("difficulty:2");
         for (int solved = 0; solved < 4; ++solved) {
             solve_sticks(hand);
             hand.keys(solved == 2 ? ".s" : ".");
         }
         hand.pass(Seconds{1});
     }},
    {"puzzle_rush", rush},
    {"puzzle_rush-solved",
     [](ShotHand& hand) {
         rush(hand);
         solve_sticks(hand);
         hand.pass(Seconds{0.4});
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
    compose_marks(context);
    context.puzzles.set_source([](const std::string& game) {
        if (game == "amazons") return amazons_pack();
        if (game == "sticks") return sticks_pack;
        return game == "boxes" ? boxes_pack : game == "points" ? points_pack : numbers_pack;
    });
}

std::vector<SceneShot> puzzle_shots() {
    std::vector<SceneShot> all{std::begin(shots), std::end(shots)};
    for (const std::string game : {"sticks", "points", "numbers", "boxes"}) {
        for (auto* shot : {asked, hinted, refuted, solved})
            all.push_back(shot(game));
    }
    return all;
}

} // namespace zugzwang::studio
