// Games that end before their rules end them: proven results, agreement, length, clocks; and openings that are fair.
#include "support/catch.hpp"

#include "match/game.hpp"
#include "match/judge.hpp"
#include "match/plans.hpp"

using namespace zugzwang::match;

namespace {

std::vector<GameRecord> played(const MatchPlan& plan) {
    auto table = MatchTable::open(plan);
    REQUIRE(table);
    std::vector<GameRecord> records;
    for (std::uint64_t game = 0; game < plan.games; ++game) {
        auto record = table->play(game, {});
        REQUIRE(record);
        CHECK_FALSE(check_by_replay(*plan.game, *record));
        records.push_back(*std::move(record));
    }
    return records;
}

/// Two players at random.
MatchPlan random_plan(const std::string& game, std::uint64_t games) {
    auto plan = plan_of(game, games);
    plan.players = {"random", "random"};
    return plan;
}

} // namespace

TEST_CASE("judge: a proven result ends the game, as the theory of the game has it", "[match][judge]") {
    auto plan = random_plan("sticks", 20);
    plan.judging.solver_nodes = 100'000;
    for (const auto& record : played(plan)) {
        REQUIRE(record.moves.size() == 1);
        // Who is to move loses where a multiple of four is left (sticks are taken by up to three).
        auto table = plan.game->open_table(plan.options);
        REQUIRE_FALSE((*table)->set_position(record.start));
        REQUIRE_FALSE((*table)->play(record.moves[0].text));
        const auto left = std::stoi((*table)->position());
        const Side mover = (*table)->to_move();
        const Side winner = left % 4 == 0 ? other(mover) : mover;
        CAPTURE(left);
        CHECK(record.result->outcome == Outcome{.winner = winner});
        CHECK(record.result->forfeit->words == judgements::proven[winner]);
        CHECK_FALSE(forfeit_of(record));
    }
}

TEST_CASE("judge: nodes that do not suffice leave the game to its end", "[match][judge]") {
    auto plan = random_plan("amazons", 1);
    plan.judging.solver_nodes = 1;
    const auto record = played(plan).front();
    CHECK(record.moves.size() > 5);
}

TEST_CASE("judge: a game of so many moves is a draw", "[match][judge]") {
    auto plan = random_plan("numbers", 4);
    plan.judging.max_moves = 5;
    for (const auto& record : played(plan)) {
        CHECK(record.moves.size() == 5);
        CHECK_FALSE(record.result->outcome.winner);
        CHECK(record.result->forfeit->words == judgements::too_long);
    }
}

TEST_CASE("judge: both players must say it, in so many moves of their own in a row", "[match][judge]") {
    const auto* const game = find_game("sticks");
    const auto table = *game->open_table(OptionValues(game->options));
    Judge judge({.agreed_moves = 2, .agreed_score = 3});
    const auto says = [&](Side mover, std::optional<double> score) {
        const auto judgement = judge.look(*table, mover, score, {});
        return judgement ? judgement->words : std::string();
    };
    CHECK(says(Side::first, 3).empty());
    CHECK(says(Side::second, -5).empty());
    CHECK(says(Side::second, -5).empty()); // a second move of its own, the first player has one
    CHECK(says(Side::first, 2.9).empty()); // too little: begins anew
    CHECK(says(Side::second, -3).empty());
    CHECK(says(Side::first, 4).empty());
    CHECK(says(Side::second, std::nullopt).empty()); // says nothing
    CHECK(says(Side::first, 4).empty());
    CHECK(says(Side::second, -4).empty());
    CHECK(says(Side::second, -4) == judgements::agreed[Side::first]);
    Judge other({.agreed_moves = 1, .agreed_score = 3});
    CHECK_FALSE(other.look(*table, Side::first, -3, {}));
    CHECK(other.look(*table, Side::second, 3, {})->words == judgements::agreed[Side::second]);
}

TEST_CASE("judge: what it says is read back, and in the table nobody forfeits", "[match][judge]") {
    for (const auto* words : {judgements::proven[Side::first], judgements::proven_draw, judgements::too_long}) {
        CHECK(is_judgement(Refusal{words}));
        const auto expected =
            std::string_view(words) == judgements::proven[Side::first] ? std::optional(Side::first) : std::nullopt;
        CHECK(forfeited(Side::first, Refusal{words}).outcome.winner == expected);
        CHECK(forfeited(Side::second, Refusal{words}).outcome.winner == expected);
    }
    CHECK_FALSE(is_judgement(Refusal{forfeits::out_of_time}));
}

TEST_CASE("match: who oversteps its clock loses", "[match][clock]") {
    auto plan = random_plan("sticks", 2);
    plan.terms[1].clock = ClockLimit{.game = Seconds(1e-9)}; // no move is as fast
    for (const auto& record : played(plan)) {
        CHECK(points_of(record, 0) == 1);
        CHECK(record.result->forfeit->words == forfeits::out_of_time);
        const Side late = record.match->swapped ? Side::first : Side::second;
        CHECK(record.seats[late].clock == plan.terms[1].clock);
        CHECK_FALSE(record.seats[other(late)].clock);
    }
}

TEST_CASE("match: the moves of a player with a clock have their times in the record", "[match][clock]") {
    auto plan = random_plan("sticks", 1);
    plan.terms = {{{.clock = ClockLimit{Seconds(3600), Seconds(1)}}, {.clock = ClockLimit{Seconds(3600)}}}};
    const auto record = played(plan).front();
    CHECK_FALSE(record.result->forfeit);
    for (const auto& move : record.moves)
        CHECK(move.time);
}

TEST_CASE("match: openings that are won by too much are passed over", "[match][openings]") {
    auto plan = random_plan("numbers", 40);
    plan.options = OptionValues(plan.game->options);
    REQUIRE_FALSE(plan.options.set("numbers", "8"));
    const auto margin_of = [&](std::uint64_t number) {
        const auto table = *plan.game->open_table(plan.options);
        REQUIRE_FALSE(table->set_position(*opening_position(plan, number)));
        return std::abs(*table->solve({}, {}).value);
    };
    std::int64_t largest = 0;
    for (std::uint64_t number = 0; number < 20; ++number)
        largest = std::max(largest, margin_of(number));
    CHECK(largest > 3);
    plan.max_opening_margin = 3;
    for (std::uint64_t number = 0; number < 20; ++number)
        CHECK(margin_of(number) <= 3);
}
