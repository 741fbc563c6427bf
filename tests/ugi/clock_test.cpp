// Clocks as bots are told of them.
#include "support/catch.hpp"

#include "support/scribe.hpp"
#include "support/within.hpp"
#include "ugi/bot.hpp"
#include "zugzwang/play/game.hpp"

using namespace zugzwang::ugi;
using std::chrono::milliseconds;

namespace {

constexpr ClockReading one_minute{milliseconds(60'000), milliseconds(500)}, one_second{milliseconds(1000)};

GameClocks clocks_of(std::optional<ClockReading> first, std::optional<ClockReading> other, Side to_move) {
    return {{{first, other}}, to_move};
}

Budget read_back(const std::string& line, Side side) {
    const auto words = words_of(line);
    return read_go(std::span(words).subspan(1), side)->budget;
}

} // namespace

TEST_CASE("ugi: a bot is told both clocks, and its limits besides", "[ugi][clock]") {
    const auto both = clocks_of(one_minute, one_second, Side::second);
    CHECK(go_line({}, both) == "go p1time 60000 p2time 1000 p1inc 500 p2inc 0");
    CHECK(go_line({.time = milliseconds(30), .nodes = 5, .depth = 2}, both) ==
          "go p1time 60000 p2time 1000 p1inc 500 p2inc 0 movetime 30 nodes 5 depth 2");
}

TEST_CASE("ugi: a side without a clock is left out, and has limits of another kind", "[ugi][clock]") {
    const auto other_has = clocks_of({}, one_second, Side::first);
    CHECK(go_line({.nodes = 5}, other_has) == "go p2time 1000 p2inc 0 nodes 5");
    CHECK(go_line({}, other_has) == "go p2time 1000 p2inc 0 movetime 1000");
    CHECK(go_line({}, clocks_of({}, one_second, Side::second)) == "go p2time 1000 p2inc 0");
}

TEST_CASE("ugi: our engine understands of the clocks what we tell bots", "[ugi][clock]") {
    const auto both = clocks_of(one_minute, one_second, Side::first);
    CHECK(read_back(go_line({.nodes = 9}, both), Side::first) ==
          on_clock({.nodes = 9}, one_minute.left, one_minute.increment));
    CHECK(read_back(go_line({}, both), Side::second) == on_clock({}, one_second.left, one_second.increment));
    // Whoever has limits, and no clock, has no part of the other's.
    const auto other_has = clocks_of({}, one_second, Side::first);
    CHECK(read_back(go_line({.nodes = 9}, other_has), Side::first) == Budget{.nodes = 9});
    CHECK(read_back(go_line({}, other_has), Side::first) == Budget{.time = milliseconds(1000)});
}

TEST_CASE("ugi: a bot hears the clocks that it is asked with", "[ugi][clock]") {
    const Scribe scribe;
    const auto& game = *find_game("sticks");
    Bot bot(game, OptionValues(game.options), scribe.command());
    REQUIRE(bot.choose("10/3 1", Within({.depth = 3}, {}, clocks_of(one_minute, {}, Side::first)), {}));
    CHECK(scribe.told("go").back() == "go p1time 60000 p1inc 500 depth 3");
    CHECK(bot.spent() > std::chrono::microseconds(0));
}

TEST_CASE("ugi: a bot that is silent has its clock and the margin, or less where a move may take less",
          "[ugi][clock]") {
    const auto& game = *find_game("sticks");
    const auto least = milliseconds(1), own = milliseconds(20);
    Bot bot(game, OptionValues(game.options), BAD_BOT " hang", {.time_margin = milliseconds(10)});
    const auto clocks = clocks_of(ClockReading{own}, one_minute, Side::first);
    CHECK(bot.choose("10/3 1", Within({}, {}, clocks), {}).refusal().words == forfeits::out_of_time);
    CHECK(bot.spent() >= own + milliseconds(10));
    CHECK(bot.spent() < one_minute.left); // what a bot has that nothing limits
    const auto longer = clocks_of(one_minute, {}, Side::first);
    CHECK(bot.choose("10/3 1", Within({.time = least}, {}, longer), {}).refusal().words == forfeits::out_of_time);
    CHECK(bot.spent() < one_minute.left);
}
