// Fits the network to samples: gradient descent on how surprised it is by what became of them.
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
    double searched_part = 0.05; ///< How much of what is aimed at is the chance that the search saw, the rest who won.
};

/// Of ten games one is kept apart; the progress goes to `log`.
[[nodiscard]] Network::Weights fitted(const std::vector<Sample>& samples, const FitOptions& options, std::ostream& log);
/// Those of every tenth game, which were not learned from.
[[nodiscard]] std::vector<Sample> kept_apart(const std::vector<Sample>& samples);

} // namespace zugzwang::amazons
