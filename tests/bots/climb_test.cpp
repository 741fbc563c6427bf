// A bot on a ladder: how far it comes.
#include "support/catch.hpp"

#include "bots/climb.hpp"
#include "support/places.hpp"

using namespace zugzwang;
using namespace zugzwang::bots;

namespace {

std::vector<RungClimb> climbed(const std::string& command) {
    auto told = climb({.game = find_game("sticks"), .command = command, .movetime = std::chrono::milliseconds(100)});
    REQUIRE(told);
    return *std::move(told);
}

} // namespace

TEST_CASE("bot arena: who takes the remainder climbs all of the ladder of Sticks", "[bots]") {
    // The ladder's boards are won for whoever makes no mistake; `optimal` makes none (Bouton, 1901).
    const auto told = climbed(ZUGZWANG_PROGRAM " ugi sticks --player optimal");
    CHECK(told.size() == find_game("sticks")->ladder.rungs.size());
    for (const auto& rung : told)
        CHECK(rung.is_climbed());
}

TEST_CASE("bot arena: who forfeits stays below, and is told why", "[bots]") {
    const auto told = climbed(BAD_BOT " illegal");
    REQUIRE(told.size() == 1);
    CHECK_FALSE(told.front().is_climbed());
    CHECK(told.front().attempts[Side::first].games == 3);
    CHECK(told.front().attempts[Side::second].games == 3);
    REQUIRE(told.front().forfeit);
    CHECK(told.front().forfeit->words == "illegal move `99`");
}

TEST_CASE("bot arena: a bot that does not greet is refused", "[bots]") {
    CHECK_FALSE(climb({.game = find_game("sticks"), .command = BAD_BOT " dead"}));
}
