#include "studio/puzzle_shots.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "scenes/frame/scenes.hpp"
#include "studio/composed_library.hpp"
#include "studio/composed_puzzles.hpp"

namespace zugzwang::studio {

namespace {

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
    const auto puzzle = shown_puzzle(hand, "sticks");
    play(hand, "sticks", puzzle.position, puzzle.solution);
    hand.pass(Seconds{0.5});
}

void rush(ShotHand& hand) {
    compose_marks(hand.context());
    hand.context().puzzles.set_source(
        [](const std::string& game) { return game == "sticks" ? composed_sticks() : std::string(); });
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
    {"puzzle_last-loses",
     [](ShotHand& hand) {
         compose_marks(hand.context());
         hand.context().puzzles.set_source([](const std::string& game) {
             return game == "sticks" ? "zugzwang puzzles 1 sticks\n2 9 1\t12/8 1 misere\t2 1\t1>1=-1 3>8=-1\n" : "";
         });
         hand.open(make_puzzles(hand.context(), *find_game("sticks")));
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

std::vector<SceneShot> puzzle_shots() {
    std::vector<SceneShot> all{std::begin(shots), std::end(shots)};
    for (const std::string game : {"sticks", "points", "numbers", "boxes"}) {
        for (auto* shot : {asked, hinted, refuted, solved})
            all.push_back(shot(game));
    }
    return all;
}

} // namespace zugzwang::studio
