// Fits the network to samples: gradient descent on how surprised it is by what became of them.
#pragma once

#include <array>
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

/// How well chances fit what became of positions.
struct Figures {
    /// By empty squares of a 10x10 board: 80 and more, 70 to 79, 60 to 69, 50 to 59, fewer.
    static constexpr std::size_t phases = 5, bins = 10;
    struct Mean {
        double sum = 0;
        std::uint64_t count = 0;
        void add(double value) {
            sum += value;
            ++count;
        }
        [[nodiscard]] double value() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
    };
    std::array<Mean, phases> brier{};       ///< Squares of chance less result (Brier 1950).
    std::array<Mean, bins> chance{}, won{}; ///< Of the positions whose chance lies in a tenth.
};

/// Of ten games one is kept for the figures; the progress goes to `log`.
[[nodiscard]] Network::Weights fitted(const std::vector<Sample>& samples, const FitOptions& options, std::ostream& log);
/// Of every tenth game, those that were not learned from.
[[nodiscard]] Figures figures(const std::vector<Sample>& samples, const Network& network);
void print(std::ostream& out, const Figures& figures);

} // namespace zugzwang::amazons
