// The bots that `zugzwang bot new` writes: each is built, tested and played, in every language that can be run here.
#include "support/catch.hpp"

#include "bots/languages.hpp"
#include "record/json.hpp"
#include "support/files.hpp"
#include "zugzwang/play/game.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

const std::string built_program = ZUGZWANG_PROGRAM;

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const auto& game : catalog())
        names.push_back(game.id);
    return names;
}

} // namespace

TEST_CASE("bot new: in every language a bot is built, passes its test and plays twenty games", "[bots][slow]") {
    const auto language = GENERATE(from_range(zugzwang::testing::languages()));
    const auto game = GENERATE(from_range(game_names()));
    CAPTURE(language.name, game);
    if (!succeeds(language.tool)) {
        WARN("cannot be run here, left out: " << language.name);
        return;
    }
    const Folder folder;
    const auto bot = folder.file("bot");
    const auto written =
        shell_in("/", "'" + built_program + "' bot new " + game + " '" + bot + "' --language " + language.name);
    INFO(written.out);
    REQUIRE(written.status == 0);
    const auto built = shell_in(bot, language.build.empty() ? "true" : language.build);
    INFO(built.out);
    REQUIRE(built.status == 0);
    const auto tested = shell_in(bot, language.test);
    INFO(tested.out);
    CHECK(tested.status == 0);
    CHECK(tested.out.find("100 games: all is well") != std::string::npos);
    const auto played = shell_in(bot, finds_library + "'" + built_program + "' match " + game +
                                          " --first 'ugi:" + command_in(language, bot) +
                                          "' --second random --games 20 --swap --movetime 1000 --json - 2>&-");
    INFO(played.out);
    REQUIRE(played.status == 0);
    const auto figures = Json::parsed(played.out);
    std::uint64_t games = 0;
    figures.at("games").read(games);
    CHECK(games == 20);
    CHECK(figures.at("players").at(0).at("forfeits").members().empty());
}
