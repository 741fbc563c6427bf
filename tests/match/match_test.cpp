// Matches: the same games whoever runs them, fair openings, shards, an early end.
#include "support/catch.hpp"

#include "match/game.hpp"
#include "match/plans.hpp"
#include "support/every_game.hpp"

using namespace zugzwang::match;

namespace {

std::vector<GameRecord> played(const MatchPlan& plan, int jobs, const Folder& folder, const std::string& name) {
    const auto file = folder.file(name);
    REQUIRE(run_match(plan, {.jobs = jobs, .record_file = file, .report = {}}));
    return games_in(file);
}

} // namespace

TEST_CASE("match: the same seed and nodes give the same games by the rules, whatever the jobs; another seed others",
          "[match]") {
    const auto game = GENERATE(from_range(game_ids()));
    CAPTURE(game);
    auto plan = plan_of(game, 6);
    plan.options = small_options(*plan.game);
    const Folder folder;
    const auto once = played(plan, 1, folder, "once");
    REQUIRE(once.size() == 6);
    for (const auto& record : once)
        CHECK_FALSE(check_by_replay(*plan.game, record));
    CHECK(played(plan, 1, folder, "again") == once);
    CHECK(played(plan, 3, folder, "together") == once);
    plan.seed = 8;
    CHECK(played(plan, 1, folder, "other") != once);
}

TEST_CASE("match: the games of a pair begin alike with sides swapped, and pairs differ", "[match]") {
    const auto* const game = GENERATE("points", "numbers", "boxes");
    CAPTURE(game);
    const Folder folder;
    const auto records = played(plan_of(game, 8), 2, folder, "pairs");
    std::set<std::string> openings;
    for (std::size_t pair = 0; pair < 4; ++pair) {
        const auto& one = records[2 * pair];
        const auto& other = records[2 * pair + 1];
        CHECK(one.start == other.start);
        CHECK(one.seats[Side::first] == other.seats[Side::second]);
        CHECK(one.seats[Side::second] == other.seats[Side::first]);
        CHECK(other.match->swapped);
        openings.insert(one.start);
    }
    CHECK(openings.size() == 4);
}

TEST_CASE("match: games that draw their board draw one for each opening", "[match]") {
    auto plan = plan_of("numbers", 10);
    plan.random_opening = 0;
    CHECK(*opening_position(plan, 0) != *opening_position(plan, 1));
    plan.seed = 8;
    CHECK(*opening_position(plan, 0) != *opening_position(plan_of("numbers", 10), 0));
    REQUIRE_FALSE(plan.options.set("row", "4,7,2"));
    CHECK(*opening_position(plan, 3) == "4,7,2 0-0 1");
}

TEST_CASE("match: a random opening never ends the game", "[match]") {
    auto plan = plan_of("sticks", 10);
    plan.random_opening = 1000;
    for (std::uint64_t number = 0; number < 50; ++number) {
        auto table = plan.game->open_table(plan.options);
        REQUIRE_FALSE((*table)->set_position(*opening_position(plan, number)));
        CHECK_FALSE((*table)->outcome());
    }
}

TEST_CASE("match: openings from a list are used in turn", "[match]") {
    auto plan = plan_of("sticks", 10);
    plan.random_opening = 0;
    plan.openings = {"9/3 1", "8/3 2"};
    CHECK(*opening_position(plan, 0) == "9/3 1");
    CHECK(*opening_position(plan, 3) == "8/3 2");
    plan.openings = {"0/3 1"};
    CHECK_FALSE(opening_position(plan, 0));
    plan.openings = {"nothing"};
    CHECK_FALSE(run_match(plan, {}));
}

TEST_CASE("match: shards share out the match", "[match]") {
    const Folder folder;
    auto plan = plan_of("boxes", 11);
    const auto whole = played(plan, 1, folder, "whole");
    std::vector<std::string> files;
    plan.shards = 3;
    for (plan.shard = 0; plan.shard < plan.shards; ++plan.shard) {
        files.push_back(folder.file("shard" + std::to_string(plan.shard)));
        REQUIRE(run_match(plan, {.jobs = 1, .record_file = files.back(), .report = {}}));
        CHECK(games_in(files.back()).size() < whole.size());
    }
    const auto merged = merged_match_files(files);
    REQUIRE(merged);
    CHECK(without_times(merged->records) == whole);
}

TEST_CASE("match: the test ends a match early", "[match]") {
    auto plan = plan_of("boxes", 400);
    plan.sprt = SprtBounds{.elo0 = -50, .elo1 = 50};
    const auto statistics = run_match(plan, {});
    REQUIRE(statistics);
    CHECK(statistics->games() < 100);
    CHECK(sprt_state(statistics->counts(), *plan.sprt) ==
          SprtState::accept_elo0); // random is no match for the champion
}

TEST_CASE("match: a match tells of every game", "[match]") {
    std::vector<std::uint64_t> counts;
    std::uint64_t planned = 0;
    const auto statistics = run_match(
        plan_of("sticks", 5), {.jobs = 2, .record_file = {}, .report = [&](const Statistics& now, std::uint64_t all) {
                                   counts.push_back(now.games());
                                   planned = all;
                               }});
    REQUIRE(statistics);
    CHECK(counts == std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5});
    CHECK(planned == 5);
    CHECK(statistics->efforts()[0].moves > 0);
    CHECK(statistics->efforts()[1].nodes > 0);
}

TEST_CASE("match: a record with something wrong in it is found out", "[match]") {
    const Folder folder;
    const auto& game = *find_game("boxes");
    const auto right = played(plan_of("boxes", 1), 1, folder, "records").front();
    REQUIRE_FALSE(check_by_replay(game, right));
    auto wrong = right;
    std::string words;
    SECTION("too few moves") { wrong.moves.pop_back(); }
    SECTION("too many") { wrong.moves.push_back({.text = "a1-a2"}); }
    SECTION("an illegal one") {
        wrong.moves.at(2) = wrong.moves.at(1);
        words = "move 3: ";
    }
    SECTION("another winner") { wrong.result->outcome.winner = other(*right.result->outcome.winner); }
    SECTION("another margin") { wrong.result->outcome.margin += 1; }
    SECTION("a forfeit") { wrong.result->forfeit = Refusal{"crashed"}; }
    SECTION("no result") { wrong.result.reset(); }
    SECTION("no such start") { wrong.start = "empty"; }
    const auto refusal = check_by_replay(game, wrong);
    REQUIRE(refusal);
    CHECK(refusal->words.starts_with(words));
}

TEST_CASE("match: an unknown player is refused before the first game", "[match]") {
    auto plan = plan_of("sticks", 4);
    plan.players[1] = "nobody";
    const auto statistics = run_match(plan, {});
    REQUIRE_FALSE(statistics);
    CHECK(statistics.refusal().words.find("nobody") != std::string::npos);
}

TEST_CASE("match: what the players told of each move is in the record", "[match]") {
    auto plan = plan_of("sticks", 1);
    plan.players = {"optimal", "random"};
    auto table = MatchTable::open(plan);
    REQUIRE(table);
    const auto record = table->play(0, {});
    REQUIRE(record);
    REQUIRE(record->moves.size() >= 2);
    // The opening's move lets the second side begin.
    for (std::size_t ply = 0; ply < record->moves.size(); ++ply) {
        const auto& thought = record->moves[ply].thought;
        const bool optimal = ply % 2 == 1;
        REQUIRE(thought);
        CHECK(thought->depth == (optimal ? 1 : 0));
        CHECK(thought->score.has_value() == optimal);
    }
}
