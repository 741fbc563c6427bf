// `zugzwang film`: what it asks for, and what it refuses.
#include "cli/console.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace {

/// A file of three games, the last of them wrong.
std::string record_file(const Folder& folder) {
    const auto file = folder.file("records");
    write(file, R"({"game":"sticks","players":["human","optimal"],"start":"10/3 1","moves":["1"],"result":"none"})"
                "\n"
                R"({"game":"sticks","players":["human","human"],"start":"4/3 1","moves":["1"],)"
                R"("result":"draw","forfeit":"draw agreed"})"
                "\n"
                R"({"game":"sticks","players":["human","human"],"start":"4/3 1","moves":["4"],"result":"none"})"
                "\n");
    return file;
}

} // namespace

TEST_CASE("cli: film takes a game of a record file, over or not", "[cli][film]") {
    const Folder folder;
    const auto file = record_file(folder);
    const auto left = run({"film", "--record", file, "left.webm"}).film;
    REQUIRE(left);
    CHECK(left->game == "sticks");
    CHECK(left->moves == 1);
    CHECK(left->file == "left.webm");
    CHECK(left->width == 1280);
    CHECK(left->height == 720);
    CHECK_FALSE(left->tells);
    CHECK(left->session.names[Side::first] == "Blue"); // a person, by the side
    const auto drawn = run({"film", "--record", file, "--game", "1", "--size", "640x480", "drawn.gif", "--tell"}).film;
    REQUIRE(drawn);
    CHECK(drawn->width == 640);
    CHECK(drawn->tells);
}

TEST_CASE("cli: what film cannot take is refused by name", "[cli][film]") {
    const Folder folder;
    const auto file = record_file(folder);
    auto [arguments, culprit] = GENERATE(table<std::vector<std::string>, std::string>(
        {{{"film"}, "--record"},
         {{"film", "out.mp4"}, "--record"},
         {{"film", "--record", "FILE"}, "which file"},
         {{"film", "--record", "/no such file", "out.mp4"}, "/no such file"},
         {{"film", "--record", "FILE", "--game", "7", "out.mp4"}, "7"},
         {{"film", "--record", "FILE", "--game", "2", "out.mp4"}, "move 1"},
         {{"film", "--record", "FILE", "--size", "big", "out.mp4"}, "big"},
         {{"film", "--record", "FILE", "out.mp4", "more"}, "more"},
         {{"film", "--record", "FILE", "--loud", "out.mp4"}, "--loud"}}));
    std::ranges::replace(arguments, std::string("FILE"), file);
    check_refused(arguments, culprit);
}
