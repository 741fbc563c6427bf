// A tuning on many machines comes to the very values of one machine, whatever is lost.
#include <csignal>

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
Result<std::vector<double>> tuned_far(const TuningPlan& plan, const std::string& file, const Play& play) {
    return run_tuning(plan, {.record_file = file, .play = play, .report = {}});
}

/// What a task prints.
std::vector<std::string> printed(const TuningPlan& plan, const std::string& line,
                                 const std::vector<std::string>& pairs) {
    std::ostringstream out;
    REQUIRE_FALSE(print_pairs(plan, line, pairs, out));
    return lines_of(out.str());
}

/// A farm, and what is tuned on it.
struct TuningAway {
    explicit TuningAway(std::function<Fate(std::size_t, std::size_t)> fate)
        : farm(
              {}, [this](const std::string& text) { return printed(plan, trial, {text}).back(); }, std::move(fate)) {}

    Result<std::vector<double>> run() {
        const FarTuning far{.farm = &farm,
                            .command = [](const std::string&) { return farm::Task{"do"}; },
                            .work = folder.path() / "work"};
        return tuned_far(plan, file, [&](const std::string& line) {
            trial = line;
            farm.head = printed(plan, line, {}).front();
            return play_trial_far(plan, line, far, handed_out);
        });
    }

    TuningPlan plan = three_pairs_a_trial();
    Folder folder;
    std::string file = folder.file("tuning"), trial;
    FakeFarm farm;
    farm::HandedOut handed_out;
};

} // namespace

TEST_CASE("tuning: on many machines it comes to the same, whatever is lost", "[match][tuning][farm]") {
    const auto fate = GENERATE(Fate::done, Fate::gone, Fate::killed, Fate::late, Fate::foreign);
    TuningAway away([fate](std::size_t part, std::size_t task) { return part == 2 && task != 2 ? fate : Fate::done; });
    const auto here = away.folder.file("here");
    const auto values =
        tuned_far(away.plan, here, [&](const std::string& line) { return play_trial(away.plan, line, 1); });
    REQUIRE(values);
    const auto far = away.run();
    REQUIRE(far);
    CHECK(*far == *values);
    CHECK(text_of(away.file) == text_of(here));
    const bool loses = fate != Fate::done && fate != Fate::killed; // by then its only result was whole
    CHECK(away.handed_out.lost == (loses ? 2U : 0U));
}

TEST_CASE("tuning: ended by Ctrl+C on many machines it goes on from the pairs that came", "[match][tuning][farm]") {
    TuningAway away([](std::size_t, std::size_t) { return Fate::done; });
    std::size_t came = 0;
    away.farm.written = [&came] {
        if (++came == 4) std::raise(SIGINT); // the first of the second iteration
    };
    CHECK_FALSE(away.run());
    CHECK(away.handed_out.is_stopped);
    REQUIRE(away.run());
    CHECK(away.farm.pieces == 3 + 3 + 2 + 3);
}

TEST_CASE("tuning: a task is a trial and the numbers of its pairs, and nothing else", "[match][tuning][farm]") {
    const auto plan = three_pairs_a_trial();
    const std::string trial = R"({"iteration":1,"plus":[70],"minus":[0]})";
    CHECK(printed(plan, trial, {"2", "0"}).size() == 3);
    std::ostringstream out;
    for (const auto& [line, pair] : {std::pair{trial, "3"}, {trial, "x"}, {R"({"iteration":4})", "0"}, {"", "0"}})
        CHECK(print_pairs(plan, line, {pair}, out));
}
