// The puzzles' scene: the day's, practice, a rush, and what is heard and kept of them.
#include "desk/puzzle_round.hpp"
#include "layout_checks.hpp"
#include "listening.hpp"
#include "puzzle_house.hpp"

namespace {

const auto sunday = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22);

} // namespace

TEST_CASE("puzzles: the day's puzzle is solved, and the day counts", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.check_after("", {"One move wins. Find it.", "Your move", "Blue: take 1, 2 or 3", "moves, one wins",
                           "Orange wins after every other move."});
    CHECK(house.shows("Sticks, 9 and 3")); // the one for Sundays
    CHECK(house.shows("days, best 0"));
    house.check_after("take 1, rest", {"Only this wins", "proven", "day, best 1"});
    CHECK(house.marks().solved_days() == std::set{sunday});
    const PuzzleTries solved{.solved = 1};
    CHECK(house.marks().tries.at({"sticks", "9/3 1"}) == solved);
    house.check_after("r, rest", "Only this wins"); // shown again, and it stays
    CHECK(house.marks().tries.at({"sticks", "9/3 1"}) == solved);
}

TEST_CASE("puzzles: why the move wins is told beside the wrong try, or else the most tempting one",
          "[scenes][puzzles]") {
    // Four boxes, of which the pack says: all four after b2-b3, none after a2-a3, two after a2-b2.
    PuzzleHouse house;
    house.context.puzzles.set_source([](const std::string& game) {
        return game == "boxes"
                   ? std::string("zugzwang puzzles 1 boxes\n1 51 1\t--/._._./../|_._|/-- 1\tb2-b3 4\t"
                                 "a2-a3>c2-c3=-4 a2-b2>b1-b2=0 b2-c2>a2-b2=0 c2-c3>a2-a3=-4 b1-b2>a2-b2=0\n")
                   : std::string();
    });
    house.context.settings.captions = CaptionMode::shown;
    house.stack.open(make_puzzles(house.context, *std::ranges::find(house.games, "boxes", &Game::id)));
    house.wait(0.3);
    const auto draw = [&](const std::string& line) {
        house.letter('/');
        house.type("/"); // the letter of the same key
        house.type(line);
        house.key(Key::enter);
        house.rest();
    };
    const bool errs = GENERATE(false, true);
    if (errs) {
        draw("a2-b2");
        house.does("enter, wait 0.1");
    }
    draw("b2-b3");
    std::string told;
    for (const auto& words : house.words_in("panel"))
        told += words + " ";
    const std::string rival = errs ? "a2-b2 brings 2." : "a2-a3 brings 0.";
    CHECK_THAT(told, Catch::Matchers::Contains("Brings 4 of the last 4 boxes; " + rival));
}

TEST_CASE("puzzles: what stays keeps its place while one tries, errs and solves", "[scenes][layout][puzzles]") {
    PuzzleHouse house(sticks_pack, any_size());
    house.open();
    const auto places = [&] {
        std::vector<std::string> all{filled("{} by {}:", house.canvas.screen().width, house.canvas.screen().height)};
        for (const char* name : {"number", "days", "mover", "board"}) {
            if (!house.has(name)) continue;
            const auto [x, y, width, height] = house.rect(name);
            all.push_back(filled("{} at {}, {}, {} by {}", name, x, y, width, height));
        }
        return all;
    };
    const auto before = places();
    CHECK(before.size() >= 3);
    house.does("take 3, wait 3");
    REQUIRE(house.shows("That loses"));
    CHECK(places() == before);
    house.does("enter, wait 0.1, take 1, rest");
    REQUIRE(house.shows("Only this wins"));
    CHECK(places() == before);
}

TEST_CASE("puzzles: a wrong move is answered on the board, then it can be tried again", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.check_steps({
        {"take 3, wait 0.5", "Orange answers 2 (4 left) and wins."},
        {"wait 10", "Orange answers 2 (4 left) and wins."}, // it stays until it was seen
        {"", "a click or Enter takes it back"},
    });
    if (GENERATE(true, false))
        house.key(Key::enter);
    else
        house.press("board");
    house.check_after("wait 0.1", "One move wins. Find it.");
    const PuzzleTries missed{.missed = 1};
    CHECK(house.marks().tries.at({"sticks", "9/3 1"}) == missed);
    house.does("take 2, wait 3"); // a second miss is no news
    house.key(Key::enter);
    house.check_after("wait 0.1, take 1, rest", {"Only this wins", "Solved after a miss: only this wins"});
    CHECK(house.marks().tries.at({"sticks", "9/3 1"}) == missed);
    CHECK(house.marks().solved_days() == std::set{sunday}); // found all the same, and it says so
    CHECK(house.marks().days_after_a_miss() == std::set{sunday});
}

TEST_CASE("puzzles: a day that was solved stays as it was solved", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.check_after("take 1, rest, press next, press day, take 2, wait 3, enter, wait 0.1, take 1, rest",
                      {"Solved: only this wins"});
    CHECK(house.marks().days_after_a_miss().empty());
}

TEST_CASE("puzzles: the first try changes both ratings, as Glicko has it, and the board says so", "[scenes][puzzles]") {
    using puzzles::Rating;
    const bool solves = GENERATE(true, false);
    PuzzleHouse house;
    house.open();
    house.check_after("", {"Your rating in Sticks", "about 1000", "about 2100"}); // nothing was tried; difficulty 5
    house.take(solves ? '1' : '2');
    house.wait(3);
    if (!solves) house.does("enter, wait 0.1, take 1");
    house.rest();
    const auto& ratings = house.marks().ratings;
    REQUIRE(ratings.size() == 2);
    // One game of 1000/350 against 2100/200, worked out by Glickman's formulas in another language.
    const auto& own = ratings.at({"sticks", ""});
    const auto& its = ratings.at({"sticks", "9/3 1"});
    CHECK_THAT(own.value, Catch::Matchers::WithinAbs(solves ? 1584.5 : 997.2, 0.05));
    CHECK_THAT(its.value, Catch::Matchers::WithinAbs(solves ? 1949.4 : 2102.2, 0.05));
    CHECK(own.day == sunday);
    CHECK(house.shows(solves ? "1585 (+585)" : "997 (−3)"));
    house.does("r, rest, press next");
    CHECK(ratings.size() == 2);
}

TEST_CASE("puzzles: a hint leaves the ratings alone", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.does("h, take 1, rest");
    CHECK(house.marks().ratings.empty());
}

TEST_CASE("puzzles: my level offers what is nearest to my rating", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.context.puzzles.loose.add(
        RatedPuzzle{.game = "sticks", .position = "", .rating = {.value = 1490, .deviation = 60, .day = sunday}});
    house.context.puzzles.loose.add(
        RatedPuzzle{.game = "sticks", .position = "13/3 1", .rating = {.value = 2000, .deviation = 60, .day = sunday}});
    house.open();
    house.check_steps({
        {"press difficulty:0", "Sticks, 11 and 3"}, // 1200; the one of 1500 is 2000 by its results
        {"", "0 of 6"},
        {"press skip", "Sticks, 14 and 3"}, // 1800, not the same again
        {"press difficulty:3", "Sticks, 13 and 3"},
    });
}

TEST_CASE("puzzles: a hint shows the move and costs the day", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.check_steps({
        {"h", "Hint: it is not 2 (7 left)."},
        {"h", "Hint: 1 (8 left)"},
        {"h, take 1, rest", "Only this wins"}, // there is no more to show
    });
    CHECK(house.marks().solved_days().empty());
    CHECK(house.marks().tries.empty());
}

TEST_CASE("puzzles: the other side's best try is played when its line is pointed at, and taken back",
          "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.does("take 1, rest");
    const auto left = [&](const std::string& number) {
        static_cast<void>(house.shows(number));
        return std::ranges::find(house.canvas.texts(), number, &DrawnText::words) != house.canvas.texts().end();
    };
    CHECK(left("8")); // as the solution leaves it
    house.does("point try, wait 0.6");
    CHECK(left("7")); // the best try takes 1 too
    CHECK(house.shows("Only this wins"));
    house.wait(2); // once
    CHECK(left("8"));
    house.pointer(PointerEvent::Kind::move, house.rect("next").centre());
    bool is_played = false;
    for (int control = 0; control < 8 && !is_played; ++control) {
        house.key(Key::tab); // the focus plays it too
        house.wait(0.6);
        is_played = left("7");
    }
    CHECK(is_played);
}

TEST_CASE("puzzles: the keys of a game are its own: R takes the right end", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.context.puzzles.set_source([](const std::string& game) {
        return game == "numbers"
                   ? std::string("zugzwang puzzles 1 numbers\n5 2 1\t6,28,6,3 32-46 2\tR 33\tL>L>L>L=-5\n")
                   : std::string();
    });
    house.stack.open(make_puzzles(house.context, *std::ranges::find(house.games, "numbers", &Game::id)));
    house.check_after("wait 0.3", "Blue 32, Orange 46"); // who leads decides what wins
    house.check_after("r, rest", {"Only this wins", "Blue 32, Orange 49"});
}

TEST_CASE("puzzles: where whoever takes the last stick loses, it is said", "[scenes][puzzles]") {
    PuzzleHouse house("zugzwang puzzles 1 sticks\n5 9 1\t12/8 1 misere\t2 1\t1>1=-1 3>8=-1\n");
    house.open();
    CHECK(house.shows("Blue: take 1 to 8, but not the last stick"));
    house.check_after("take 3, wait 0.5", "That loses");
}

TEST_CASE("puzzles: after a day's puzzle the next game's that is not solved comes", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.context.puzzles.set_source([](const std::string& game) {
        if (game == "sticks") return std::string("zugzwang puzzles 1 sticks\n5 9 5\t9/3 1\t1 1\t2>3=-1 3>2=-1\n");
        if (game != "numbers") return std::string();
        return std::string("zugzwang puzzles 1 numbers\n5 2 1\t6,28,6,3 32-46 2\tR 33\tL>L>L>L=-5\n");
    });
    house.open();
    CHECK(house.shows("0 of 2"));
    house.check_after("take 1, rest, enter, wait 0.3", {"Puzzle of the day", "Numbers, 4 tiles", "1 of 2"});
    house.check_after("s, wait 0.3", "Practice"); // there is no other: practice
}

TEST_CASE("puzzles: practice goes through a difficulty, those not solved first", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.check_steps({
        {"press difficulty:1", "Sticks, 10 and 3"},
        {"take 2, rest, enter", "Sticks, 17 and 3"}, // next
        {"press skip", "Sticks, 17 and 3"},          // the other one is solved
    });
    CHECK(house.marks().solved_days().empty());
    house.check_after("press day", "Sticks, 9 and 3");
}

TEST_CASE("puzzles: without packs the scene says so", "[scenes][puzzles]") {
    PuzzleHouse house("");
    house.open();
    CHECK(house.shows("There are no puzzles here."));
    house.check_after("wait 0.2, escape", "depth: 0");
}

TEST_CASE("menu: P opens the puzzles, and the badge goes when the day's is solved", "[scenes][menu][puzzles]") {
    PuzzleHouse house;
    for (const auto& game : house.games)
        house.context.settings.guides_seen.insert(game.id);
    house.open_menu();
    house.check_steps({
        {"wait 0.3", "today"},
        {"p, wait 0.3", "Sticks, 9 and 3"}, // the only game with puzzles
        {"take 1, rest, escape, wait 0.3", "no: today"},
    });
    house.now += std::chrono::hours(4); // midnight
    house.check_after("wait 0.02", "today");
}

TEST_CASE("puzzles: nothing overlaps or leaves the screen", "[scenes][layout][puzzles]") {
    PuzzleHouse house(sticks_pack, any_size());
    house.open();
    check(house);
    house.letter('h');
    check(house);
    house.does("take 1, rest");
    check(house);
    house.does("press next, take 3, wait 0.6");
    check(house);
    house.does("wait 3, t"); // a small phone scrolls to that button
    house.press("rush");
    check(house);
    house.take(house.shows("Sticks, 10 and 3") ? '2' : '1');
    house.rest();
    check(house);
    house.wait(1.5);
    for (int miss = 0; miss < 3; ++miss)
        house.letter('s');
    house.wait(0.2);
    check(house);
    house.key(Key::enter);
    check(house);
}

TEST_CASE("puzzles: a rush that is left ends first, and its score is kept", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.press("rush");
    house.take(house.shows("Sticks, 10 and 3") ? '2' : '1');
    house.check_after("rest, wait 1.5, escape, wait 0.2", {"The rush is over", "High score! Your initials"});
    house.letter('m'); // a letter here
    CHECK_FALSE(house.context.settings.muted);
    house.check_after("escape", "depth: 0");
    REQUIRE(house.marks().scores.size() == 1);
    CHECK(house.marks().scores[0].initials == "MAA");
    CHECK(house.marks().scores[0].solved == 1);
}

TEST_CASE("puzzles: a rush gets harder, three misses end it, and its score is kept", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    CHECK(house.shows("none yet"));
    house.check_after("press rush", "5:00");
    // The two easiest come first, in some order; the same key solves neither by chance.
    const bool ten = house.shows("Sticks, 10 and 3");
    house.take(ten ? '2' : '1');
    house.does("rest, wait 1.5"); // the next one comes by itself
    CHECK(house.shows(ten ? "Sticks, 17 and 3" : "Sticks, 10 and 3"));
    house.check_after("s, s", "two of three misses");
    house.take('3'); // wrong for 13 and 14 sticks; right for 11
    house.wait(4);
    if (!house.shows("High score")) house.letter('s');
    house.check_after("wait 0.1", "High score! Your initials");
    house.does("e, up, right, x, enter");
    REQUIRE(house.marks().scores.size() == 1);
    CHECK(house.marks().scores[0].initials == "EBX");
    CHECK(house.marks().scores[0].solved >= 1);
    CHECK(house.shows("EBX"));
    house.check_after("press practice", "Practice");
}

TEST_CASE("puzzles: five minutes end a rush; without anything solved there is nothing to sign", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.check_after("press rush, wait 299", "0:01");
    house.check_after("wait 1.5", {"Time is up", "Best so far: none yet", "no: [keep]"});
    house.check_after("press rush", "5:00");
}

TEST_CASE("puzzles: what was wrong, what was found, the last seconds and the end of a rush are heard",
          "[scenes][puzzles]") {
    using sound::Sound;
    PuzzleHouse house;
    RecordedSpeaker listening;
    house.context.speaker = &listening;
    const auto heard = [&](Sound sound) { return std::ranges::count(listening.take_sounds(), sound); };
    house.open();
    house.does("take 3, wait 3");
    CHECK(heard(Sound::refuse) == 1);
    house.key(Key::enter);
    house.does("wait 0.1, take 1, rest");
    CHECK(heard(Sound::star) == 1);
    house.does("press next, press rush, wait 301");
    CHECK(heard(Sound::clock) == 10);
    house.press("rush");
    house.take(house.shows("Sticks, 10 and 3") ? '2' : '1');
    house.does("wait 1, escape");
    CHECK(heard(Sound::win) == 1); // one of the best
}
