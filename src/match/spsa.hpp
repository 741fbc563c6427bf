// Simultaneous perturbation stochastic approximation: numbers are led towards where more games are won, from trials
// that move all of them at once. The method is of J. C. Spall (Multivariate Stochastic Approximation Using a
// Simultaneous Perturbation Gradient Approximation, IEEE Transactions on Automatic Control 37, 1992), the exponents of
// the gains are those that he recommends (Implementation of the Simultaneous Perturbation Algorithm for Stochastic
// Optimization, IEEE Transactions on Aerospace and Electronic Systems 34, 1998). That two tries play each other, and
// that gains are named by what they are in the end, is Fishtest's way (github.com/official-stockfish/fishtest).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace zugzwang::match {

/// A whole number that is looked for.
struct TunedNumber {
    std::string name;
    std::int64_t start = 0, min = 0, max = 0; ///< min ≤ start ≤ max.
    double step = 1;                          ///< More than 0: that the last trial is away from what is known by then.

    friend bool operator==(const TunedNumber&, const TunedNumber&) = default;
};

struct Spsa {
    std::vector<TunedNumber> numbers;
    std::uint64_t iterations = 1; ///< At least 1.
    double rate = 0.02;           ///< So many steps the numbers move by a point won more than lost in the last trial.
    std::uint64_t seed = 1;
};

/// In the unit of each number's step.
struct Gains {
    double a = 0; ///< a / (A + k)^0.602, A a tenth of all iterations; `rate` at the last.
    double c = 0; ///< c / k^0.101; 1 at the last.
};
/// Of the iteration k, from 1.
[[nodiscard]] Gains gains_of(const Spsa& spsa, std::uint64_t iteration);

/// The rate at which chance alone leads the numbers equally far, whatever the number of iterations: Fishtest's 0.002
/// for 30 000 of them.
[[nodiscard]] double usual_rate(std::uint64_t iterations);

[[nodiscard]] std::vector<double> first_values(const Spsa& spsa);

/// What plays each other in an iteration: all numbers moved by c one way or the other, at random, and all of them the
/// opposite way. A fraction is rounded up as often as it is large, both alike.
struct Trial {
    std::uint64_t iteration = 1;
    std::vector<std::int64_t> plus, minus;

    friend bool operator==(const Trial&, const Trial&) = default;
};
/// Depends on nothing but these.
[[nodiscard]] Trial trial_of(const Spsa& spsa, const std::vector<double>& values, std::uint64_t iteration);

/// The values after an iteration in which `plus` won so many points more than it lost, in the mean of the pairs of
/// games: -2 to 2.
[[nodiscard]] std::vector<double> moved(const Spsa& spsa, std::vector<double> values, std::uint64_t iteration,
                                        double surplus);

} // namespace zugzwang::match
