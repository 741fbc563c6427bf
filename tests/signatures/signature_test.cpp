// The tables of all signatures, tests/games/GAME/signatures.txt. Whoever changes how a player plays writes its table
// anew, with ZUGZWANG_UPDATE_GOLDEN=1, and says the old and the new lines in the commit.
#include "signatures/signature.hpp"

#include "support/catch.hpp"
#include "support/every_game.hpp"
#include "support/files.hpp"
#include "support/places.hpp"

TEST_CASE("signatures: every player spends and plays what the table says, whatever it was built with", "[signatures]") {
    const auto id = GENERATE(from_range(game_ids()));
    CAPTURE(id);
    const auto& game = *find_game(id);
    const auto lines = signature_lines(game);
    CHECK(lines.size() == game.players.size() + game.ladder.rungs.size());
    const auto file = filled("{}/tests/games/{}/signatures.txt", ZUGZWANG_SOURCE_DIR, id);
    const char* const updates = std::getenv("ZUGZWANG_UPDATE_GOLDEN");
    if (updates != nullptr && std::string_view(updates) == "1") write(file, joined(lines, "\n") + '\n');
    CHECK(lines == lines_of(text_of(file)));
}
