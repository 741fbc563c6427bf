#include "match/spsa.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::match {
namespace {

constexpr double a_exponent = 0.602, c_exponent = 0.101;

/// What is drawn for an iteration, by number.
struct Draws {
    std::vector<double> directions; ///< 1 or -1.
    std::vector<double> roundings;  ///< What is added before the fraction is cut off.
};

Draws draws_of(const Spsa& spsa, std::uint64_t iteration) {
    Random random(mixed(spsa.seed * golden_word + iteration));
    Draws draws;
    for (std::size_t at = 0; at < spsa.numbers.size(); ++at) {
        draws.directions.push_back(random.below(2) == 0 ? 1 : -1);
        draws.roundings.push_back(random.unit());
    }
    return draws;
}

double within(const TunedNumber& number, double value) {
    return std::clamp(value, static_cast<double>(number.min), static_cast<double>(number.max));
}

} // namespace

Gains gains_of(const Spsa& spsa, std::uint64_t iteration) {
    const auto k = static_cast<double>(iteration), last = static_cast<double>(spsa.iterations), stability = last / 10;
    return {.a = spsa.rate * std::pow((stability + last) / (stability + k), a_exponent),
            .c = std::pow(last / k, c_exponent)};
}

double usual_rate(std::uint64_t iterations) {
    constexpr double of_fishtest = 0.002, of_iterations = 30'000;
    return of_fishtest * std::sqrt(of_iterations / static_cast<double>(iterations));
}

std::vector<double> first_values(const Spsa& spsa) {
    std::vector<double> values;
    for (const auto& number : spsa.numbers)
        values.push_back(static_cast<double>(number.start));
    return values;
}

Trial trial_of(const Spsa& spsa, const std::vector<double>& values, std::uint64_t iteration) {
    const auto draws = draws_of(spsa, iteration);
    const double c = gains_of(spsa, iteration).c;
    Trial trial{.iteration = iteration, .plus = {}, .minus = {}};
    for (std::size_t at = 0; at < values.size(); ++at) {
        const auto& number = spsa.numbers[at];
        const auto tried = [&](double distance) {
            const double rounded = std::floor(within(number, values[at] + distance) + draws.roundings[at]);
            return std::clamp(static_cast<std::int64_t>(rounded), number.min, number.max);
        };
        trial.plus.push_back(tried(c * number.step * draws.directions[at]));
        trial.minus.push_back(tried(-c * number.step * draws.directions[at]));
    }
    return trial;
}

std::vector<double> moved(const Spsa& spsa, std::vector<double> values, std::uint64_t iteration, double surplus) {
    const auto directions = draws_of(spsa, iteration).directions;
    const auto [a, c] = gains_of(spsa, iteration);
    for (std::size_t at = 0; at < values.size(); ++at) {
        const auto& number = spsa.numbers[at];
        values[at] = within(number, values[at] + a / c * surplus * directions[at] * number.step);
    }
    return values;
}

} // namespace zugzwang::match
