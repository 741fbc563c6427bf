// Random games over the C interface are those that the rules play inside.
#include "library/handles.hpp"

#include "contract/option_sets.hpp"
#include "support/every_game.hpp"

namespace {

void play_beside(const Game& game, const OptionValues& values, Random& random) {
    const auto table = game.open_table(values);
    REQUIRE(table);
    std::vector<std::string> options;
    for (const auto& [id, value] : values.chosen())
        options.insert(options.end(), {id, value});
    const auto handle = open(game.id, options);
    zz_result result = ZZ_NONE;
    int64_t margin = 0;
    int side = 0;
    for (;;) {
        const auto moves = (*table)->legal_moves();
        if (legal(handle) != moves) FAIL("other moves in " << (*table)->position());
        if (text(zz_position, zz_game(handle)) != (*table)->position()) FAIL("not " << (*table)->position());
        REQUIRE(zz_side(handle, &side) == ZZ_OK);
        if (side != ((*table)->to_move() == Side::first ? 1 : 2)) FAIL("another side in " << (*table)->position());
        if (moves.empty()) break;
        const auto& move = random.pick(moves);
        REQUIRE_FALSE((*table)->play(move));
        REQUIRE(zz_play(handle, move.c_str()) == ZZ_OK);
    }
    REQUIRE(zz_outcome(handle, &result, &margin) == ZZ_OK);
    const auto outcome = (*table)->outcome();
    REQUIRE(outcome);
    if (margin != outcome->margin) FAIL("another margin in " << (*table)->position());
    const auto wanted = !outcome->winner ? ZZ_DRAW : outcome->winner == Side::first ? ZZ_FIRST_WINS : ZZ_SECOND_WINS;
    if (result != wanted) FAIL("another result in " << (*table)->position());
}

} // namespace

TEST_CASE("library: a hundred thousand random games are played as inside", "[library][slow]") {
    const auto id = GENERATE(from_range(game_ids()));
    const auto& game = *find_game(id);
    Random random(39);
    constexpr int small_games = 19'990, usual_games = 10; // of each of the five games
    for (int each = 0; each < small_games; ++each)
        play_beside(game, small_options_by_chance(game, random), random);
    for (int each = 0; each < usual_games; ++each)
        play_beside(game, OptionValues(game.options), random);
}
