// The commands themselves: help, the list of games, and what is no command.
#include "support/catch.hpp"

#include "cli/console.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

TEST_CASE("cli: every command has its help", "[cli]") {
    const auto command =
        GENERATE("play", "demo", "list", "legal", "perft", "solve", "ugi", "match", "review", "puzzles");
    const auto ran = run({command, "--help"});
    CHECK(ran.status == 0);
    CHECK(ran.out.find(std::string("zugzwang ") + command) != std::string::npos);
    CHECK(ran.err.empty());
    CHECK(run({"--help"}).out.find(command) != std::string::npos);
}

TEST_CASE("cli: the help of a command names every option that the protocol gives it", "[cli]") {
    const auto [command, options] = GENERATE(table<std::string, std::vector<std::string>>(
        {{"play",
          {"--first P", "--second P", "--position TEXT", "--windowed", "--size WxH", "--movetime MS", "--clock S+I",
           "--clock-first S+I", "--clock-second S+I"}},
         {"demo", {"--record FILE", "--game N"}},
         {"film", {"OUT FILE", "--record FILE", "--game N", "--size WxH", "--tell"}},
         {"review", {"--record FILE", "--game N", "--movetime MS"}},
         {"ugi", {"--player ID"}},
         {"puzzles", {"--seed S", "--count N", "--out FILE"}},
         {"match",
          {"--first P",
           "--second P",
           "--games N",
           "--movetime MS",
           "--nodes N",
           "--seed S",
           "--swap",
           "--openings random:K|[shuffled:]FILE",
           "--fair M",
           "--judge N",
           "--max-moves N",
           "--agree SCORE,N",
           "--sprt ELO0,ELO1[,ALPHA,BETA]",
           "--sprt-model logistic|normalized|bayesian",
           "--jobs J",
           "--record FILE",
           "--json FILE",
           "--shard I/N",
           "--merge FILES",
           "--replay FILE",
           "--sandbox",
           "--memory MIB",
           "--time-margin MS"}},
         {"perft", {"--depth D"}},
         {"solve", {"--seconds S", "--hash MB", "--threads T", "--all"}},
         {"list", {"--json"}}}));
    const auto help = run({command, "--help"}).out;
    for (const auto& option : options) {
        CAPTURE(command, option, help);
        CHECK(help.find(option) != std::string::npos);
    }
}

TEST_CASE("cli: the help of a game names its options and the command's", "[cli]") {
    const auto ran = run({"play", "sticks", "--help"});
    CHECK(ran.status == 0);
    for (const auto* const words : {"--sticks", "--take", "--misere", "3..1000", "--first", "--movetime"}) {
        CAPTURE(words);
        CHECK(ran.out.find(words) != std::string::npos);
    }
}

TEST_CASE("cli: what is no command is refused by name", "[cli]") {
    const auto [arguments, culprit] =
        GENERATE(table<std::vector<std::string>, std::string>({{{"dance"}, "dance"},
                                                               {{""}, "unknown command"},
                                                               {{"--dance"}, "--dance"},
                                                               {{"-x"}, "-x"},
                                                               {{"list", "chess"}, "chess"},
                                                               {{"list", "--xml"}, "--xml"},
                                                               {{"legal"}, "which game"},
                                                               {{"legal", "chess"}, "chess"},
                                                               {{"legal", "sticks", "boxes"}, "boxes"},
                                                               {{"legal", "sticks", "--depth", "3"}, "--depth"},
                                                               {{"LEGAL", "sticks"}, "LEGAL"}}));
    check_refused(arguments, culprit);
}

TEST_CASE("cli: an unknown game names those that there are; whatever it looks like, it stays one short line", "[cli]") {
    const auto ran = run({"solve", "chess"});
    for (const auto& game : catalog())
        CHECK(ran.names(game.id));
    CHECK(run({"play", "chess\nzugzwang: fine\n"}).is_refused());
    const auto long_name = run({"legal", std::string(1'000'000, 'x')});
    CHECK(long_name.is_refused());
    CHECK(long_name.err.size() < 1000);
}

TEST_CASE("cli: list shows every game, option and player", "[cli]") {
    const auto ran = run({"list"});
    CHECK(ran.status == 0);
    for (const auto& game : catalog()) {
        CHECK(ran.out.find(game.id + ":") != std::string::npos);
        for (const auto& spec : game.options)
            CHECK(ran.out.find("--" + spec.id) != std::string::npos);
        for (const auto& player : game.players)
            CHECK(ran.out.find("  " + player.id) != std::string::npos);
    }
}

TEST_CASE("cli: list as JSON tells ranges and defaults", "[cli]") {
    const auto ran = run({"list", "--json"});
    CHECK(ran.status == 0);
    REQUIRE(ran.lines().size() == 1);
    const auto games = ran.json().at(0).at("games");
    REQUIRE(games.elements().size() == catalog().size());
    const auto sticks =
        *std::ranges::find_if(games.elements(), [](const Json& game) { return game.at("id") == "sticks"; });
    const auto& option = sticks.at("options").at(0);
    CHECK(option.at("id") == "sticks");
    CHECK(option.at("kind") == "integer");
    CHECK(option.at("least") == 3);
    CHECK(option.at("most") == 1000);
    CHECK(option.at("default") == 10);
    CHECK(sticks.at("players").at(0).at("id") == "random");
    CHECK(sticks.at("players").elements().size() == 3);
}

TEST_CASE("cli: the version is told", "[cli]") {
    const auto ran = run({"--version"});
    CHECK(ran.status == 0);
    CHECK(ran.out.find('.') != std::string::npos);
}

TEST_CASE("cli: refusals are the same in every language", "[cli]") {
    const std::vector<std::vector<std::string>> calls{
        {"dance"},           {"list", "chess"},
        {"play", "chess"},   {"legal"},
        {"perft", "sticks"}, {"solve", "sticks", "--seconds", "x"},
        {"legal", "sticks"}, {"play", "sticks", "--take", "1"},
        {"match", "sticks"}, {"play", "sticks", "--take", "9", "--sticks", "5"}};
    const auto refusals = [&] {
        std::vector<std::string> words;
        for (const auto& call : calls)
            words.push_back(run(call, "x\n").err);
        return words;
    };
    const auto english = refusals();
    set_translator([](std::string_view, std::string_view, std::int64_t) { return std::string("verboten"); });
    const auto elsewhere = refusals();
    set_translator(nullptr);
    CHECK(elsewhere == english);
}
