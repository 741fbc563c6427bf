// The kinds of mistakes of every game: what a list of them and what is kept of them rest on.
#include <set>

#include "support/catch.hpp"

#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

/// One line that begins like a sentence.
bool is_line(const std::string& words) {
    return !words.empty() && words.front() >= 'A' && words.front() <= 'Z' && words.find('\n') == std::string::npos;
}

/// Of a game that names mistakes.
std::set<std::string> ids_of(const Game& game) {
    std::set<std::string> ids;
    for (const auto& kind : game.mistakes.kinds)
        ids.insert(kind.id);
    return ids;
}

} // namespace

TEST_CASE("contract: kinds of mistakes have ids of their own and words", "[contract][mistakes]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    std::set<std::string> names;
    for (const auto& kind : game.mistakes.kinds) {
        CAPTURE(kind.id);
        CHECK(is_id(kind.id));
        CHECK(is_line(kind.name));
        CHECK_FALSE(kind.name.ends_with('.'));
        CHECK(names.insert(kind.name).second);
        CHECK(is_line(kind.told));
        CHECK(kind.told.ends_with('.'));
    }
    CHECK(ids_of(game).size() == game.mistakes.kinds.size());
    CHECK(bool(game.mistakes.kind_of) == !game.mistakes.kinds.empty());
}

TEST_CASE("contract: a move is of a kind that its game names or of none, and the better one is no mistake",
          "[contract][mistakes]") {
    constexpr int games = 12;
    const auto& game = each_game();
    CAPTURE(game.id);
    if (game.mistakes.kinds.empty()) return; // a game need not have them
    const auto ids = ids_of(game);
    Random random(53);
    std::set<std::string> met;
    for (int played = 0; played < games; ++played) {
        const auto table = open(game, small_options_by_chance(game, random));
        for (; !table->outcome(); play(*table, random.pick(table->legal_moves()))) {
            const auto moves = table->legal_moves();
            const MistakeMade made{
                .position = table->position(), .played = random.pick(moves), .better = random.pick(moves)};
            CAPTURE(made.position, made.played, made.better);
            const auto kind = game.mistakes.kind_of(made);
            CHECK((kind.empty() || ids.contains(kind)));
            CHECK(game.mistakes.kind_of(made) == kind);
            CHECK(game.mistakes.kind_of({made.position, made.better, made.better}).empty());
            met.insert(kind);
        }
    }
    met.erase("");
    CHECK(met.size() >= 2);
}

TEST_CASE("contract: of a whole board, too, a kind is told at once", "[contract][mistakes]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    if (game.mistakes.kinds.empty()) return;
    const auto ids = ids_of(game);
    Random random(59);
    for (const auto& [name, options] : option_sets(game)) {
        CAPTURE(name);
        const auto table = open(game, options);
        if (table->outcome()) continue;
        const auto moves = table->legal_moves();
        const auto kind = game.mistakes.kind_of({table->position(), random.pick(moves), random.pick(moves)});
        CHECK((kind.empty() || ids.contains(kind)));
    }
}
