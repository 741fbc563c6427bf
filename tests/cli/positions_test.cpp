// legal, perft, solve and hint: positions on standard input, one JSON line each.
#include "support/catch.hpp"

#include "cli/console.hpp"

using namespace zugzwang::testing;

TEST_CASE("cli: legal tells the moves of each position, keys in order", "[cli]") {
    const auto ran = run({"legal", "sticks"}, "10/3 1\n2/3 2 misere\n");
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.lines() ==
          std::vector<std::string>{
              R"({"position":"10/3 1","side":"1","moves":["1","2","3"],"over":false,"result":"none"})",
              R"({"position":"2/3 2 misere","side":"2","moves":["1","2"],"over":false,"result":"none"})"});
}

TEST_CASE("cli: legal tells how a finished game ended", "[cli]") {
    const auto [game, position, result] =
        GENERATE(table<std::string, std::string, std::string>({{"sticks", "0/3 2", "p1win"},
                                                               {"sticks", "0/3 2 misere", "p2win"},
                                                               {"numbers", "- 7-7 1", "draw"},
                                                               {"numbers", "- 18-11 1", "p1win"},
                                                               {"points", "0,0;9,2 1-2 2", "p1win"},
                                                               {"amazons", "Q*q w", "p2win"}}));
    CAPTURE(position);
    const auto ran = run({"legal", game}, position + "\n");
    REQUIRE(ran.status == 0);
    const auto line = ran.json().at(0);
    CHECK(line.at("over") == true);
    CHECK(line.at("result") == result);
    CHECK(line.at("moves").elements().empty());
}

TEST_CASE("cli: sides are written as in positions", "[cli]") {
    CHECK(run({"legal", "amazons"}, "Q..\n").is_refused());
    CHECK(run({"legal", "amazons"}, "Q2/3/2q w\n").json().at(0).at("side") == "w");
    CHECK(run({"legal", "amazons"}, "Q2/3/2q b\n").json().at(0).at("side") == "b");
    CHECK(run({"legal", "numbers"}, "4,7 0-0 2\n").json().at(0).at("side") == "2");
}

TEST_CASE("cli: the protocol's examples are read and written as they stand", "[cli]") {
    const auto [game, position, moves] = GENERATE(
        table<std::string, std::string, std::size_t>({{"amazons", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", 2176},
                                                      {"boxes", "--/|_._|/../|_._|/-- 1", 4},
                                                      {"numbers", "4,7,2,9,5,2 0-0 1", 2},
                                                      {"sticks", "10/3 1", 3}}));
    CAPTURE(position);
    const auto ran = run({"legal", game}, position + "\n");
    REQUIRE(ran.status == 0);
    CHECK(ran.json().at(0).at("position") == position);
    CHECK(ran.json().at(0).at("moves").elements().size() == moves);
}

TEST_CASE("cli: a line that is no position ends it, after the lines before were answered", "[cli]") {
    const auto command = GENERATE("legal", "solve");
    const auto ran = run({command, "sticks"}, "10/3 1\n9/3 2\n10/3 7\n8/3 1\n");
    CHECK(ran.is_refused());
    CHECK(ran.lines().size() == 2);
    CHECK(ran.names("line 3"));
    CHECK(ran.names("`7` at character 6"));
}

TEST_CASE("cli: an empty input has an empty answer, an empty line is no position", "[cli]") {
    CHECK(run({"legal", "sticks"}).status == 0);
    CHECK(run({"legal", "sticks"}).out.empty());
    CHECK(run({"legal", "sticks"}, "\n").is_refused());
}

TEST_CASE("cli: the last line needs no end", "[cli]") { CHECK(run({"legal", "sticks"}, "10/3 1").lines().size() == 1); }

TEST_CASE("cli: perft counts sequences, keys in order", "[cli]") {
    const auto ran = run({"perft", "sticks", "--depth", "2"}, "10/3 1\n2/3 1\n0/3 1\n");
    REQUIRE(ran.status == 0);
    const auto lines = ran.json();
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].at("nodes") == 9);
    CHECK(lines[1].at("nodes") == 1); // 1 and 1; 2 ends the game
    CHECK(lines[2].at("nodes") == 0);
    std::vector<std::string> keys;
    for (const auto& [key, value] : lines[0].members())
        keys.push_back(key);
    CHECK(keys == std::vector<std::string>{"position", "depth", "nodes", "seconds"});
    CHECK(lines[0].at("depth") == 2);
    double seconds = -1;
    lines[0].at("seconds").read(seconds);
    CHECK(seconds >= 0);
}

TEST_CASE("cli: perft of depth 0 is 1", "[cli]") {
    CHECK(run({"perft", "sticks", "--depth=0"}, "10/3 1\n").json().at(0).at("nodes") == 1);
}

TEST_CASE("cli: amazons perft from the start", "[cli]") {
    const std::string start = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w\n";
    CHECK(run({"perft", "amazons", "--depth", "1"}, start).json().at(0).at("nodes") == 2176);
    CHECK(run({"perft", "amazons", "--depth", "2"}, start).json().at(0).at("nodes") == 4'307'152);
}

TEST_CASE("cli: solve tells value and best moves, keys in order", "[cli]") {
    const auto ran = run({"solve", "sticks"}, "10/3 1\n12/3 2\n0/3 1\n");
    REQUIRE(ran.status == 0);
    const auto lines = ran.json();
    REQUIRE(lines.size() == 3);
    std::vector<std::string> keys;
    for (const auto& [key, value] : lines[0].members())
        keys.push_back(key);
    CHECK(keys == std::vector<std::string>{"position", "exact", "value", "best", "nodes", "seconds"});
    CHECK(lines[0].at("exact") == true);
    CHECK(lines[0].at("value") == 1);
    CHECK(lines[0].at("best") == std::vector<std::string>{"2"});
    CHECK(lines[1].at("value") == -1);
    CHECK(lines[1].at("best") == std::vector<std::string>{"1", "2", "3"});
    CHECK(lines[2].at("value") == -1);
    CHECK(lines[2].at("best").elements().empty());
}

TEST_CASE("cli: solve of margin games counts what is already owned", "[cli]") {
    // The rest 2,9 gives 9 and 2 whoever starts: 10 + 9 against 4 + 2.
    const auto line = run({"solve", "numbers"}, "2,9 10-4 1\n").json().at(0);
    CHECK(line.at("exact") == true);
    CHECK(line.at("value") == 13);
    CHECK(line.at("best") == std::vector<std::string>{"R"});
}

TEST_CASE("cli: solve of points adds the nim-value at the end", "[cli]") {
    // Three points in convex position: one segment and the game is over; 1 in Dawson's Kayles.
    const auto line = run({"solve", "points", "--all"}, "0,0;9,0;4,7 - 1\n").json().at(0);
    CHECK(line.at("grundy") == 1);
    CHECK(line.at("value") == 1);
    CHECK(line.at("best") == std::vector<std::string>{"1-2", "1-3", "2-3"});
    CHECK(line.members().back().first == "grundy");
    CHECK_FALSE(run({"solve", "sticks"}, "5/3 1\n").json().at(0).contains("grundy"));
}

TEST_CASE("cli: solve of points says so when the nim-value is not known, and needs one winning move only", "[cli]") {
    const auto one = run({"solve", "points"}, "0,0;9,0;4,7 - 1\n").json().at(0);
    CHECK(one.at("exact") == true);
    CHECK(one.at("best").elements().size() == 1);
    std::string points; // sixty points are beyond every solver
    for (int point = 0; point < 60; ++point)
        points += (point == 0 ? "" : ";") + std::to_string(7 * point) + "," + std::to_string(point * point % 59);
    const auto open = run({"solve", "points", "--seconds", "0.01"}, points + " - 1\n").json().at(0);
    CHECK(open.at("exact") == false);
    CHECK(open.at("grundy").is_null());
    CHECK(open.members().back().first == "grundy");
}

TEST_CASE("cli: numbers that are none, or out of range, are refused by name", "[cli]") {
    const auto [option, value] = GENERATE(table<std::string, std::string>({{"--seconds", "nan"},
                                                                           {"--seconds", "inf"},
                                                                           {"--seconds", "-1"},
                                                                           {"--seconds", "0"},
                                                                           {"--seconds", "1e400"},
                                                                           {"--seconds", "99999999999"},
                                                                           {"--seconds", ""},
                                                                           {"--seconds", "5s"},
                                                                           {"--hash", "0"},
                                                                           {"--hash", "999999999"}, // a petabyte
                                                                           {"--hash", "99999999999999999999"},
                                                                           {"--threads", "0"},
                                                                           {"--threads", "-2"},
                                                                           {"--threads", "many"}}));
    CAPTURE(option, value);
    const auto ran = run({"solve", "sticks", option, value}, "10/3 1\n");
    CHECK(ran.is_refused());
    CHECK(ran.names(option));
    CHECK(ran.out.empty());
}

TEST_CASE("cli: threads are for games that are solved on several", "[cli]") {
    CHECK(run({"solve", "points", "--threads", "2"}, "0,0;9,0;4,7 - 1\n").json().at(0).at("grundy") == 1);
    const auto ran = run({"solve", "sticks", "--threads", "2"}, "10/3 1\n");
    CHECK(ran.is_refused());
    CHECK(ran.names("--threads"));
}

TEST_CASE("cli: perft wants a depth that is one", "[cli]") {
    CHECK(run({"perft", "sticks"}).is_refused());
    const auto depth = GENERATE("", "-1", "x", "1.5", "1000000", "99999999999999999999");
    CAPTURE(depth);
    CHECK(run({"perft", "sticks", "--depth", depth}, "10/3 1\n").is_refused());
}

TEST_CASE("cli: an output that cannot be written ends with status 1", "[cli]") {
    std::istringstream in("10/3 1\n10/3 1\n");
    std::ostringstream out, err;
    out.setstate(std::ios::badbit);
    const auto answer = zugzwang::cli::run({"legal", "sticks"}, {in, out, err});
    CHECK(std::get<int>(answer) == 1);
    CHECK(err.str().starts_with("zugzwang: "));
}

TEST_CASE("cli: hint names a good move of each position, and why in words and facts", "[cli][hint]") {
    const auto ran = run({"hint", "sticks", "--movetime", "50"}, "10/3 1\n0/3 2\n");
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(
        ran.lines() ==
        std::vector<std::string>{
            R"({"position":"10/3 1","move":"2","words":"Leaves 8, a losing count: whatever is taken now, the answer )"
            R"(can make both moves add up to 4.","facts":[{"kind":"leaves_losing_count","numbers":[8,4],"moves":[]}]})",
            R"({"position":"0/3 2","move":null,"words":"","facts":[]})"});
}
