// `zugzwang review`: a recorded game, move by move.
#include <fstream>
#include <regex>
#include <set>

#include "support/catch.hpp"

#include "cli/console.hpp"
#include "match/plans.hpp"
#include "support/places.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

/// The first player errs at once: 10 is won by leaving 8, and every answer of the second is the only one.
const std::string sticks_game =
    R"({"game":"sticks","players":["human","human"],"start":"10/3 1","moves":["1","1","3","1","2","2"],)"
    R"("result":"p2win"})";

std::string written(const Folder& folder, const std::string& text) {
    const auto file = folder.file("records");
    write(file, text);
    return file;
}

} // namespace

TEST_CASE("cli: review says of every move what it was worth", "[cli][review]") {
    const Folder folder;
    const auto ran = run({"review", "--record", written(folder, sticks_game + "\n"), "--movetime", "100"});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.lines() ==
          std::vector<std::string>{
              R"({"ply":0,"side":1,"move":"1","chance":1.0,"after":0.0,"best":["2"],"proven":true,"class":"blunder"})",
              R"({"ply":1,"side":2,"move":"1","chance":1.0,"after":1.0,"best":["1"],"proven":true,"class":"only"})",
              R"({"ply":2,"side":1,"move":"3","chance":0.0,"after":0.0,"best":["1","2","3"],"proven":true,)"
              R"("class":"best"})",
              R"({"ply":3,"side":2,"move":"1","chance":1.0,"after":1.0,"best":["1"],"proven":true,"class":"only"})",
              R"({"ply":4,"side":1,"move":"2","chance":0.0,"after":0.0,"best":["1","2","3"],"proven":true,)"
              R"("class":"best"})",
              R"({"ply":5,"side":2,"move":"2","chance":1.0,"after":1.0,"best":["2"],"proven":true,"class":"only"})"});
}

TEST_CASE("cli: review says why, where it is asked for words", "[cli][review]") {
    const Folder folder;
    const auto ran = run({"review", "--record", written(folder, sticks_game + "\n"), "--movetime", "10", "--words"});
    const auto lines = ran.json();
    REQUIRE(lines.size() == 6);
    const auto& first = lines.front();
    CHECK(first.at("move") == "1");
    CHECK(first.at("words") == "Leaves 9: the other side takes 1 and leaves 8, a losing count.");
    REQUIRE(first.at("facts").elements().size() == 1);
    CHECK(first.at("facts").at(0).at("kind") == "leaves_winning_count");
    CHECK(first.at("facts").at(0).at("numbers").elements() == Json::Array{9, 1, 8});
    CHECK(lines.back().at("words") == "Takes all 2 sticks and wins.");
}

TEST_CASE("cli: review takes a game of a match, one of several records, and one that is not over", "[cli][review]") {
    const Folder folder;
    const auto match = folder.file("match");
    REQUIRE(run({"match", "sticks", "--first", "random", "--second", "novice", "--games", "2", "--nodes", "10",
                 "--record", match})
                .status == 0);
    CHECK(run({"review", "--record", match, "--game", "1", "--movetime", "10"}).status == 0);
    const auto file = written(folder, sticks_game + "\n" +
                                          R"({"game":"numbers","players":["human","human"],"start":"4,7,2 0-0 1",)"
                                          R"("moves":["L"],"result":"none"})");
    const auto open = run({"review", "--record", file, "--game", "1", "--movetime", "10"});
    CHECK(open.status == 0);
    REQUIRE(open.json().size() == 1);
    CHECK(open.json().front().at("class") == "best");
    CHECK(run({"review", "--record", file, "--game", "2"}).names("has no game 2"));
}

TEST_CASE("cli: review refuses what is no game, by name", "[cli][review]") {
    const Folder folder;
    const auto [text, culprit] = GENERATE(table<std::string, std::string>(
        {{"hello", "not a game record"},
         {"", "has no game 0"},
         {R"({"game":"chess","players":["a","b"],"start":"","moves":[],"result":"none"})", "chess"},
         {R"({"game":"sticks","players":["a","b"],"start":"10","moves":[],"result":"none"})", "10"},
         {R"({"game":"sticks","players":["a","b"],"start":"10/3 1","moves":["9"],"result":"none"})", "move 1"},
         {R"({"game":"sticks","players":["a","b"],"start":"2/3 1","moves":["2"],"result":"p2win"})", "game 0"},
         {R"({"game":"sticks","players":["a","b"],"start":"10/3 1","moves":[],"result":"none",)"
          R"("options":{"colour":"red"}})",
          "colour"}}));
    const auto ran = run({"review", "--record", written(folder, text)});
    CAPTURE(text, ran.err);
    CHECK(ran.is_refused());
    CHECK(ran.names(culprit));
    CHECK(ran.out.empty());
    CHECK(run({"review"}).names("--record"));
    CHECK(run({"review", "--record", "no such file"}).names("no such file"));
    CHECK(run({"review", "sticks"}).names("sticks"));
    CHECK(run({"review", "--record", "x", "--movetime", "0"}).names("--movetime"));
}

TEST_CASE("cli: the help tells every member of a record, as its header does", "[cli][review]") {
    std::ifstream header(ZUGZWANG_SOURCE_DIR "/include/zugzwang/rules/record.hpp");
    const auto help = run({"review", "--help"}).out;
    const std::regex member(R"-("([a-z_]+)")-");
    std::set<std::string> members;
    for (std::string line; std::getline(header, line) && line.starts_with("//");) {
        for (std::sregex_iterator found(line.begin(), line.end(), member), end; found != end; ++found)
            members.insert((*found)[1]);
    }
    for (const auto* const text : {"none", "draw", "rows"})
        members.erase(text);
    CHECK(members.size() >= 30);
    for (const auto& name : members) {
        CAPTURE(name, help);
        CHECK(std::regex_search(help, std::regex("\\b" + name + "\\b")));
    }
}
