// Tournaments on many machines: the same table as on one, whatever is lost or comes twice.
#include "support/catch.hpp"

#include "farm/fake_farm.hpp"
#include "match/file.hpp"
#include "record/record.hpp"
#include "support/full_disk.hpp"
#include "tournament/far_runner.hpp"
#include "tournament/plans.hpp"
#include "tournament/report.hpp"
#include "tournament/runner.hpp"
#include "tournament/task.hpp"

using namespace zugzwang::tournament;

namespace {

std::string on_one_machine(const TournamentPlan& plan, const std::string& file = {}) {
    const auto records = run_tournament(plan, {.jobs = 1, .record_file = file, .report = {}});
    REQUIRE(records);
    return json(plan, *records);
}

Fate all_done(std::size_t, std::size_t) { return Fate::done; }

/// A tournament with its files.
struct Away {
    explicit Away(const TournamentPlan& of, std::function<Fate(std::size_t, std::size_t)> fate = all_done)
        : plan(of), farm(
                        plan_line(plan), [this](const std::string& text) { return played(text); }, std::move(fate)) {}

    [[nodiscard]] std::string played(const std::string& text) const {
        const auto task = task_from_text(plan, text);
        REQUIRE(task);
        std::string line;
        REQUIRE_FALSE(play_tasks(plan, {*task}, [&](GameRecord record) {
            record.match->microseconds[Side::first] += farm.folders; // nobody plays twice in the same time
            const auto own = record.seats[Side::first].name == "c" ? Side::first : Side::second;
            if (cheats && record.seats[own].name == "c" && farm.doing % 3 == 1) record.result->outcome.winner = own;
            line = to_json_line(record);
            return true;
        }));
        return line;
    }
    Result<match::FarRecords> run() {
        return run_far(plan, {.farm = &farm,
                              .command = [](auto) { return farm::Task{"do"}; },
                              .record_file = file,
                              .work = work,
                              .report =
                                  [this](const auto& records, std::uint64_t planned) {
                                      CHECK(records.size() <= planned);
                                      shown = records.size();
                                  },
                              .stopped = [this] { return shown >= stop_at; }});
    }

    TournamentPlan plan;
    Folder folder;
    std::string file = folder.file("games"), work = folder.file("work");
    FakeFarm farm;
    bool cheats = false; ///< On one machine c wins.
    std::size_t shown = 0, stop_at = 1000;
};

/// Without what depends on the clock.
std::multiset<std::string> timeless(const std::string& file) {
    const auto found = match::read_record_file(file);
    REQUIRE(found);
    std::multiset<std::string> lines{found->plan};
    for (auto record : found->records) {
        record.date.reset();
        record.match->microseconds = {};
        for (auto& move : record.moves)
            move = {.text = move.text};
        for (const Side side : both_sides)
            record.seats[side].used = Seconds{0};
        lines.insert(to_json_line(record));
    }
    return lines;
}

} // namespace

TEST_CASE("far: the table and the games are those of one machine", "[tournament][farm]") {
    const auto kind = GENERATE(Kind::round_robin, Kind::gauntlet, Kind::swiss, Kind::knock_out);
    Away away(unequal(kind));
    const auto played = away.run();
    REQUIRE(played);
    const auto here = away.folder.file("here");
    CHECK(json(away.plan, played->records) == on_one_machine(away.plan, here));
    CHECK(timeless(away.file) == timeless(here));
    CHECK(lines_of(text_of(away.file)).front() == lines_of(text_of(here)).front());
    CHECK(played->handed_out.lost + played->handed_out.repeated == 0);
    CHECK_FALSE(played->handed_out.is_stopped);
    CHECK(away.farm.pieces == played->records.size());
    CHECK(away.shown == played->records.size());
    CHECK_FALSE(std::filesystem::exists(away.work));
    // Who meets in a round depends on the rounds before.
    CHECK((away.farm.folders == 1) == (kind == Kind::round_robin || kind == Kind::gauntlet));
}

TEST_CASE("far: what is lost is played again, and what comes twice counts once", "[tournament][farm]") {
    const auto kind = GENERATE(Kind::round_robin, Kind::swiss, Kind::knock_out);
    const auto fate = GENERATE(Fate::gone, Fate::killed, Fate::late, Fate::foreign);
    Away away(unequal(kind), [fate](std::size_t folder, std::size_t task) {
        return folder == 1 && task % 2 == 1 ? fate : Fate::done;
    });
    const auto played = away.run();
    REQUIRE(played);
    CHECK(json(away.plan, played->records) == on_one_machine(away.plan));
    CHECK(match::read_record_file(away.file)->records.size() == played->records.size());
    const auto& [lost, repeated, is_stopped] = played->handed_out;
    CHECK(lost > 0);
    // All but the games that were lost were handed out once.
    CHECK(away.farm.pieces == played->records.size() + lost);
    CHECK(repeated == (fate == Fate::late ? lost : 0));
}

TEST_CASE("far: a game that is lost again and again is named, with the last words of its task", "[tournament][farm]") {
    Away away(unequal(Kind::swiss), [](std::size_t, std::size_t task) { return task == 1 ? Fate::gone : Fate::done; });
    const auto refused = away.run();
    REQUIRE_FALSE(refused);
    CHECK(refused.refusal().words == "task 0:0:1:0 was lost 3 times; its last words: the host has gone");
    CHECK(away.farm.folders == 3);
    // All that came is kept.
    CHECK(match::read_record_file(away.file)->records.size() == 2 * away.plan.games - 2);
}

TEST_CASE("far: stopped it cancels what is under way, and goes on from its file", "[tournament][farm]") {
    const auto kind = GENERATE(Kind::round_robin, Kind::swiss, Kind::knock_out);
    Away away(unequal(kind));
    away.stop_at = 5;
    const auto stopped = away.run();
    REQUIRE(stopped);
    CHECK(stopped->handed_out.is_stopped);
    CHECK(away.farm.cancelled == 1);
    CHECK(stopped->records.size() >= 5);
    away.stop_at = 1000;
    const auto played = away.run();
    REQUIRE(played);
    CHECK(json(away.plan, played->records) == on_one_machine(away.plan));
    CHECK(played->handed_out.lost + played->handed_out.repeated == 0);
}

TEST_CASE("far: killed anywhere it goes on from its file and from what lies in the work folder", "[tournament][farm]") {
    const auto kind = GENERATE(Kind::round_robin, Kind::swiss, Kind::knock_out);
    Away away(unequal(kind));
    away.stop_at = 12;
    REQUIRE(away.run());
    const auto text = text_of(away.file);
    const auto kept = away.folder.file("kept");
    std::filesystem::copy(away.work, kept, std::filesystem::copy_options::recursive);
    away.stop_at = 1000;
    const auto whole = on_one_machine(away.plan);
    for (std::size_t end = 0; end < text.size(); end += text.size() / 20 + 1) {
        write(away.file, text.substr(0, end));
        std::filesystem::remove_all(away.work);
        std::filesystem::copy(kept, away.work, std::filesystem::copy_options::recursive);
        away.farm.pieces = 0;
        const auto played = away.run();
        REQUIRE(played);
        CHECK(json(away.plan, played->records) == whole);
        CHECK(played->handed_out.repeated == 0);
        CHECK(away.farm.pieces + 12 <= played->records.size()); // what came before the kill is not played again
    }
}

TEST_CASE("far: machines are told with their games, and one that lets a player win stands out", "[tournament][farm]") {
    auto plan = plan_of(3, Kind::round_robin, 120);
    const auto cheats = GENERATE(false, true);
    Away away(plan);
    away.cheats = cheats;
    const auto played = away.run();
    REQUIRE(played);
    const auto machines = machines_of(away.plan, *played);
    REQUIRE(machines.size() == 3);
    std::uint64_t games = 0;
    for (const auto& machine : machines) {
        games += machine.games;
        CHECK(machine.stands_out == (cheats && machine.name == FakeFarm::machine(1).name));
        CHECK((!machine.stands_out || (machine.player == 2 && machine.residual > 0)));
    }
    CHECK(games == 360);
    CHECK(text_of(away.file).find("\"m1\"") == std::string::npos);
}

TEST_CASE("far: with a full disk nothing is lost", "[tournament][farm]") {
    Away away(unequal(Kind::round_robin));
    std::optional<FullDisk> full;
    std::size_t results = 0;
    away.farm.written = [&] {
        if (++results == 3) full.emplace();
    };
    const auto refused = away.run();
    full.reset();
    REQUIRE_FALSE(refused);
    CHECK(refused.refusal().words == "cannot be written: " + away.file);
    CHECK(away.farm.cancelled == 1);
    away.farm.pieces = 0;
    const auto played = away.run();
    REQUIRE(played);
    CHECK(json(away.plan, played->records) == on_one_machine(away.plan));
    CHECK(played->records.size() - away.farm.pieces == 6); // the third result, too, was still there
    CHECK(played->handed_out.lost + played->handed_out.repeated == 0);
}
