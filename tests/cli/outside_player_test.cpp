// Bots outside the program, where the command line names players.
#include "support/catch.hpp"

#include "cli/console.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

TEST_CASE("cli: a bot outside sits down in the window", "[cli][outside]") {
    const auto* const command = GENERATE("play", "demo");
    const auto ran = run({command, "sticks", "--first", "ugi:./bot --fast", "--second", "optimal"});
    REQUIRE(ran.window);
    CHECK(ran.window->session.players[Side::first] == "ugi:./bot --fast");
}

TEST_CASE("cli: a bot without a command is refused by name", "[cli][outside]") {
    for (const auto* const player : {"ugi:", "ugi: ", "ugi:\"\"", "uci:bot"}) {
        const auto ran = run({"play", "sticks", "--second", player});
        CAPTURE(player, ran.err);
        CHECK(ran.is_refused());
        CHECK(ran.names("--second"));
    }
}
