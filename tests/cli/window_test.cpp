// play, demo and no command at all: what the window is asked for.
#include "support/catch.hpp"

#include "cli/console.hpp"
#include "match/plans.hpp"
#include "zugzwang/play/game.hpp"

using Start = cli::WindowRequest::Start;

TEST_CASE("cli: without a command the window opens on its menu, fullscreen", "[cli]") {
    const auto ran = run({});
    REQUIRE(ran.window);
    CHECK(ran.window->start == Start::menu);
    CHECK_FALSE(ran.window->windowed);
    CHECK(ran.window->width == 0);
    CHECK(ran.out.empty());
}

TEST_CASE("cli: what is to be opened is handed on as it was given", "[cli]") {
    const auto ran = run({"open", "12/3 1", "--windowed"});
    REQUIRE(ran.window);
    CHECK(ran.window->start == Start::open);
    CHECK(ran.window->opened == "12/3 1");
    CHECK(ran.window->windowed);
    const auto menu = run({"open"});
    REQUIRE(menu.window);
    CHECK(menu.window->start == Start::menu);
}

TEST_CASE("cli: a size is a window of that size", "[cli]") {
    const auto arguments = GENERATE(std::vector<std::string>{"--size", "1280x720"},
                                    std::vector<std::string>{"play", "sticks", "--size=1280x720"},
                                    std::vector<std::string>{"demo", "--size", "1280x720"});
    const auto ran = run(arguments);
    REQUIRE(ran.window);
    CHECK(ran.window->windowed);
    CHECK(ran.window->width == 1280);
    CHECK(ran.window->height == 720);
}

TEST_CASE("cli: a size that is none is refused", "[cli]") {
    const auto size = GENERATE("", "x", "800", "800x", "x600", "800x600x2", "0x0", "-1x600", "800*600", "800 x 600",
                               "99999999x600", "nanxnan");
    CAPTURE(size);
    const auto ran = run({"play", "sticks", "--size", size});
    if (std::string(size).empty())
        CHECK(ran.window); // nothing was asked for
    else
        CHECK((ran.is_refused() && ran.names("--size")));
}

TEST_CASE("cli: play seats a person first against the strongest player", "[cli]") {
    for (const auto& game : catalog()) {
        const auto ran = run({"play", game.id});
        CAPTURE(game.id, ran.err);
        REQUIRE(ran.window);
        CHECK(ran.window->start == Start::play);
        CHECK(ran.window->game == game.id);
        CHECK(ran.window->session.players[Side::first] == "human");
        CHECK(ran.window->session.players[Side::second] == game.players.back().id);
        CHECK(ran.window->session.budget.time > std::chrono::milliseconds(0));
        CHECK_FALSE(ran.window->session.position);
    }
}

TEST_CASE("cli: play takes players, position, time and the game's options", "[cli]") {
    const auto ran = run({"play", "sticks", "--first", "novice", "--second", "human", "--position", "9/4 2 misere",
                          "--movetime", "250", "--windowed", "--sticks", "20", "--take", "4", "--misere"});
    REQUIRE(ran.window);
    const auto& session = ran.window->session;
    CHECK(session.players == BySide<std::string>{"novice", "human"});
    CHECK(session.position == "9/4 2 misere");
    CHECK(session.budget.time == std::chrono::milliseconds(250));
    CHECK(session.options.integer("sticks") == 20);
    CHECK(session.options.integer("take") == 4);
    CHECK(session.options.flag("misere"));
    CHECK(ran.window->windowed);
    CHECK(run({"play", "points", "--seed", "77"}).window->session.seed == 77); // the players' too
}

TEST_CASE("cli: a clock is for both sides, or another for one of them", "[cli]") {
    using Clock = std::optional<ClockLimit>;
    const Clock five{ClockLimit{Seconds{300}, Seconds{2}}}, one{ClockLimit{Seconds{60}}};
    const auto clocks = [](const std::vector<std::string>& more) {
        std::vector<std::string> all{"play", "sticks"};
        all.insert(all.end(), more.begin(), more.end());
        const auto ran = run(all);
        REQUIRE(ran.window);
        return ran.window->session.clocks;
    };
    CHECK(clocks({}) == BySide<Clock>{});
    CHECK(clocks({"--clock", "300+2"}) == BySide<Clock>{{five, five}});
    CHECK(clocks({"--clock", "300+2", "--clock-second", "60"}) == BySide<Clock>{{five, one}});
    CHECK(clocks({"--clock-first", "60+0"}) == BySide<Clock>{{one, std::nullopt}});
}

TEST_CASE("cli: every option of every game is an option of play", "[cli]") {
    for (const auto& game : catalog()) {
        const OptionValues defaults(game.options);
        for (const auto& spec : game.options) {
            CAPTURE(game.id, spec.id);
            if (std::holds_alternative<TextOption>(spec.kind)) continue;
            const bool is_flag = std::holds_alternative<FlagOption>(spec.kind);
            const auto ran = is_flag ? run({"play", game.id, "--" + spec.id})
                                     : run({"play", game.id, "--" + spec.id, defaults.text(spec.id)});
            CAPTURE(ran.err);
            REQUIRE(ran.window);
            CHECK(ran.window->session.options.is_set(spec.id));
        }
    }
}

TEST_CASE("cli: the options that the protocol names are there", "[cli]") {
    const auto arguments =
        GENERATE(std::vector<std::string>{"boxes", "--rows", "3", "--cols", "4", "--start", "empty"},
                 std::vector<std::string>{"points", "--points", "12", "--layout", "convex", "--seed", "7"},
                 std::vector<std::string>{"sticks", "--sticks", "20", "--take", "4", "--misere"},
                 std::vector<std::string>{"numbers", "--numbers", "10", "--seed", "5"},
                 std::vector<std::string>{"numbers", "--row", "4,7,2"},
                 std::vector<std::string>{"amazons", "--board", "8", "--black-first"});
    std::vector<std::string> all{"play"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const auto ran = run(all);
    CAPTURE(arguments, ran.err);
    CHECK(ran.window);
}

TEST_CASE("cli: what play cannot take is refused by name", "[cli]") {
    const auto [arguments, culprit] = GENERATE(table<std::vector<std::string>, std::string>(
        {{{"play"}, "which game"},
         {{"play", "chess"}, "chess"},
         {{"play", "sticks", "boxes"}, "boxes"},
         {{"play", "sticks", "--rows", "3"}, "--rows"},
         {{"play", "sticks", "--sticks", "1001"}, "1001"},
         {{"play", "sticks", "--sticks", "ten"}, "ten"},
         {{"play", "sticks", "--sticks", ""}, "sticks"},
         {{"play", "sticks", "--sticks"}, "--sticks"},
         {{"play", "sticks", "--sticks", "9", "--sticks", "10"}, "--sticks"},
         {{"play", "sticks", "--sticks", "5", "--take", "5"}, "take"},
         {{"play", "sticks", "--first", "nobody"}, "nobody"},
         {{"play", "sticks", "--second", "champion"}, "champion"},
         {{"play", "sticks", "--position", "10/3"}, "10/3"},
         {{"play", "sticks", "--position", "10/3 3"}, "`3` at character 6"},
         {{"play", "sticks", "--movetime", "0"}, "--movetime"},
         {{"play", "sticks", "--movetime", "-1"}, "--movetime"},
         {{"play", "sticks", "--movetime", "nan"}, "nan"},
         {{"play", "sticks", "--movetime", "1e9"}, "1e9"},
         {{"play", "sticks", "--movetime", "99999999999999999999"}, "--movetime"},
         {{"play", "sticks", "--clock", "soon"}, "--clock"},
         {{"play", "sticks", "--clock", "soon"}, "soon"},
         {{"play", "sticks", "--clock", "300+"}, "300+"},
         {{"play", "sticks", "--clock", "300+2+1"}, "300+2+1"},
         {{"play", "sticks", "--clock", "0"}, "not 0"},
         {{"play", "sticks", "--clock", "86401"}, "86401"},
         {{"play", "sticks", "--clock", "60+-1"}, "60+-1"},
         {{"play", "sticks", "--clock", "60", "--clock-second", "60+3601"}, "--clock-second"},
         {{"play", "boxes", "--start", "full"}, "full"},
         {{"play", "boxes", "--rows", "17"}, "17"},
         {{"play", "numbers", "--row", "4,x,2"}, "x"},
         {{"play", "numbers", "--row", "4,0,2"}, "0"},
         {{"play", "amazons", "--board", "9"}, "9"},
         {{"play", "sticks", "--second", "ugi:"}, "--second"},
         {{"play", "sticks", "--second", "ugi: "}, "--second"},
         {{"play", "sticks", "--second", "ugi:\"\""}, "--second"},
         {{"play", "sticks", "--second", "uci:bot"}, "--second"}}));
    check_refused(arguments, culprit);
}

TEST_CASE("cli: a bot outside sits down in the window", "[cli][outside]") {
    const auto* const command = GENERATE("play", "demo");
    const auto ran = run({command, "sticks", "--first", "ugi:./bot --fast", "--second", "optimal"});
    REQUIRE(ran.window);
    CHECK(ran.window->session.players[Side::first] == "ugi:./bot --fast");
}

TEST_CASE("cli: a demo shows a recorded game again", "[cli]") {
    const Folder folder;
    const auto file = folder.file("records");
    REQUIRE(run({"match", "sticks", "--first", "random", "--second", "novice", "--games", "2", "--swap", "--nodes",
                 "10", "--record", file})
                .status == 0);
    const auto ran = run({"demo", "--record", file, "--game", "1", "--size", "800x600"});
    REQUIRE(ran.window);
    CHECK(ran.window->start == Start::demo);
    CHECK(ran.window->game == "sticks");
    CHECK(ran.window->session.players[Side::first] == "ugi:novice");
    CHECK(ran.window->session.names[Side::first] == "Novice");
    CHECK(ran.window->session.outside);
    CHECK(ran.window->windowed);

    CHECK((run({"demo", "--record", file, "--game", "7"}).is_refused()));
    CHECK((run({"demo", "--record", file, "--game", "one"}).names("--game")));
    CHECK((run({"demo", "sticks", "--record", file}).names("--record")));
    CHECK((run({"demo", "--record", file, "--first", "random"}).names("--record")));
    CHECK((run({"demo", "--record", "no such file"}).names("no such file")));
}

TEST_CASE("cli: a demo is between computers, of one game or of all", "[cli]") {
    const auto all = run({"demo"});
    REQUIRE(all.window);
    CHECK(all.window->start == Start::demo);
    CHECK(all.window->game.empty());

    const auto one = run({"demo", "sticks", "--second", "novice"});
    REQUIRE(one.window);
    CHECK(one.window->game == "sticks");
    CHECK(one.window->session.players == BySide<std::string>{"optimal", "novice"});

    CHECK(run({"demo", "sticks", "--first", "human"}).is_refused());
    CHECK(run({"demo", "chess"}).is_refused());
    CHECK(run({"demo", "--first", "novice"}).is_refused());
    CHECK(run({"demo", "--clock", "60"}).names("clock"));
    CHECK(run({"demo", "sticks", "--clock", "60"}).window->session.clocks[Side::first] == ClockLimit{Seconds{60}});
}
