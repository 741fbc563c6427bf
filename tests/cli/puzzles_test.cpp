// `zugzwang puzzles`: the lines that the protocol promises, the same from the same seed.
#include "cli/console.hpp"
#include "puzzles/pack.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

TEST_CASE("cli: puzzles come as JSON, a line each, the same from the same seed", "[cli][puzzles]") {
    const std::vector<std::string> call{"puzzles", "sticks", "--seed", "5", "--count", "5"};
    const auto ran = run(call);
    CHECK(ran.status == 0);
    CHECK(run(call).out == ran.out);
    const auto lines = ran.json();
    REQUIRE(lines.size() == 5);
    for (const auto& line : lines) {
        std::string game, position, best;
        int rating = 0;
        line.at("game").read(game);
        line.at("position").read(position);
        line.at("best").read(best);
        line.at("rating").read(rating);
        CHECK(game == "sticks");
        CHECK(rating >= 1);
        CHECK(rating <= 5);
        const auto solved = run({"solve", "sticks"}, position + "\n").json();
        CHECK(solved.at(0).at("best").elements().size() == 1);
        CHECK(solved.at(0).at("best").at(0).line() == '"' + best + '"');
        CHECK_FALSE(line.at("refutations").elements().empty());
        CHECK(line.at("refutations").at(0).contains("move"));
        CHECK(line.at("refutations").at(0).contains("answer"));
        CHECK(line.contains("seed"));
    }
}

TEST_CASE("cli: puzzles go to a pack that can be read", "[cli][puzzles]") {
    const Folder folder;
    const auto file = folder.file("numbers.txt");
    const auto ran = run({"puzzles", "numbers", "--seed", "2", "--count", "5", "--out", file});
    CHECK(ran.status == 0);
    CHECK(ran.out.empty());
    const auto pack = puzzles::read_pack(text_of(file));
    REQUIRE(pack);
    CHECK(pack->size() == 5);
}

TEST_CASE("cli: the puzzles of a pack are printed as those that are made", "[cli][puzzles]") {
    const auto line = puzzles::pack_line({.game = "sticks",
                                          .position = "17/5 1",
                                          .solution = "5",
                                          .seed = 4711,
                                          .refutations = {{.moves = {"1", "2"}, .line = {"4"}, .value = -1}}});
    std::istringstream in;
    std::ostringstream out, refused;
    const auto asked = cli::run({"puzzles", "sticks", "--pack"}, {in, out, refused});
    REQUIRE(std::holds_alternative<cli::PackRequest>(asked));
    CHECK(std::get<cli::PackRequest>(asked).game == "sticks");
    CHECK(cli::print_pack(puzzles::pack_head("sticks") + line, {in, out, refused}) == cli::exit_done);
    CHECK(out.str() ==
          R"({"game":"sticks","position":"17/5 1","best":"5","value":1,"rating":1,"effort":0,"refutations":)"
          R"([{"move":"1","answer":"4","line":["4"],"value":-1},{"move":"2","answer":"4","line":["4"],)"
          R"("value":-1}],"seed":4711})"
          "\n");
    CHECK(cli::print_pack("nothing", {in, out, refused}) == cli::exit_refused);
    CHECK_FALSE(refused.str().empty());
}

TEST_CASE("cli: what cannot be made is refused by name", "[cli][puzzles]") {
    CHECK(run({"puzzles"}).is_refused());
    CHECK(run({"puzzles", "chess"}).names("chess"));
    CHECK(run({"puzzles", "sticks", "--count", "0"}).names("--count"));
    CHECK(run({"puzzles", "sticks", "--seed", "x"}).names("--seed"));
    CHECK(run({"puzzles", "sticks", "--out", "/no/such/folder/x"}).names("--out"));
    CHECK(run({"puzzles", "sticks", "--pack", "--out", "x"}).names("--pack"));
}
