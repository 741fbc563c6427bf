// The sentences that say why, of every game: moves that are not worth the same do not have the same reason.
#include <map>
#include <set>

#include "support/catch.hpp"

#include "contract/brute_force.hpp"
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

constexpr Budget enough{.nodes = 2'000'000};

/// To which of the values each reason belongs that the moves of the position have; values are by the rules and the
/// solver, for the side to move.
using Reasons = std::map<std::string, std::set<std::int64_t>>;

std::int64_t value_after(Table& table, const std::string& move) {
    const Side side = table.to_move();
    const auto before = table.position();
    play(table, move);
    std::int64_t value = 0;
    if (const auto outcome = table.outcome()) {
        value = end_value(*outcome, side);
    } else {
        const auto answer = table.solve({.budget = enough, .hash_mb = 16}, {});
        INFO(table.position());
        REQUIRE(answer.exact);
        value = table.to_move() == side ? *answer.value : -*answer.value;
    }
    REQUIRE(table.undo());
    REQUIRE(table.position() == before);
    return value;
}

Reasons reasons_at(Table& table) {
    Reasons reasons;
    for (const auto& move : table.legal_moves())
        reasons[words_of(table.facts(move, {}))].insert(value_after(table, move));
    return reasons;
}

/// A position by chance with so little left that the reasons themselves can tell who wins.
void set_up(const Game& game, Table& table, Random& random) {
    if (game.id == "amazons") {
        REQUIRE_FALSE(table.set_position("q4/5/5/4Q w"));
        play_randomly(table, random, static_cast<int>(random.between(10, 14)));
        return;
    }
    play_near_the_end(table, random,
                      static_cast<int>(random.between(2, game.id == "boxes"    ? 16
                                                         : game.id == "points" ? 4
                                                                               : 8)));
}

} // namespace

TEST_CASE("contract: moves that are not worth the same do not have the same reason", "[contract][reason]") {
    constexpr int positions = 120; // of those where the moves differ
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(71);
    for (int found = 0, tried = 0; found < positions && tried < 40 * positions; ++tried) {
        auto options = small_options_by_chance(game, random);
        if (game.id == "points") REQUIRE_FALSE(options.set("points", "9"));
        const auto table = open(game, options);
        set_up(game, *table, random);
        if (table->outcome()) continue;
        const auto reasons = reasons_at(*table);
        if (reasons.contains("")) break; // a game without reasons has none at all
        std::set<std::int64_t> values;
        for (const auto& [reason, some] : reasons)
            values.insert(some.begin(), some.end());
        if (values.size() < 2) continue;
        ++found;
        for (const auto& [reason, some] : reasons) {
            CAPTURE(table->position(), reason);
            CHECK(some.size() == 1);
        }
    }
}
