// The figures of a match against published ones.
#include <numeric>

#include "support/catch.hpp"

#include "match/statistics.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang::match;

namespace {

/// One game of the match's first player; in pairs the second game of each is played with sides swapped.
GameRecord game(std::uint64_t index, double points, bool in_pairs = false) {
    GameRecord record;
    record.match = MatchFigures{.index = index, .swapped = in_pairs && index % 2 == 1};
    record.result.emplace();
    const Side own = record.match->swapped ? Side::second : Side::first;
    if (points != 0.5) record.result->outcome.winner = points == 1 ? own : other(own);
    return record;
}

Statistics games_of(int wins, int draws, int losses) {
    Statistics statistics;
    std::uint64_t index = 0;
    for (int count = 0; count < wins; ++count)
        statistics.add(game(index++, 1), false);
    for (int count = 0; count < draws; ++count)
        statistics.add(game(index++, 0.5), false);
    for (int count = 0; count < losses; ++count)
        statistics.add(game(index++, 0), false);
    return statistics;
}

/// Pairs that brought 0, ½, 1, 1½ and 2 points.
Statistics pairs_of(const std::array<int, 5>& counts) {
    Statistics statistics;
    std::uint64_t index = 0;
    for (std::size_t halves = 0; halves < counts.size(); ++halves) {
        const double first = halves >= 2 ? 1 : static_cast<double>(halves) / 2;
        const double second = static_cast<double>(halves) / 2 - first;
        for (int count = 0; count < counts[halves]; ++count) {
            statistics.add(game(index++, first, true), true);
            statistics.add(game(index++, second, true), true);
        }
    }
    return statistics;
}

} // namespace

TEST_CASE("match: Wilson's interval as published", "[match][statistics]") {
    // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
    struct Row {
        int wins, games;
        double low, high;
    };
    const auto row = GENERATE(Row{81, 263, 0.2553, 0.3662}, Row{15, 148, 0.0624, 0.1605}, Row{0, 20, 0.0000, 0.1611},
                              Row{1, 29, 0.0061, 0.1718});
    const auto interval = games_of(row.wins, 0, row.games - row.wins).interval();
    CHECK(interval.low == Approx(row.low).margin(0.00005));
    CHECK(interval.high == Approx(row.high).margin(0.00005));
    const auto mirrored = games_of(row.games - row.wins, 0, row.wins).interval();
    CHECK(mirrored.low == Approx(1 - row.high).margin(0.00005));
    CHECK(mirrored.high == Approx(1 - row.low).margin(0.00005));
}

TEST_CASE("match: the Elo difference of a score", "[match][statistics]") {
    // Elo's logistic curve: 10^(d/400) to 1.
    CHECK(elo_from_score(0.5) == Approx(0).margin(1e-9));
    CHECK(elo_from_score(10.0 / 11) == Approx(400));
    CHECK(elo_from_score(1.0 / 11) == Approx(-400));
    CHECK(elo_from_score(0.75) == Approx(190.848).margin(0.001)); // 400 · log10(3)
    CHECK(score_from_elo(400) == Approx(10.0 / 11));
    CHECK(std::isinf(elo_from_score(1)));
    CHECK(elo_from_score(0) < 0);
}

TEST_CASE("match: pairs are counted however their games come in, and a game without its partner counts by itself",
          "[match][statistics]") {
    // Beside the definition: observations kept one by one.
    std::vector<double> points(41);
    Random random(3);
    for (auto& each : points)
        each = static_cast<double>(random.below(3)) / 2;
    std::vector<std::uint64_t> order(points.size());
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    std::map<std::uint64_t, std::pair<double, double>> observations; // points, games
    Statistics statistics;
    double all = 0;
    for (const auto index : order) {
        statistics.add(game(index, points[index], true), true);
        auto& [sum, games] = observations[index / 2];
        sum += points[index];
        ++games;
        all += points[index];
        std::array<std::uint64_t, 5> counts{};
        const auto played = static_cast<double>(statistics.games());
        double squares = 0;
        for (const auto& [pair, observation] : observations) {
            const auto [sum_of, games_of] = observation;
            if (games_of == 2) ++counts[static_cast<std::size_t>(2 * sum_of)];
            squares += std::pow(sum_of - games_of * all / played, 2);
        }
        REQUIRE(statistics.counts().pairs == counts);
        if (statistics.games() < 20) continue; // until then too few to do without a least variance
        const double share = all / played;
        const auto interval = wilson_interval(share, share * (1 - share) / (squares / played / played));
        CHECK(statistics.interval().low == Approx(interval.low));
        CHECK(statistics.interval().high == Approx(interval.high));
    }
    CHECK_FALSE(games_of(3, 2, 1).counts().pairs);
    CHECK(games_of(3, 2, 1).counts().games == std::array<std::uint64_t, 3>{1, 2, 3});
}

TEST_CASE("match: superiority is the usual one of games, and of pairs by their own spread", "[match][statistics]") {
    // The normal distribution's table at (wins - losses) / sqrt(wins + losses): 10/10, 10/sqrt 50, 0, -3/3.
    CHECK(games_of(55, 0, 45).superiority() == Approx(0.8413).margin(0.00005));
    CHECK(games_of(30, 50, 20).superiority() == Approx(0.9214).margin(0.00005));
    CHECK(games_of(0, 7, 0).superiority() == 0.5);
    CHECK(games_of(3, 1, 6).superiority() == Approx(0.1587).margin(0.00005));
    CHECK(Statistics().superiority() == 0.5);
    // Five points more than even; squares 1 + 2/4 + 0 + 4/4 + 5 = 7.5; 5/sqrt 7.5 = 1.8257.
    CHECK(pairs_of({1, 2, 3, 4, 5}).superiority() == Approx(0.9661).margin(0.00005));
    // As many points in fewer different pairs are the surer.
    CHECK(pairs_of({0, 0, 90, 10, 0}).superiority() > pairs_of({25, 0, 40, 10, 25}).superiority());
}

TEST_CASE("match: pairs that are always split leave less doubt than games that are not paired", "[match][statistics]") {
    const auto paired = pairs_of({0, 0, 50, 0, 0}).interval();
    const auto single = games_of(50, 0, 50).interval();
    CHECK(paired.high - paired.low < single.high - single.low);
    CHECK(paired.low < 0.5);
    CHECK(paired.high > 0.5);
}

TEST_CASE("match: the score lies in its interval, and that between 0 and 1", "[match][statistics]") {
    const int wins = GENERATE(0, 1, 7), draws = GENERATE(0, 1, 5), losses = GENERATE(0, 1, 9);
    const auto statistics = games_of(wins, draws, losses);
    const auto interval = statistics.interval();
    CAPTURE(wins, draws, losses);
    CHECK(interval.low >= 0);
    CHECK(interval.low <= statistics.score() + 1e-12);
    CHECK(interval.high >= statistics.score() - 1e-12);
    CHECK(interval.high <= 1);
    CHECK(statistics.games() == static_cast<std::uint64_t>(wins + draws + losses));
}

TEST_CASE("match: effort and forfeits belong to players, not to sides", "[match][statistics]") {
    Statistics statistics;
    auto record = game(0, 0, true);
    record.result->forfeit = Refusal{"illegal move `{}`", "9"};
    record.match->asked = {{3, 2}};
    record.match->nodes = {{30, 200}};
    record.match->microseconds = {{300, 2000}};
    statistics.add(record, true);
    record = game(1, 0, true); // the first player sits on the second side now
    record.result->forfeit = Refusal{"illegal move `x`"};
    record.match->asked = {{1, 4}};
    record.match->nodes = {{100, 40}};
    statistics.add(record, true);
    record = game(2, 1, true);
    record.result->forfeit = Refusal{"out of time"};
    statistics.add(record, true);
    CHECK(statistics.forfeits()[0] == std::map<std::string, std::uint64_t>{{"illegal move", 2}});
    CHECK(statistics.forfeits()[1] == std::map<std::string, std::uint64_t>{{"out of time", 1}});
    CHECK(statistics.efforts()[0].moves == 7);
    CHECK(statistics.efforts()[0].nodes == 70);
    CHECK(statistics.efforts()[1].nodes == 300);
    CHECK(statistics.efforts()[0].microseconds == 300);
}
