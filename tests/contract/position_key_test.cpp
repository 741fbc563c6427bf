// The numbers of positions by which games are compared, of every game.
#include <map>
#include <set>

#include "support/catch.hpp"

#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

TEST_CASE("contract: the number of a position is that of its text, however it came about", "[contract][key]") {
    constexpr int games = 8;
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(3);
    for (int played = 0; played < games; ++played) {
        const auto table = open(game, small_options_by_chance(game, random));
        const auto other = table->copy();
        for (; !table->outcome(); play(*table, random.pick(table->legal_moves()))) {
            REQUIRE_FALSE(other->set_position(table->position()));
            CHECK(other->key() == table->key());
        }
    }
}

TEST_CASE("contract: no position of a game has the number of another one", "[contract][key]") {
    constexpr int games = 20;
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(11);
    for (int played = 0; played < games; ++played) {
        const auto table = open(game, small_options_by_chance(game, random));
        std::set<std::uint64_t> met{table->key()};
        while (!table->outcome()) {
            play(*table, random.pick(table->legal_moves()));
            CAPTURE(table->position());
            CHECK(met.insert(table->key()).second);
        }
    }
}

TEST_CASE("contract: each legal move comes with the number of the position that it leads to", "[contract][key]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(5);
    const auto table = open(game, small_options_by_chance(game, random));
    for (; !table->outcome(); play(*table, random.pick(table->legal_moves()))) {
        const auto keyed = table->keyed_moves();
        std::vector<std::string> texts;
        for (const auto& move : keyed) {
            texts.push_back(move.text);
            play(*table, move.text);
            CHECK(table->key() == move.key);
            table->undo();
        }
        CHECK(texts == table->legal_moves());
    }
}

TEST_CASE("contract: positions with the same number are worth the same", "[contract][key]") {
    constexpr int games = 12;
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(17);
    std::map<std::uint64_t, std::optional<std::int64_t>> values;
    for (int played = 0; played < games; ++played) {
        const auto table = open(game, small_options(game));
        play_near_the_end(*table, random, 6);
        const auto moves = table->keyed_moves();
        for (const auto& move : moves) {
            play(*table, move.text);
            if (!table->outcome()) {
                const auto answer = table->solve({}, {});
                REQUIRE(answer.exact);
                CHECK(values.emplace(move.key, answer.value).first->second == answer.value);
            }
            table->undo();
        }
    }
}
