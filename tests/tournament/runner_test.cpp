// Whole tournaments: the same table whatever runs them, in however many pieces.
#include "support/catch.hpp"

#include "match/file.hpp"
#include "record/game_text.hpp"
#include "support/files.hpp"
#include "tournament/plans.hpp"
#include "tournament/report.hpp"
#include "tournament/runner.hpp"

using namespace zugzwang::tournament;

namespace {

std::vector<GameRecord> run(const TournamentPlan& plan, int jobs = 1, const std::string& file = {}) {
    auto records = run_tournament(plan, {.jobs = jobs, .record_file = file, .report = {}});
    REQUIRE(records);
    return *std::move(records);
}

std::string csv(const TournamentPlan& plan, const std::vector<GameRecord>& records) {
    return report_csv({plan, records, Standings(plan, records)});
}

} // namespace

TEST_CASE("tournament: players choose otherwise in every pairing, from the same openings", "[tournament]") {
    auto plan = plan_of(3, Kind::round_robin, 8);
    plan.random_opening = 1;
    const auto records = *run_tournament(plan, {.jobs = 1, .record_file = {}, .report = {}});
    REQUIRE(records.size() == 24);
    std::set<std::string> games;
    for (std::size_t game = 0; game < 8; ++game) {
        CHECK(records[game].start == records[game + 8].start);
        CHECK(records[game].start == records[game + 16].start);
    }
    const auto moves_of_pairing = [&](std::size_t pairing) {
        std::string moves;
        for (std::size_t game = 0; game < 8; ++game) {
            for (const auto& move : records[pairing * 8 + game].moves)
                moves += move.text + " ";
            moves += "/ ";
        }
        return moves;
    };
    for (std::size_t pairing = 0; pairing < 3; ++pairing)
        games.insert(moves_of_pairing(pairing));
    CHECK(games.size() == 3);
}

TEST_CASE("tournament: the table is the same, byte for byte, for any number of jobs", "[tournament]") {
    const auto kind = GENERATE(Kind::round_robin, Kind::gauntlet, Kind::swiss, Kind::knock_out);
    const auto plan = unequal(kind);
    const auto once = run(plan);
    CHECK(json(plan, once) == json(plan, run(plan, 4)));
    CHECK(csv(plan, once) == csv(plan, run(plan, 3)));
}

TEST_CASE("tournament: cut off anywhere it goes on from its file to the same table", "[tournament]") {
    const auto kind = GENERATE(Kind::round_robin, Kind::swiss, Kind::knock_out);
    const auto plan = unequal(kind);
    const Folder folder;
    const auto file = folder.file("games");
    const auto whole = json(plan, run(plan, 2, file));
    const auto text = text_of(file);
    for (std::size_t end = 0; end < text.size(); end += text.size() / 50 + 1) {
        write(file, text.substr(0, end));
        CHECK(json(plan, run(plan, 2, file)) == whole);
    }
}

TEST_CASE("tournament: the games of shards add up to those of one run", "[tournament]") {
    auto plan = unequal(Kind::round_robin);
    const auto whole = json(plan, run(plan));
    const Folder folder;
    std::vector<std::string> files;
    plan.shards = 3;
    std::size_t games = 0;
    for (plan.shard = 0; plan.shard < plan.shards; ++plan.shard) {
        files.push_back(folder.file(std::to_string(plan.shard)));
        games += run(plan, 1, files.back()).size();
    }
    const auto merged = match::merged_record_files(files);
    REQUIRE(merged);
    CHECK(merged->records.size() == games);
    CHECK(games == 10 * plan.games);
    CHECK(json(plan, merged->records) == whole);
}

TEST_CASE("tournament: who cannot start forfeits every game, and the others play on", "[tournament]") {
    auto plan = plan_of(3, Kind::round_robin);
    plan.entrants[2] = {.name = "broken", .player = "ugi:./there-is-no-such-program"};
    const auto records = run(plan);
    const Standings standings(plan, records);
    CHECK(records.size() == 6);
    CHECK(standings.table().back().entrant == 2);
    CHECK(standings.table().back().score.losses == 4);
    CHECK(standings.table().back().score.forfeits == 4);
    REQUIRE(standings.forfeits().size() == 4);
    CHECK(standings.forfeits().front().why.find("there-is-no-such-program") != std::string::npos);
    // In half of its games it was to move first.
    CHECK(std::ranges::count(standings.forfeits(), "10/3 1", &LostByForfeit::position) == 2);
}

TEST_CASE("tournament: what a bot said before it forfeited is told", "[tournament]") {
    auto plan = plan_of(2, Kind::round_robin);
    plan.entrants[1] = {.name = "broken", .player = "ugi:./there-is-no-such-program"};
    auto records = run(plan);
    records.front().match->said = {.output = {"info depth 1", "bestmove 9"}, .errors = {"lost"}};
    const auto forfeits = Json::parsed(json(plan, records)).at("forfeits");
    CHECK(forfeits.at(0).at("said") == Json::parsed(R"({"output":["info depth 1","bestmove 9"],"errors":["lost"]})"));
    CHECK_FALSE(forfeits.at(1).contains("said"));
    CHECK(report_words({plan, records, Standings(plan, records)})
              .find("\n    its last lines:\n"
                    "        info depth 1\n"
                    "        bestmove 9\n"
                    "    the end of its standard error:\n"
                    "        lost\n") != std::string::npos);
}

TEST_CASE("tournament: every entrant has its own limits", "[tournament]") {
    auto plan = plan_of(2, Kind::round_robin);
    plan.entrants[1].terms.budget = Budget{.nodes = 7};
    const auto match = match_of(plan, {.number = 0, .round = 0, .first = 1, .second = 0});
    CHECK(match.terms[0] == plan.entrants[1].terms);
    CHECK(match.terms[1] == match::Terms{});
    CHECK(plan_line(plan).find(R"("limits":{"movetime":0,"nodes":7,"depth":0})") != std::string::npos);
}

TEST_CASE("tournament: points, places and the crosstable add up", "[tournament]") {
    const auto plan = unequal(Kind::round_robin);
    const Standings standings(plan, run(plan));
    double points = 0;
    for (const auto& standing : standings.table()) {
        points += standing.points();
        double against = 0;
        for (std::size_t other = 0; other < plan.entrants.size(); ++other)
            against += standings.against(standing.entrant, other).points();
        CHECK(against == standing.points());
        CHECK(standing.score.games() == 4 * plan.games);
    }
    CHECK(points == 10.0 * static_cast<double>(plan.games));
    CHECK(standings.table().front().entrant == 1);
    CHECK(standings.table().front().place == 1);
    CHECK(std::ranges::is_sorted(standings.table(), std::greater{}, &Standing::points));
}

TEST_CASE("tournament: of an even number a round is over after half as many pairings", "[tournament]") {
    const auto plan = plan_of(6, Kind::round_robin, 4);
    const auto records = run(plan);
    REQUIRE(records.size() == 60);
    std::vector<GameRecord> played;
    for (const auto& record : records) { // in the order of their numbers
        CHECK(Standings(plan, played).rounds() == played.size() / (6 / 2 * 4));
        played.push_back(record);
    }
    CHECK(Standings(plan, played).rounds() == 5);
}

TEST_CASE("tournament: its games as text are read back as they were played", "[tournament]") {
    auto plan = plan_of(3, Kind::round_robin, 4);
    plan.entrants[2] = {.name = "broken", .player = "ugi:./there-is-no-such-program"};
    plan.random_opening = 1;
    const auto records = run(plan);
    const auto text = report_games({plan, records, Standings(plan, records)});
    GamesInText games(text);
    for (const auto& record : records) {
        const auto game = games.next();
        REQUIRE(game);
        REQUIRE(*game);
        CHECK((*game)->start == record.start);
        CHECK(std::ranges::equal((*game)->moves, record.moves, {}, &RecordedMove::text, &RecordedMove::text));
        CHECK((*game)->result->outcome == record.result->outcome);
        CHECK((*game)->result->forfeit.has_value() == record.result->forfeit.has_value());
        CHECK((*game)->seats[Side::first].name == record.seats[Side::first].name);
        CHECK((*game)->seats[Side::second].player == record.seats[Side::second].player);
        CHECK(played_table(*plan.game, **game));
    }
    CHECK_FALSE(games.next());
}
