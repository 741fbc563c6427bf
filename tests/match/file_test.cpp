// Record files: a match goes on where it was killed, and nothing else is touched.
#include "support/catch.hpp"

#include "match/game.hpp"
#include "match/plans.hpp"
#include "record/record.hpp"

using namespace zugzwang::match;

namespace {

/// Plays the plan with the file and answers how many games were played now.
std::uint64_t run_on(const MatchPlan& plan, const std::string& file) {
    std::uint64_t reports = 0;
    REQUIRE(run_match(
        plan, {.jobs = 1, .record_file = file, .report = [&](const Statistics&, std::uint64_t) { ++reports; }}));
    return reports - 1;
}

} // namespace

TEST_CASE("match: a file from before records had a version is read, and gone on with", "[match][record]") {
    const Folder folder;
    const auto file = folder.file("old");
    const auto plan = plan_of("sticks", 2);
    const std::string old_game =
        R"({"index":0,"game":"sticks","players":["random","optimal"],"swapped":false,"start":"10/3 1",)"
        R"("moves":["1","1","2","2","3","1"],"result":"p2win","margin":0,"forfeit":"","nodes":[3,3],)"
        R"("microseconds":[9,9],"asked":[3,3]})";
    write(file, plan_line(plan) + "\n" + old_game + "\n");
    CHECK(run_on(plan, file) == 1);
    CHECK(text_of(file).find(old_game) != std::string::npos);
    const auto match = read_match_file(file);
    REQUIRE(match);
    REQUIRE(match->records.size() == 2);
    CHECK_FALSE(check_by_replay(*plan.game, match->records.front()));
    CHECK(match->records.front().match->asked == BySide<std::uint64_t>{{3, 3}});
}

TEST_CASE("match: a game without its place in a match, or that is not over, is none of a match", "[match][record]") {
    const Folder folder;
    const auto file = folder.file("stray");
    GameRecord stray{.game = "sticks", .start = "10/3 1"};
    SECTION("no index") { stray.result.emplace(); }
    SECTION("not over") { stray.match.emplace(); }
    write(file, plan_line(plan_of("sticks", 2)) + "\n" + to_json_line(stray) + "\n");
    const auto match = read_match_file(file);
    REQUIRE_FALSE(match);
    CHECK(match.refusal().words.find("line 2: ") != std::string::npos);
}

TEST_CASE("match: a match that was cut off anywhere goes on and ends the same", "[match][record]") {
    const Folder folder;
    const auto plan = plan_of("sticks", 6);
    const auto file = folder.file("records"), part = folder.file("part");
    REQUIRE(run_on(plan, file) == 6);
    const auto whole = text_of(file);
    const auto games = games_in(file);
    for (std::size_t length = 0; length <= whole.size(); length += 7) {
        write(part, whole.substr(0, length));
        const auto left = run_on(plan, part);
        CAPTURE(length, left);
        CHECK(games_in(part) == games);
        CHECK(text_of(part).ends_with("\n"));
    }
    write(part, whole.substr(0, whole.size() - 1)); // the last game is whole, only its end of line is not there
    CHECK(run_on(plan, part) == 0);
    CHECK(text_of(part) == whole);
}

TEST_CASE("match: a match that has its games plays no more, and more when more are wanted", "[match][record]") {
    const Folder folder;
    const auto file = folder.file("records");
    auto plan = plan_of("sticks", 4);
    CHECK(run_on(plan, file) == 4);
    CHECK(run_on(plan, file) == 0);
    plan.games = 10;
    CHECK(run_on(plan, file) == 6);
    CHECK(games_in(file).size() == 10);
}

TEST_CASE("match: a file of anything else is refused and left alone", "[match][record]") {
    const Folder folder;
    const auto file = folder.file("file");
    const auto other = plan_line(plan_of("boxes", 4)) + "\n";
    const std::string text = GENERATE_COPY(as<std::string>{}, "dear diary", "dear diary\n", "{}\n", "\n", other,
                                           other + "nothing\n", plan_line(plan_of("sticks", 4)) + "\nnothing\n");
    CAPTURE(text);
    write(file, text);
    const auto statistics = run_match(plan_of("sticks", 4), {.jobs = 1, .record_file = file, .report = {}});
    REQUIRE_FALSE(statistics);
    CHECK(statistics.refusal().words.find(file) != std::string::npos);
    CHECK(text_of(file) == text);
}

TEST_CASE("match: a file that cannot be written is refused", "[match][record]") {
    const Folder folder;
    CHECK_FALSE(
        run_match(plan_of("sticks", 4), {.jobs = 1, .record_file = folder.file("no/such/folder"), .report = {}}));
    CHECK_FALSE(run_match(plan_of("sticks", 4), {.jobs = 1, .record_file = folder.file(""), .report = {}}));
}

TEST_CASE("match: files of different matches do not add up", "[match][record]") {
    const Folder folder;
    auto plan = plan_of("sticks", 4);
    const auto one = folder.file("one"), two = folder.file("two");
    run_on(plan, one);
    plan.seed = 9;
    run_on(plan, two);
    CHECK_FALSE(merged_match_files({one, two}));
    CHECK_FALSE(merged_match_files({one, folder.file("none")}));
    CHECK(merged_match_files({one, one})->records.size() == 4);
}

TEST_CASE("match: a game told in two ways is refused", "[match][record]") {
    const Folder folder;
    const auto file = folder.file("records"), changed = folder.file("changed");
    run_on(plan_of("sticks", 4), file);
    auto text = text_of(file);
    const auto result = text.find("p1win");
    REQUIRE(result != std::string::npos);
    write(changed, text.replace(result, 5, "p2win"));
    CHECK_FALSE(merged_match_files({file, changed}));
}
