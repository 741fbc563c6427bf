// The built program as others run it: `zugzwang ugi` and `zugzwang match`, in processes of their own.
#include <csignal>
#include <thread>

#include "support/catch.hpp"
#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/io.hpp>
#include <boost/process/pipe.hpp>
#include <nlohmann/json.hpp>

#include "match/plans.hpp"
#include "support/places.hpp"
#include "support/scribe.hpp"
#include "zugzwang/base/random.hpp"

namespace process = boost::process;

namespace {

struct Ran {
    int status = -1;
    std::string out, err;
};

/// Runs the program to its end with this on its standard input.
Ran run(const std::vector<std::string>& arguments, const std::string& input = {}) {
    const Folder folder;
    write(folder.file("in"), input);
    process::child child(ZUGZWANG_PROGRAM, process::args(arguments),
                         process::std_in<folder.file("in"), process::std_out> folder.file("out"),
                         process::std_err > folder.file("err"));
    child.wait();
    return {child.exit_code(), text_of(folder.file("out")), text_of(folder.file("err"))};
}

bool is_refused(const Ran& ran) {
    return ran.status == 2 && ran.err.starts_with("zugzwang: ") && ran.err.find('\n') == ran.err.size() - 1;
}

const std::vector<std::string> short_match{"match",   "sticks",  "--first", "novice",     "--second",
                                           "optimal", "--games", "8",       "--swap",     "--nodes",
                                           "10",      "--seed",  "5",       "--openings", "random:2"};

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

} // namespace

TEST_CASE("program: ugi answers until its input ends", "[program][match]") {
    const auto ran = run({"ugi", "sticks", "--sticks", "7"}, "isready\ngo nodes 1");
    CHECK(ran.status == 0);
    CHECK(ran.out.starts_with("readyok\ninfo "));
    CHECK(ran.out.ends_with("bestmove 3\n"));
    CHECK(ran.err.empty());
}

TEST_CASE("program: ugi lives through garbage", "[program][match]") {
    std::string garbage;
    Random random(1);
    for (int byte = 0; byte < 200'000; ++byte)
        garbage += static_cast<char>(random.below(256));
    const auto ran = run({"ugi", "boxes"}, "go nodes 5\n" + garbage + "\nposition startpos\nisready\nquit\n");
    CHECK(ran.status == 0);
    CHECK(ran.out.ends_with("readyok\n"));
}

TEST_CASE("program: ugi refuses a player that is not the game's", "[program][match]") {
    CHECK(is_refused(run({"ugi", "boxes", "--player", "optimal"})));
    CHECK(is_refused(run({"ugi", "boxes", "--player", "human"})));
    CHECK(is_refused(run({"ugi"})));
    CHECK(is_refused(run({"ugi", "chess"})));
    CHECK(is_refused(run({"ugi", "sticks", "--seed", "x"})));
}

TEST_CASE("program: a match tells its figures in words and in JSON", "[program][match]") {
    const Folder folder;
    const auto ran = run(with(short_match, {"--json", folder.file("json")}));
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out.starts_with("sticks: novice against optimal, 8 games\nwon "));
    const auto json = nlohmann::json::parse(text_of(folder.file("json")));
    CHECK(json.at("games") == 8);
    CHECK(json.at("wins").get<int>() + json.at("draws").get<int>() + json.at("losses").get<int>() == 8);
    CHECK(json.at("score_low") <= json.at("score"));
    CHECK(json.at("players").at(1).at("player") == "optimal");
    CHECK(nlohmann::json::parse(run(with(short_match, {"--json", "-"})).out).at("wins") == json.at("wins"));
}

TEST_CASE("program: a match that is killed goes on from its record file", "[program][match]") {
    const Folder folder;
    const auto record = [&](const std::string& name) {
        return std::vector<std::string>{"match",   "boxes",  "--first", "random",   "--second",       "champion",
                                        "--games", "40",     "--swap",  "--nodes",  "2000",           "--rows",
                                        "4",       "--jobs", "2",       "--record", folder.file(name)};
    };
    REQUIRE(run(record("whole")).status == 0);
    {
        process::child child(ZUGZWANG_PROGRAM, process::args(record("cut")), process::std_out > process::null);
        while (child.running() && games_in(folder.file("cut")).size() < 3)
            std::this_thread::yield();
        kill(child.id(), SIGKILL);
        child.wait();
    }
    const auto before = games_in(folder.file("cut")).size();
    CHECK(before >= 3);
    REQUIRE(run(record("cut")).status == 0);
    CHECK(games_in(folder.file("cut")) == games_in(folder.file("whole")));
}

TEST_CASE("program: shards add up to the match, and its games can be played again", "[program][match]") {
    const Folder folder;
    const auto whole = run(with(short_match, {"--record", folder.file("whole"), "--json", "-"}));
    REQUIRE(whole.status == 0);
    for (const std::string shard : {"1", "2"})
        REQUIRE(run(with(short_match, {"--shard", shard + "/2", "--record", folder.file(shard)})).status == 0);
    const auto merged = run({"match", "--merge", folder.file("1"), folder.file("2"), "--json", "-"});
    CHECK(merged.status == 0);
    CHECK(nlohmann::json::parse(merged.out).at("score") == nlohmann::json::parse(whole.out).at("score"));
    CHECK(nlohmann::json::parse(merged.out).at("games") == 8);
    const auto replayed = run({"match", "--replay", folder.file("whole")});
    CHECK(replayed.status == 0);
    CHECK(replayed.out.starts_with("8 games played again"));
}

TEST_CASE("program: an outside bot plays where a player is named", "[program][match]") {
    const auto ran =
        run({"match", "sticks", "--first", "ugi:" STICKS_BOT, "--second", "optimal", "--games", "4", "--json", "-"});
    CHECK(ran.status == 0);
    CHECK(nlohmann::json::parse(ran.out).at("wins") == 4); // ten sticks are won for who begins
    const auto numbers = run({"match", "numbers", "--first", "ugi:" NUMBERS_BOT, "--second", "optimal", "--games", "4",
                              "--swap", "--json", "-"});
    CHECK(nlohmann::json::parse(numbers.out).at("score") == 0.5); // both play perfectly, each row twice
}

TEST_CASE("program: a player of a match has a name and limits of its own", "[program][match]") {
    const Scribe scribe;
    const auto ran = run({"match", "sticks", "--first", "one[nodes=1]=random", "--second",
                          "hears[nodes=9,option.Threads=2]=" + scribe.player(), "--games", "1", "--json", "-"});
    REQUIRE(ran.status == 0);
    CHECK(nlohmann::json::parse(ran.out).at("players").at(1).at("player") == "hears");
    CHECK(scribe.told("go").front() == "go nodes 9");
    CHECK(scribe.told("setoption name T") == std::vector<std::string>{"setoption name Threads value 2"});
}

TEST_CASE("program: our own engine is an outside bot like any other", "[program][match]") {
    const auto ran =
        run({"match", "boxes", "--rows", "3", "--first", "ugi:" ZUGZWANG_PROGRAM " ugi boxes --player random",
             "--second", "random", "--games", "6", "--swap", "--jobs", "2", "--nodes", "5", "--json", "-"});
    CHECK(ran.status == 0);
    const auto json = nlohmann::json::parse(ran.out);
    CHECK(json.at("games") == 6);
    CHECK(json.at("players").at(0).at("forfeits").empty());
    CHECK(json.at("players").at(0).at("nodes_per_move") == 1.0);
}

TEST_CASE("program: what match cannot do is refused in one line", "[program][match]") {
    const Folder folder;
    write(folder.file("openings"), "10/3 1\nten sticks\n");
    write(folder.file("empty"), "");
    auto more = GENERATE(
        std::vector<std::string>{"--games", "0"}, std::vector<std::string>{"--games", "x"},
        std::vector<std::string>{"--second", "human"}, std::vector<std::string>{"--second", "nobody"},
        std::vector<std::string>{"--second", "ugi:"}, std::vector<std::string>{"--second", "ugi:/nowhere"},
        std::vector<std::string>{"--movetime", "0"}, std::vector<std::string>{"--nodes", "-1"},
        std::vector<std::string>{"--jobs", "0"}, std::vector<std::string>{"--shard", "3/2"},
        std::vector<std::string>{"--shard", "1"}, std::vector<std::string>{"--shard", "0/2"},
        std::vector<std::string>{"--sprt", "5"}, std::vector<std::string>{"--sprt", "5,0"},
        std::vector<std::string>{"--sprt", "0,5,0.7,0.1"}, std::vector<std::string>{"--sprt", "0,1001"},
        std::vector<std::string>{"--sprt", "0,5", "--sprt-model", "fide"},
        std::vector<std::string>{"--sprt-model", "bayesian"}, std::vector<std::string>{"--openings", "random:x"},
        std::vector<std::string>{"--openings", "@openings"}, std::vector<std::string>{"--openings", "@empty"},
        std::vector<std::string>{"--openings", "@none"}, std::vector<std::string>{"--seed", "x"},
        std::vector<std::string>{"--record", "@openings"}, std::vector<std::string>{"--json", "@no/such/folder"},
        std::vector<std::string>{"--merge", "@none"}, std::vector<std::string>{"--replay", "@empty"},
        std::vector<std::string>{"--sticks", "2"});
    CAPTURE(more);
    for (auto& word : more)
        if (word.starts_with('@')) word = folder.file(word.substr(1));
    auto words = with({"match", "sticks", "--first", "random"}, more);
    if (more.front() != "--second") words = with(words, {"--second", "random"});
    const auto ran = run(words);
    CAPTURE(ran.err);
    CHECK(is_refused(ran));
}
