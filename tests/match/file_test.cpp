// Record files: a match goes on where it was killed, and nothing else is touched.
#include "support/catch.hpp"

#include "match/plans.hpp"

using namespace zugzwang;
using namespace zugzwang::match;
using namespace zugzwang::testing;

namespace {

/// Plays the plan with the file and answers how many games were played now.
std::uint64_t run_on(const MatchPlan& plan, const std::string& file) {
    std::uint64_t reports = 0;
    REQUIRE(run_match(
        plan, {.jobs = 1, .record_file = file, .report = [&](const Statistics&, std::uint64_t) { ++reports; }}));
    return reports - 1;
}

} // namespace

TEST_CASE("match: a record survives being written and read", "[match][record]") {
    GameRecord record;
    record.index = 41;
    record.game = "sticks";
    record.players = {"random", "ugi:./bot \"x y\""};
    record.swapped = true;
    record.start = "10/3 1";
    record.moves = {"1", "3"};
    record.winner = GENERATE(std::optional<Side>(), std::optional(Side::first), std::optional(Side::second));
    record.margin = 3;
    record.forfeit = "illegal move `?`";
    record.nodes = {7, 9};
    record.microseconds = {1, 2};
    record.asked = {1, 2};
    const auto again = record_from_json_line(to_json_line(record));
    REQUIRE(again);
    CHECK(*again == record);
}

TEST_CASE("match: other text is no record", "[match][record]") {
    const auto* const line = GENERATE("", "{", "{}", "[]", "null", "{\"index\":-1}", "{\"index\":\"x\"}", "\xff");
    CHECK_FALSE(record_from_json_line(line));
    const auto text = to_json_line({});
    for (std::size_t length = 0; length < text.size(); ++length)
        CHECK_FALSE(record_from_json_line(text.substr(0, length)));
}

TEST_CASE("match: a match that was cut off anywhere goes on and ends the same", "[match][record]") {
    const Folder folder("resume");
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
    const Folder folder("more");
    const auto file = folder.file("records");
    auto plan = plan_of("sticks", 4);
    CHECK(run_on(plan, file) == 4);
    CHECK(run_on(plan, file) == 0);
    plan.games = 10;
    CHECK(run_on(plan, file) == 6);
    CHECK(games_in(file).size() == 10);
}

TEST_CASE("match: a file of anything else is refused and left alone", "[match][record]") {
    const Folder folder("others");
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
    const Folder folder("nowhere");
    CHECK_FALSE(
        run_match(plan_of("sticks", 4), {.jobs = 1, .record_file = folder.file("no/such/folder"), .report = {}}));
    CHECK_FALSE(run_match(plan_of("sticks", 4), {.jobs = 1, .record_file = folder.file(""), .report = {}}));
}

TEST_CASE("match: files of different matches do not add up", "[match][record]") {
    const Folder folder("different");
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
    const Folder folder("twice");
    const auto file = folder.file("records"), changed = folder.file("changed");
    run_on(plan_of("sticks", 4), file);
    auto text = text_of(file);
    const auto result = text.find("p1win");
    REQUIRE(result != std::string::npos);
    write(changed, text.replace(result, 5, "p2win"));
    CHECK_FALSE(merged_match_files({file, changed}));
}
