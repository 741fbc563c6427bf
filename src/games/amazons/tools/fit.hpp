// Trains the network: gradient descent on the cross-entropy of its chances and the results of the samples.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <vector>

#include "games/amazons/think/network.hpp"
#include "games/amazons/tools/sample.hpp"

namespace zugzwang::amazons {

struct FitOptions {
    std::uint64_t seed = 1;
    int passes = 20;             ///< Over all samples.
    double searched_part = 0.05; ///< The weight of the search's chance in the target; the rest is the result.
};

/// Trains on nine games of ten; the progress goes to `log`.
[[nodiscard]] Network::Weights fitted(const std::vector<Sample>& samples, const FitOptions& options, std::ostream& log);
/// The samples of every tenth game, which are not trained on.
[[nodiscard]] std::vector<Sample> validation_samples(const std::vector<Sample>& samples);

} // namespace zugzwang::amazons
