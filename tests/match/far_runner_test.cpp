// Matches on many machines: the same figures as on one, whatever is lost; and who played what.
#include "farm/fake_farm.hpp"
#include "match/far_runner.hpp"
#include "match/plans.hpp"
#include "match/report.hpp"
#include "record/record.hpp"

using namespace zugzwang::match;

namespace {

Fate all_done(std::size_t, std::size_t) { return Fate::done; }

/// A match with its files.
struct Away {
    explicit Away(const MatchPlan& of, std::function<Fate(std::size_t, std::size_t)> fate = all_done)
        : plan(of), fake(
                        plan_line(plan), [this](const std::string& text) { return played(text); }, std::move(fate)) {}

    [[nodiscard]] std::string played(const std::string& text) const {
        const auto game = task_from_text(plan, text);
        REQUIRE(game);
        std::string line;
        REQUIRE_FALSE(play_tasks(plan, {*game}, [&](const GameRecord& record) {
            line = to_json_line(record);
            return true;
        }));
        return line;
    }
    Result<FarRecords> run() {
        return run_far(plan, {.farm = &fake,
                              .command =
                                  [this](std::optional<std::uint64_t> reference) {
                                      asked.push_back(reference);
                                      return farm::Task{"do"};
                                  },
                              .scales_times = scales_times,
                              .record_file = file,
                              .work = folder.path() / "work",
                              .stopped = [this] { return fake.folders > 0 && --patience == 0; }});
    }
    /// The report, without what depends on the clock.
    [[nodiscard]] std::string report(std::vector<GameRecord> records) const {
        Statistics statistics;
        for (const auto& record : without_times(std::move(records)))
            statistics.add(record, plan.swap);
        return report_json({.game = plan.game->id, .players = plan.players, .sprt = plan.sprt}, statistics);
    }

    MatchPlan plan;
    Folder folder;
    std::string file = folder.file("games");
    FakeFarm fake;
    bool scales_times = false;
    std::size_t patience = 0; ///< Stopped when asked so often; 0: never.
    std::vector<std::optional<std::uint64_t>> asked;
};

} // namespace

TEST_CASE("far match: games and figures are those of one machine, whatever is lost", "[match][farm]") {
    const auto* const game = GENERATE("sticks", "numbers", "boxes");
    const auto fate = GENERATE(Fate::done, Fate::gone, Fate::killed, Fate::late, Fate::foreign);
    Away away(plan_of(game, 20), [fate](std::size_t folder, std::size_t task) {
        return folder == 1 && task % 2 == 1 ? fate : Fate::done;
    });
    const auto played = away.run();
    REQUIRE(played);
    const auto here = away.folder.file("here");
    REQUIRE(run_match(away.plan, {.jobs = 2, .record_file = here, .report = {}}));
    CHECK(games_in(away.file) == games_in(here));
    CHECK(away.report(played->records) == away.report(read_match_file(here)->records));
    CHECK((played->handed_out.lost > 0) == (fate != Fate::done));
    CHECK_FALSE(std::filesystem::exists(away.folder.path() / "work"));
}

TEST_CASE("far match: a record file goes on, here and far away", "[match][farm]") {
    Away away(plan_of("sticks", 20));
    away.plan.games = 6;
    REQUIRE(run_match(away.plan, {.jobs = 1, .record_file = away.file, .report = {}}));
    away.plan.games = 16;
    REQUIRE(away.run());
    CHECK(away.fake.pieces == 10);
    away.plan.games = 20;
    REQUIRE(run_match(away.plan, {.jobs = 1, .record_file = away.file, .report = {}}));
    const auto whole = away.folder.file("whole");
    REQUIRE(run_match(away.plan, {.jobs = 1, .record_file = whole, .report = {}}));
    CHECK(games_in(away.file) == games_in(whole));
}

TEST_CASE("far match: a test that is decided calls off what is under way", "[match][farm]") {
    auto plan = plan_of("sticks", 200);
    plan.players = {"optimal", "random"};
    plan.sprt = SprtBounds{.elo0 = 0, .elo1 = 200};
    Away away(plan);
    const auto played = away.run();
    REQUIRE(played);
    CHECK(away.fake.cancelled == 1);
    CHECK(played->records.size() < 200);
    Statistics statistics;
    for (const auto& record : played->records)
        statistics.add(record, true);
    CHECK(is_decided(away.plan, statistics));
}

TEST_CASE("far match: what is no game of the match is refused by its text", "[match][farm]") {
    const auto plan = plan_of("sticks", 20);
    CHECK(*task_from_text(plan, "19") == 19);
    for (const std::string text : {"", "20", "-1", "1:2", "x"}) {
        const auto refused = task_from_text(plan, text);
        REQUIRE_FALSE(refused);
        CHECK(refused.refusal().words.ends_with(text));
    }
}

TEST_CASE("far match: who played a game is kept beside it, whenever it was killed", "[match][farm]") {
    Away away(plan_of("sticks", 20));
    away.patience = 4;
    const auto stopped = away.run();
    REQUIRE(stopped);
    REQUIRE(stopped->handed_out.is_stopped);
    REQUIRE(stopped->records.size() == 8); // the results of four tasks: what came last is taken, too
    const auto log = away.file + ".machines";
    write(log, text_of(log) + R"({"index":19,"mach)");
    const auto played = away.run();
    REQUIRE(played);
    REQUIRE(played->machines.size() == 20);
    CHECK(MachineLog::open(away.file, true)->games() == played->machines);
    for (const std::uint64_t game : {0U, 1U, 2U, 3U, 4U, 5U, 6U, 7U}) // a task is a pair
        CHECK(played->machines.at(game) == FakeFarm::machine(game / 2 + 1));
    const auto machines = machines_of(away.plan, *played);
    REQUIRE(machines.size() == 3);
    std::uint64_t games = 0;
    for (const auto& machine : machines)
        games += machine.games;
    CHECK(games == 20);
    CHECK(machines[0].name == "m0");
    CHECK(machines[2].speed == FakeFarm::machine(2).speed);
}

TEST_CASE("far match: times are scaled by the machine that began, whoever goes on", "[match][farm]") {
    Away away(plan_of("sticks", 20));
    away.scales_times = true;
    away.patience = 4;
    REQUIRE(away.run());
    REQUIRE(away.run());
    REQUIRE(away.asked.size() == 2);
    CHECK(away.asked[0].value() >= 1);
    CHECK(away.asked[0] == away.asked[1]);
    Away plain(plan_of("sticks", 4));
    REQUIRE(plain.run());
    CHECK_FALSE(plain.asked.at(0));
}
