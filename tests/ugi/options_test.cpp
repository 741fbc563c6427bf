// A bot's own options: announced, checked, set.
#include "support/catch.hpp"

#include "support/scribe.hpp"
#include "support/within.hpp"
#include "ugi/bot.hpp"
#include "zugzwang/play/game.hpp"

using namespace zugzwang::ugi;

namespace {

Bot bot_of(const std::string& command, BotOptions own) {
    const auto& game = *find_game("sticks");
    return {game, OptionValues(game.options), command, {}, std::move(own)};
}

std::string refused(const std::string& option, const std::string& value) {
    const Scribe scribe;
    const auto name = bot_of(scribe.command(), {{option, value}}).greet({});
    return name ? std::string() : name.refusal().words;
}

} // namespace

TEST_CASE("ugi: an option is read as it is announced", "[ugi][option]") {
    const auto spin = announced_option("option name Move Overhead type spin default 10 min 0 max 5000");
    REQUIRE(spin);
    CHECK(spin->name == "Move Overhead");
    CHECK(spin->type == "spin");
    CHECK(spin->min == 0);
    CHECK(spin->max == 5000);
    const auto combo = announced_option("option name Style type combo default a b var a b var c");
    REQUIRE(combo);
    CHECK(combo->name == "Style");
    CHECK(combo->choices == std::vector<std::string>{"a b", "c"});
    CHECK_FALSE(combo->min);
    CHECK(announced_option("option name Bare")->type.empty());
    CHECK_FALSE(announced_option("id name option"));
    CHECK_FALSE(announced_option("option"));
}

TEST_CASE("ugi: a bot hears its own options once, after its greeting and as it spells them", "[ugi][option]") {
    const Scribe scribe;
    auto bot = bot_of(scribe.command(), {{"book", "false"}, {"OWN STYLE", "very wild"}, {"playerseed", "77"}});
    for (const std::uint64_t seed : {1U, 2U}) {
        bot.begin_game(seed);
        REQUIRE(bot.choose("10/3 1", Within({.nodes = 1}), {}));
    }
    const auto told = scribe.told();
    CHECK(told.front() == "ugi");
    CHECK(scribe.told("setoption") == std::vector<std::string>{"setoption name Own Style value very wild",
                                                               "setoption name Book value false",
                                                               "setoption name PlayerSeed value 77"});
    CHECK(std::vector<std::string>(told.begin() + 1, told.begin() + 4) == scribe.told("setoption"));
}

TEST_CASE("ugi: what a bot did not announce is refused by name", "[ugi][option]") {
    CHECK(refused("Threads", "8").empty());
    CHECK(refused("Log", "anything at all").empty());
    CHECK(refused("Speed", "3") == "it has no option Speed");
    CHECK(refused("threads", "9") == "option Threads must be from 1 to 8, not 9");
    CHECK(refused("Threads", "two") == "option Threads must be a whole number, not two");
    CHECK(refused("Own Style", "wild") == "option Own Style must be one of calm, very wild, not wild");
    CHECK(refused("Book", "yes") == "option Book must be true or false, not yes");
    CHECK(refused("Clear", "true") == "option Clear is a button and takes no value");
}
