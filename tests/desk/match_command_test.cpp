// The command for a match from a position, as the shell itself reads it.
#include "desk/game_words.hpp"

#include <cstdio>

#include "support/catch.hpp"

namespace {

/// What `sh` gives to zugzwang: its words, one a line, then its standard input. A function of the shell stands for it.
std::string as_read_by_sh(const std::string& command) {
    const std::string script = "zugzwang() { printf '%s\\n' \"$@\"; cat; }\n" + command + "\n";
    std::string quoted = "'"; // for the sh that popen starts
    for (const char sign : script)
        quoted += sign == '\'' ? std::string("'\"'\"'") : std::string(1, sign);
    const std::unique_ptr<FILE, int (*)(FILE*)> output(popen(("exec sh -c " + quoted + "'").c_str(), "r"), pclose);
    REQUIRE(output);
    std::string read;
    for (std::array<char, 256> part{}; const auto count = std::fread(part.data(), 1, part.size(), output.get());)
        read.append(part.data(), count);
    return read;
}

std::string words_of(const Game& game) {
    const auto& players = game.players;
    return "match\n" + game.id + "\n--first\n" + players[players.size() - 1].id + "\n--second\n" +
           players[players.size() - 2].id + "\n--games\n100\n--swap\n--openings\n/dev/stdin\n";
}

} // namespace

TEST_CASE("match command: a shell reads the start of every game as it stands", "[desk][analysis]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        const auto table = game.open_table(OptionValues(game.options));
        REQUIRE(table);
        const auto position = (*table)->position();
        CHECK(as_read_by_sh(match_command(game, position)) == words_of(game) + position + "\n");
    }
}

TEST_CASE("match command: no sign in a position means anything to a shell", "[desk][analysis]") {
    const auto& game = catalog().front();
    const auto* position =
        GENERATE("it's", "'", "''; exit 1 '", "$HOME `ls` $(ls) \\ \\n %s \"!\" #;&|<>*?[a]{b,c}~", "-n", "-- 1", "");
    CHECK(as_read_by_sh(match_command(game, position)) == words_of(game) + position + "\n");
}
