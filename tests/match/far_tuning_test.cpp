// A tuning on many machines comes to the very values of one machine, whatever is lost.
#include "farm/fake_farm.hpp"
#include "match/far_tuning.hpp"
#include "match/plans.hpp"

using namespace zugzwang::match;

namespace {

TuningPlan three_pairs_a_trial() {
    TuningPlan plan;
    plan.match = testing::plan_of("sticks", 0);
    plan.match.players = {"ugi:" TUNED_BOT, "ugi:" TUNED_BOT};
    plan.spsa = {.numbers = {{.name = "Skill", .start = 40, .min = 0, .max = 100, .step = 8}}, .iterations = 3};
    plan.pairs = 3;
    return plan;
}

/// Of a run that keeps its results in the file.
using Play = std::function<Result<std::string>(const std::string& line)>;
Result<std::vector<double>> tuned(const TuningPlan& plan, const std::string& file, const Play& play) {
    return run_tuning(plan, {.record_file = file, .play = play, .report = {}});
}

FakeFarm farm_of(const TuningPlan& plan, std::function<Fate(std::size_t, std::size_t)> fate) {
    return {plan_line(plan), [plan](const std::string& text) { return *play_pair(plan, text); }, std::move(fate)};
}

} // namespace

TEST_CASE("tuning: on many machines it comes to the same, whatever is lost", "[match][tuning][farm]") {
    const auto plan = three_pairs_a_trial();
    const Folder folder;
    const auto here = folder.file("here"), far = folder.file("far");
    const auto values = tuned(plan, here, [&](const std::string& line) { return play_trial(plan, line, 1); });
    REQUIRE(values);
    const auto fate = GENERATE(Fate::done, Fate::gone, Fate::killed, Fate::late, Fate::foreign);
    auto farm =
        farm_of(plan, [&](std::size_t part, std::size_t task) { return part == 2 && task != 2 ? fate : Fate::done; });
    farm::HandedOut handed_out;
    const FarTuning tuning{.farm = &farm, .command = {"do"}, .work = folder.path() / "work"};
    const auto again =
        tuned(plan, far, [&](const std::string& line) { return play_trial_far(plan, line, tuning, handed_out); });
    REQUIRE(again);
    CHECK(*again == *values);
    CHECK(text_of(far) == text_of(here));
    const bool loses = fate != Fate::done && fate != Fate::killed; // by then its only result was whole
    CHECK(handed_out.lost == (loses ? 2U : 0U));
}

TEST_CASE("tuning: stopped on many machines it goes on from the pairs that came", "[match][tuning][farm]") {
    const auto plan = three_pairs_a_trial();
    const Folder folder;
    auto farm = farm_of(plan, [](std::size_t, std::size_t) { return Fate::done; });
    std::size_t came = 0;
    farm.written = [&came] { ++came; };
    FarTuning tuning{.farm = &farm, .command = {"do"}, .work = folder.path() / "work"};
    tuning.stopped = [&came] { return came == 4; }; // the first of the second iteration
    farm::HandedOut handed_out;
    const Play play = [&](const std::string& line) { return play_trial_far(plan, line, tuning, handed_out); };
    CHECK_FALSE(tuned(plan, folder.file("tuning"), play));
    CHECK(handed_out.is_stopped);
    came = 100;
    REQUIRE(tuned(plan, folder.file("tuning"), play));
    CHECK(farm.pieces == 3 + 3 + 2 + 3);
}

TEST_CASE("tuning: a task is a trial and its pair, and nothing else", "[match][tuning][farm]") {
    const auto plan = three_pairs_a_trial();
    CHECK(play_pair(plan, R"({"iteration":1,"plus":[70],"minus":[0],"pair":2})"));
    for (const auto* wrong : {R"({"iteration":1,"plus":[70],"minus":[0],"pair":3})",
                              R"({"iteration":1,"plus":[70],"minus":[0]})", R"({"iteration":4,"pair":0})", "2"})
        CHECK(play_pair(plan, wrong).refusal().words.starts_with("not a "));
}
