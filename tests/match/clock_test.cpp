// Games with clocks: what bots are told of them, and when they have run out.
#include "support/catch.hpp"

#include "match/game.hpp"
#include "match/plans.hpp"
#include "support/scribe.hpp"
#include "zugzwang/base/text.hpp"

using namespace zugzwang::match;

namespace {

/// A bot, which moves first, against one of our players.
MatchPlan plan_with(const std::string& bot) {
    auto plan = testing::plan_of("sticks", 1);
    plan.players = {bot, "random"};
    plan.random_opening = 0;
    return plan;
}

GameRecord played_on_clocks(const MatchPlan& plan) {
    auto table = MatchTable::open(plan);
    REQUIRE(table);
    auto record = table->play(0, {});
    REQUIRE(record);
    return *std::move(record);
}

/// The number after that word in a line.
std::int64_t number_after(const std::string& word, const std::string& line) {
    const auto words = split(line, ' ');
    for (std::size_t at = 0; at + 1 < words.size(); ++at)
        if (words[at].text == word) return whole_number(words[at + 1].text).value_or(-1);
    return -1;
}

} // namespace

TEST_CASE("match: a bot is told the clocks as the referee's stand", "[match][clock]") {
    const Scribe scribe;
    auto plan = plan_with(scribe.player());
    plan.budget = {};
    plan.clock = ClockLimit{Seconds(60), Seconds(0.5)};
    const auto record = played_on_clocks(plan);
    REQUIRE_FALSE(record.result->forfeit);
    const auto questions = scribe.told("go");
    CHECK(questions.front() == "go p1time 60000 p2time 60000 p1inc 500 p2inc 500");
    BySide<double> left{{60, 60}};
    for (std::size_t move = 0; move < record.moves.size(); ++move) {
        const auto side = move % 2 == 0 ? Side::first : Side::second;
        if (side == Side::first) {
            const auto& question = questions.at(move / 2);
            CHECK(std::abs(static_cast<double>(number_after("p1time", question)) - left[Side::first] * 1000) <= 1.01);
            CHECK(std::abs(static_cast<double>(number_after("p2time", question)) - left[Side::second] * 1000) <= 1.01);
        }
        left[side] += 0.5 - record.moves[move].time->count();
    }
    CHECK(record.seats[Side::first].clock == plan.clock);
}

TEST_CASE("match: a player's own clock and limits take the place of everybody's", "[match][clock]") {
    const Scribe scribe;
    auto plan = plan_with(scribe.player());
    plan.clock = ClockLimit{Seconds(60)};
    SECTION("its own clock, with nodes besides") {
        plan.terms[0] = {.budget = Budget{.nodes = 7}, .clock = ClockLimit{Seconds(30), Seconds(1)}};
        static_cast<void>(played_on_clocks(plan));
        CHECK(scribe.told("go").front() == "go p1time 30000 p2time 60000 p1inc 1000 p2inc 0 nodes 7");
    }
    SECTION("no clock") {
        plan.terms[0].budget = Budget{.depth = 2};
        static_cast<void>(played_on_clocks(plan));
        CHECK(scribe.told("go").front() == "go p2time 60000 p2inc 0 depth 2");
    }
    SECTION("a clock alone") {
        plan.clock.reset();
        plan.terms[0].clock = ClockLimit{Seconds(30)};
        static_cast<void>(played_on_clocks(plan));
        CHECK(scribe.told("go").front() == "go p1time 30000 p1inc 0");
    }
    SECTION("everybody's") {
        static_cast<void>(played_on_clocks(plan));
        CHECK(scribe.told("go").front() == "go p1time 60000 p2time 60000 p1inc 0 p2inc 0 nodes 30");
    }
}

TEST_CASE("match: a bot has its clock and the margin, and no more", "[match][clock]") {
    const Scribe scribe;
    auto plan = plan_with(scribe.player());
    plan.terms[0].clock = ClockLimit{Seconds(1e-9)}; // no answer is as fast
    plan.bots.time_margin = std::chrono::minutes(1);
    CHECK_FALSE(played_on_clocks(plan).result->forfeit);
    CHECK(scribe.told("go").back() == "go p1time 1 p1inc 0");
    plan.bots.time_margin = std::chrono::milliseconds(0);
    const auto lost = played_on_clocks(plan);
    CHECK(lost.result->forfeit == Refusal(forfeits::out_of_time));
    CHECK(lost.result->outcome.winner == Side::second);
}

TEST_CASE("match: the clock is part of the plan", "[match][clock]") {
    auto plan = testing::plan_of("sticks", 1);
    const auto without = plan_line(plan);
    CHECK(without.find("clock") == std::string::npos);
    plan.clock = ClockLimit{Seconds(60), Seconds(0.5)};
    CHECK(Json::parsed(plan_line(plan)).at("clock").line() == "[60.0,0.5]");
}

TEST_CASE("match: what a player has of its own is part of the plan", "[match][clock]") {
    auto plan = testing::plan_of("sticks", 1);
    CHECK(plan_line(plan).find("terms") == std::string::npos);
    plan.terms[1].budget = Budget{.nodes = 7};
    CHECK(Json::parsed(plan_line(plan)).at("terms").line() == R"([{},{"limits":{"movetime":0,"nodes":7,"depth":0}}])");
}

TEST_CASE("match: a bot that does not take its options does not begin", "[match][option]") {
    const Scribe scribe;
    auto plan = plan_with(scribe.player());
    plan.terms[0].options = {{"Threads", "2"}};
    REQUIRE(run_match(plan, {}));
    CHECK(scribe.told("setoption name T") == std::vector<std::string>{"setoption name Threads value 2"});
    plan.terms[0].options = {{"Speed", "2"}};
    const auto refused = run_match(plan, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.refusal().words == scribe.player() + ": it has no option Speed");
}
