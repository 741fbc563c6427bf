// Options tuned by games: a bot whose best setting is known is led there, in however many pieces.
#include <cmath>
#include <set>

#include "support/catch.hpp"

#include "match/plans.hpp"
#include "match/tuning.hpp"
#include "support/scribe.hpp"

using namespace zugzwang::match;

namespace {

TuningPlan plan_of_bot(std::uint64_t iterations) {
    TuningPlan plan;
    plan.match = testing::plan_of("sticks", 0);
    REQUIRE_FALSE(plan.match.options.set("sticks", "21"));
    plan.match.players = {"ugi:" TUNED_BOT, "ugi:" TUNED_BOT};
    plan.spsa = {.numbers = {{.name = "Skill", .start = 40, .min = 0, .max = 100, .step = 8}},
                 .iterations = iterations,
                 .rate = usual_rate(iterations),
                 .seed = 1};
    return plan;
}

Result<std::vector<double>> tuned(const TuningPlan& plan, const std::string& file = {}, int jobs = 1) {
    return run_tuning(plan, {.record_file = file,
                             .play = [&](const std::string& line) { return play_trial(plan, line, jobs); },
                             .report = {}});
}

std::string refusal_of(const TuningPlan& plan, const std::string& file) {
    const auto values = tuned(plan, file);
    return values ? std::string() : values.refusal().words;
}

} // namespace

TEST_CASE("tuning: a bot is led to its best setting, in one piece or several", "[match][tuning][slow]") {
    const Folder folder;
    const auto whole = folder.file("whole"), cut = folder.file("cut");
    const auto plan = plan_of_bot(150);
    const auto values = tuned(plan, whole);
    REQUIRE(values);
    CHECK(std::abs(values->front() - 70) <= 6);
    // Killed in the middle of a line, and gone on with two games at once.
    const auto text = text_of(whole);
    write(cut, text.substr(0, text.size() / 2));
    const auto again = tuned(plan, cut, 2);
    REQUIRE(again);
    CHECK(*again == *values);
    CHECK(text_of(cut) == text);
    CHECK(*tuned(plan, cut) == *values); // nothing is left to play
    CHECK(text_of(cut) == text);
}

TEST_CASE("tuning: an iteration is a line, and so is its result", "[match][tuning]") {
    auto plan = plan_of_bot(10);
    plan.pairs = 2;
    const std::string line = R"({"iteration":3,"plus":[70],"minus":[0]})";
    const auto trial = trial_from_line(plan, line);
    REQUIRE(trial);
    CHECK(*trial == Trial{.iteration = 3, .plus = {70}, .minus = {0}});
    CHECK(to_line(*trial) == line);
    const auto result = play_trial(plan, line, 1);
    REQUIRE(result);
    CHECK(*result == *play_trial(plan, line, 2));
    const auto read = result_from_line(plan, *result);
    REQUIRE(read);
    CHECK(read->trial == *trial);
    CHECK(read->wins + read->draws + read->losses == 4);
    CHECK(read->wins == 4); // the best moves against none of them
    for (const auto* wrong : {"", "{}", R"({"iteration":11,"plus":[70],"minus":[0]})",
                              R"({"iteration":0,"plus":[70],"minus":[0]})", R"({"iteration":1,"plus":[],"minus":[0]})"})
        CHECK(play_trial(plan, wrong, 1).refusal().words.starts_with("not a line of this tuning: "));
}

TEST_CASE("tuning: a bot hears the settings of a trial", "[match][tuning]") {
    const Scribe scribe;
    auto plan = plan_of_bot(4);
    plan.match.players = {scribe.player(), scribe.player()};
    plan.spsa.numbers.front() = {.name = "threads", .start = 4, .min = 1, .max = 8, .step = 1};
    REQUIRE(play_trial(plan, R"({"iteration":1,"plus":[5],"minus":[3]})", 1));
    CHECK(scribe.told("setoption name T") ==
          std::vector<std::string>{"setoption name Threads value 5", "setoption name Threads value 3"});
    REQUIRE(play_trial(plan, R"({"iteration":2,"plus":[5],"minus":[3]})", 1));
    const auto seeds = scribe.told("setoption name PlayerSeed");
    CHECK(seeds.size() == 8); // two iterations of two games of two players
    CHECK(std::set<std::string>(seeds.begin(), seeds.end()).size() == seeds.size());
}

TEST_CASE("tuning: options that the bot does not take are refused before it begins", "[match][tuning]") {
    auto plan = plan_of_bot(4);
    CHECK_FALSE(check_tuning(plan));
    plan.spsa.numbers.front().max = 101;
    CHECK(check_tuning(plan)->words == "ugi:" TUNED_BOT ": option Skill must be from 0 to 100, not 101");
    plan.spsa.numbers.front().name = "Zeal";
    CHECK(check_tuning(plan)->words == "ugi:" TUNED_BOT ": it has no option Zeal");
}

TEST_CASE("tuning: a file of anything else is refused and stays as it is", "[match][tuning]") {
    const Folder folder;
    const auto file = folder.file("tuning");
    const auto plan = plan_of_bot(2);
    REQUIRE(tuned(plan, file));
    const auto text = text_of(file);
    auto other = plan;
    other.spsa.numbers.front().step = 9;
    CHECK(refusal_of(other, file) == file + " is not the record file of this tuning");
    other = plan;
    other.match.seed = 9;
    CHECK(refusal_of(other, file) == file + " is not the record file of this tuning");
    CHECK(text_of(file) == text);
    const auto lines = lines_of(text);
    write(file, lines[0] + "\n" + lines[2] + "\n");
    CHECK(refusal_of(plan, file).starts_with(file + ", line 2: not the result of iteration 1: "));
    write(file, "what else\n");
    CHECK(refusal_of(plan, file) == file + " is not the record file of this tuning");
    CHECK(text_of(file) == "what else\n");
    write(file, lines[0].substr(0, 10));
    CHECK(refusal_of(plan, file).empty());
    CHECK(text_of(file) == text);
}
