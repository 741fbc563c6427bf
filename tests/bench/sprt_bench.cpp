// How often the test that ends a match early is wrong, and how long it takes: 10 000 tests of pairs drawn by chance for
// each model, at either of the two differences.
#include <iostream>

#include "bench/bench.hpp"
#include "support/sprt_simulation.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::uint64_t tests = 10'000;

void simulate(Report& report) {
    std::cout << "| model | true difference | wrong | 95 % | pairs a test |\n|---|--:|--:|--:|--:|\n";
    for (const auto model : {match::SprtModel::logistic, match::SprtModel::normalized, match::SprtModel::bayesian}) {
        const match::SprtBounds bounds{.elo0 = 0, .elo1 = 20, .model = model};
        for (const double elo : {bounds.elo0, bounds.elo1}) {
            const auto done = testing::simulated_tests(bounds, testing::pair_chances_of(elo, model), tests, 1);
            const auto wrong = elo == bounds.elo0 ? done.accepted_elo1 : done.accepted_elo0;
            const double share = static_cast<double>(wrong) / static_cast<double>(tests);
            const auto interval = match::wilson_interval(share, static_cast<double>(tests));
            std::cout << "| " << match::sprt_model_word(model) << " | " << fixed(elo, 0) << " | "
                      << fixed(100 * share, 2) << " % | " << fixed(100 * interval.low, 2) << " to "
                      << fixed(100 * interval.high, 2) << " | "
                      << fixed(static_cast<double>(done.pairs) / static_cast<double>(tests), 0) << " |" << std::endl;
            const double nominal = elo == bounds.elo0 ? bounds.alpha : bounds.beta;
            if (interval.low > nominal) report.expect("wrong no more often than it may be", 0, 1);
        }
    }
}

const Benchmark benchmark("sprt", simulate);

} // namespace
} // namespace zugzwang::bench
