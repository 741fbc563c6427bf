// A tournament that is watched: what is told of it, pauses, its end before the end, and going on.
#include "support/catch.hpp"

#include "support/files.hpp"
#include "tournament/contest.hpp"
#include "tournament/plans.hpp"
#include "tournament/report.hpp"
#include "tournament/runner.hpp"

using namespace zugzwang::tournament;

namespace {

/// Goes on looking until the claim is true.
template <class Claim>
void look_until(Contest& contest, Claim claim) {
    while (!claim())
        static_cast<void>(contest.update());
}

/// The same tournament at once.
std::vector<GameRecord> unwatched(const TournamentPlan& plan, const std::string& file = {}) {
    auto records = run_tournament(plan, {.jobs = 1, .record_file = file, .report = {}});
    REQUIRE(records);
    return *std::move(records);
}

std::string json_of(const TournamentPlan& plan, const std::vector<GameRecord>& records) {
    return report_json({plan, records, Standings(plan, records)});
}

std::vector<GameRecord> in_order(std::vector<GameRecord> records) {
    std::ranges::sort(records, {}, [](const GameRecord& record) { return record.match->index; });
    return records;
}

/// A player that would think for a day.
TournamentPlan endless() {
    TournamentPlan plan;
    plan.game = find_game("amazons");
    plan.options = OptionValues(plan.game->options);
    const auto& strongest = plan.game->players.back().id;
    plan.entrants = {{.name = "a", .player = strongest}, {.name = "b", .player = strongest}};
    plan.budget.time = std::chrono::hours(24);
    return plan;
}

} // namespace

TEST_CASE("contest: what is told in the end is what the same tournament comes to unwatched", "[tournament][contest]") {
    const int jobs = GENERATE(1, 3);
    const auto plan = plan_of(4, Kind::round_robin);
    Contest contest(plan, jobs, {});
    CHECK(contest.state() == Contest::State::running);
    look_until(contest, [&] { return contest.state() != Contest::State::running; });
    CHECK(contest.state() == Contest::State::over);
    CHECK(contest.planned() == 12);
    const auto at_once = unwatched(plan);
    CHECK(report_json({plan, contest.records(), contest.standings()}) == json_of(plan, at_once));
    const auto records = in_order(contest.records());
    REQUIRE(records.size() == at_once.size());
    for (std::size_t game = 0; game < records.size(); ++game)
        CHECK(records[game].moves.size() == at_once[game].moves.size());
}

TEST_CASE("contest: each table ends with the whole of its last game", "[tournament][contest]") {
    Contest contest(plan_of(3, Kind::round_robin), 2, {});
    const bool looks_on = GENERATE(true, false);
    if (!looks_on) contest.wait_until_over();
    look_until(contest, [&] { return contest.state() == Contest::State::over; });
    for (const auto& game : contest.live()) {
        REQUIRE(game);
        const auto record =
            std::ranges::find(contest.records(), game->number, [](const GameRecord& one) { return one.match->index; });
        REQUIRE(record != contest.records().end());
        CHECK(game->start == record->start);
        CHECK(game->result == record->result);
        REQUIRE(game->moves.size() == record->moves.size());
        for (std::size_t ply = 0; ply < game->moves.size(); ++ply)
            CHECK(game->moves[ply] == record->moves[ply].text);
        for (const Side side : both_sides)
            CHECK(contest.plan().entrants[game->entrants[side]].name == record->seats[side].name);
    }
}

TEST_CASE("contest: while it is paused no move is made, and then it goes on to the same table",
          "[tournament][contest]") {
    const auto plan = plan_of(5, Kind::round_robin, 20);
    Contest contest(plan, 2, {});
    look_until(contest, [&] { return contest.live()[0] && !contest.live()[0]->moves.empty(); });
    contest.pause(true);
    CHECK(contest.is_paused());
    // Whoever was asked before answers; then all stand still.
    for (int quiet = 0; quiet < 10'000; ++quiet) {
        if (contest.update()) quiet = 0;
    }
    const auto elapsed = contest.elapsed();
    CHECK(contest.state() == Contest::State::running);
    CHECK(contest.elapsed() == elapsed);
    contest.pause(false);
    look_until(contest, [&] { return contest.state() == Contest::State::over; });
    CHECK(report_json({plan, contest.records(), contest.standings()}) == json_of(plan, unwatched(plan)));
}

TEST_CASE("contest: it ends at once, however long its players think, also from a pause", "[tournament][contest]") {
    const bool is_paused = GENERATE(false, true);
    Contest contest(endless(), 2, {});
    look_until(contest, [&] { return contest.live()[0] && contest.live()[1]; });
    contest.pause(is_paused);
    // Its end waits for its threads; a test that hangs has failed.
    SUCCEED();
}

TEST_CASE("contest: left in the midst it goes on from its file", "[tournament][contest]") {
    const Folder folder;
    const auto file = folder.file("games");
    const auto plan = plan_of(4, Kind::round_robin, 10);
    std::size_t played = 0;
    {
        Contest contest(plan, 1, file);
        look_until(contest, [&] { return contest.records().size() > 3; });
        played = contest.records().size();
    }
    Contest contest(plan, 1, file);
    look_until(contest, [&] { return contest.planned() > 0; });
    CHECK(contest.records().size() >= played);
    look_until(contest, [&] { return contest.state() == Contest::State::over; });
    CHECK(contest.records().size() == 60);
    CHECK(report_json({plan, contest.records(), contest.standings()}) == json_of(plan, unwatched(plan)));
}

TEST_CASE("contest: a file of another tournament is refused in words", "[tournament][contest]") {
    const Folder folder;
    const auto file = folder.file("games");
    const auto plan = plan_of(2, Kind::round_robin);
    static_cast<void>(unwatched(plan_of(3, Kind::round_robin), file));
    Contest contest(plan, 1, file);
    contest.wait_until_over();
    look_until(contest, [&] { return contest.state() != Contest::State::running; });
    CHECK(contest.state() == Contest::State::refused);
    REQUIRE(contest.refusal());
    CHECK(contest.refusal()->words.find(file) != std::string::npos);
}
