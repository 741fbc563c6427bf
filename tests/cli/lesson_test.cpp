// lesson: a player's steps as words or JSON.
#include "support/catch.hpp"

#include "cli/console.hpp"

using namespace zugzwang::testing;

TEST_CASE("cli: lesson tells the steps of a position and the move they lead to", "[cli][lesson]") {
    const auto ran = run({"lesson", "numbers", "--player", "greedy"}, "3,9,5 0-0 1\n");
    CHECK(ran.status == 0);
    CHECK(ran.lines() ==
          std::vector<std::string>{"Greedy · 3 numbers", "3,9,5 0-0 1",
                                   "  Step 1 of 2: The right end is larger: 5 > 3. Greedy looks at nothing else.",
                                   "  Step 2 of 2: Blue takes the 5 at the right end.", "", "The move: R", ""});
}

TEST_CASE("cli: lesson as JSON is a line a step, with the move in the last", "[cli][lesson]") {
    const auto ran = run({"lesson", "sticks", "--player", "optimal", "--json"}, "10/3 1\n5/3 2\n");
    REQUIRE(ran.status == 0);
    const auto lines = ran.json();
    REQUIRE(lines.size() == 12 + 7); // 0 to 10 sticks, and the move
    CHECK(lines[4].at("step") == 5);
    CHECK(lines[4].at("steps") == 12);
    CHECK(lines[4].at("position") == "10/3 1");
    CHECK(lines[4].at("player") == "optimal");
    CHECK(lines[4].at("chapter") == "4 loses");
    CHECK(lines[4].at("words").line().starts_with("\"From 4 every take leaves a number that wins for the other side."));
    CHECK(lines[10].at("move").is_null());
    CHECK(lines[11].at("move") == "2"); // 10 mod 4
    CHECK(lines[18].at("move") == "1");
}

TEST_CASE("cli: lesson remembers the moves before, as the player does", "[cli][lesson]") {
    const auto ran = run(
        {"lesson", "numbers", "--player", "parity", "--row", "10,1,1,2,1,2", "--start", "--moves", "L R", "--json"});
    REQUIRE(ran.status == 0);
    CHECK(ran.json().back().at("position") == "1,1,2,1 10-2 1");
    CHECK(ran.json().back().at("move") == "R");
}

TEST_CASE("cli: lesson tells 200 steps of a long one, and all where that is asked for", "[cli][lesson]") {
    const std::string long_game = "300/3 1\n";
    CHECK(run({"lesson", "sticks", "--player", "optimal", "--json"}, long_game).lines().size() == 200);
    CHECK(run({"lesson", "sticks", "--player", "optimal", "--json", "--all"}, long_game).lines().size() == 302);
}

TEST_CASE("cli: what lesson cannot tell is refused", "[cli][lesson]") {
    check_refused({"lesson", "numbers"}, "--player");
    check_refused({"lesson", "numbers", "--player", "nobody"}, "nobody");
    check_refused({"lesson", "numbers", "--player", "exploit"}, "does not show its work");
    check_refused({"lesson", "numbers", "--player", "greedy", "--start", "--row", "4,7", "--moves", "L X"}, "--moves");
    CHECK(run({"lesson", "sticks", "--player", "novice"}, "10/3 1\n0/3 1\n").names("line 2"));
}

TEST_CASE("cli: each side has a depth of its own", "[cli]") {
    const auto ran = run({"demo", "amazons", "--first", "minimax", "--second", "alphabeta", "--depth-first", "1",
                          "--depth-second", "3"});
    REQUIRE(ran.window);
    const auto& budgets = ran.window->session.budgets;
    REQUIRE((budgets[zugzwang::Side::first] && budgets[zugzwang::Side::second]));
    CHECK(budgets[zugzwang::Side::first]->depth == 1);
    CHECK(budgets[zugzwang::Side::second]->depth == 3);
    check_refused({"play", "amazons", "--second", "champion", "--depth-second", "2"}, "champion has no depth");
    check_refused({"play", "amazons", "--second", "minimax", "--depth-second", "9"}, "--depth-second");
}
