// The test that ends a match early: its ratio against published ones, closed forms and a brute force, and how often it
// is wrong.
#include <limits>

#include "support/catch.hpp"

#include "match/sprt.hpp"
#include "support/sprt_simulation.hpp"

using namespace zugzwang::match;

namespace {

using GameCounts = std::array<std::uint64_t, 3>;
using PairCounts = std::array<std::uint64_t, 5>;

MatchCounts single_games(std::uint64_t wins, std::uint64_t draws, std::uint64_t losses) {
    return {.games = {losses, draws, wins}, .pairs = {}};
}

/// The pairs with one point are two draws; only the model of BayesElo asks.
MatchCounts pairs(const PairCounts& counts) {
    const auto& [zero, half, one, most, two] = counts;
    return {.games = {2 * zero + half, half + 2 * one + most, most + 2 * two}, .pairs = counts};
}

constexpr std::array models{SprtModel::logistic, SprtModel::normalized, SprtModel::bayesian};

/// The difference at which observations have these shares, by their points: of the mean score, or, in the normalised
/// model, of the mean score in deviations of a game.
double elo_of(const std::vector<double>& shares, SprtModel model) {
    const auto last = static_cast<double>(shares.size() - 1);
    double score = 0, square = 0;
    for (std::size_t kind = 0; kind < shares.size(); ++kind) {
        const double of_kind = static_cast<double>(kind) / last;
        score += shares[kind] * of_kind;
        square += shares[kind] * of_kind * of_kind;
    }
    if (model == SprtModel::logistic) return -400 * std::log10(1 / score - 1);
    return 800 / std::log(10) * (score - 0.5) / std::sqrt((square - score * score) * last / 2);
}

/// The greatest logarithm of a likelihood that counts without zeros can have under this Elo difference, by trial. All
/// shares but the outer ones are free; how these two divide the rest follows from the difference.
class BruteForce {
  public:
    BruteForce(std::vector<double> counts, SprtModel model, double elo)
        : counts_(std::move(counts)), model_(model), elo_(elo) {}

    [[nodiscard]] double greatest() const {
        std::vector<double> shares(counts_.size(), 1 / static_cast<double>(counts_.size()));
        double best = likelihood(shares);
        for (double step = 0.1; step > 1e-7;) {
            bool is_better = false;
            for (std::size_t kind = 1; kind + 1 < shares.size(); ++kind) {
                for (const double change : {step, -step}) {
                    auto tried = shares;
                    tried[kind] += change;
                    tried.front() -= change;
                    const double found = likelihood(tried);
                    if (found <= best) continue;
                    best = found;
                    shares = tried;
                    is_better = true;
                }
            }
            if (!is_better) step /= 2;
        }
        return best;
    }

  private:
    [[nodiscard]] double likelihood(std::vector<double> shares) const {
        const double rest = shares.front() + shares.back();
        double low = 0, high = 1;
        for (int step = 0; step < 50; ++step) {
            const double middle = (low + high) / 2;
            shares.back() = middle * rest;
            shares.front() = rest - shares.back();
            (elo_of(shares, model_) < elo_ ? low : high) = middle;
        }
        double sum = 0;
        for (std::size_t kind = 0; kind < shares.size(); ++kind) {
            if (shares[kind] <= 0) return -std::numeric_limits<double>::infinity();
            sum += counts_[kind] * std::log(shares[kind]);
        }
        const bool is_reached = std::abs(elo_of(shares, model_) - elo_) < 1e-6;
        return is_reached ? sum : -std::numeric_limits<double>::infinity();
    }

    std::vector<double> counts_;
    SprtModel model_;
    double elo_;
};

} // namespace

TEST_CASE("sprt: the ratio of pairs as Stockfish's testing framework told it", "[match][sprt]") {
    // Pull requests 3209, 3098, 2971 and 3331 of official-stockfish/Stockfish with the logistic, 3514, 5712 and 6020
    // with the normalised difference: pairs that brought 0 to 2 points, the two differences, the ratio.
    struct Row {
        PairCounts pairs;
        double elo0, elo1, ratio;
        SprtModel model;
    };
    constexpr auto logistic = SprtModel::logistic, normalized = SprtModel::normalized;
    const auto row = GENERATE(Row{{253, 4282, 17604, 4431, 286}, -0.25, 1.25, 2.94, logistic},
                              Row{{58, 3302, 33130, 3518, 84}, 0.25, 1.25, 2.97, logistic},
                              Row{{491, 7345, 29693, 7670, 465}, -0.25, 1.25, 2.96, logistic},
                              Row{{53, 2220, 21459, 2445, 47}, 0.25, 1.25, 2.97, logistic},
                              Row{{17, 253, 1042, 337, 39}, -0.5, 1.5, 2.96, logistic},
                              Row{{115, 2196, 11328, 2317, 136}, -0.25, 1.25, 2.94, logistic},
                              Row{{264, 5737, 31270, 5964, 269}, -0.5, 2.5, 2.97, normalized},
                              Row{{29, 2205, 35000, 2392, 34}, 0.5, 3.5, 2.94, normalized},
                              Row{{831, 31795, 68460, 32448, 834}, 0, 2, 2.93, normalized},
                              Row{{307, 54901, 140959, 56230, 281}, 0.5, 2.5, 2.95, normalized},
                              Row{{320, 12431, 27275, 12858, 316}, 0, 2, 2.95, normalized},
                              Row{{197, 45541, 117722, 46579, 228}, 0.5, 2.5, 2.96, normalized});
    const SprtBounds bounds{.elo0 = row.elo0, .elo1 = row.elo1, .model = row.model};
    CHECK(log_likelihood_ratio(pairs(row.pairs), bounds) == Approx(row.ratio).margin(0.0055));
}

TEST_CASE("sprt: the ratio of games as Stockfish's testing framework told it by BayesElo's model", "[match][sprt]") {
    // Pull requests 595, 360, 1584 and 2436: wins, losses, draws.
    struct Row {
        std::uint64_t wins, losses, draws;
        double elo0, elo1, ratio;
    };
    const auto row = GENERATE(Row{16063, 15921, 54130, 0, 4, -2.96}, Row{2025, 1896, 10426, -3, 1, 2.95},
                              Row{6183, 5912, 19584, 0, 4, 2.95}, Row{6885, 6602, 30063, 0, 4, 2.95},
                              Row{26523, 26199, 78447, 0, 4, -2.96}, Row{3732, 3617, 17475, -3, 1, 2.96},
                              Row{13295, 12895, 34016, 0, 4, 2.96}, Row{29571, 28902, 123532, 0, 3.5, 2.95},
                              Row{6068, 5978, 30055, -3, 1, 2.95});
    const SprtBounds bounds{.elo0 = row.elo0, .elo1 = row.elo1, .model = SprtModel::bayesian};
    CHECK(log_likelihood_ratio(single_games(row.wins, row.draws, row.losses), bounds) ==
          Approx(row.ratio).margin(0.0055));
}

TEST_CASE("sprt: the limits are Wald's", "[match][sprt]") {
    CHECK(sprt_limits({}).low == Approx(-2.94).margin(0.005));
    CHECK(sprt_limits({}).high == Approx(2.94).margin(0.005));
    CHECK(sprt_limits({.alpha = 0.01, .beta = 0.01}).high == Approx(4.60).margin(0.005));
}

TEST_CASE("sprt: without draws the ratio is that of coins", "[match][sprt]") {
    // 0 and 100 Elo expect 1/2 and 1/(1 + 10^-0.25) = 0.640065 of the games: 60 ln 1.280130 + 40 ln 0.719870 = 1.6703.
    // Without draws BayesElo's curve is the same.
    const auto model = GENERATE(SprtModel::logistic, SprtModel::bayesian);
    const SprtBounds bounds{.elo0 = 0, .elo1 = 100, .model = model};
    CHECK(log_likelihood_ratio(single_games(60, 0, 40), bounds) == Approx(1.6703).margin(0.002));
    CHECK(sprt_state(single_games(60, 0, 40), bounds) == SprtState::undecided);
    CHECK(sprt_state(single_games(120, 0, 80), bounds) == SprtState::accept_elo1);
    CHECK(sprt_state(single_games(80, 0, 120), bounds) == SprtState::accept_elo0);
}

TEST_CASE("sprt: nothing is likelier than the distributions that are compared", "[match][sprt]") {
    const auto model = GENERATE(SprtModel::logistic, SprtModel::normalized);
    const auto [elo0, elo1] = GENERATE(table<double, double>({{0, 5}, {-40, 30}, {20, 120}}));
    const SprtBounds bounds{.elo0 = elo0, .elo1 = elo1, .model = model};
    const auto by_trial = [&, &low = elo0, &high = elo1](std::vector<double> counts) {
        return BruteForce(counts, model, high).greatest() - BruteForce(counts, model, low).greatest();
    };
    CHECK(log_likelihood_ratio(single_games(31, 44, 25), bounds) == Approx(by_trial({25, 44, 31})).margin(1e-4));
    CHECK(log_likelihood_ratio(single_games(7, 2, 90), bounds) == Approx(by_trial({90, 2, 7})).margin(1e-4));
    CHECK(log_likelihood_ratio(pairs({10, 20, 45, 25, 12}), bounds) ==
          Approx(by_trial({10, 20, 45, 25, 12})).margin(1e-4));
    // Newton's first step ends on the bound of the multiplier.
    CHECK(log_likelihood_ratio(pairs({2, 11, 10, 1, 1}), bounds) == Approx(by_trial({2, 11, 10, 1, 1})).margin(1e-4));
    CHECK(log_likelihood_ratio(pairs({2, 9, 12, 40, 30}), bounds) == Approx(by_trial({2, 9, 12, 40, 30})).margin(1e-4));
}

TEST_CASE("sprt: whoever is called the first player, the ratio is the same, and a number", "[match][sprt]") {
    Random random(4);
    const auto drawn = [&] {
        const auto size = random.below(4);
        return size == 0 ? 0 : random.below(size == 1 ? 4 : size == 2 ? 100 : 1'000'000);
    };
    for (int round = 0; round < 300; ++round) {
        const auto counts = round % 2 == 0 ? pairs({drawn(), drawn(), drawn(), drawn(), drawn()})
                                           : single_games(drawn(), drawn(), drawn());
        auto mirrored = counts;
        std::ranges::reverse(mirrored.games);
        if (mirrored.pairs) std::ranges::reverse(*mirrored.pairs);
        const double largest = round % 3 == 0 ? max_sprt_elo : 20;
        const double elo0 = random.unit() * 2 * largest - largest, elo1 = elo0 + (largest - elo0) * random.unit();
        for (const auto model : models) {
            const double ratio = log_likelihood_ratio(counts, {.elo0 = elo0, .elo1 = elo1, .model = model});
            CAPTURE(round, elo0, elo1, model, ratio, counts.games, counts.pairs.value_or(PairCounts{}));
            REQUIRE(std::isfinite(ratio));
            const double back = log_likelihood_ratio(mirrored, {.elo0 = -elo1, .elo1 = -elo0, .model = model});
            REQUIRE(back == Approx(-ratio).epsilon(1e-4).margin(1e-3));
        }
    }
}

TEST_CASE("sprt: a few games alike decide nothing about a small difference", "[match][sprt]") {
    const auto model = GENERATE(from_range(models));
    const SprtBounds bounds{.model = model};
    CHECK(sprt_state(single_games(8, 0, 0), bounds) == SprtState::undecided);
    CHECK(sprt_state(single_games(0, 20, 0), bounds) == SprtState::undecided);
    CHECK(sprt_state(pairs({0, 0, 0, 0, 5}), bounds) == SprtState::undecided);
    CHECK(sprt_state({}, bounds) == SprtState::undecided);
    CHECK(log_likelihood_ratio(single_games(1, 0, 0), bounds) == 0);
}

TEST_CASE("sprt: only whole pairs count where games are in pairs", "[match][sprt]") {
    auto counts = pairs({1, 2, 3, 4, 5});
    const double ratio = log_likelihood_ratio(counts, {});
    counts.games[2] += 20;
    CHECK(log_likelihood_ratio(counts, {}) == ratio);
}

TEST_CASE("sprt: it is wrong no more often than it may be", "[match][sprt]") {
    const auto model = GENERATE(from_range(models));
    const SprtBounds bounds{.elo0 = 0, .elo1 = 60, .model = model};
    // Of 1 000 tests that are wrong with a chance of 0.05 each, more than 72 are so once in a thousand times.
    CAPTURE(model);
    const auto even = simulated_tests(bounds, pair_chances_of(bounds.elo0, model), 1'000, 1);
    CHECK(even.accepted_elo1 <= 72);
    const auto better = simulated_tests(bounds, pair_chances_of(bounds.elo1, model), 1'000, 2);
    CHECK(better.accepted_elo0 <= 72);
    CHECK(even.accepted_elo0 + even.accepted_elo1 == 1'000);
}
