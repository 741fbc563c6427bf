// The figures of a match against published ones.
#include "support/catch.hpp"

#include "match/statistics.hpp"

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

Statistics single_games(int wins, int draws, int losses) {
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
Statistics pairs(const std::array<int, 5>& counts) {
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
    const auto interval = single_games(row.wins, 0, row.games - row.wins).interval();
    CHECK(interval.low == Approx(row.low).margin(0.00005));
    CHECK(interval.high == Approx(row.high).margin(0.00005));
    const auto mirrored = single_games(row.games - row.wins, 0, row.wins).interval();
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

TEST_CASE("match: the test's ratio as Stockfish's testing framework told it", "[match][statistics]") {
    // Pull requests 3209, 3098, 2971 and 3331 of official-stockfish/Stockfish: pairs that brought 0 to 2 points, the
    // two Elo differences, the log likelihood ratio when the test ended (it told the ratio a little later than the
    // pairs).
    struct Row {
        std::array<int, 5> pairs;
        double elo0, elo1, ratio;
    };
    const auto row = GENERATE(
        Row{{253, 4282, 17604, 4431, 286}, -0.25, 1.25, 2.94}, Row{{58, 3302, 33130, 3518, 84}, 0.25, 1.25, 2.97},
        Row{{491, 7345, 29693, 7670, 465}, -0.25, 1.25, 2.96}, Row{{53, 2220, 21459, 2445, 47}, 0.25, 1.25, 2.97},
        Row{{17, 253, 1042, 337, 39}, -0.5, 1.5, 2.96}, Row{{115, 2196, 11328, 2317, 136}, -0.25, 1.25, 2.94});
    const SprtBounds bounds{.elo0 = row.elo0, .elo1 = row.elo1};
    CHECK(pairs(row.pairs).log_likelihood_ratio(bounds) == Approx(row.ratio).margin(0.017));
}

TEST_CASE("match: the test's limits are Wald's", "[match][statistics]") {
    CHECK(sprt_limits({}).low == Approx(-2.94).margin(0.005));
    CHECK(sprt_limits({}).high == Approx(2.94).margin(0.005));
    CHECK(sprt_limits({.alpha = 0.01, .beta = 0.01}).high == Approx(4.60).margin(0.005));
}

TEST_CASE("match: a ratio worked by hand", "[match][statistics]") {
    // 60 wins and 40 losses against 0 and 100 Elo: score 0.6, variance of a game 0.24, expected scores 0.5 and
    // 1/(1+10^-0.25) = 0.640065; ratio = 100 · 0.140065 · (1.2 - 1.140065) / (2 · 0.24) = 1.7489.
    const auto statistics = single_games(60, 0, 40);
    CHECK(statistics.log_likelihood_ratio({.elo0 = 0, .elo1 = 100}) == Approx(1.7489).margin(0.0005));
    CHECK(statistics.sprt({.elo0 = 0, .elo1 = 100}) == SprtState::undecided);
    CHECK(single_games(120, 0, 80).sprt({.elo0 = 0, .elo1 = 100}) == SprtState::accept_elo1);
    CHECK(single_games(80, 0, 120).sprt({.elo0 = 0, .elo1 = 100}) == SprtState::accept_elo0);
}

TEST_CASE("match: a few games alike decide nothing about a small difference", "[match][statistics]") {
    CHECK(single_games(8, 0, 0).sprt({}) == SprtState::undecided);
    CHECK(single_games(0, 20, 0).sprt({}) == SprtState::undecided);
    CHECK(pairs({0, 0, 0, 0, 5}).sprt({}) == SprtState::undecided);
    CHECK(Statistics().sprt({}) == SprtState::undecided);
    CHECK(single_games(1, 0, 0).log_likelihood_ratio({}) == 0);
}

TEST_CASE("match: pairs that are always split leave less doubt than games that are not paired", "[match][statistics]") {
    const auto paired = pairs({0, 0, 50, 0, 0}).interval();
    const auto single = single_games(50, 0, 50).interval();
    CHECK(paired.high - paired.low < single.high - single.low);
    CHECK(paired.low < 0.5);
    CHECK(paired.high > 0.5);
}

TEST_CASE("match: the score lies in its interval, and that between 0 and 1", "[match][statistics]") {
    const int wins = GENERATE(0, 1, 7), draws = GENERATE(0, 1, 5), losses = GENERATE(0, 1, 9);
    const auto statistics = single_games(wins, draws, losses);
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
