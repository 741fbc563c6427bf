// Mistakes in games whose values are known by a closed form.
#include "practice/find.hpp"

#include "practice/november.hpp"
#include "practice/sticks_games.hpp"
#include "support/catch.hpp"

using namespace zugzwang;
using namespace zugzwang::practice;

namespace {

const std::chrono::sys_seconds played_at = november_noon(0);

Origin origin_of_it() { return {.library = 7, .begun = played_at, .day = november_day(0), .opponent = "Twig"}; }

GameRead found_in(const GameRecord& record, Side side) {
    return read_game(*find_game("sticks"), record, side, origin_of_it());
}

std::vector<std::size_t> plies(const std::vector<Exercise>& exercises) {
    std::vector<std::size_t> plies;
    for (const auto& one : exercises)
        plies.push_back(one.origin.ply);
    return plies;
}

} // namespace

TEST_CASE("find: a move that throws a win away is an exercise, with all that is known of it", "[practice]") {
    const auto found = found_in(sticks_game(25, {2, 7, 1, 7, 1, 7}, played_at), Side::first);
    REQUIRE(found.exercises.size() == 1);
    const auto& exercise = found.exercises.front();
    CHECK(exercise.key == ExerciseKey{"sticks", "25/7 1"});
    CHECK(exercise.side == Side::first);
    CHECK(exercise.played == "2");
    CHECK(exercise.better == "1");
    CHECK(exercise.is_proven());
    CHECK(exercise.mistake.kind == MoveClass::blunder);
    CHECK(exercise.mistake.before == 1);
    CHECK(exercise.mistake.after == 0);
    CHECK(exercise.mistake.keeping == 1);
    CHECK(exercise.before.choices == 7);
    CHECK_FALSE(exercise.lead());
    CHECK_FALSE(exercise.margin_before());
    CHECK(exercise.origin.ply == 0);
    CHECK(exercise.origin.library == 7);
    CHECK(exercise.origin.opponent == "Twig");
    CHECK(found.game == GameKey{"sticks", played_at});
    CHECK(found.mistakes == std::vector<Mistake>{{.ply = 0, .kind = exercise.kind}});
}

TEST_CASE("find: mistakes of the other side are nobody's exercise", "[practice]") {
    const auto record = sticks_game(25, {1, 1, 7, 2, 6}, played_at); // only the computer was ever lost
    CHECK(found_in(record, Side::first).exercises.empty());
    CHECK(found_in(record, Side::first).mistakes.empty());
    CHECK(found_in(record, Side::first).game == GameKey{"sticks", played_at});
    const auto gift = sticks_game(25, {2, 1, 1}, played_at); // 23 could have become 16, 22 too
    CHECK(plies(found_in(gift, Side::second).exercises) == std::vector<std::size_t>{1});
    CHECK(plies(found_in(gift, Side::first).exercises) == std::vector<std::size_t>{0, 2});
}

TEST_CASE("find: three exercises of a game at most, but all mistakes are counted", "[practice]") {
    // All of them lose everything: of equals the earlier ones.
    const auto found = found_in(sticks_game(63, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, played_at), Side::first);
    CHECK(plies(found.exercises) == std::vector<std::size_t>{0, 2, 4});
    CHECK(found.mistakes.size() == 4); // from 57 one was right
}

TEST_CASE("find: the costliest ones are chosen, and told in the order of play", "[practice]") {
    auto record = sticks_game(63, {1, 1, 1, 1, 1, 1, 1, 1}, played_at);
    // As if all were judged, the first worth the less the later.
    const std::vector<double> shares{0.9, 0.78, 0.78, 0.4, 0.4, 0.29, 0.29, 0.1, 0.1};
    for (std::size_t ply = 0; ply < shares.size(); ++ply) {
        auto& value = ply == 0 ? record.start_value : record.moves[ply - 1].value;
        value = PositionValue{.first_share = shares[ply], .choices = 7, .best = {"7"}};
    }
    const auto found = found_in(record, Side::first); // they cost 12, 38, 11 and 19 %
    REQUIRE(plies(found.exercises) == std::vector<std::size_t>{0, 2, 6});
    CHECK(found.mistakes.size() == 4);
    CHECK_FALSE(found.exercises.front().is_proven());
}

TEST_CASE("find: the kind is the one that the game names", "[practice]") {
    auto game = *find_game("sticks");
    MistakeMade asked;
    game.mistakes.kind_of = [&](const MistakeMade& made) {
        asked = made;
        return std::string("too-many");
    };
    const auto found = read_game(game, sticks_game(25, {2, 7}, played_at), Side::first, origin_of_it());
    REQUIRE(found.exercises.size() == 1);
    CHECK(found.exercises.front().kind == "too-many");
    CHECK(found.mistakes.front().kind == "too-many");
    CHECK(asked.position == "25/7 1");
    CHECK(asked.played == "2");
    CHECK(asked.better == "1");
}

TEST_CASE("find: a game that the rules refuse has none", "[practice]") {
    auto record = sticks_game(25, {2, 7}, played_at);
    record.moves[1].text = "9";
    CHECK(found_in(record, Side::first).exercises.empty());
    record.start = "no position";
    CHECK(found_in(record, Side::first).mistakes.empty());
}

TEST_CASE("find: one move is made an exercise, whoever made it", "[practice]") {
    // From 21 the person leaves 19, from which three are to be taken; the computer takes two.
    const auto game = sticks_game(21, {2, 2, 1, 7, 7, 2}, november_noon(3));
    const auto& sticks = *find_game("sticks");
    const Origin origin{.library = 4, .begun = november_noon(3), .day = november_day(3), .opponent = "Twig"};
    const auto mine = exercise_of(sticks, game, 0, origin), theirs = exercise_of(sticks, game, 1, origin);
    REQUIRE(mine);
    CHECK(mine->key == ExerciseKey{"sticks", sticks_position(21, Side::first)});
    CHECK(mine->side == Side::first);
    CHECK(mine->better == "5");
    CHECK(mine->origin.opponent == "Twig");
    REQUIRE(theirs);
    CHECK(theirs->side == Side::second);
    CHECK(theirs->better == "3");
    CHECK(theirs->origin.ply == 1);
    CHECK_FALSE(exercise_of(sticks, game, 2, origin)); // 17 became 16
    CHECK_FALSE(exercise_of(sticks, game, 99, origin));
    CHECK_FALSE(exercise_of(sticks, sticks_game(21, {2}, november_noon(3), false), 0, origin)); // nothing is known
}
