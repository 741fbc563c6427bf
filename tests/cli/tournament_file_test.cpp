// `zugzwang tournament FILE.toml`: what a file says stands for arguments; players' own limits; judging.
#include "cli/console.hpp"
#include "cli/entrant.hpp"
#include "cli/tournament_file.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace {

using zugzwang::cli::arguments_in;
using zugzwang::cli::entrant_from;

std::string file_with(const Folder& folder, const std::string& text) {
    const auto file = folder.file("plan.toml");
    write(file, text);
    return file;
}

constexpr auto small = R"(
game = "sticks"
kind = "round-robin"
games = 2
nodes = 100
[options]
sticks = 12
misere = true
[[players]]
player = "optimal"
[[players]]
name = "slow"
player = "novice"
nodes = 7
clock = "60+0.5"
[[players]]
name = "a"
player = "random"
)";

} // namespace

TEST_CASE("cli: a file stands for the arguments of a tournament", "[cli][tournament]") {
    const Folder folder;
    const auto file = file_with(folder, small);
    const auto told = arguments_in(file);
    REQUIRE(told);
    const std::vector<std::string> expected{"sticks",
                                            "--games",
                                            "2",
                                            "--kind",
                                            "round-robin",
                                            "--nodes",
                                            "100",
                                            "--misere",
                                            "--sticks",
                                            "12",
                                            "--players",
                                            "optimal",
                                            "slow[clock=60+0.5,nodes=7]=novice",
                                            "a=random"};
    CHECK(*told == expected);
    auto words = expected;
    words.insert(words.begin(), "tournament");
    const auto typed = run(words);
    CHECK(typed.status == 0);
    CHECK(typed.out.starts_with("sticks, round-robin: 6 games"));
    CHECK(run({"tournament", file}).out == typed.out);
    CHECK(run({"tournament", "--file", file}).out == typed.out);
    CHECK(run({"tournament", file, "--games", "4"}).out.starts_with("sticks, round-robin: 12 games"));
}

TEST_CASE("cli: files that a file names lie beside it", "[cli][tournament]") {
    const Folder folder;
    write(folder.file("starts"), "9/3 1\n10/3 1\n");
    const auto file = file_with(folder, R"(
game = "sticks"
players = ["optimal", "random"]
openings = "shuffled:starts"
report = ["table.csv"]
)");
    const auto ran = run({"tournament", file, "--nodes", "50"});
    CHECK(ran.status == 0);
    CHECK(lines_of(text_of(folder.file("table.csv"))).size() == 3);
}

TEST_CASE("cli: a file that is no tournament is refused by its line or key", "[cli][tournament]") {
    const Folder folder;
    const auto refused = [&](const std::string& text, const std::string& culprit) {
        check_refused({"tournament", file_with(folder, text)}, culprit);
    };
    check_refused({"tournament", folder.file("none.toml")}, "none.toml");
    refused("game = ", "line 1");
    refused("kind = \"swiss\"", "`game` is missing");
    refused("game = \"sticks\"\noptions = 3", "`options` is no section");
    refused("game = \"sticks\"\ngames = 2.5", "`games`");
    refused("game = \"sticks\"\nseats = 2", "--seats");
    refused("game = \"sticks\"\n[[players]]\nname = \"a\"", "without `player`: a");
    refused("game = \"sticks\"\n[[players]]\nplayer = \"random\"\nnodes = 5", "no `name`: random");
    refused("game = \"sticks\"\n[[players]]\nname = \"a b\"\nplayer = \"random\"", "a b");
    refused("game = \"sticks\"\n[[players]]\nname = \"a\"\nplayer = \"random\"\nspeed = 3", "a: speed");
}

TEST_CASE("cli: a bot's options stand in a table of their own", "[cli][tournament]") {
    const Folder folder;
    const auto told = arguments_in(file_with(folder, R"(
game = "sticks"
[[players]]
name = "a"
player = "ugi:./a"
nodes = 5
[players.options]
Threads = 2
"Own Book" = false
Style = "very calm"
[[players]]
player = "random"
)"));
    REQUIRE(told);
    CHECK(told->at(2) == "a[nodes=5,option.Own Book=false,option.Style=very calm,option.Threads=2]=ugi:./a");
    const auto entrant = entrant_from("--players", told->at(2));
    REQUIRE(entrant);
    CHECK(entrant->terms.options ==
          zugzwang::ugi::BotOptions{{"Own Book", "false"}, {"Style", "very calm"}, {"Threads", "2"}});
    const auto refused = [&](const std::string& text, const std::string& culprit) {
        const auto file = "game = \"sticks\"\n[[players]]\nplayer = \"random\"\n" + text;
        check_refused({"tournament", file_with(folder, file)}, culprit);
    };
    refused("[players.options]\nHash = 2", "no `name`: random");
    refused("name = \"a\"\noptions = 3", "`options` is no section");
    refused("name = \"a\"\n[players.options]\nStyle = \"a,b\"", "Style=a,b");
}

TEST_CASE("cli: one of our players has one option, and others are refused by name", "[cli][tournament]") {
    const auto entrant = entrant_from("--players", "x[option.hash=64]=optimal");
    REQUIRE(entrant);
    CHECK(entrant->terms.hash_mb == 64);
    CHECK(entrant->terms.options.empty());
    const auto refused = [](const std::string& text, const std::string& words) {
        const auto wrong = entrant_from("--players", text);
        REQUIRE_FALSE(wrong);
        CHECK(wrong.refusal().words == words);
    };
    refused("x[option.Threads=2]=optimal", "--players: x: optimal has no option Threads (it has Hash)");
    refused("x[option.Hash=0]=optimal", "--players: x: hash must be from 1 to 65536, not 0");
    refused("x[option.=2]=ugi:./a", "--players: x: option. must be like option.Threads=2");
    refused("x[option.A=]=ugi:./a", "--players: x: option.A must be like option.Threads=2");
    refused("x[option.A=1\nquit]=ugi:./a", "--players: x: option.A must be like option.Threads=2");
    refused("x[option.A=1,option.a=2]=ugi:./a", "--players: x: option.a stands there twice");
}

TEST_CASE("cli: everybody's clock is read as a player's own", "[cli][tournament]") {
    const std::vector<std::string> call{"tournament", "sticks", "--players", "optimal", "random", "--clock"};
    auto with = call;
    with.emplace_back("60+0.5");
    CHECK(run(with).status == 0);
    for (const auto* wrong : {"x", "60+", "0", "60+x"}) {
        auto refused = call;
        refused.emplace_back(wrong);
        check_refused(refused, "--clock");
    }
    check_refused({"match", "sticks", "--first", "random", "--second", "random", "--clock", "soon"}, "--clock");
}

TEST_CASE("cli: a player's own limits stand in brackets after its name", "[cli][tournament]") {
    const auto all =
        entrant_from("--players", "x[movetime=50,nodes=7,depth=3,clock=60+0.5,hash=64]=ugi:python3 a=b.py");
    REQUIRE(all);
    CHECK(all->name == "x");
    CHECK(all->player == "ugi:python3 a=b.py");
    CHECK(all->terms.budget == Budget{.time = std::chrono::milliseconds(50), .nodes = 7, .depth = 3});
    CHECK(all->terms.clock == ClockLimit{Seconds(60), Seconds(0.5)});
    CHECK(all->terms.hash_mb == 64);
    for (const auto* const plain : {"optimal", "ugi:./a", "ugi:./a b=c[d]"}) {
        CHECK(entrant_from("--players", plain)->name == plain);
        CHECK(entrant_from("--players", plain)->player == plain);
    }
    const auto refused = [](const std::string& text, const std::string& culprit) {
        const auto entrant = entrant_from("--players", text);
        REQUIRE_FALSE(entrant);
        CAPTURE(text, entrant.refusal().words);
        CHECK(entrant.refusal().words.find(culprit) != std::string::npos);
    };
    refused("x[nodes=7", "x[nodes=7");
    refused("x[nodes=0]=random", "nodes");
    refused("x[speed=1]=random", "speed: unknown (movetime, nodes, depth, clock, hash and option.NAME are known)");
    refused("x[clock=1+]=random", "clock");
    refused("x[clock=x]=random", "clock");
    refused("x[]=random", "x");
}

TEST_CASE("cli: judged games are told as such, and refused limits named", "[cli][match]") {
    const std::vector<std::string> call{"match",   "sticks", "--first", "random", "--second", "random",
                                        "--nodes", "50",     "--games", "4",      "--judge",  "1000"};
    const Folder folder;
    const auto file = folder.file("games");
    auto recorded = call;
    recorded.insert(recorded.end(), {"--record", file});
    REQUIRE(run(recorded).status == 0);
    CHECK(text_of(file).find("the solver has proven that the") != std::string::npos);
    CHECK(run({"match", "--replay", file}).out.starts_with("4 games played again"));
    CHECK(run(call).out.find("forfeit") == std::string::npos);
    for (const auto* wrong : {"9", "x,2", "0,2", "3,0"}) {
        auto with = call;
        with.insert(with.end(), {"--agree", wrong});
        check_refused(with, "--agree");
    }
}
