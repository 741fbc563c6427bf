// The table of all signatures, signatures.txt. Whoever changes how a player plays writes it anew, with
// ZUGZWANG_UPDATE_GOLDEN=1, and says the old and the new lines in the commit.
#include "signatures/signature.hpp"

#include "support/catch.hpp"
#include "support/every_game.hpp"
#include "support/files.hpp"
#include "support/places.hpp"

namespace {

const std::string table_file = ZUGZWANG_SOURCE_DIR "/tests/signatures/signatures.txt";

std::vector<std::string> lines_of_game(const std::string& id) {
    auto lines = lines_of(text_of(table_file));
    std::erase_if(lines, [&](const std::string& line) { return !line.starts_with(id + " "); });
    return lines;
}

/// All lines of all games, those of this one in place of what was there.
void write_lines(const std::string& id, const std::vector<std::string>& lines) {
    std::string text;
    for (const auto& game : game_ids()) {
        for (const auto& line : game == id ? lines : lines_of_game(game))
            text += line + '\n';
    }
    write(table_file, text);
}

} // namespace

TEST_CASE("signatures: every player spends and plays what the table says, whatever it was built with", "[signatures]") {
    const auto id = GENERATE(from_range(game_ids()));
    CAPTURE(id);
    const auto lines = signature_lines(*find_game(id));
    const char* const updates = std::getenv("ZUGZWANG_UPDATE_GOLDEN");
    if (updates != nullptr && std::string_view(updates) == "1") write_lines(id, lines);
    CHECK(lines == lines_of_game(id));
}

TEST_CASE("signatures: the table has the games' players and nobody else", "[signatures]") {
    std::vector<std::string> named, known;
    for (const auto& line : lines_of(text_of(table_file)))
        named.push_back(line.substr(0, line.find(' ', line.find(' ') + 1)));
    for (const auto& game : catalog()) {
        for (const auto& player : game.players)
            known.push_back(game.id + ' ' + player.id);
        for (const auto& rung : game.ladder.rungs)
            known.push_back(game.id + ' ' + rung.player.id);
    }
    CHECK(named == known);
}
