// The sentences that say why, of every game: moves that are not worth the same do not have the same reason, and nothing
// said against a move is as true of the better one that it is compared with.
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

/// For the side to move, by the rules and the solver.
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

using Values = std::map<std::string, std::int64_t>;

Values values_at(Table& table) {
    Values values;
    for (const auto& move : table.legal_moves())
        values[move] = value_after(table, move);
    return values;
}

bool differ(const Values& values) {
    return std::ranges::any_of(values, [&](const auto& value) { return value.second != values.begin()->second; });
}

void check_reasons(const Table& table, const Values& values) {
    std::map<std::string, std::set<std::int64_t>> by_words;
    for (const auto& [move, value] : values)
        by_words[words_of(table.facts(move, {}))].insert(value);
    for (const auto& [words, some] : by_words) {
        CAPTURE(words);
        CHECK(some.size() == 1);
    }
}

void check_comparison(const Table& table, const std::string& worse, const std::string& better) {
    const auto against = table.facts(worse, {.rival = better, .rival_is_better = true});
    const auto in_favour = table.facts(better, {.rival = worse});
    CAPTURE(worse, better, words_of(against), words_of(in_favour));
    CHECK_FALSE(against.empty());
    CHECK_FALSE(in_favour.empty());
    for (const auto& fact : against) {
        CHECK(std::ranges::none_of(
            in_favour, [&](const Fact& other) { return other.claims_same(fact) || other.words == fact.words; }));
    }
    for (const auto& fact : table.facts(worse, {.rival = better, .rival_is_better = true, .rival_is_secret = true})) {
        CAPTURE(fact.words);
        CHECK(std::ranges::find(fact.moves, better) == fact.moves.end());
        CHECK(std::ranges::any_of(against, [&](const Fact& other) { return other.claims_same(fact); }));
    }
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

TEST_CASE("contract: a reason tells moves apart that are not worth the same", "[contract][reason]") {
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
        const auto values = values_at(*table);
        if (table->facts(values.begin()->first, {}).empty()) break; // a game without facts has none at all
        if (!differ(values)) continue;
        ++found;
        CAPTURE(table->position());
        check_reasons(*table, values);
        const auto better = std::ranges::max_element(values, {}, &Values::value_type::second);
        for (const auto& [move, value] : values) {
            if (value < better->second) check_comparison(*table, move, better->first);
        }
    }
}
