#include "support/catch.hpp"

#include "tournament/best_game.hpp"
#include "tournament/plans.hpp"

using namespace zugzwang::tournament;

namespace {

struct Played {
    char first, second;
    std::optional<Side> winner;
    std::int64_t margin;
    std::size_t moves;
    bool by_forfeit = false;
};

/// Games of three players, in this order: a wins most, then b.
std::vector<GameRecord> games(const std::vector<Played>& all) {
    std::vector<GameRecord> records;
    for (const auto& one : all) {
        GameRecord record{.game = "sticks", .moves = std::vector<RecordedMove>(one.moves)};
        record.seats[Side::first].name = std::string(1, one.first);
        record.seats[Side::second].name = std::string(1, one.second);
        record.result = GameResult{.outcome = {.winner = one.winner, .margin = one.margin}};
        if (one.by_forfeit) record.result->forfeit = Refusal{"crashed"};
        record.match = MatchFigures{.index = records.size()};
        records.push_back(std::move(record));
    }
    return records;
}

std::optional<std::size_t> best(const std::vector<Played>& all) {
    const auto plan = plan_of(3, Kind::round_robin);
    return best_game(plan, Standings(plan, {}), games(all)); // without games a, b, c are in this order
}

} // namespace

TEST_CASE("best game: the closest of the two best, then the longest", "[tournament]") {
    const auto first = Side::first, second = Side::second;
    CHECK(best({{'a', 'b', first, 5, 10}, {'b', 'a', first, 2, 10}, {'a', 'c', second, 1, 10}}) == 1);
    CHECK(best({{'a', 'b', first, 2, 10}, {'b', 'a', first, 2, 12}}) == 1);
    CHECK(best({{'a', 'b', first, 1, 10}, {'b', 'a', std::nullopt, 0, 2}}) == 1);
    CHECK(best({{'a', 'b', first, 0, 3, true}, {'b', 'a', first, 7, 2}}) == 1);
    CHECK(best({{'a', 'c', first, 4, 3}, {'b', 'c', first, 3, 2}}) == 1);
    CHECK(best({{'a', 'b', first, 0, 3, true}}) == std::nullopt);
    CHECK(best({}) == std::nullopt);
}
