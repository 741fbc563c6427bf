// `zugzwang tournament`: what it prints and refuses. The games are tested in tests/tournament.
#include "cli/console.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"

namespace {

const std::vector<std::string> small_tournament{"tournament", "sticks",  "--players", "optimal", "novice",
                                                "a=random",   "--nodes", "100",       "--games", "2"};

std::vector<std::string> with(std::vector<std::string> more) {
    auto all = small_tournament;
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace

TEST_CASE("cli: a tournament is told as a table, and as JSON, CSV and Markdown", "[cli][tournament]") {
    const Folder folder;
    const auto json = folder.file("table.json"), csv = folder.file("table.csv"), page = folder.file("table.md");
    const auto ran = run(with({"--report", json, csv, page}));
    CHECK(ran.status == 0);
    CHECK(ran.lines().front() == "sticks, round-robin: 6 games");
    CHECK(ran.lines().at(2).find("optimal") != std::string::npos);
    const auto told = Json::parsed(text_of(json));
    CHECK(told.at("players").elements().size() == 3);
    CHECK(told.at("players").at(0).at("name").line() == R"("optimal")");
    for (const auto* name : {"points", "wins", "draws", "losses", "elo"})
        CHECK(told.at("players").at(0).contains(name));
    CHECK(told.at("games").line() == "6");
    CHECK(told.at("over").line() == "true");
    CHECK(told.at("players").at(0).at("against").at("a").contains("superiority"));
    CHECK(lines_of(text_of(csv)).size() == 4);
    CHECK(lines_of(text_of(page)).size() == 5);
    CHECK(text_of(page).find("| a |") != std::string::npos);
    CHECK(run(with({"--report", "-"})).out == text_of(json));
}

TEST_CASE("cli: a tournament is written as a page with all its games, and as their text", "[cli][tournament]") {
    const Folder folder;
    const auto page = folder.file("table.html"), games = folder.file("games.txt");
    REQUIRE(run(with({"--report", page, games})).status == 0);
    CHECK(text_of(page).starts_with("<!DOCTYPE html>"));
    CHECK(text_of(page).find("\"name\":\"optimal\"") != std::string::npos);
    CHECK(text_of(games).starts_with("[Game \"sticks\"]\n"));
    std::size_t written = 0;
    for (const auto& line : lines_of(text_of(games)))
        written += line.starts_with("[Game ") ? 1 : 0;
    CHECK(written == 6);
    const auto reviewed = run({"review", "--record", games, "--game", "5", "--movetime", "1"});
    CHECK(reviewed.status == 0);
    CHECK_FALSE(reviewed.lines().empty());
    check_refused({"review", "--record", games, "--game", "6", "--movetime", "1"}, "has no game 6");
}

TEST_CASE("cli: the games of a tournament are reviewed and replayed from its file", "[cli][tournament]") {
    const Folder folder;
    const auto file = folder.file("games");
    REQUIRE(run(with({"--record", file})).status == 0);
    CHECK(run({"review", "--record", file, "--game", "3", "--movetime", "1"}).status == 0);
    CHECK(run({"match", "--replay", file}).out.starts_with("6 games played again"));
    CHECK(run(with({"--merge", file})).out == run(small_tournament).out);
    check_refused(with({"--merge", file, "--seed", "9"}), "another tournament");
}

TEST_CASE("cli: a tournament that cannot be played is refused", "[cli][tournament]") {
    check_refused({"tournament", "sticks"}, "--players");
    check_refused({"tournament", "sticks", "--players", "optimal"}, "at least two");
    check_refused({"tournament", "sticks", "--players", "optimal", "optimal"}, "optimal stands there twice");
    check_refused({"tournament", "sticks", "--players", "optimal", "nobody"}, "nobody");
    check_refused({"tournament", "chess", "--players", "a", "b"}, "chess");
    check_refused({"tournament", "sticks", "--bots", "/nowhere"}, "--bots: no bot in /nowhere");
    check_refused(with({"--kind", "duel"}), "duel");
    check_refused(with({"--rounds", "3"}), "--rounds");
    check_refused(with({"--kind", "swiss", "--shard", "1/2"}), "--shard");
    check_refused(with({"--report", "table.xls"}), "table.xls");
    check_refused(with({"--report", "/nowhere/table.md"}), "/nowhere/table.md");
    check_refused(with({"--on", "cloud", "--record", "/nowhere/games"}), "cloud");
    check_refused(with({"--on", "slurm"}), "--record");
    check_refused(with({"--on", "parallel", "--record", "/nowhere/games"}), "--hosts");
    check_refused(with({"--on", "slurm", "--hosts", "hosts", "--record", "/nowhere/games"}), "--hosts");
    check_refused(with({"--hosts", "hosts"}), "--on");
    check_refused(with({"--work", "folder"}), "--on");
    check_refused(with({"--on", "slurm", "--record", "/nowhere/games", "--shard", "1/2"}), "--shard");
    check_refused(with({"--scale-time"}), "--scale-time");
    check_refused(with({"--task", "0:0:0:0"}), "0:0:0:0");
}

TEST_CASE("cli: all bots of a class's folder play", "[cli][tournament][bot]") {
    const Folder folder;
    for (const char* name : {"anna", "ben"}) {
        const auto file = folder.path() / name / "bot";
        std::filesystem::create_directory(file.parent_path());
        write(file, "#!/bin/sh\n"
                    "while read -r word _; do case $word in ugi) echo ugiok;; isready) echo readyok;; "
                    "go) echo bestmove 1;; esac; done\n");
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    const auto outcome = run({"tournament", "sticks", "--sticks", "9", "--players", "optimal", "--bots",
                              folder.path().string(), "--nodes", "100", "--report", "-"});
    REQUIRE(outcome.status == 0);
    CHECK(outcome.out.find(R"("name":"anna")") != std::string::npos);
    CHECK(outcome.out.find(R"("name":"ben")") != std::string::npos);
    CHECK(outcome.out.find(R"("games":6,)") != std::string::npos);
    CHECK(outcome.out.find(R"("forfeits":[])") != std::string::npos);
}

TEST_CASE("cli: a task of a tournament prints the plan, its machine and its records alone", "[cli][tournament]") {
    const Folder folder;
    const auto file = folder.file("games");
    REQUIRE(run(with({"--record", file})).status == 0);
    const auto ran = run(with({"--report", "-", "--task", "1:0:2:1", "1:0:2:0"}));
    CHECK(ran.status == 0);
    const auto lines = ran.lines();
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == lines_of(text_of(file)).front());
    CHECK(lines[1].starts_with("machine "));
    CHECK(Json::parsed(lines[2]).at("index").line() == "3");
    CHECK(Json::parsed(lines[3]).at("index").line() == "2");
}
