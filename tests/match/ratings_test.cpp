// Ratings of several players, beside closed forms and a search over a grid.
#include "match/ratings.hpp"

#include "support/catch.hpp"

using namespace zugzwang::match;

namespace {

/// The logarithm of the likelihood, written from the model: a draw is half of each.
double likelihood(const std::vector<double>& elos, const std::vector<Encounter>& encounters) {
    double sum = 0;
    for (const auto& [first, second, points, games] : encounters) {
        const double share = 1 / (1 + std::pow(10, (elos[second] - elos[first]) / 400));
        sum += points * std::log(share) + (games - points) * std::log(1 - share);
    }
    return sum;
}

} // namespace

TEST_CASE("ratings: two players are apart by the Elo difference of their score", "[match][ratings]") {
    const auto [points, games] =
        GENERATE(std::pair(60.0, 100.0), std::pair(75.0, 100.0), std::pair(1.5, 4.0), std::pair(5.0, 10.0));
    const Ratings ratings(2, {{0, 1, points, games}});
    CHECK(ratings.elo(0) - ratings.elo(1) == Approx(400 * std::log10(points / (games - points))).margin(1e-9));
    CHECK(ratings.elo(0) + ratings.elo(1) == Approx(0).margin(1e-9));
    CHECK_FALSE(ratings.with_prior());
    // The information about the difference of n games at a share p is n p (1 - p); each rating has half of it.
    const double share = points / games, logit = 400 / std::log(10.0);
    CHECK(ratings.reach(0) == Approx(1.959964 * logit / std::sqrt(games * share * (1 - share)) / 2).epsilon(1e-6));
}

TEST_CASE("ratings: of three players they are the likeliest of a grid", "[match][ratings]") {
    const std::vector<Encounter> encounters{{0, 1, 13, 20}, {1, 2, 14.5, 20}, {2, 0, 4, 16}};
    const Ratings ratings(3, encounters);
    std::pair<double, std::vector<double>> best{-1e9, {}};
    for (int second = -300; second <= 300; ++second) {
        for (int third = -300; third <= 300; ++third) {
            const std::vector<double> elos{-static_cast<double>(second) - third, static_cast<double>(second),
                                           static_cast<double>(third)};
            best = std::max(best, std::pair(likelihood(elos, encounters), elos));
        }
    }
    for (std::size_t player = 0; player < 3; ++player)
        CHECK(ratings.elo(player) == Approx(best.second[player]).margin(1.01));
    CHECK(likelihood({ratings.elo(0), ratings.elo(1), ratings.elo(2)}, encounters) >= best.first);
}

TEST_CASE("ratings: who won all has a finite rating by one drawn game more", "[match][ratings]") {
    const Ratings ratings(2, {{0, 1, 10, 10}});
    CHECK(ratings.with_prior());
    CHECK(ratings.elo(0) - ratings.elo(1) == Approx(400 * std::log10(10.5 / 0.5)).epsilon(1e-9));
}

TEST_CASE("ratings: groups that never met are rated, and who never played is rated 0", "[match][ratings]") {
    const Ratings ratings(5, {{0, 1, 7, 10}, {2, 3, 7, 10}});
    CHECK(ratings.with_prior());
    CHECK(ratings.elo(0) == Approx(ratings.elo(2)));
    CHECK(ratings.elo(1) < ratings.elo(0));
    CHECK(ratings.elo(4) == 0);
    CHECK(Ratings(3, {}).elo(1) == 0);
}

TEST_CASE("ratings: superiority is even between equals and near 1 after many wins", "[match][ratings]") {
    CHECK(Ratings(2, {{0, 1, 50, 100}}).superiority(0, 1) == Approx(0.5));
    // One deviation: (2p - 1) sqrt(n) is 1 at n = 100 and p = 0.55, nearly; the normal distribution has 84 % below it.
    CHECK(Ratings(2, {{0, 1, 55, 100}}).superiority(0, 1) == Approx(0.8413).margin(0.003));
    CHECK(Ratings(2, {{0, 1, 90, 100}}).superiority(0, 1) > 0.999);
    CHECK(Ratings(2, {{0, 1, 90, 100}}).superiority(1, 0) < 0.001);
}
