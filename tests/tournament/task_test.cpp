// The games of a tournament as tasks: their texts, and which of them are due.
#include "support/catch.hpp"

#include "tournament/plans.hpp"
#include "tournament/runner.hpp"
#include "tournament/task.hpp"

using namespace zugzwang::tournament;

TEST_CASE("task: its text names the pairing, the players and the game", "[tournament][farm]") {
    const auto plan = plan_of(4, Kind::round_robin, 6);
    const GameTask task{.pairing = {.number = 5, .round = 0, .first = 3, .second = 0}, .game = 2};
    CHECK(to_text(task) == "5:3:0:2");
    CHECK(*task_from_text(plan, "5:3:0:2") == task);
}

TEST_CASE("task: what is no game of the tournament is refused by its text", "[tournament][farm]") {
    const auto plan = plan_of(4, Kind::round_robin, 6);
    const auto* const text =
        GENERATE("", "5", "5:3:0", "5:3:0:2:1", "5:3:0:x", "5:3:0:-1", "5:4:0:2", "5:3:3:2", "5:3:0:6");
    CAPTURE(text);
    const auto task = task_from_text(plan, text);
    REQUIRE_FALSE(task);
    CHECK(task.refusal().words.ends_with(text));
}

TEST_CASE("task: all games of a round robin are due, each once, and none that was played", "[tournament][farm]") {
    const auto plan = plan_of(4, Kind::round_robin, 2);
    const auto due = due_games(plan, {});
    CHECK(due.size() == 12); // 4 * 3 / 2 pairings of 2 games
    std::set<std::string> texts;
    for (const auto& task : due)
        texts.insert(to_text(task));
    CHECK(texts.size() == 12);
    CHECK(due_games(plan, *run_tournament(plan, {})).empty());
}

TEST_CASE("task: its record is that of the whole tournament", "[tournament][farm]") {
    auto plan = plan_of(4, Kind::round_robin, 2);
    plan.random_opening = 2;
    const auto whole = *run_tournament(plan, {});
    const auto due = due_games(plan, {});
    const std::vector<GameTask> tasks{due[7], due[2], due[3]};
    std::vector<GameRecord> records;
    REQUIRE_FALSE(play_tasks(plan, tasks, [&](const GameRecord& record) {
        records.push_back(record);
        return records.size() < 2;
    }));
    REQUIRE(records.size() == 2); // nobody wanted the third
    for (std::size_t at = 0; at < records.size(); ++at) {
        const auto& record = records[at];
        const auto same =
            std::ranges::find(whole, record.match->index, [](const auto& one) { return one.match->index; });
        REQUIRE(same != whole.end());
        CHECK(std::ranges::equal(record.moves, same->moves, {}, &RecordedMove::text, &RecordedMove::text));
        CHECK(record.start == same->start);
        CHECK(is_record_of(plan, tasks[at], record));
        CHECK_FALSE(is_record_of(plan, due[0], record));
        auto other = record;
        other.seats[Side::first].name = "somebody";
        CHECK_FALSE(is_record_of(plan, tasks[at], other));
    }
}
